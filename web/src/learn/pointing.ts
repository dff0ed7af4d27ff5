/** What to press next for a move, given what the learner has in hand: where the coach points. Pure. */
import type { Card } from '../protocol';
import { cardsAt } from '../table/model/payment';
import { DIRK, type Pick } from '../table/model/picks';

/** A selector within the table; null if there is nothing to point at. */
export function pointedAt(move: string, picked: Pick, hand: readonly Card[], paysByHand: boolean): string | null {
  const [verb, ...about] = move.split(' ');
  const [first = '', second = ''] = about;
  switch (verb) {
    case 'take':
      return `[data-take="${about.join(' ')}"]`;
    case 'buy':
      if (picked.kind !== 'purchase' || picked.slot !== Number(first)) return `[data-slot="${first}"]`;
      return payment(cardsAt(hand, picked.places), about.slice(1), paysByHand);
    case 'place':
    case 'build':
    case 'exchange':
      if (picked.kind !== 'tile' || picked.tile !== first) return `[data-tile="${first}"]`;
      return picked.target === second ? '[data-do="confirm"]' : `[data-cell="${second}"]`;
    case 'dirk':
      if (picked.kind !== 'tile' || picked.tile !== first) return `[data-tile="${first}"]`;
      return picked.target === DIRK ? '[data-do="confirm"]' : '[data-do="dirk"]';
    case 'stop':
    case 'end':
      return `[data-do="${verb}"]`;
    default:
      return null;
  }
}

/** Which cards make the price is what a lesson in paying is about: there the whole hand is pointed at. */
function payment(chosen: readonly Card[], wanted: readonly Card[], byHand: boolean): string {
  const wrong = chosen.find((card) => !wanted.includes(card));
  const missing = wanted.find((card) => !chosen.includes(card));
  if (wrong === undefined && missing === undefined) return '[data-do="buy"]';
  if (byHand) return '.hand .purses';
  return wrong === undefined
    ? `[data-card="${missing}"][aria-pressed="false"]`
    : `[data-card="${wrong}"][aria-pressed="true"]`;
}
