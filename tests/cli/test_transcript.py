"""A transcript is enough to check a game: here is a small checker that knows nothing but the transcript.

It follows every card and every tile from the piles to where they end, judges takings, payments, awards and majorities
by the rules, and believes only where buildings may stand and how long walls are.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alhambra import Deal, Game, move
from alhambra.events import TilePlaced
from alhambra.notation import Record, parse_record, print_record
from alhambra.position import Position
from alhambra.transcript import NoTranscript, transcript
from tests.cli.console import Terminal
from tests.notation.games import a_game
from tests.support.records import RECORDS

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
PRIZES = {1: (1, 0, 0), 2: (8, 1, 0), 3: (16, 8, 1)}


class Checker:
    """The table as the transcript tells it."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.players: int = told["players"]
        self.hands = [list(hand) for hand in told["hands"]]
        self.display = list(told["display"])
        self.deck = list(told["deck"])
        self.market: list[str | None] = list(told["market"])
        self.bag = list(told["bag"])
        self.dirk = list(told["dirk"])
        self.discards: list[str] = []
        self.reshuffles = list(told["reshuffles"])
        self.palaces: list[dict[tuple[int, int], str]] = [{} for _ in range(self.players)]
        self.reserves: list[list[str]] = [[] for _ in range(self.players)]
        self.points = [0] * (self.players + 1)
        self.round = 0

    def check(self) -> None:
        self.check_deal()
        is_ended = False
        for turn in self.told["turns"]:
            assert not is_ended
            self.play(turn)
            is_ended = self.refill(turn)
        if self.told["winners"] is not None:
            assert is_ended
            self.hand_out()
            self.score(3)
            best = max(self.points[: self.players])
            assert self.told["winners"] == [seat for seat in range(self.players) if self.points[seat] == best]
            assert self.reshuffles == []

    def check_deal(self) -> None:
        """R4, R9, R10, R12, R13"""
        copies = 2 if self.players == 2 else 3
        money = [*self.display, *self.deck, *(card for hand in self.hands for card in hand)]
        expected = Counter({f"{c}{v}": copies for c in "YGBO" for v in range(1, 10)})
        assert Counter(money) == expected + Counter(["S1", "S2"])
        assert len({*self.market, *self.bag, *self.dirk}) == 54
        assert len(self.dirk) == (6 if self.players == 2 else 0)
        for hand in self.hands:
            assert worth(hand) >= 20 > worth(hand[:-1])

    def play(self, turn: dict[str, Any]) -> None:
        seat = turn["seat"]
        bought: list[str] = []
        is_open = True
        for action in turn["actions"]:
            assert is_open
            is_open = self.act(seat, action, bought)
        for settled in turn["settle"]:
            bought.remove(settled["tile"])
            self.settle(seat, settled)
        assert bought == [] or turn is self.told["turns"][-1]

    def act(self, seat: int, action: dict[str, Any], bought: list[str]) -> bool:
        """Whether it leaves another action (R19)."""
        match action["do"]:
            case "take":
                assert len(action["cards"]) == 1 or worth(action["cards"]) <= 5
                for card in action["cards"]:
                    self.display.remove(card)
                    self.hands[seat].append(card)
            case "buy":
                slot = action["slot"] - 1
                tile = self.market[slot]
                assert tile is not None
                assert {card[0] for card in action["cards"]} == {"YGBO"[slot]}
                assert worth(action["cards"]) >= price(tile)
                for card in action["cards"]:
                    self.hands[seat].remove(card)
                self.discards += action["cards"]
                self.market[slot] = None
                bought.append(tile)
                return worth(action["cards"]) == price(tile)
            case "place":
                self.reserves[seat].remove(action["tile"])
                self.build(seat, action["tile"], action["at"])
            case "remove":
                self.reserves[seat].append(self.palaces[seat].pop(tuple(action["at"])))
            case "exchange":
                self.reserves[seat].append(self.palaces[seat].pop(tuple(action["at"])))
                self.reserves[seat].remove(action["tile"])
                self.build(seat, action["tile"], action["at"])
            case other:
                assert other == "stop"
        return False

    def build(self, seat: int, tile: str, at: list[int]) -> None:
        assert tuple(at) not in {(0, 0), *self.palaces[seat]}
        self.palaces[seat][(at[0], at[1])] = tile

    def settle(self, seat: int, settled: dict[str, Any]) -> None:
        if settled["to"] == "reserve":
            self.reserves[seat].append(settled["tile"])
        elif settled["to"] == "dirk":
            assert self.players == 2
            self.dirk.append(settled["tile"])
        else:
            self.build(seat, settled["tile"], settled["to"])

    def refill(self, turn: dict[str, Any]) -> bool:
        """The end of a turn (R28); whether it was the last. A turn that is not over leaves the table as it is."""
        if turn is self.told["turns"][-1] and self.told["winners"] is None:
            return False
        is_scoring = False
        while len(self.display) < 4 and (self.deck or self.discards):
            if not self.deck:
                self.deck = self.reshuffles.pop(0)
                assert sorted(self.deck) == sorted(self.discards)
                self.discards = []
            card = self.deck.pop(0)
            if card.startswith("S"):
                is_scoring = True
            else:
                self.display.append(card)
        for slot in range(4):
            if self.market[slot] is None and self.bag:
                self.market[slot] = self.bag.pop(0)
        if is_scoring:
            self.score(self.round + 1)
            if self.players == 2:
                gift = 6 if self.round == 1 else len(self.bag) // 3
                self.dirk += self.bag[:gift]
                self.bag = self.bag[gift:]
        return None in self.market

    def hand_out(self) -> None:
        """R37"""
        awarded = Counter[tuple[int, str]]()
        for slot, tile in enumerate(self.market):
            if tile is not None:
                money = [worth([card for card in hand if card[0] == "YGBO"[slot]]) for hand in self.hands]
                if money.count(max(money)) == 1:
                    awarded[(money.index(max(money)), tile)] += 1
        assert Counter((each["seat"], each["tile"]) for each in self.told["leftovers"]) == awarded
        for each in self.told["leftovers"]:
            assert each["to"] != "dirk"
            self.settle(each["seat"], each)

    def score(self, round_: int) -> None:
        """R32, R33; the walls are believed."""
        self.round = round_
        owners: list[list[str]] = [list(palace.values()) for palace in self.palaces]
        if self.players == 2:
            owners.append(self.dirk)
        for extra, kind in enumerate(KINDS):
            counts = [sum(tile.startswith(kind) for tile in tiles) for tiles in owners]
            for seat, count in enumerate(counts):
                first = sum(other > count for other in counts)
                sharing = counts.count(count)
                prizes = [PRIZES[round_][place] + extra for place in range(first, min(first + sharing, round_))]
                self.points[seat] += sum(prizes) // sharing if count else 0
        walls = self.told["walls"][round_ - 1]
        for seat in range(self.players):
            self.points[seat] += walls[seat]
        assert self.told["scores"][round_ - 1] == self.points[: self.players]
        assert self.told["dirk_scores"][round_ - 1] == (self.points[2] if self.players == 2 else None)


