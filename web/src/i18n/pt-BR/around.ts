// What only the pages around the table say, as one text: a chapter of its own. Each language folder has this same file.
const files = import.meta.glob<string>(
  ['./about.ftl', './games.ftl', './home.ftl', './new-table.ftl', './share.ftl', './waiting.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files).join('\n');
