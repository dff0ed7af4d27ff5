// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readFile, writeFile } from './file';

it('comes back as it was written', () => {
  const kept = { language: 'pl', settings: { theme: 'dark', motion: 'slow', hints: false } } as const;
  expect(readFile(writeFile(kept))).toEqual(kept);
});

it('is read as far as it makes sense here', () => {
  expect(
    readFile('{"format": "alhambra-settings", "language": 7, "settings": {"theme": "pink", "sound": true}}'),
  ).toEqual({ language: null, settings: { sound: true } });
});

it.each(['', 'null', '[]', '{"settings": {}}', '{"format": "something else"}', 'Y1 G2'])(
  'may be no such file: %s',
  (text) => {
    expect(readFile(text)).toBeNull();
  },
);
