"""Deals that nobody can bend."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from alhambra.deal import Deal
from alhambra.notation import parse_record
from alhambra.server.archive.records import (
    broken_promises_of_record,
    deal_of_record,
    fair_deal,
    faults_of_record,
    write_record,
)
from alhambra.server.core import log
from alhambra.server.core.domain import Pace, TablePhase
from alhambra.server.core.fairness import KeptShare, commit, faults
from alhambra.server.core.orders import (
    CallOffStart,
    CommitShare,
    FreeSeat,
    LeaveSeat,
    RemovePlayer,
    RevealShare,
    SeatComputer,
    StartGame,
    TakeSeat,
)
from alhambra.server.core.refusals import RefusalCode, Refused
from alhambra.server.core.summary import summarise
from alhambra.server.core.table import REVEAL_WITHIN
from alhambra.server.protocol.messages import ShareRevealedNews, SharesAskedNews
from tests.server.tables import ANNA, BERT, CARA, COMPUTER, ME, NEXT_SECRET, OPEN, PROMISE, SHARE, Rig, why_not

SECRET = "5e" * 32
HERS, HIS = "a1" * 16, "b2" * 16
FIRST_SCHEME = Path(__file__).with_name("fair_game.alh")


def a_table(**options: object) -> Rig:
    """Anna and Bert wait, each bound to a share, and a computer player."""
    rig = Rig(replace(ME, commitment=commit(HERS)), OPEN, COMPUTER, secret=SECRET, **options)
    rig.order(BERT, TakeSeat(1, commit(HIS)))
    return rig


def a_finished_table(**options: object) -> Rig:
    rig = a_table(**options)
    rig.order(ANNA, StartGame(HERS, NEXT_SECRET))
    rig.order(BERT, RevealShare(1, HIS))
    rig.play_at_random(random.Random(2))
    return rig


def pending(**options: object) -> Rig:
    """Anna has started, and Bert's share is still to come."""
    rig = a_table(**options)
    rig.order(ANNA, StartGame(HERS, NEXT_SECRET))
    return rig


def kept_by_anna() -> KeptShare:
    return KeptShare("a-table", 1, 1, commit(SECRET), (commit(HERS), commit(HIS), None), {0: HERS})


# -------------------------------------------------------------------- the start


def test_a_game_is_dealt_when_all_shares_have_come() -> None:
    rig = pending()
    assert summarise(rig.table).phase is TablePhase.WAITING
    rig.order(BERT, RevealShare(1, HIS))
    assert summarise(rig.table).phase is TablePhase.PLAYING
    assert rig.table.contributions == (HERS, HIS, "")


def test_the_owner_cannot_choose_a_share_after_seeing_the_promise() -> None:
    """Whatever the server may have told them: of thousands of shares only the one they are bound to counts."""
    rig = a_table()
    for attempt in range(20):
        assert why_not(rig, ANNA, StartGame(f"{attempt:032x}", NEXT_SECRET)) is RefusalCode.NOT_THAT_SHARE
    rig.order(ANNA, StartGame(None, NEXT_SECRET))
    assert why_not(rig, ANNA, RevealShare(0, "c3" * 16)) is RefusalCode.NOT_THAT_SHARE


def test_nobody_is_bound_to_another_share_once_shares_are_revealed() -> None:
    rig = pending()
    assert why_not(rig, BERT, CommitShare(1, PROMISE)) is RefusalCode.ALREADY_STARTED
    assert why_not(rig, BERT, RevealShare(1, SHARE)) is RefusalCode.NOT_THAT_SHARE


def test_a_start_asks_everybody_who_plays_and_tells_no_share() -> None:
    rig = pending()
    asked, revealed = (news.what for news in rig.news[-2:])
    assert isinstance(asked, SharesAskedNews)
    assert asked.until == asked.at + REVEAL_WITHIN[Pace.LIVE] == summarise(rig.table).reveal_until
    assert revealed == ShareRevealedNews(revealed.at, 0)
    assert [seat.has_revealed for seat in summarise(rig.table).seats] == [True, False, False]
    told = msgspec.json.encode([rig.news, summarise(rig.table)]).decode()
    assert HERS not in told
    assert NEXT_SECRET not in told


