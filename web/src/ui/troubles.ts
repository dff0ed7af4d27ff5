/** What to offer someone to whom something went wrong. What happened is said in errors.ftl, by the same codes. */
import type { Prospect } from '../art/scenery/gate';
import type { Trouble } from '../net/rest';

/** The ways on. The first one offered is the one most people want. */
export type Step = 'again' | 'reload' | 'afresh' | 'new-table' | 'lobby' | 'games' | 'privacy' | 'home';

export interface Advice {
  readonly prospect: Prospect;
  readonly steps: readonly Step[];
}

const ADVICE: Partial<Record<Trouble, Advice>> = {
  no_such_table: { prospect: 'away', steps: ['new-table', 'lobby', 'home'] },
  table_closed: { prospect: 'shut', steps: ['new-table', 'lobby', 'home'] },
  no_spectators: { prospect: 'shut', steps: ['new-table', 'lobby', 'home'] },
  not_welcome: { prospect: 'shut', steps: ['new-table', 'lobby', 'home'] },
  banned: { prospect: 'shut', steps: ['privacy', 'home'] },
  read_only: { prospect: 'dark', steps: ['new-table', 'games', 'home'] },
  no_session: { prospect: 'away', steps: ['afresh', 'home'] },
  link_used: { prospect: 'shut', steps: ['games', 'home'] },
  not_found: { prospect: 'away', steps: ['home', 'lobby'] },
  old_page: { prospect: 'device', steps: ['reload', 'home'] },
  unreachable: { prospect: 'dark', steps: ['again', 'home'] },
  server_stops: { prospect: 'dark', steps: ['again', 'home'] },
  server_error: { prospect: 'dark', steps: ['again', 'home'] },
  not_stored: { prospect: 'dark', steps: ['again', 'home'] },
  too_fast: { prospect: 'shut', steps: ['again', 'home'] },
  too_many: { prospect: 'shut', steps: ['again', 'home'] },
  wrong_origin: { prospect: 'shut', steps: ['reload', 'home'] },
};

const OTHERWISE: Advice = { prospect: 'dark', steps: ['again', 'home'] };

/** Trying again is offered only where there is something to try. */
export function adviceFor(code: Trouble, canRetry: boolean): Advice {
  const { prospect, steps } = ADVICE[code] ?? OTHERWISE;
  return { prospect, steps: canRetry ? steps : steps.map((step) => (step === 'again' ? 'reload' : step)) };
}

export const codeOf = (trouble: unknown): Trouble =>
  trouble instanceof Error && 'code' in trouble ? (trouble.code as Trouble) : 'server_error';
