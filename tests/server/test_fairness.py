"""Deals that nobody can bend."""

from __future__ import annotations

import hashlib
import random

import pytest
from msgspec.structs import replace

from alhambra.deal import Deal
from alhambra.notation import parse_record
from alhambra.server.archive.records import fair_deal, faults_of_record, write_record
from alhambra.server.core.fairness import faults
from alhambra.server.core.orders import StartGame, TakeSeat
from alhambra.server.core.refusals import Refused
from tests.server.tables import ANNA, BERT, COMPUTER, ME, OPEN, Rig

HERS, HIS = "a1" * 16, "b2" * 16


def a_finished_table(**options: bool) -> Rig:
    rig = Rig(ME, OPEN, COMPUTER, secret="5e" * 32, **options)
    rig.order(BERT, TakeSeat(1, HIS))
    rig.order(ANNA, StartGame(HERS))
    rig.play_at_random(random.Random(2))
    return rig


def test_the_seed_is_the_hash_of_the_secret_and_of_what_each_player_added() -> None:
    deal = fair_deal(a_finished_table().table.dealt())
    assert deal.contributions == (HERS, HIS, "")
    assert deal.seed == hashlib.sha256(bytes.fromhex("5e" * 32 + HERS + HIS)).hexdigest()
    assert deal.commitment == hashlib.sha256(bytes.fromhex("5e" * 32)).hexdigest()


@pytest.mark.parametrize("shuffle_seats", [False, True])
def test_a_deal_as_promised_has_no_fault(shuffle_seats: bool) -> None:
    rig = a_finished_table(shuffle_seats=shuffle_seats)
    assert faults(fair_deal(rig.table.dealt())) == []
    setup = rig.table.playing.setup
    assert isinstance(setup, Deal)
    assert setup.seed == fair_deal(rig.table.dealt()).seed


def test_every_bent_part_of_a_deal_is_found() -> None:
    deal = fair_deal(a_finished_table().table.dealt())
    bent = {
        "promised": replace(deal, commitment="0" * 64),
        "seed does not follow": replace(deal, contributions=(HIS, HERS, "")),
        "seats": replace(deal, order=(1, 0, 2)),
        "hexadecimal": replace(deal, secret="xyz"),
    }
    for words, wrong in bent.items():
        assert any(words in fault for fault in faults(wrong)), words


def test_nothing_of_a_deal_is_told_before_the_game_is_over() -> None:
    rig = Rig(ME, COMPUTER)
    rig.order(ANNA, StartGame(HERS))
    with pytest.raises(Refused, match="not over"):
        rig.table.dealt()


def test_a_record_can_be_verified() -> None:
    text = write_record(a_finished_table().table.dealt())
    assert faults_of_record(parse_record(text)) == []
    assert faults_of_record(parse_record(text.replace(HERS, HIS))) != []


def test_a_record_without_a_promise_cannot_be_verified() -> None:
    record = parse_record(write_record(a_finished_table().table.dealt()))
    assert "lacks" in faults_of_record(replace(record, tags=()))[0]
