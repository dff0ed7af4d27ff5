import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf, fromHex, sha256, toHex } from './digest';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the digest of %j is that of the standard', (words, digest) => {
  expect(toHex(sha256(text(words)))).toBe(digest);
});

test('messages of every length around a block have their digest', () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, k) => (k * 37 + length) % 256);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('bytes are read from hexadecimal digits and written in them', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
  expect(digestOf('5e'.repeat(32))).toBe('9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056');
});