def worth(cards: list[str]) -> int:
    return sum(int(card[1:]) for card in cards)


def price(tile: str) -> int:
    return int(tile.split("/")[1])


DEALT = [file for file in RECORDS if isinstance(parse_record(file.read_text(encoding="utf-8")).setup, Deal)]


@pytest.mark.parametrize("file", DEALT, ids=lambda file: file.stem)
def test_records_can_be_checked_from_their_transcripts(file: Path) -> None:
    Checker(transcript(parse_record(file.read_text(encoding="utf-8")).replay())).check()


@pytest.mark.parametrize("players", range(2, 7))
def test_games_of_chance_can_be_checked_from_their_transcripts(players: int) -> None:
    Checker(transcript(a_game(players, "a transcript"))).check()


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 100, 101, 102])
def test_a_game_may_be_unfinished(steps: int) -> None:
    told = transcript(a_game(4, "unfinished", steps))
    Checker(told).check()
    assert told["winners"] is None
    assert told["leftovers"] == []
    assert len(told["scores"]) == len(told["walls"]) == len(told["dirk_scores"]) == 3
    assert told["scores"][2] is None
    assert told["walls"][2] is None


def test_the_form(alhambra: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.alh"
    file.write_text(print_record(Record.of(Game(Deal(3, "form", youngest=(2, 0, 1))))), encoding="utf-8")
    told = msgspec.json.decode(alhambra("transcript", file).out)
    assert list(told) == [
        *("players", "hands", "display", "deck", "market", "bag", "dirk", "youngest"),
        *("reshuffles", "turns", "leftovers", "scores", "walls", "dirk_scores", "winners"),
    ]
    assert told["youngest"] == [2, 0, 1]
    assert {"pavilion/2/NEW", "tower/12/-"} <= {*told["market"], *told["bag"]}


def test_youngest_is_absent_if_it_was_not_said() -> None:
    assert "youngest" not in transcript(Game.deal(3, "x"))


def test_moves_are_told_as_actions_and_settling() -> None:
    game = Game.deal(2, "pomegranate", youngest=())
    for text in ("take Y7", "end", "take B7"):
        game.play(move(text))
    assert transcript(game)["turns"] == [
        {"seat": 1, "actions": [{"do": "take", "cards": ["Y7"]}], "settle": []},
        {"seat": 0, "actions": [{"do": "take", "cards": ["B7"]}], "settle": []},
    ]


def test_cells_count_east_and_south() -> None:
    told = transcript(a_game(3, "cells"))
    game = a_game(3, "cells")
    cells = [each["to"] for turn in told["turns"] for each in turn["settle"] if isinstance(each["to"], list)]
    placed = [event.cell for event in game.events if isinstance(event, TilePlaced)]
    assert cells == [[cell.x, cell.y] for cell in placed[: len(cells)]]


def test_a_position_has_no_transcript() -> None:
    with pytest.raises(NoTranscript, match="begins with a position"):
        transcript(Game(Position(players=2)))
