/** Letters as people type and look for them. */

/** What is a letter of its own, not a letter with an accent: its name in plain letters. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Without case and accents: "Größe" is "grosse", "Cœur" is "coeur". */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđðþı]/g, (letter) => SPELT[letter] ?? letter);
}
