/** Which levels of computer players err on purpose. */
import type { PublicSeat } from '../../protocol';

const WEAK: ReadonlySet<string> = new Set(['apprentice', 'trader']);

export function isWeak(seat: PublicSeat | undefined): boolean {
  return seat?.kind === 'computer' && seat.level !== null && WEAK.has(seat.level);
}
