// The messages of the rules book, fetched when someone opens it. Each language folder has this same file.
const files = import.meta.glob<string>(['./rules.ftl', './rulings.ftl'], { eager: true, query: '?raw', import: 'default' });

export default Object.values(files).join('\n');
