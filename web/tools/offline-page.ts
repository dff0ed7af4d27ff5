/**
 * Makes `offline.html`, the one page that the service worker holds: what the page itself says of a server that does not
 * answer, in every language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const MESSAGES = new URL('../src/i18n/', import.meta.url);

function sayings(tag: string): { title: string; text: string; again: string } {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${tag}/errors.ftl`, MESSAGES), 'utf-8')));
  const say = (id: string, args: Record<string, string>): string =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args);
  const code = 'unreachable';
  return {
    title: say('trouble-title', { code }),
    text: say('trouble-text', { code, name: '' }),
    again: say('trouble-step', { step: 'again' }),
  };
}

export function offlinePage(): Plugin {
  return {
    name: 'offline-page',
    generateBundle() {
      const languages = readdirSync(MESSAGES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
      const parts = languages.map((tag) => ({ tag, ...sayings(tag) }));
      const sections = parts.map(
        ({ tag, title, text, again }) =>
          `<section lang="${tag}"><h2>${title}</h2><p>${text}</p><p><a href="">${again}</a></p></section>`,
      );
      const source = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg">',
        '<link rel="stylesheet" href="/offline.css"><title>Alhambra</title></head>',
        '<body><main><h1><img src="/favicon.svg" alt="" width="40" height="40"> Alhambra</h1>',
        ...sections,
        '</main><script src="/offline.js"></script></body></html>\n',
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: 'offline.html', source });
    },
  };
}
