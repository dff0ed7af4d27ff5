// All messages of this language as one text. Each language folder has this same file beside its .ftl files.
const files = import.meta.glob<string>('./*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(files).join('\n');
