/**
 * How the reader wants the page to be: what was chosen, over what suits the device. Kept in this browser alone.
 * Reading `settings.current` in a component makes it follow a change.
 */
import { keep, recall } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONTRASTS = ['system', 'more'] as const;
/** How fast things move on the table. */
export const MOTIONS = ['none', 'fast', 'normal', 'slow'] as const;
/** How long each step of a computer player is left to be seen. */
export const PACES = ['none', 'fast', 'normal', 'slow'] as const;
/** How a turn ends in which nothing is left to do: by the button alone, by itself after a moment, or at once. */
export const ENDINGS = ['button', 'soon', 'at-once'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly pace: (typeof PACES)[number];
  readonly sound: boolean;
  /** The fountain can be heard. */
  readonly ambience: boolean;
  /** Computer players say a few words now and then. */
  readonly banter: boolean;
  /** Letters and numbers at the edges of the palace. */
  readonly coordinates: boolean;
  /** Shows which cells take a tile before one is asked about. */
  readonly hints: boolean;
  readonly ending: (typeof ENDINGS)[number];
  /** Single letters do something at the table; who speaks to the computer may want them silent. */
  readonly keys: boolean;
}
export type Setting = keyof Settings;

/** What can be chosen for each setting. */
export const OPTIONS: { readonly [Name in Setting]: readonly Settings[Name][] } = {
  theme: THEMES,
  contrast: CONTRASTS,
  motion: MOTIONS,
  pace: PACES,
  sound: [true, false],
  ambience: [true, false],
  banter: [true, false],
  coordinates: [true, false],
  hints: [true, false],
  ending: ENDINGS,
  keys: [true, false],
};

/** Milliseconds that a computer player's step is shown before the next. */
export const PAUSES: Readonly<Record<Settings['pace'], number>> = { none: 0, fast: 350, normal: 800, slow: 1600 };

const REMEMBERED = 'settings';
const STILLNESS = '(prefers-reduced-motion: reduce)';
const MORE_CONTRAST = '(prefers-contrast: more)';

/**
 * Whatever of `kept` is a setting with a value it may have; the rest is left out, as an older or newer page may have
 * written it.
 */
export function readSettings(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    ([name, value]) => name in OPTIONS && (OPTIONS[name as Setting] as readonly unknown[]).includes(value),
  );
  return Object.fromEntries(entries);
}

/**
 * What suits the device until something is chosen: a phone is silent, and who asked the system for stillness gets it.
 */
export function defaultSettings(asks: (query: string) => boolean = (query) => matchMedia(query).matches): Settings {
  return {
    theme: 'system',
    contrast: 'system',
    motion: asks(STILLNESS) ? 'none' : 'normal',
    pace: 'normal',
    sound: !asks('(pointer: coarse)'),
    ambience: false,
    banter: true,
    coordinates: false,
    hints: true,
    ending: 'button',
    keys: true,
  };
}

class SettingsStore {
  /** What the reader has chosen; the rest is left to the device. */
  chosen: Partial<Settings> = $state.raw({});
  private defaults: Settings = $state.raw(defaultSettings());
  readonly current: Settings = $derived({ ...this.defaults, ...this.chosen });

  /** To be called before anything is drawn, so that the page does not flash in the wrong theme. */
  restore(): void {
    this.chosen = readSettings(recall(REMEMBERED, (kept) => kept !== null));
    this.show();
    // The system may be asked for something else at any time.
    for (const query of [STILLNESS, MORE_CONTRAST]) {
      matchMedia(query).addEventListener('change', () => {
        this.defaults = defaultSettings();
        this.show();
      });
    }
  }

  choose(wishes: Partial<Settings>): void {
    this.become({ ...this.chosen, ...wishes });
  }

  /** Takes these choices instead of all earlier ones. */
  become(chosen: Partial<Settings>): void {
    this.chosen = chosen;
    keep(REMEMBERED, chosen);
    this.show();
  }

  /** Styles read the settings from the root of the document. */
  private show(): void {
    const { theme, contrast, motion } = this.current;
    mark('theme', theme === 'system' ? null : theme);
    mark('contrast', contrast === 'more' || matchMedia(MORE_CONTRAST).matches ? 'more' : null);
    mark('motion', motion);
  }
}

function mark(name: string, value: string | null): void {
  if (value === null) document.documentElement.removeAttribute(`data-${name}`);
  else document.documentElement.dataset[name] = value;
}

export const settings = new SettingsStore();
