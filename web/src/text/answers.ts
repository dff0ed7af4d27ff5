/** What the text view answers, as sentences: the same model that the picture is drawn from. */
import { listed, t } from '../i18n/index.svelte';
import type { RoundScored, Tile, View } from '../protocol';
import type { TableStore } from '../table/store.svelte';
import { cardNames, cellName, eventText, playerName, playerTitle, tileInFull, tileName } from '../table/words';
import { turnsOf } from '../table/model/log';
import { worth } from '../table/model/notation';
import { pointsFor, roundTotal, type Source } from '../table/model/sheet';
import { sheets } from '../table/model/table';
import { plain, type Question } from './lexicon';

/** The answer to a question that needs nobody else; `where` and `why` ask the server. */
export function answer(
  question: Exclude<Question, 'where' | 'why' | 'help'>,
  about: string,
  table: TableStore,
): readonly string[] {
  const { view } = table.state;
  if (!view) return [];
  switch (question) {
    case 'market':
      return marketLines(table, view);
    case 'money':
      return [view.display.length ? t('text-display', { cards: coded(view.display) }) : t('text-display-empty')];
    case 'hand':
      return handLines(table, view);
    case 'standings':
      return standingLines(table);
    case 'palace':
      if (view.dirk_score !== null && plain(about).includes(plain(t('dirk')))) return [dirkLine(view)];
      return palaceLines(table, view, seatNamed(about, table) ?? table.centre);
    case 'moves':
      return moveLines(table);
    case 'piles':
      return [t('text-piles', { deck: view.deck, bag: view.bag })];
    case 'log':
      return turnsOf(table.state.told)
        .slice(-4)
        .flatMap(({ lines }) => lines.map(({ event }) => eventText(event, table.people, table.seat)));
    case 'sheet': {
      const rounds = sheets(table.state);
      return rounds.length ? rounds.flatMap((sheet) => scoredLines(sheet, table)) : [t('text-not-scored')];
    }
  }
}

/** A tile in words and in notation, so that it can be typed. */
export const codedTile = (tile: Tile): string => t('text-coded', { thing: tileInFull(tile), code: tile });
const coded = (cards: readonly string[]): string =>
  listed(cards.map((card) => t('text-coded', { thing: cardNames([card]), code: card })));

function marketLines(table: TableStore, view: View): string[] {
  return view.market.map((tile, index) => {
    const slot = index + 1;
    if (!tile) return t('text-slot-empty', { slot });
    const offer = table.situation?.offers.find((each) => each.slot === slot);
    const how = !offer ? 'unknown' : offer.exact_ways > 0 ? 'exact' : offer.over_by !== null ? 'over' : 'short';
    const currency = (['yellow', 'green', 'blue', 'orange'] as const)[index] ?? 'yellow';
    return t('text-slot', {
      slot,
      currency,
      tile: codedTile(tile),
      how,
      by: how === 'over' ? (offer?.over_by ?? 0) : (offer?.short_by ?? 0),
      fits: offer && !offer.fits ? 'no' : 'yes',
    });
  });
}

function handLines(table: TableStore, view: View): string[] {
  if (table.seat === null || table.isCovered) return [t('text-hand-hidden')];
  const hand = view.hands[table.seat] ?? [];
  const lines = [
    hand.length ? t('text-hand', { cards: coded(hand), worth: worth(hand), count: hand.length }) : t('text-hand-empty'),
  ];
  const reserve = view.reserves[table.seat] ?? [];
  if (reserve.length) lines.push(t('text-reserve', { tiles: listed(reserve.map(codedTile)) }));
  if (table.isMyTurn && view.aside.length) lines.push(t('text-aside', { tiles: listed(view.aside.map(codedTile)) }));
  return lines;
}

function standingLines(table: TableStore): string[] {
  const standings = table.insight?.standings;
  if (!standings) return [];
  const lines = standings.players.map(({ seat, score, gain, wall, cards }) =>
    t('text-standing', { player: playerTitle(table.people, seat), score, gain, wall, cards }),
  );
  if (standings.dirk) lines.push(t('text-standing-dirk', { score: standings.dirk.score, gain: standings.dirk.gain }));
  return lines;
}

/** What a round brought everyone, and for what. */
export function scoredLines(sheet: RoundScored, table: TableStore): string[] {
  const sources: Source[] = [...sheet.majorities.map(({ kind }) => kind), 'wall'];
  return sheet.scores.map((total, rival) => {
    const parts = sources
      .map((source) => ({ source, points: pointsFor(sheet, source, rival) }))
      .filter(({ points }) => points);
    return t('text-scored', {
      player: playerName(table.people, rival),
      round: sheet.round,
      points: roundTotal(sheet, rival),
      parts: listed(parts.map((part) => t('text-scored-part', part))),
      total,
    });
  });
}

const dirkLine = ({ dirk }: View): string =>
  t('text-dirk', { count: dirk.length, tiles: listed(dirk.map(tileInFull)) });

function palaceLines(table: TableStore, view: View, seat: number): string[] {
  const buildings = view.palaces[seat] ?? [];
  const player = playerName(table.people, seat);
  const head = t('text-palace', { player, count: buildings.length, wall: view.walls[seat] ?? 0 });
  return [
    head,
    ...buildings.map(({ cell, tile }) =>
      t('text-building', { cell: t('text-coded', { thing: cellName(cell), code: cell }), tile: codedTile(tile) }),
    ),
  ];
}

function moveLines(table: TableStore): string[] {
  const choices = table.situation?.choices;
  if (!choices || !table.isMyTurn) return [t('text-not-your-turn')];
  const lines = [
    ...choices.takings.map((cards) => `take ${cards.join(' ')}`),
    ...choices.purchases.flatMap(({ slot, payments }) => payments.map((cards) => `buy ${slot} ${cards.join(' ')}`)),
    ...choices.places.flatMap(({ tile, cells }) => cells.map((cell) => `place ${tile} ${cell}`)),
    ...choices.storable.map((tile) => `store ${tile}`),
    ...choices.for_dirk.map((tile) => `dirk ${tile}`),
    ...choices.builds.flatMap(({ tile, cells }) => cells.map((cell) => `build ${tile} ${cell}`)),
    ...choices.exchanges.flatMap(({ tile, cells }) => cells.map((cell) => `exchange ${tile} ${cell}`)),
    ...choices.removes.map((cell) => `remove ${cell}`),
    ...(choices.can_stop ? ['stop'] : []),
    ...(choices.can_end ? ['end'] : []),
  ];
  return [t('text-moves', { count: lines.length }), ...lines];
}

/** The player a question is about: any part of a name, or the number of a seat. */
function seatNamed(about: string, table: TableStore): number | null {
  const words = plain(about).split(' ').filter(Boolean);
  if (!words.length) return null;
  const seats = Array.from({ length: table.state.view?.players ?? 0 }, (_, seat) => seat);
  return (
    seats.find((seat) =>
      words.some((word) => word.length > 2 && plain(playerTitle(table.people, seat)).includes(word)),
    ) ??
    seats.find((seat) => words.includes(String(seat + 1))) ??
    null
  );
}

/** Where a tile can go, by what has been said about each cell. */
export function whereLines(tile: Tile, cells: readonly string[]): string[] {
  if (!cells.length) return [t('text-where-nowhere', { tile: tileName(tile) })];
  return [
    t('text-where', {
      tile: tileName(tile),
      cells: listed(cells.map((cell) => t('text-coded', { thing: cellName(cell), code: cell }))),
    }),
  ];
}
