import { describe, expect, it } from 'vitest';
import { friezePicture } from './frieze';
import { drawGate, type Prospect } from './gate';
import { drawVista } from './vista';

const PROSPECTS: readonly Prospect[] = ['rivals', 'friends', 'device', 'shut', 'dark', 'away'];

describe.each([
  ['vista', drawVista()],
  ['frieze', decodeURIComponent(friezePicture())],
  ...PROSPECTS.map((prospect): [string, string] => [`gate: ${prospect}`, decodeURIComponent(drawGate(prospect))]),
])('%s', (_, markup) => {
  it('is drawn with numbers only', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it('needs nothing that the page may not have: no styles, no scripts, no other place', () => {
    expect(markup.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/style=|<style|<script|https?:/);
  });
});

it('no two gates on one page share a name for what they clip', () => {
  const names = PROSPECTS.flatMap((prospect) =>
    [...drawGate(prospect).matchAll(/<clipPath id="(gate-[^"]+)"/g)].map((match) => match[1]),
  );
  expect(new Set(names).size).toBe(PROSPECTS.length);
});
