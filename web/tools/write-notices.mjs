// Writes public/notices.txt: who made what ships inside the page, and under which licence.
// Run after adding a package that ends up in the bundle: npm run notices
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const web = fileURLToPath(new URL('..', import.meta.url));
const read = (...parts) => readFileSync(join(web, ...parts), 'utf8');
const { dependencies } = JSON.parse(read('package.json'));

/** Everything of ours that depends on it, and what Svelte brings into the bundle by itself. */
const shipped = [...Object.keys(dependencies), 'svelte', 'clsx', 'esm-env'];

/** @fluent/bundle names its licence without including the text; TypeScript has the same licence and includes it. */
const TEXTS_ELSEWHERE = { '@fluent/bundle': ['node_modules', 'typescript', 'LICENSE.txt'] };

function licenceText(name) {
  if (TEXTS_ELSEWHERE[name]) return read(...TEXTS_ELSEWHERE[name]);
  const file = readdirSync(join(web, 'node_modules', name)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file`);
  return read('node_modules', name, file);
}

const RULE = '='.repeat(80);
const entries = shipped.map((name) => {
  const { version, license } = JSON.parse(read('node_modules', name, 'package.json'));
  const text = licenceText(name).replaceAll('\r', '').trim();
  return `${RULE}\n${name} ${version} (${license})\n${RULE}\n\n${text}\n`;
});
const head =
  'This page contains the work of others, used with thanks under the licences below.\n' +
  'All pictures are drawn by the program itself.\n';
writeFileSync(join(web, 'public', 'notices.txt'), [head, ...entries].join('\n'));
