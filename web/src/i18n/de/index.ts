// The messages of this language as one text, but for the chapters that are fetched with what they are about. Each
// language folder has this same file.
const files = import.meta.glob<string>('./*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(files).join('\n');
