/**
 * SHA-256, as in FIPS 180-4. A browser's own is only there over https, and many a table is played over plain http in a
 * home network.
 */

const primes = function* (): Generator<number> {
  for (let n = 2; ; n += 1) {
    let isPrime = true;
    for (let by = 2; by * by <= n; by += 1) if (n % by === 0) isPrime = false;
    if (isPrime) yield n;
  }
};

/** The first 32 bits of what follows the point. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);

const STEPS = 64;
const INITIAL = new Uint32Array(8);
const CONSTANTS = new Uint32Array(STEPS);
{
  const found = primes();
  for (let k = 0; k < STEPS; k += 1) {
    const prime = found.next().value as number;
    CONSTANTS[k] = fraction(Math.cbrt(prime));
    if (k < 8) INITIAL[k] = fraction(Math.sqrt(prime));
  }
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);

  const state = INITIAL.slice();
  const words = new Uint32Array(STEPS);
  for (let block = 0; block < blocks; block += 1) {
    for (let k = 0; k < 16; k += 1) words[k] = view.getUint32(block * 64 + k * 4);
    for (let k = 16; k < STEPS; k += 1) {
      const near = words[k - 15] as number;
      const far = words[k - 2] as number;
      const small = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
      const large = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
      words[k] = (words[k - 16] as number) + small + (words[k - 7] as number) + large;
    }
    mix(state, words);
  }

  const digest = new DataView(new ArrayBuffer(32));
  for (const [k, word] of state.entries()) digest.setUint32(k * 4, word);
  return new Uint8Array(digest.buffer);
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let k = 0; k < STEPS; k += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (CONSTANTS[k] as number) + (words[k] as number)) |
      0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [k, word] of [a, b, c, d, e, f, g, h].entries()) state[k] = (state[k] as number) + word;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The digest of bytes in hexadecimal digits, in hexadecimal digits. */
export const digestOf = (hex: string): string => toHex(sha256(fromHex(hex)));
