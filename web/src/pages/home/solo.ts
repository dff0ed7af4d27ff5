/** A game alone against computer players, with what was chosen last time. */
import { ensureGuest } from '../../guest.svelte';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../generated/limits';
import { keep, recall } from '../../memory';
import type { ComputerLevel, NewTable } from '../../protocol';

export const PLAYERS: readonly number[] = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, more) => FEWEST_PLAYERS + more,
);

export interface Company {
  readonly players: number;
  readonly level: string;
}

const KEPT = 'company';
const USUAL_PLAYERS = 3;

function isCompany(kept: unknown): kept is Company {
  const { players, level } = (kept ?? {}) as Partial<Company>;
  return PLAYERS.some((count) => count === players) && typeof level === 'string';
}

/** What was chosen last time, if there still is such a computer player, else the usual. */
export function usualCompany(levels: readonly ComputerLevel[], usual: string): Company {
  const last = recall(KEPT, isCompany);
  const players = last?.players ?? USUAL_PLAYERS;
  const level = levels.some(({ name }) => name === last?.level) ? (last?.level as string) : usual;
  return { players, level };
}

export function soloTable({ players, level }: Company): NewTable {
  const others = Array.from({ length: players - 1 }, () => ({ type: 'computer', level }) as const);
  return {
    seats: [{ type: 'me', name: null }, ...others],
    is_public: false,
    shuffle_seats: true,
    open_hands: false,
    spectators: true,
  };
}

/** Makes the table, starts the game, and gives the table's address. */
export async function playAlone(company: Company): Promise<string> {
  keep(KEPT, company);
  await ensureGuest();
  const { makeFairTable, startFairly } = await import('../../fair/orders');
  const { table, you } = await makeFairTable(soloTable(company));
  await startFairly(table, you);
  return `/table/${table.id}`;
}
