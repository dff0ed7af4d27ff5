"""One message of every kind, as it goes over the wire, from a game that is always the same.

`python -m tests.server.golden` writes them anew: golden.json for this side, web/src/protocol.golden.ts for the page's,
where the compiler holds each of them against the types. A change in them is a change of the protocol.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from alhambra.insight import Purpose, game_summary, preview, why
from alhambra.moves import move
from alhambra.review import Cause, Grade
from alhambra.server.archive import records, replays
from alhambra.server.archive.statistics import tally_of
from alhambra.server.core.domain import Bank, ComputerSeat, GuestKind, Pace, PerTurn, Reaction, TalkRule
from alhambra.server.core.ids import guest_key
from alhambra.server.core.orders import (
    AskRematch,
    CallComputer,
    ChangeCompany,
    Concede,
    PlayMove,
    RedoStep,
    RemoveSpectator,
    RestartTurn,
    ReturnToSeat,
    StartClock,
    StopClock,
    TakeSeat,
    UndoStep,
)
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.core.summary import summarise
from alhambra.server.protocol.basics import ENCODER, PROTOCOL
from alhambra.server.protocol.messages import (
    Absence,
    AskExplain,
    AskPreview,
    AskWhy,
    ClientMessage,
    ExplainAnswer,
    GapToBest,
    Goodbye,
    Hello,
    Hurry,
    Look,
    Mute,
    Notice,
    OrderDone,
    OrderRequest,
    Ping,
    PointsFrom,
    Pong,
    Presence,
    PreviewAnswer,
    React,
    Remarks,
    RequestRefused,
    Say,
    ServerMessage,
    Speaker,
    SpokenRemark,
    TurnWorth,
    Update,
    Watcher,
    Welcome,
    WhyAnswer,
    Wish,
)
from alhambra.server.protocol.public import ListedTable, public_table, you_at
from alhambra.server.protocol.rest import (
    About,
    AgreeBody,
    CommitBody,
    ComputerLevel,
    Levels,
    LinkCode,
    Me,
    NewGuest,
    NewProgram,
    NewTable,
    OpenRecord,
    PersonalLink,
    Problem,
    Replay,
    RevealBody,
    SeatComputerBody,
    StartBody,
    Statistics,
    Tables,
    TakeSeatBody,
)
from alhambra.server.runtime.connection import TableConnection
from alhambra.server.runtime.news_log import NewsLog
from alhambra.server.runtime.updates import Updates
from alhambra.values import from_text, tile
from tests.server.tables import ANNA, BERT, ME, OPEN, PROMISE, SHARE, Rig, started

STORED: Final = Path(__file__).with_name("golden.json")
FOR_THE_PAGE: Final = Path(__file__).parents[2] / "web" / "src" / "protocol.golden.ts"

MAKES_ALL: Final = frozenset(Wish)


def from_clients() -> Iterator[ClientMessage]:
    yield Hello(PROTOCOL, 12, (Wish.CHOICES, Wish.OFFERS))
    yield OrderRequest(1, PlayMove(0, 12, "buy 3 B4 B5"))
    yield OrderRequest(2, UndoStep(0, 13))
    yield OrderRequest(3, RedoStep(0, 14))
    yield OrderRequest(4, RestartTurn(0, 15))
    yield Look(15, 1)
    yield AskWhy(5, 0, tile("To9b"), Purpose.PLACE)
    yield AskPreview(6, 0, "place To9b e1")
    yield AskExplain(14, 6)
    yield Ping(7)
    yield OrderRequest(8, Concede(0))
    yield OrderRequest(9, CallComputer(1))
    yield OrderRequest(10, ReturnToSeat(0))
    yield Say(11, "Well, well.")
    yield React(12, Reaction.WELL_PLAYED)
    yield Hurry(16)
    yield Mute(13, guest_key("a-table", "cara"), is_muted=True)


def from_server() -> Iterator[ServerMessage]:
    waiting = Rig(ME, OPEN, secret="ab" * 32)
    waiting.order(BERT, TakeSeat(1, PROMISE))
    rig = _in_the_middle()
    view = rig.table.playing.view(rig.actor)
    legal = next(each for each in rig.table.playing.legal_moves() if str(each).startswith("take"))
    reason = rig.table.playing.why_not(move("end"))
    on_offer = next(each for each in view.market if each is not None)
    yield Welcome(PROTOCOL, "0.1.0", 1_000)
    yield _update(waiting, 0)
    yield _update(rig, rig.table.version - 4)
    yield _update(_with_company(), 0)
    cara = guest_key("a-table", "cara")
    absent = Absence(1, 1_000, 121_000)
    yield Presence((0,), (Watcher(cara, "Cara"),), (absent,), is_paused=False)
    speaker = Speaker(cara, "Cara", None)
    remarks = (
        SpokenRemark(3, 1_000, speaker, "Well, well.", None),
        SpokenRemark(4, 2_000, speaker, None, Reaction.WOW),
    )
    yield Remarks(2, remarks, (Speaker(guest_key("a-table", "dora"), "Dora", None),))
    yield OrderDone(2, rig.table.version)
    yield RequestRefused(1, RefusalCode.ILLEGAL_MOVE, rig.table.version, reason, str(reason))
    best = TurnWorth(("take Y7", "end"), (74.25, 81.5), 0.625, 300, None)
    gap = GapToBest(3.0, 0.5, 0.0625, 0.0125, is_clear=True)
    played = TurnWorth(("take B3", "end"), (76.0, 78.5), 0.5625, 300, gap)
    parts = (PointsFrom("money", 0, 3.5), PointsFrom("tower", 2, -0.5))
    yield ExplainAnswer(14, 1, view.market, (best, played), 1, Grade.MISTAKE, Cause.MONEY, parts, is_exact=False)
    yield WhyAnswer(5, rig.table.version, why(view, on_offer, Purpose.BUY))
    yield PreviewAnswer(6, rig.table.version, preview(view, legal))
    yield Pong(7, 1_000)
    yield Notice(1_000, "The server restarts at ten.")
    yield Goodbye(RefusalCode.OLD_PAGE)


def _in_the_middle() -> Rig:
    """A game of some turns, the last of which was begun, taken back and begun again."""
    rig, luck = started(), random.Random(11)
    rig.play_at_random(luck, 90)
    while rig.table.steps:
        rig.play_at_random(luck, 1)
    rig.play_at_random(luck, 1)
    rig.undo()
    return rig


def _with_company() -> Rig:
    """A table with a clock at which everything has happened that can happen beside the game."""
    rig = started(pace=Pace.LIVE, clock=Bank(600, 10))
    rig.play_at_random(random.Random(11))
    rig.order(BERT, AskRematch("cd" * 32))
    rig.agree(BERT, ANNA)
    rig.order(None, StopClock(1_000 + len(rig.entries)))
    rig.order(None, StartClock())
    other = 1 - rig.actor
    rig.order(rig.holder(other), Concede(other))
    rig.order(rig.holder(other), ReturnToSeat(other))
    rig.order(rig.holder(other), Concede(other))
    rig.order(ANNA, RemoveSpectator("dora", "Dora"))
    rig.order(ANNA, ChangeCompany(is_public=True, spectators=True, talk=TalkRule.PLAYERS, slow=30))
    rig.news = rig.news[:2] + rig.news[-11:]
    return rig


def _update(rig: Rig, seen: int) -> Update:
    """As it is sent, not as it could be made."""
    connection = TableConnection(ANNA, MAKES_ALL, seen, 10**9)
    sent = Updates(rig.table, NewsLog(rig.news)).whole(connection)
    return msgspec.json.decode(sent, type=Update, dec_hook=from_text)


def over_http() -> Iterator[Any]:
    """Bodies of requests and answers."""
    rig = started()
    rig.play_at_random(random.Random(11))
    listed = ListedTable(
        public_table(summarise(rig.table)), you_at(rig.table, "anna"), rig.table.actor, rig.table.updated
    )
    dealt = rig.table.dealt()
    game = dealt.game
    course = replays.finished(rig.table, None)
    steps = replays.steps_of(game)
    yield NewGuest("Anna")
    yield NewTable((ME, OPEN, ComputerSeat("mason")), is_public=True, clock=PerTurn(60))
    yield TakeSeatBody(PROMISE, "Grandpa")
    yield CommitBody(PROMISE)
    yield RevealBody(SHARE)
    yield SeatComputerBody("mason")
    yield StartBody(SHARE)
    yield AgreeBody(PROMISE)
    yield LinkCode("abc")
    yield Me("anna", "Anna", GuestKind.PERSON)
    yield NewProgram(Me("bot", "Bot", GuestKind.PROGRAM), "a token")
    yield PersonalLink("/me#abc", "abc", 1_000)
    yield Tables((listed,))
    yield Levels((ComputerLevel("mason", 3),), "mason")
    yield About("0.1.0", PROTOCOL, 1)
    yield Replay(public_table(summarise(rig.table)), (steps[0], *steps[-3:]), game_summary(game.events))
    yield replays.views_of(course, len(game.moves), 1)
    yield OpenRecord(records.write_record(dealt)[:40])
    yield Statistics((tally_of(dealt, 0),))
    yield records.fair_deal(dealt)
    yield Problem(RefusalCode.NOT_OVER, "the game is not over")


def generate() -> dict[str, list[tuple[str, Any]]]:
    """Every message with the name of its type."""
    groups = {"from_clients": from_clients(), "from_server": from_server(), "over_http": over_http()}
    return {
        group: [(type(each).__name__, msgspec.json.decode(ENCODER.encode(each))) for each in messages]
        for group, messages in groups.items()
    }


def as_json() -> str:
    return msgspec.json.format(ENCODER.encode(generate()), indent=1).decode() + "\n"


def as_typescript() -> str:
    """Each message as a constant of its type, so that the compiler looks at it."""
    found = generate()
    names = sorted({name for messages in found.values() for name, _ in messages})
    parts = [
        "// One message of every kind. Generated by `python -m tests.server.golden`; do not edit.\n",
        f"import type {{ ClientMessage, ServerMessage, {', '.join(names)} }} from './protocol';\n",
    ]
    for group, messages in found.items():
        kind = {"from_clients": "ClientMessage", "from_server": "ServerMessage"}.get(group)
        for number, (name, body) in enumerate(messages):
            text = msgspec.json.format(msgspec.json.encode(body), indent=-1).decode()
            parts.append(f"const {group}{number}: {name} = {text};\n")
        listed = ", ".join(f"{group}{number}" for number in range(len(messages)))
        if kind is not None:
            parts.append(f"export const {group.upper()}: readonly {kind}[] = [{listed}];\n")
        else:
            parts.append(f"export const {group.upper()} = [{listed}] as const;\n")
    return "\n".join(parts)


def main() -> None:
    STORED.write_text(as_json(), encoding="utf-8")
    FOR_THE_PAGE.write_text(as_typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
