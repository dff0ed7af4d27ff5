/** Names that people give themselves. They are shown as plain text wherever they appear. */
import { LONGEST_NAME } from './generated/limits';
import { t } from './i18n/index.svelte';

export { LONGEST_NAME };
const SUGGESTIONS = 16;

/**
 * As it will be sent: without blanks at the ends, in a row or in disguise, and cut to the longest. Empty if nothing is
 * left.
 */
export function tidyName(written: string): string {
  const oneLine = written.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return Array.from(oneLine).slice(0, LONGEST_NAME).join('').trim();
}

/** A friendly name for someone who has not picked one; `chance` is a number from 0 up to 1. */
export function suggestName(chance: number = Math.random()): string {
  return t('suggested-name', { which: Math.floor(chance * SUGGESTIONS) });
}
