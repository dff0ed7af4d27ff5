/** Which way a language is written, and how names of the other way stand in a sentence. Pure. */

const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];
const WRITTEN_SO = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(tag.split('-')[0] as string) ? 'rtl' : 'ltr';

/** Set apart by marks that nobody sees: what is around it stays where it is, whichever way this is written. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The same, only where it would otherwise turn its surroundings over. */
export const setApart = (text: string): string => (WRITTEN_SO.test(text) ? isolated(text) : text);

/** A language that there is not: the letters of another, written from right to left. For tests of the layout. */
export function mirrored(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => String.fromCharCode(0x5d0 + ((letter.codePointAt(0) ?? 0) % 27)));
}
