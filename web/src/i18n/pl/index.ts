// The messages of this language as one text, but for those of the rules book. Each language folder has this same file.
const files = import.meta.glob<string>(['./*.ftl', '!./rules.ftl', '!./rulings.ftl'], { eager: true, query: '?raw', import: 'default' });

export default Object.values(files).join('\n');
