"""A table that lives in the test: it speaks the server's protocol to a page, and answers from any position.

The page's socket is routed here by Playwright, so a fixture needs no server, no seats and no bots. What it says comes
from the library, as the server's words do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from alhambra import Game, IllegalMove, move
from alhambra.insight import (
    chain,
    choices,
    offers,
    preview,
    scoring_window,
    standings,
    takings,
    why,
    why_remove,
)
from alhambra.moves import EndTurn
from alhambra.server.core.domain import (
    Bank,
    GameResult,
    Pace,
    PerTurn,
    SeatKind,
    StandIn,
    TableOptions,
    TablePhase,
    WhyStandIn,
)
from alhambra.server.core.log import MovePlayed, StepRedone, StepUndone, TurnRestarted
from alhambra.server.core.orders import PlayMove, RedoStep, RestartTurn, UndoStep
from alhambra.server.core.refusals import RefusalCode
from alhambra.server.protocol.basics import PROTOCOL
from alhambra.server.protocol.messages import (
    Absence,
    AskPreview,
    AskWhy,
    ClientMessage,
    ClockState,
    GameStartedNews,
    Happening,
    Hello,
    Insight,
    News,
    Ping,
    Pong,
    Presence,
    PreviewAnswer,
    Remarks,
    RequestRefused,
    ServerMessage,
    Speaker,
    SpokenRemark,
    TurnState,
    Update,
    Watcher,
    Welcome,
    WhyAnswer,
)
from alhambra.server.protocol.public import PublicSeat, PublicTable, You
from alhambra.values import from_text, to_text

TABLE_ID: Final = "fixture000000000"
AN_EVENING: Final = 1_700_000_000_000

_ENCODER: Final = msgspec.json.Encoder(enc_hook=to_text)
_DECODER: Final = msgspec.json.Decoder(ClientMessage, dec_hook=from_text)


class Company(msgspec.Struct, frozen=True):
    """The people at a table, and how long they have. As it is, everyone is here and nobody speaks."""

    clock: PerTurn | Bank | None = None
    left: tuple[int | None, ...] = ()
    stand_ins: dict[int, WhyStandIn] = {}
    absent: tuple[Absence, ...] = ()
    call_from: int | None = None
    watchers: tuple[Watcher, ...] = ()
    remarks: tuple[SpokenRemark, ...] = ()
    muted: tuple[Speaker, ...] = ()
    results: tuple[GameResult, ...] = ()


class TableInHand:
    """One game with names at its seats, seen from the seats of the reader."""

    def __init__(
        self, game: Game, names: Sequence[str], mine: Sequence[int] = (0,), company: Company | None = None
    ) -> None:
        self.game = game
        self.company = company or Company()
        self.names = names
        self.mine = tuple(mine)
        self.version = 1
        self.turn_began = len(game.moves)
        self.undone: tuple[Any, ...] = ()
        self._send: Callable[[str], None] | None = None
        self.news: list[News] = [self._news(GameStartedNews(), game.events)]

    def answer(self, text: str | bytes, send: Callable[[str], None]) -> None:
        """Receive a message of the page and send what the server would."""
        self._send = send
        for reply in self._replies(_DECODER.decode(text)):
            send(_ENCODER.encode(reply).decode())

    def _presence(self) -> Presence:
        absent = self.company.absent
        here = set(range(len(self.names))) - {absence.seat for absence in absent}
        return Presence(tuple(sorted(here)), self.company.watchers, absent, is_paused=False)

    def _remarks(self) -> Remarks:
        return Remarks(0, self.company.remarks, self.company.muted)

    def _clocks(self) -> ClockState | None:
        if self.company.clock is None:
            return None
        return ClockState(AN_EVENING, self.company.left, self.game.actor)

    def play(self, *moves: str) -> None:
        """Somebody else plays, and the page that is open is told of each step."""
        assert self._send is not None, "no page is open"
        for asked in moves:
            for reply in self._play(0, self.game.actor or 0, asked):
                self._send(_ENCODER.encode(reply).decode())

    def _replies(self, message: ClientMessage) -> list[ServerMessage]:
        match message:
            case Hello(seen=seen):
                welcome = Welcome(PROTOCOL, "fixture", AN_EVENING)
                return [welcome, self._update(seen, whole=True), self._remarks(), self._presence()]
            case Ping(id=number):
                return [Pong(number, AN_EVENING)]
            case AskWhy(id=number, seat=seat, tile=tile, purpose=purpose):
                view = self.game.view(seat)
                answer = why_remove(view) if tile is None else why(view, tile, purpose)
                return [WhyAnswer(number, self.version, answer)]
            case AskPreview(id=number, seat=seat, move=asked):
                try:
                    foreseen = preview(self.game.view(seat), move(asked))
                except IllegalMove as no:
                    return [self._refusal(number, no)]
                return [PreviewAnswer(number, self.version, foreseen)]
            case PlayMove(id=number, seat=seat, move=asked):
                return self._play(number, seat, asked)
            case UndoStep(seat=seat):
                return self._take_back(1, StepUndone(seat, str(self._steps()[-1])))
            case RestartTurn(seat=seat):
                return self._take_back(len(self._steps()), TurnRestarted(seat))
            case RedoStep(seat=seat):
                again, *rest = self.undone
                happened = self.game.play(again)
                self.undone = tuple(rest)
                return self._tell(StepRedone(seat, str(again)), happened)
        return []

    def _play(self, number: int, seat: int, asked: str) -> list[ServerMessage]:
        try:
            happened = self.game.play(move(asked))
        except IllegalMove as no:
            return [self._refusal(number, no)]
        self.undone = ()
        if isinstance(move(asked), EndTurn):
            self.turn_began = len(self.game.moves)
        return self._tell(MovePlayed(seat, asked), happened)

    def _take_back(self, steps: int, what: Happening) -> list[ServerMessage]:
        self.undone = (*self._steps()[-steps:], *self.undone)
        self.game.undo(steps)
        return self._tell(what, ())

    def _tell(self, what: Happening, happened: Sequence[Any]) -> list[ServerMessage]:
        self.version += 1
        self.news.append(self._news(what, happened))
        return [self._update(self.version - 1)]

    def _refusal(self, number: int, no: IllegalMove) -> RequestRefused:
        return RequestRefused(number, RefusalCode.ILLEGAL_MOVE, self.version, no.reason, str(no))

    def _news(self, what: Happening, happened: Sequence[Any]) -> News:
        return News(self.version, AN_EVENING, len(self.game.moves), what, tuple(happened))

    def _steps(self) -> tuple[Any, ...]:
        return tuple(self.game.moves[self.turn_began :])

    def _update(self, seen: int, whole: bool = False) -> Update:
        game = self.game
        seat = game.actor if game.actor in self.mine else self.mine[0] if len(self.mine) == 1 else None
        view = game.view(seat)
        insight = Insight(
            choices=choices(view),
            offers=None if seat is None else offers(view, seat),
            standings=standings(view),
            chain=None if seat is None else chain(view),
            takings=None if seat is None else takings(view),
            scoring_window=scoring_window(view),
        )
        return Update(
            since=seen,
            version=self.version,
            news=tuple(news for news in self.news if news.version > seen),
            table=self._table() if whole else None,
            you=You(self.mine, True) if whole else None,
            turn=None
            if game.is_over
            else TurnState(
                game.actor or 0,
                tuple(map(str, self._steps())),
                tuple(map(str, self.undone)),
                AN_EVENING,
                self.company.call_from,
            ),
            view=view,
            insight=insight,
            clocks=self._clocks(),
        )

    def _table(self) -> PublicTable:
        company = self.company
        return PublicTable(
            id=TABLE_ID,
            phase=TablePhase.OVER if self.game.is_over else TablePhase.PLAYING,
            seats=tuple(self._seat(seat, name) for seat, name in enumerate(self.names)),
            options=TableOptions(
                is_public=False,
                shuffle_seats=False,
                open_hands=False,
                spectators=True,
                pace=Pace.LIVE,
                clock=company.clock,
            ),
            owner=self.names[0],
            commitment="0" * 64,
            created=AN_EVENING,
            outcome=None,
            breakage=None,
            game=len(company.results) + 1,
            results=company.results,
        )

    def _seat(self, seat: int, name: str) -> PublicSeat:
        """People have names that begin like names, computer players are called by their level."""
        if not name[0].isupper() and name[0] != "<":
            return PublicSeat(SeatKind.COMPUTER, name, name)
        why = self.company.stand_ins.get(seat)
        stand_in = None if why is None else StandIn("mason", why, AN_EVENING)
        return PublicSeat(SeatKind.PERSON, name, None, stand_in, key=key_of(name))


def key_of(name: str) -> str:
    """What stands for somebody at a table."""
    return hashlib.sha256(name.encode()).hexdigest()[:12]