def test_whoever_is_alone_with_computer_players_starts_at_once() -> None:
    rig = Rig(ME, COMPUTER)
    rig.order(ANNA, StartGame(SHARE, NEXT_SECRET))
    assert rig.table.phase is TablePhase.PLAYING


def test_nothing_starts_while_somebody_is_bound_to_no_share() -> None:
    """As at a table that waited while the program was upgraded: its page gives a new one when it is opened."""
    rig = a_table()
    rig.entries[1] = replace(rig.entries[1], sitter=log.Sitter(rig.table.sitters[1].kind, "Bert", "bert", random=HIS))
    rig.table = rig.again()
    assert summarise(rig.table).seats[1].commitment is None
    assert why_not(rig, ANNA, StartGame(HERS, NEXT_SECRET)) is RefusalCode.SHARES_MISSING
    rig.order(BERT, CommitShare(1, commit(HIS)))
    rig.order(ANNA, StartGame(HERS, NEXT_SECRET))
    rig.order(BERT, RevealShare(1, HIS))
    assert rig.table.phase is TablePhase.PLAYING


# -------------------------------------------------------------------- a share that does not come


def test_without_a_share_nothing_is_dealt_and_everybody_gives_a_new_one() -> None:
    rig = pending()
    assert why_not(rig, None, CallOffStart()) is RefusalCode.TOO_SOON
    rig.wait(REVEAL_WITHIN[Pace.LIVE] / 1_000)
    rig.order(None, CallOffStart())
    assert rig.entries[-1] == log.StartCalledOff(rig.table.updated, (1,))
    waiting = summarise(rig.table)
    assert (waiting.phase, waiting.attempt, waiting.reveal_until) == (TablePhase.WAITING, 2, None)
    assert waiting.commitment == commit(NEXT_SECRET), "the server is bound to another secret, too"
    assert [seat.commitment for seat in waiting.seats] == [None, None, None]
    assert why_not(rig, BERT, RevealShare(1, HIS)) is RefusalCode.NOT_STARTING
    assert summarise(rig.again()) == waiting


def test_the_record_counts_the_starts() -> None:
    rig = pending()
    rig.order(ANNA, CallOffStart())
    for seat, caller in enumerate((ANNA, BERT)):
        rig.order(caller, CommitShare(seat, PROMISE))
    rig.start()
    rig.play_at_random(random.Random(2))
    record = parse_record(write_record(rig.table.dealt()))
    assert dict(record.tags)["Attempt"] == "2"
    assert faults_of_record(record) == []
    assert deal_of_record(record) == fair_deal(rig.table.dealt())


def test_only_the_owner_calls_a_start_off_before_its_time() -> None:
    rig = pending()
    assert why_not(rig, BERT, CallOffStart()) is RefusalCode.NOT_THE_OWNER
    rig.order(ANNA, CallOffStart())
    assert why_not(rig, ANNA, CallOffStart()) is RefusalCode.NOT_STARTING


def test_the_seat_of_whose_share_is_missing_can_be_freed_and_they_may_come_back() -> None:
    rig = a_table()
    assert why_not(rig, ANNA, FreeSeat(1)) is RefusalCode.TOO_SOON
    rig.order(ANNA, StartGame(HERS, NEXT_SECRET))
    assert why_not(rig, ANNA, FreeSeat(0)) is RefusalCode.TOO_SOON, "hers is there"
    rig.order(ANNA, FreeSeat(1))
    assert (rig.table.pending, rig.table.attempt) == (None, 2)
    rig.order(BERT, TakeSeat(1, PROMISE))
    rig.order(ANNA, CommitShare(0, PROMISE))
    rig.start()
    assert rig.table.phase is TablePhase.PLAYING


