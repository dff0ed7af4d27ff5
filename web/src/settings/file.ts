/** Settings as a file, to take along to another browser. Pure. */
import { readSettings, type Settings } from '../settings.svelte';

const FORMAT = 'alhambra-settings';

export interface Kept {
  readonly language: string | null;
  readonly settings: Partial<Settings>;
}

export function writeFile({ language, settings }: Kept): string {
  return `${JSON.stringify({ format: FORMAT, language, settings }, null, 2)}\n`;
}

/** Null if this is no such file; whatever in it is unknown here is left out. */
export function readFile(text: string): Kept | null {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof written !== 'object' || written === null || !('format' in written) || written.format !== FORMAT)
    return null;
  const { language, settings } = written as { language?: unknown; settings?: unknown };
  return { language: typeof language === 'string' ? language : null, settings: readSettings(settings) };
}
