/** What one orders at a table that has to do with one's share in the deal. */
import { agreeToRematch, commitShare, makeTable, Refusal, revealShare, startTable, takeSeat } from '../net/rest';
import type { ListedTable, NewTable, PublicTable, You } from '../protocol';
import { drawShare, keepDeal, shareOf } from './shares';

/** A new table, at which one is bound to a share on all seats of one's own. */
export function makeFairTable(wish: NewTable): Promise<ListedTable> {
  const { commitment } = drawShare();
  return makeTable({ ...wish, seats: wish.seats.map((seat) => (seat.type === 'me' ? { ...seat, commitment } : seat)) });
}

export const sitDown = (id: string, seat: number, name: string): Promise<ListedTable> =>
  takeSeat(id, seat, drawShare().commitment, name);

export const agreeFairly = (id: string): Promise<ListedTable> => agreeToRematch(id, drawShare().commitment);

/**
 * Starts the game. Who plays with others reveals nothing before it is certain what these are bound to; against computer
 * players alone the share goes along.
 */
export function startFairly(table: PublicTable, you: You): Promise<ListedTable> {
  const isAlone = table.seats.every(({ kind }, seat) => kind === 'computer' || you.seats.includes(seat));
  const share = shareOf(table.seats[you.seats[0] ?? -1]?.commitment ?? null);
  if (!isAlone || share === null) return startTable(table.id, null);
  keepDeal(table, you);
  return startTable(table.id, share);
}

/** Whether the share of one's own that is waited for was promised by another browser. */
export const isShareElsewhere = (table: PublicTable, you: You): boolean =>
  table.reveal_until !== null && awaited(table, you).some(({ commitment }) => shareOf(commitment) === null);

interface OwnSeat {
  readonly seat: number;
  readonly commitment: string | null;
}

function awaited(table: PublicTable, you: You): OwnSeat[] {
  return you.seats.flatMap((seat) => {
    const at = table.seats[seat];
    return at && !at.has_revealed ? [{ seat, commitment: at.commitment }] : [];
  });
}

/** Does for a table what no person need be asked for: gives promises that are missing, and keeps those given. */
export class ShareKeeper {
  private readonly asked = new Set<string>();
  private isFirstLook = true;

  async tend(table: PublicTable, you: You): Promise<void> {
    if (table.phase !== 'waiting') return;
    const isFirstLook = this.isFirstLook;
    this.isFirstLook = false;
    if (table.reveal_until !== null) await this.reveal(table, you);
    else await this.promise(table, you, isFirstLook);
  }

  private async reveal(table: PublicTable, you: You): Promise<void> {
    // Nothing is revealed while somebody could still choose what they add.
    if (table.seats.some(({ kind, commitment }) => kind !== 'computer' && commitment === null)) return;
    const mine = awaited(table, you);
    if (mine.length) keepDeal(table, you);
    for (const { seat, commitment } of mine) {
      const share = shareOf(commitment);
      if (share !== null)
        await this.once(`reveal ${commitment ?? ''} ${seat}`, () => revealShare(table.id, seat, share));
    }
  }

  /** Who comes with another browser than before is bound to a share of this one from then on. */
  private async promise(table: PublicTable, you: You, isFirstLook: boolean): Promise<void> {
    for (const seat of you.seats) {
      const at = table.seats[seat];
      if (!at?.is_ready) continue;
      const isMissing = at.commitment === null || (isFirstLook && shareOf(at.commitment) === null);
      if (isMissing)
        await this.once(`promise ${table.game} ${table.attempt} ${seat} ${at.commitment ?? ''}`, () =>
          commitShare(table.id, seat, drawShare().commitment),
        );
    }
  }

  /** What was refused is asked for again with the next news, if it is still needed. */
  private async once(what: string, order: () => Promise<unknown>): Promise<void> {
    if (this.asked.has(what)) return;
    this.asked.add(what);
    try {
      await order();
    } catch (trouble) {
      this.asked.delete(what);
      if (!(trouble instanceof Refusal)) throw trouble;
    }
  }
}