@pytest.mark.parametrize(
    ("by", "order"), [(BERT, LeaveSeat(1)), (ANNA, RemovePlayer(1)), (ANNA, SeatComputer(2, "odd"))]
)
def test_a_start_is_off_when_others_sit_at_the_table(by: object, order: object) -> None:
    rig = pending()
    rig.order(by, order)  # type: ignore[arg-type]
    assert (rig.table.pending, rig.table.attempt, rig.table.secret) == (None, 2, NEXT_SECRET)


def test_at_a_table_of_days_there_is_time_for_it() -> None:
    rig = pending(pace=Pace.DAYS)
    rig.wait(2 * 24 * 60 * 60)
    assert why_not(rig, None, CallOffStart()) is RefusalCode.TOO_SOON
    rig.order(BERT, RevealShare(1, HIS))
    assert rig.table.phase is TablePhase.PLAYING


def test_shares_are_given_for_ones_own_seat() -> None:
    rig = pending()
    assert why_not(rig, CARA, RevealShare(1, HIS)) is RefusalCode.NOT_YOUR_SEAT
    assert why_not(rig, ANNA, RevealShare(1, HIS)) is RefusalCode.NOT_YOUR_SEAT
    assert why_not(a_table(), ANNA, CommitShare(1, PROMISE)) is RefusalCode.NOT_YOUR_SEAT
    assert why_not(a_table(), ANNA, RevealShare(0, HERS)) is RefusalCode.NOT_STARTING


# -------------------------------------------------------------------- the deal


def test_the_seed_is_the_hash_of_the_secret_and_of_all_shares() -> None:
    deal = fair_deal(a_finished_table().table.dealt())
    assert deal.contributions == (HERS, HIS, "")
    assert deal.seed == hashlib.sha256(bytes.fromhex(SECRET + HERS + HIS)).hexdigest()
    assert deal.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert deal.commitments == (commit(HERS), commit(HIS), "")


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
        "contribution is not the one": replace(deal, commitments=(commit(HIS), commit(HERS), "")),
        "seats": replace(deal, order=(1, 0, 2)),
        "hexadecimal": replace(deal, secret="xyz"),
    }
    for words, wrong in bent.items():
        assert any(words in fault for fault in faults(wrong)), words


def test_nothing_of_a_deal_is_told_before_the_game_is_over() -> None:
    rig = Rig(ME, COMPUTER)
    rig.start()
    with pytest.raises(Refused, match="not over"):
        rig.table.dealt()


# -------------------------------------------------------------------- records


def test_a_record_can_be_verified() -> None:
    text = write_record(a_finished_table().table.dealt())
    assert faults_of_record(parse_record(text)) == []
    assert faults_of_record(parse_record(text.replace(HERS, HIS))) != []


def test_a_record_without_a_promise_cannot_be_verified() -> None:
    record = parse_record(write_record(a_finished_table().table.dealt()))
    assert "lacks" in faults_of_record(replace(record, tags=()))[0]


def test_a_record_of_the_first_scheme_is_verified_as_before() -> None:
    text = FIRST_SCHEME.read_text(encoding="utf-8")
    assert faults_of_record(parse_record(text)) == []
    assert faults_of_record(parse_record(text.replace(HERS, HIS))) != []
    assert deal_of_record(parse_record(text)).commitments == ()


def test_what_a_player_has_kept_is_in_the_record() -> None:
    record = parse_record(write_record(a_finished_table().table.dealt()))
    assert broken_promises_of_record(record, kept_by_anna()) == []


def test_another_deal_than_the_one_a_player_took_part_in_is_found() -> None:
    """A record can be without a fault and yet be written afterwards, by a server that lies to somebody."""
    record = parse_record(write_record(a_finished_table().table.dealt()))
    kept = kept_by_anna()
    lies = {
        "another secret": replace(kept, commitment="0" * 64),
        "another share when": replace(kept, commitments=(commit(HERS), PROMISE, None)),
        "not in the deal": replace(kept, shares={0: SHARE}),
        "no share": replace(kept, shares={}),
        "start 1": replace(kept, attempt=3),
        "game 1": replace(kept, game=2),
        "table": replace(kept, table="elsewhere"),
    }
    for words, lie in lies.items():
        assert any(words in fault for fault in broken_promises_of_record(record, lie)), words
