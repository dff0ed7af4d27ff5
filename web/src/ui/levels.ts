/** The computer players as people see them. Which there are, the server says. */
import { type FaceId, FACES } from '../art/faces';
import { t } from '../i18n/index.svelte';

/** Players of the program's own making have a face of their own; a stranger borrows one, always the same. */
export function faceOf(level: string): FaceId {
  const own = FACES.find((face) => face === level);
  if (own) return own;
  const sum = Array.from(level).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return FACES[sum % FACES.length] as FaceId;
}

export function levelName(level: string): string {
  return t('level', { level });
}
