/** Where in the rules book something is explained: for every "no" and every line of a score sheet. */
import type { Kind, Reason } from '../protocol';
import { TABLES } from './figures';

/** The address of a rule (`R22`) or ruling (`A28`). */
export function ruleAddress(number: string): string {
  return `/rules/${number}`;
}

/** The rule or ruling that somebody's address names: `r22` and a plain `22` are R22. */
export function numberIn(address: string): string {
  return /^\d+$/.test(address) ? `R${Number(address)}` : address.toUpperCase();
}

/** The rule behind a refusal, by its code; null for one that the rules of the game know nothing about. */
export function ruleOfReason(code: Reason['code']): string | null {
  return Object.hasOwn(TABLES.reasons, code) ? TABLES.reasons[code as keyof typeof TABLES.reasons] : null;
}

/** The address that explains a refusal. */
export function ruleLink(code: Reason['code']): string {
  const rule = ruleOfReason(code);
  return rule ? ruleAddress(rule) : '/rules';
}

/**
 * The rule behind a line of a score sheet: a kind of building, the wall, the prizes at its head, or the last tiles
 * before round 3.
 */
export type SheetLine = Kind | 'wall' | 'round' | 'leftover';

export function ruleOfLine(line: SheetLine): string {
  if (line === 'wall') return 'R34';
  if (line === 'round') return 'R31';
  if (line === 'leftover') return 'R37';
  return 'R33';
}
