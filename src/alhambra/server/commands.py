"""`alhambra serve`."""

from __future__ import annotations

import re
import sys
from email.utils import parseaddr
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import unquote, urlsplit

from cyclopts import Parameter
from cyclopts.validators import Number

from alhambra.server import settings
from alhambra.server.http.proxies import Proxies
from alhambra.server.notifications.mail import is_address
from alhambra.server.operations.logs import LogKind, set_up_logs
from alhambra.server.serve import EVERYWHERE, CannotServe, serve
from alhambra.server.settings import DEFAULT_PORT, LOOPBACK, MailServer, Settings, TlsKind
from alhambra.server.storage.files import CannotOpen

ADDRESS: Final = re.compile(r"(https?)://((?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?)/*", re.IGNORECASE)

MAIL_PORTS: Final = {"smtps": 465, "smtp": 587}


def serve_command(
    *,
    host: Annotated[str, Parameter(env_var="ALHAMBRA_HOST", help="The address to listen on.")] = LOOPBACK,
    port: Annotated[
        int,
        Parameter(
            env_var="ALHAMBRA_PORT",
            validator=Number(gte=0, lte=65_535),
            help="The port to listen on; 0 takes any free port.",
        ),
    ] = DEFAULT_PORT,
    data: Annotated[Path | None, Parameter(env_var="ALHAMBRA_DATA", help="Data folder for games and guests.")] = None,
    bot_workers: Annotated[
        int | None,
        Parameter(
            env_var="ALHAMBRA_BOT_WORKERS",
            help="Number of worker processes for computer players; default: cores less one.",
        ),
    ] = None,
    bot_pace: Annotated[
        float, Parameter(env_var="ALHAMBRA_BOT_PACE", help="Minimum seconds between two steps of a computer player.")
    ] = 0.6,
    lan: Annotated[
        bool,
        Parameter(env_var="ALHAMBRA_LAN", negative="", help="Listen on all addresses, and show a QR code for phones."),
    ] = False,
    browser: Annotated[bool, Parameter(env_var="ALHAMBRA_BROWSER", help="Open the page in a browser.")] = True,
    public_url: Annotated[
        str | None,
        Parameter(env_var="ALHAMBRA_PUBLIC_URL", help="Public address of the server, as in https://alhambra.example."),
    ] = None,
    trust_proxy: Annotated[
        str,
        Parameter(
            env_var="ALHAMBRA_TRUST_PROXY",
            help="Addresses or networks of trusted reverse proxies, separated by commas.",
        ),
    ] = "",
    metrics_token: Annotated[
        str | None,
        Parameter(env_var="ALHAMBRA_METRICS_TOKEN", help="Bearer token that allows remote reads of /metrics."),
    ] = None,
    keep_days: Annotated[
        int | None,
        Parameter(
            env_var="ALHAMBRA_KEEP_DAYS",
            validator=Number(gte=1),
            help="Days after which inactive guests and old remarks are deleted; default: never.",
        ),
    ] = None,
    mail_server: Annotated[
        str | None,
        Parameter(
            env_var="ALHAMBRA_MAIL_SERVER",
            help="Mail server for calling people by e-mail, as in smtps://user:password@mail.example.",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        Parameter(env_var="ALHAMBRA_MAIL_FROM", help="Sender of mails, as in 'Alhambra <alhambra@mail.example>'."),
    ] = None,
    webhooks: Annotated[
        bool, Parameter(env_var="ALHAMBRA_WEBHOOKS", negative="", help="Let people be called by webhooks of their own.")
    ] = False,
    allow_calls_to: Annotated[
        str,
        Parameter(
            env_var="ALHAMBRA_ALLOW_CALLS_TO",
            help="Networks that are not public and may be called all the same, separated by commas.",
        ),
    ] = "",
    log: Annotated[
        LogKind,
        Parameter(
            env_var="ALHAMBRA_LOG",
            help="Log format: only trouble (warnings and errors), or everything as text or JSON.",
        ),
    ] = LogKind.TROUBLE,
) -> int:
    """Serve the page on which people play.

    Alone against computer players, several at one device, or with friends who follow a link. Everything is kept in
    the data folder, which is made if need be; Ctrl-C stops the server, and games go on when it is started again. Every
    option can also be set in the environment.

    For example, for all phones and computers in the same network:

        $ alhambra serve --lan --no-browser
    """
    set_up_logs(log)
    try:
        chosen = Settings(
            data=(data or settings.usual_data_folder()).expanduser().resolve(),
            host=EVERYWHERE if lan else host,
            port=port,
            bot_workers=settings.usual_bot_workers() if bot_workers is None else max(1, bot_workers),
            bot_pace=max(0.0, bot_pace),
            public_url=_origin(public_url),
            trusted_proxies=_networks("--trust-proxy", trust_proxy),
            metrics_token=metrics_token,
            keep_days=keep_days,
            mail=_mail_server(mail_server, mail_from, public_url),
            webhooks=webhooks,
            outbound_allowed=_networks("--allow-calls-to", allow_calls_to),
        )
        serve(chosen, opens_browser=browser, shows_code=lan)
    except (CannotServe, CannotOpen) as trouble:
        print(f"alhambra: {trouble}", file=sys.stderr)
        return 1
    return 0


def _origin(url: str | None) -> str | None:
    """The address as a browser names it: without a path, and without a port that goes without saying."""
    if url is None:
        return None
    named = ADDRESS.fullmatch(url)
    if named is None:
        raise CannotServe(f"--public-url {url} is no address. Say it as in https://alhambra.example, without a path.")
    scheme, place = named[1].lower(), named[2].lower()
    return f"{scheme}://{place.removesuffix({'http': ':80', 'https': ':443'}[scheme])}"


def _mail_server(url: str | None, sender: str | None, public_url: str | None) -> MailServer | None:
    """Who carries mails. What is wrong is said without the password in it."""
    if url is None:
        return None
    if sender is None or public_url is None:
        raise CannotServe("--mail-server needs --mail-from, and --public-url for the links in the mails.")
    name, address = parseaddr(sender)
    try:
        named = urlsplit(url)
        host, port = named.hostname, named.port
    except ValueError:
        host = port = None
    if not host or named.scheme not in MAIL_PORTS or not is_address(address):
        raise CannotServe(
            "Say it as in --mail-server smtps://user:password@mail.example --mail-from alhambra@mail.example."
        )
    return MailServer(
        host=host,
        port=port or MAIL_PORTS[named.scheme],
        address=address,
        name=name or "Alhambra",
        user=None if named.username is None else unquote(named.username),
        password=None if named.password is None else unquote(named.password),
        tls=TlsKind.AT_ONCE if named.scheme == "smtps" else TlsKind.NONE if _is_here(host) else TlsKind.STARTTLS,
    )


def _is_here(host: str) -> bool:
    """What is said to this very machine need not be encrypted, and mostly cannot be."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _networks(option: str, text: str) -> tuple[str, ...]:
    named = tuple(each.strip() for each in text.split(",") if each.strip())
    try:
        Proxies(named)
    except ValueError as trouble:
        raise CannotServe(f"{option}: {trouble}. Say it as in 127.0.0.1,10.0.0.0/8.") from None
    return named
