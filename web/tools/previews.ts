/** Makes `previews.json`: what the server says of a link, by language and by the part of the site it leads to. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { PREVIEWS } from '../src/previews.ts';

const MESSAGES = new URL('../src/i18n/', import.meta.url);

function sayings(tag: string): Record<string, { title: string; text: string }> {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${tag}/chapters/previews.ftl`, MESSAGES), 'utf-8')));
  return Object.fromEntries(
    Object.entries(PREVIEWS).map(([part, id]) => {
      const message = bundle.getMessage(id);
      const { text } = message?.attributes ?? {};
      if (!message?.value || !text) throw new Error(`${tag} lacks ${id}`);
      return [part, { title: bundle.formatPattern(message.value), text: bundle.formatPattern(text) }];
    }),
  );
}

export function previews(): Plugin {
  return {
    name: 'previews',
    generateBundle() {
      const languages = readdirSync(MESSAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const words = Object.fromEntries(languages.map(({ name }) => [name, sayings(name)]));
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(words) });
    },
  };
}
