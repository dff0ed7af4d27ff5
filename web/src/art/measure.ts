/** How colours look to different eyes: used by the tests to hold the art to its promises, never by the page. */

type Triple = readonly [number, number, number];

/** Red, green and blue as amounts of light, 0 to 1. */
function light(colour: string): Triple {
  const channel = (start: number): number => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Relative luminance as WCAG defines it. */
export function luminance(colour: string): number {
  return dot(light(colour), [0.2126, 0.7152, 0.0722]);
}

/** Contrast as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** The grey a browser or a printer without colours makes of it. */
export function grey(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16)) as [number, number, number];
  const shade = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)
    .toString(16)
    .padStart(2, '0');
  return `#${shade}${shade}${shade}`;
}

/** Colour vision with one kind of cones missing: Machado, Oliveira and Fernandes 2009, severity 1. */
export const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** CIE L*a*b* under daylight, as seen by the given eyes. */
export function lab(
  colour: string,
  eyes: readonly [Triple, Triple, Triple] = EYES['normal'] as [Triple, Triple, Triple],
): Triple {
  const seen = eyes.map((row) => Math.min(1, Math.max(0, dot(row, light(colour))))) as [number, number, number];
  const root = (amount: number): number =>
    amount > 216 / 24389 ? Math.cbrt(amount) : ((24389 / 27) * amount + 16) / 116;
  const x = root(dot([0.4124564, 0.3575761, 0.1804375], seen) / 0.95047);
  const y = root(dot([0.2126729, 0.7151522, 0.072175], seen));
  const z = root(dot([0.0193339, 0.119192, 0.9503041], seen) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIANS = Math.PI / 180;

/** The colour difference CIEDE2000; about 1 is just noticeable side by side. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIANS + 360) % 360);
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const grey = c1 * c2 === 0;

  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIANS)];

  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const tilt =
    1 -
    0.17 * Math.cos((h - 30) * RADIANS) +
    0.24 * Math.cos(2 * h * RADIANS) +
    0.32 * Math.cos((3 * h + 6) * RADIANS) -
    0.2 * Math.cos((4 * h - 63) * RADIANS);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * tilt;
  const twist = -2 * seventh(c) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIANS);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + twist * (dc / sc) * (dh / sh));
}

/** The smallest difference between any two of the colours, for these eyes. */
export function nearest(colours: readonly string[], eyes: readonly [Triple, Triple, Triple]): number {
  const seen = colours.map((colour) => lab(colour, eyes));
  return Math.min(...seen.flatMap((one, k) => seen.slice(k + 1).map((other) => difference(one, other))));
}
