/** A round that is counted before the reader's eyes: what the rest of the screen says meanwhile. Pure. */
import type { News, RoundScored, Standings } from '../../protocol';
import { roundTotal } from './sheet';

/** The round that was scored in these news, if any; the last one. */
export function scoredIn(news: readonly News[]): RoundScored | null {
  const events = news.flatMap((entry) => entry.events);
  return events.findLast((event) => event.type === 'RoundScored') ?? null;
}

/** The standings as they were before this round, without what the next one would bring. */
export function standingsBefore(standings: Standings, sheet: RoundScored): Standings {
  const before = sheet.scores.map((score, rival) => score - roundTotal(sheet, rival));
  const scores = standings.players.map(({ seat }) => before[seat] ?? 0);
  return {
    players: standings.players.map((each, index) => {
      const score = scores[index] ?? 0;
      return { ...each, score, gain: 0, place: 1 + scores.filter((other) => other > score).length };
    }),
    dirk: standings.dirk && { ...standings.dirk, score: before[standings.players.length] ?? 0, gain: 0 },
    if_scored: null,
  };
}
