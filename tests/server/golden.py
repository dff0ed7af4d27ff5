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
from alhambra.server import protocol
from alhambra.server.protocol import PROTOCOL, Pace, RefusalCode, Wish
from alhambra.server.tables import decide, records, replays
from alhambra.server.tables.audience import Connection
from alhambra.server.tables.chronicle import ENCODER, Chronicle
from alhambra.server.tables.decide import TakeSeat
from alhambra.server.tables.statistics import tally_of
from alhambra.server.tables.table import key_of
from alhambra.server.tables.updates import Updates
from alhambra.values import from_text, tile
from tests.server.tables import ANNA, BERT, ME, OPEN, SHARE, Rig, started

STORED: Final = Path(__file__).with_name("golden.json")
FOR_THE_PAGE: Final = Path(__file__).parents[2] / "web" / "src" / "protocol.golden.ts"

MAKES_ALL: Final = frozenset(Wish)


def from_clients() -> Iterator[protocol.ClientMessage]:
    yield protocol.Hello(PROTOCOL, 12, (Wish.CHOICES, Wish.OFFERS))
    yield protocol.Play(1, 0, 12, "buy 3 B4 B5")
    yield protocol.Undo(2, 0, 13)
    yield protocol.Redo(3, 0, 14)
    yield protocol.RestartTurn(4, 0, 15)
    yield protocol.Look(1)
    yield protocol.AskWhy(5, 0, tile("To9b"), Purpose.PLACE)
    yield protocol.AskPreview(6, 0, "place To9b e1")
    yield protocol.AskExplain(14, 6)
    yield protocol.Ping(7)
    yield protocol.Concede(8, 0)
    yield protocol.CallComputer(9, 1)
    yield protocol.ReturnToSeat(10, 0)
    yield protocol.Say(11, "Well, well.")
    yield protocol.React(12, protocol.Reaction.WELL_PLAYED)
    yield protocol.Mute(13, key_of("a-table", "cara"), is_muted=True)


def from_server() -> Iterator[protocol.ServerMessage]:
    waiting = Rig(ME, OPEN, secret="ab" * 32)
    waiting.order(TakeSeat(BERT, 1, SHARE))
    rig = _in_the_middle()
    view = rig.table.playing.view(rig.actor)
    legal = next(each for each in rig.table.playing.legal_moves() if str(each).startswith("take"))
    reason = rig.table.playing.why_not(move("end"))
    on_offer = next(each for each in view.market if each is not None)
    yield protocol.Welcome(PROTOCOL, "0.1.0", 1_000)
    yield _update(waiting, 0)
    yield _update(rig, rig.table.version - 4)
    yield _update(_with_company(), 0)
    cara = key_of("a-table", "cara")
    absent = protocol.Absence(1, 1_000, 121_000)
    yield protocol.Presence((0,), (protocol.Watcher(cara, "Cara"),), (absent,), is_paused=False)
    speaker = protocol.Speaker(cara, "Cara", None)
    remarks = (
        protocol.Remark(3, 1_000, speaker, "Well, well.", None),
        protocol.Remark(4, 2_000, speaker, None, protocol.Reaction.WOW),
    )
    yield protocol.Remarks(2, remarks, (protocol.Speaker(key_of("a-table", "dora"), "Dora", None),))
    yield protocol.Refused(1, RefusalCode.ILLEGAL_MOVE, rig.table.version, reason, str(reason))
    worth = protocol.TurnWorth(
        ("take Y7", "end"), (81.5, 74.25), 0.625, 0.05, 100, (protocol.PointsFrom("tower", 2, 3.5),), -0.5
    )
    yield protocol.ExplainAnswer(14, 1, view.market, (worth,), 0)
    yield protocol.WhyAnswer(5, rig.table.version, why(view, on_offer, Purpose.BUY))
    yield protocol.PreviewAnswer(6, rig.table.version, preview(view, legal))
    yield protocol.Pong(7, 1_000)
    yield protocol.Notice(1_000, "The server restarts at ten.")
    yield protocol.Goodbye(RefusalCode.OLD_PAGE)


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
    rig = started(pace=Pace.LIVE, clock=protocol.Bank(600, 10))
    rig.play_at_random(random.Random(11))
    rig.order(decide.AskRematch(BERT, "cd" * 32))
    rig.order(decide.Agree(BERT, SHARE))
    rig.order(decide.Agree(ANNA, SHARE))
    rig.order(decide.StopClock(None, 1_000 + len(rig.entries)))
    rig.order(decide.StartClock(None))
    other = 1 - rig.actor
    rig.order(decide.Concede(rig.holder(other), other, "mason"))
    rig.order(decide.Return(rig.holder(other), other))
    rig.order(decide.Concede(rig.holder(other), other, "mason"))
    rig.order(decide.RemoveSpectator(ANNA, "dora", "Dora"))
    rig.news = rig.news[:2] + rig.news[-10:]
    return rig


def _update(rig: Rig, seen: int) -> protocol.Update:
    """As it is sent, not as it could be made."""
    connection = Connection(ANNA, MAKES_ALL, seen, 10**9)
    sent = Updates(rig.table, Chronicle(rig.news)).whole(connection)
    return msgspec.json.decode(sent, type=protocol.Update, dec_hook=from_text)


def over_http() -> Iterator[Any]:
    """Bodies of requests and answers."""
    rig = started()
    rig.play_at_random(random.Random(11))
    listed = protocol.ListedTable(rig.table.describe(), rig.table.you("anna"), rig.table.actor, rig.table.updated)
    dealt = rig.table.dealt()
    game = dealt.game
    course = replays.finished(rig.table, None)
    steps = replays.steps_of(game)
    yield protocol.NewGuest("Anna")
    yield protocol.NewTable((ME, OPEN, protocol.ComputerSeat("mason")), is_public=True, clock=protocol.PerTurn(60))
    yield protocol.TakeSeat(SHARE, "Grandpa")
    yield protocol.SeatComputer("mason")
    yield protocol.StartTable(SHARE)
    yield protocol.AgreeToRematch(SHARE)
    yield protocol.LinkCode("abc")
    yield protocol.Me("anna", "Anna", protocol.GuestKind.PERSON)
    yield protocol.NewProgram(protocol.Me("bot", "Bot", protocol.GuestKind.PROGRAM), "a token")
    yield protocol.PersonalLink("/me#abc", "abc", 1_000)
    yield protocol.Tables((listed,))
    yield protocol.Levels((protocol.ComputerLevel("mason", 3),), "mason")
    yield protocol.About("0.1.0", PROTOCOL, 1)
    yield protocol.Replay(rig.table.describe(), (steps[0], *steps[-3:]), game_summary(game.events))
    yield replays.views_of(course, len(game.moves), 1)
    yield protocol.OpenRecord(records.write_record(dealt)[:40])
    yield protocol.Statistics((tally_of(dealt, 0),))
    yield records.fair_deal(dealt)
    yield protocol.Problem(RefusalCode.NOT_OVER, "the game is not over")


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
