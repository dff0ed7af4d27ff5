"""Cuts what happened at a table for the eyes of each connection, and encodes it once for all who see the same."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

from alhambra.game import Game
from alhambra.insight import (
    chain,
    choices,
    imagine,
    offers,
    scoring_window,
    since,
    standings,
    takings,
    unseen,
)
from alhambra.learning.lesson import LEARNER, Coaching, coach
from alhambra.learning.lessons import find_lesson
from alhambra.server.core.summary import summarise
from alhambra.server.core.table import Table
from alhambra.server.protocol.basics import ENCODER
from alhambra.server.protocol.messages import Insight, Wish
from alhambra.server.protocol.public import public_table, you_at
from alhambra.server.runtime.connection import TableConnection
from alhambra.server.runtime.news_log import NewsLog
from alhambra.server.runtime.publishing import clock_state, turn_state
from alhambra.view import View

NULL: Final = Raw(b"null")
ABOUT_A_HAND: Final = {Wish.MOVES, Wish.CHOICES, Wish.OFFERS, Wish.CHAIN, Wish.TAKINGS, Wish.SINCE}


class EncodedUpdate(Struct, tag="update"):
    """`Update`, whose larger parts are JSON already."""

    since: int
    version: int
    news: Raw
    table: Raw
    you: Raw
    turn: Raw
    view: Raw
    insight: Raw
    clocks: Raw


class Sight(Struct, frozen=True):
    """The table as one seat sees it now, encoded."""

    view: Raw
    insight: Raw


class Updates:
    """The updates about one version of a table."""

    def __init__(self, table: Table, news_log: NewsLog) -> None:
        self._table = table
        self._news_log = news_log
        self._sights: dict[tuple[int | None, frozenset[Wish]], Sight] = {}
        self._messages: dict[tuple[int, int | None, frozenset[Wish]], bytes] = {}
        self._turn: Raw | None = None
        self._clocks = NULL
        self._description: Raw | None = None

    def small(self, connection: TableConnection) -> bytes:
        """The update after a move, where seats and names are as before."""
        seat = viewpoint(self._table, connection)
        key = (connection.seen, seat, connection.wishes)
        message = self._messages.get(key)
        if message is None:
            message = self._messages[key] = self._encode(connection, seat, NULL, NULL)
        return message

    def whole(self, connection: TableConnection) -> bytes:
        """The update for someone who has just come, or when seats have changed."""
        if self._description is None:
            self._description = Raw(ENCODER.encode(public_table(summarise(self._table))))
        you = Raw(ENCODER.encode(you_at(self._table, connection.caller.guest)))
        return self._encode(connection, viewpoint(self._table, connection), self._description, you)

    def _encode(self, connection: TableConnection, seat: int | None, table: Raw, you: Raw) -> bytes:
        if self._turn is None:
            self._turn = Raw(ENCODER.encode(turn_state(self._table)))
            self._clocks = Raw(ENCODER.encode(clock_state(self._table)))
        sight = self._sight(seat, connection.wishes)
        since = min(connection.seen, self._table.version)
        return ENCODER.encode(
            EncodedUpdate(
                since=since,
                version=self._table.version,
                news=Raw(self._news_log.since(since)),
                table=table,
                you=you,
                turn=self._turn,
                view=sight.view,
                insight=sight.insight,
                clocks=self._clocks,
            )
        )

    def _sight(self, seat: int | None, wishes: frozenset[Wish]) -> Sight:
        key = (seat, wishes)
        sight = self._sights.get(key)
        if sight is None:
            game = self._table.game
            if game is None:
                sight = Sight(NULL, Raw(ENCODER.encode(Insight())))
            else:
                view = game.view(seat)
                missed = 0 if seat is None else self._table.missed.get(seat, 0)
                insight = _insight(game, view, wishes, self._table.lesson, missed)
                sight = Sight(Raw(ENCODER.encode(view)), Raw(ENCODER.encode(insight)))
            self._sights[key] = sight
        return sight


def viewpoint(table: Table, connection: TableConnection) -> int | None:
    """Through whose eyes this connection sees the table; None are a spectator's.

    Who holds one seat sees from there. Who holds several, as at a shared device, sees from the seat whose turn it is,
    and between their turns as a spectator, unless they ask for one of theirs.
    """
    seats = table.seats_of(connection.caller.guest)
    if connection.looks_at in seats:
        return connection.looks_at
    if len(seats) == 1:
        return seats[0]
    return table.actor if table.actor in seats else None


def _insight(game: Game, view: View, wishes: frozenset[Wish], lesson: str | None, missed: int) -> Insight:
    """What was wished for, all from one imagined table; about a hand only to the one who holds it."""
    if not wishes:
        return Insight()
    table = imagine(view)
    mine = wishes if view.seat is not None else wishes - ABOUT_A_HAND
    return Insight(
        moves=_moves(game, view) if Wish.MOVES in mine else None,
        choices=choices(view, table) if Wish.CHOICES in mine else None,
        offers=offers(view, view.seat, table) if Wish.OFFERS in mine and view.seat is not None else None,
        standings=standings(view, table) if Wish.STANDINGS in mine else None,
        chain=chain(view, table) if Wish.CHAIN in mine else None,
        takings=takings(view, table) if Wish.TAKINGS in mine else None,
        scoring_window=scoring_window(view) if Wish.SCORING_WINDOW in mine else None,
        unseen=unseen(view) if Wish.UNSEEN in mine else None,
        since=since(game.events, view.seat, missed) if Wish.SINCE in mine and view.seat is not None else None,
        lesson=_coaching(game, view, lesson) if Wish.LESSON in mine else None,
    )


def _coaching(game: Game, view: View, name: str | None) -> Coaching | None:
    """What the coach says, to the learner alone; nothing about a lesson that this program no longer has."""
    lesson = None if name is None else find_lesson(name)
    return coach(lesson, game) if lesson is not None and view.seat == LEARNER else None


def _moves(game: Game, view: View) -> tuple[str, ...]:
    """Legal moves are for the one whose move it is: others could read a hand from them."""
    if view.seat is None or view.seat != game.actor:
        return ()
    return tuple(map(str, game.legal_moves()))
