/**
 * This browser's shares in deals. Each is kept from the moment its promise is given, with what everybody was bound to
 * when it was revealed, so that nobody can tell another story of the deal afterwards.
 */
import { keep, recall } from '../memory';
import type { PublicTable, You } from '../protocol';
import { digestOf, toHex } from './digest';

/** A share, and its SHA-256, by which one is bound to it. */
export interface OwnShare {
  readonly share: string;
  readonly commitment: string;
}

/** What is kept of a deal; `alhambra verify` reads the same. */
export interface KeptDeal {
  readonly table: string;
  readonly game: number;
  readonly attempt: number;
  readonly commitment: string;
  readonly commitments: readonly (string | null)[];
  readonly shares: Readonly<Record<string, string>>;
}

const SHARES = 'shares';
const DEALS = 'deals';
/** Of each so many, the latest. */
const MOST_SHARES = 200;
const MOST_DEALS = 100;
const SHARE_BYTES = 16;

const isShare = (kept: unknown): kept is OwnShare =>
  typeof (kept as OwnShare | null)?.share === 'string' && typeof (kept as OwnShare).commitment === 'string';
const isDeal = (kept: unknown): kept is KeptDeal => {
  const { table, game, commitments, shares } = (kept ?? {}) as Partial<KeptDeal>;
  return (
    typeof table === 'string' && typeof game === 'number' && Array.isArray(commitments) && typeof shares === 'object'
  );
};
const listOf =
  <Item>(isRight: (kept: unknown) => kept is Item) =>
  (kept: unknown): kept is Item[] =>
    Array.isArray(kept) && kept.every(isRight);

/** What this page has drawn, also where the browser keeps nothing. */
const drawn = new Map<string, string>();

export function drawShare(): OwnShare {
  const share = toHex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));
  const own = { share, commitment: digestOf(share) };
  drawn.set(own.commitment, share);
  keep(SHARES, [...(recall(SHARES, listOf(isShare)) ?? []), own].slice(-MOST_SHARES));
  return own;
}

/** The share behind a promise, if it was given by this browser. */
export function shareOf(commitment: string | null): string | null {
  if (commitment === null) return null;
  const known = drawn.get(commitment);
  if (known !== undefined) return known;
  return recall(SHARES, listOf(isShare))?.find((own) => own.commitment === commitment)?.share ?? null;
}

/** Keeps what everybody is bound to, before one's own share is revealed. */
export function keepDeal(table: PublicTable, you: You): void {
  const shares: Record<string, string> = {};
  for (const seat of you.seats) {
    const share = shareOf(table.seats[seat]?.commitment ?? null);
    if (share !== null) shares[String(seat)] = share;
  }
  const deal: KeptDeal = {
    table: table.id,
    game: table.game,
    attempt: table.attempt,
    commitment: table.commitment,
    commitments: table.seats.map(({ commitment }) => commitment),
    shares,
  };
  const others = (recall(DEALS, listOf(isDeal)) ?? []).filter((kept) => !isOf(kept, table.id, table.game));
  keep(DEALS, [...others, deal].slice(-MOST_DEALS));
}

const isOf = (kept: KeptDeal, table: string, game: number): boolean => kept.table === table && kept.game === game;

export function keptDeal(table: string, game: number): KeptDeal | null {
  return recall(DEALS, listOf(isDeal))?.find((kept) => isOf(kept, table, game)) ?? null;
}
