// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { FACES } from '../art/faces';
import { speak } from '../i18n/index.svelte';
import { faceOf, levelName } from './levels';

beforeAll(() => speak('en'));

test('each face belongs to the player of its name, and has a name people read', () => {
  for (const face of FACES) {
    expect(faceOf(face)).toBe(face);
    expect(levelName(face)).not.toBe(face);
  }
});

test('a player nobody has heard of borrows a face and keeps its own name', () => {
  expect(FACES).toContain(faceOf('my-own-bot'));
  expect(faceOf('my-own-bot')).toBe(faceOf('my-own-bot'));
  expect(levelName('my-own-bot')).toBe('my-own-bot');
});
