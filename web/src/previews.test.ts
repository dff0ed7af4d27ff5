import { expect, it } from 'vitest';
import { previewedIn, withoutPreview } from './previews';

it('a link says in which language its sender speaks', () => {
  expect(previewedIn('pt-BR', 'https://play.example/table/k7q')).toBe('https://play.example/table/k7q?lang=pt-BR');
});

it('which is nothing to whoever follows it', () => {
  expect(withoutPreview('https://play.example/table/k7q?lang=pt-BR')).toBe('/table/k7q');
  expect(withoutPreview('https://play.example/new?for=device&lang=es#top')).toBe('/new?for=device#top');
});
