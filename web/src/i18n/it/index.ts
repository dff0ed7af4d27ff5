// The messages of this language as one text, but for those fetched with what they are about: the chapters, and what is
// said around the table. Each language folder has this same file.
const files = import.meta.glob<string>(
  ['./*.ftl', '!./about.ftl', '!./games.ftl', '!./home.ftl', '!./new-table.ftl', '!./share.ftl', '!./waiting.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files).join('\n');

/** What is fetched when it is to be spoken of, by its name. */
export const chapters: Readonly<Record<string, () => Promise<string>>> = {
  ...import.meta.glob<string>('./chapters/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./around.ts', { import: 'default' }),
};
