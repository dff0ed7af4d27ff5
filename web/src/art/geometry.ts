/**
 * Points, polygons and the curves of the architecture. Pictures are drawn on a square of 100 by 100 with y downwards.
 */

export type Point = readonly [x: number, y: number];

export const MIDDLE: Point = [50, 50];

/** A number as short as the eye allows: a hundredth of a unit is far below a pixel. */
export function brief(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The point at an angle in degrees, from the east clockwise. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Corners of a regular polygon, clockwise, the first one at `turn` degrees. */
export function ngon(centre: Point, radius: number, sides: number, turn = 0): Point[] {
  return Array.from({ length: sides }, (_, k) => polar(centre, radius, turn + (360 * k) / sides));
}

/** Corners of a star with `points` tips, the first one at `turn` degrees. */
export function star(centre: Point, outer: number, inner: number, points: number, turn = 0): Point[] {
  return ngon(centre, outer, points, turn).flatMap((tip, k) => [
    tip,
    polar(centre, inner, turn + (360 * (k + 0.5)) / points),
  ]);
}

/**
 * Hankin's "polygons in contact": from the middle of each edge two rays enter the polygon at the contact angle;
 * each meets the ray of the next edge. The result is the star the polygon carries, and the stars of neighbours join.
 */
export function hankin(polygon: readonly Point[], contact: number): Point[] {
  const corner = (k: number): Point => polygon[k % polygon.length] as Point;
  return polygon.flatMap((_, k) => {
    const [a, b, c] = [corner(k), corner(k + 1), corner(k + 2)];
    const [here, next] = [midpoint(a, b), midpoint(b, c)];
    return [here, crossing(here, heading(a, b) + contact, next, heading(c, b) - contact)];
  });
}

export function midpoint(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function heading(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** Where two lines cross, each given by a point and a heading in degrees. */
function crossing(p: Point, first: number, q: Point, second: number): Point {
  const d = polar([0, 0], 1, first);
  const e = polar([0, 0], 1, second);
  const along = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / (d[0] * e[1] - d[1] * e[0]);
  return [p[0] + along * d[0], p[1] + along * d[1]];
}

/** Path data of one closed polygon. */
export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${brief(x)} ${brief(y)}`).join('L')}Z`;
}

/** A horseshoe arch: more than half a circle on jambs that stand a little inside of it. */
export function horseshoe(cx: number, foot: number, width: number, height: number): string {
  const radius = width / 2;
  const jamb = radius * 0.84;
  const spring = foot - height + radius + Math.sqrt(radius * radius - jamb * jamb);
  const arc = `A${brief(radius)} ${brief(radius)} 0 1 1 ${brief(cx + jamb)} ${brief(spring)}`;
  return `M${brief(cx - jamb)} ${foot}V${brief(spring)}${arc}V${foot}Z`;
}

/** A round arch on straight jambs. */
export function roundArch(cx: number, foot: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${brief(cx - radius)} ${foot}v${brief(radius - height)}a${radius} ${radius} 0 0 1 ${width} 0V${foot}Z`;
}

/** A cusped arch: small arcs along a half circle, as in the courts of the palace. */
export function multifoil(cx: number, foot: number, width: number, height: number, lobes: number): string {
  const radius = width / 2;
  const spring: Point = [cx, foot - height + radius];
  const lobe = radius * Math.sin(Math.PI / (2 * lobes)) * 1.06;
  const arcs = Array.from({ length: lobes }, (_, k) => {
    const [x, y] = polar(spring, radius, 180 + (180 * (k + 1)) / lobes);
    return `A${brief(lobe)} ${brief(lobe)} 0 0 1 ${brief(x)} ${brief(y)}`;
  });
  return `M${brief(cx - radius)} ${foot}V${brief(spring[1])}${arcs.join('')}V${foot}Z`;
}

/**
 * A round shape with lobes like a flower or a tree's crown. The lobes reach out to `radius`, the notches between them
 * back to the share `notch` of it; the first notch lies at `turn` degrees.
 */
export function scalloped(centre: Point, radius: number, lobes: number, notch: number, turn = 0): string {
  const towards = notch * Math.cos(Math.PI / lobes);
  const lobeCentre = (1 - notch * notch) / (2 * (1 - towards));
  const lobe = brief(radius * (1 - lobeCentre));
  const large = lobeCentre > towards ? 1 : 0;
  const [first, ...others] = ngon(centre, radius * notch, lobes, turn).map(([x, y]) => `${brief(x)} ${brief(y)}`);
  return `M${first}${[...others, first].map((to) => `A${lobe} ${lobe} 0 ${large} 1 ${to}`).join('')}Z`;
}

/** The wedge stones of an arch between two radii, from one angle to another. */
export function voussoirs(
  centre: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
): string[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, k) => {
    const [a, b] = [from + k * step, from + (k + 1) * step];
    return closed([polar(centre, outer, a), polar(centre, outer, b), polar(centre, inner, b), polar(centre, inner, a)]);
  });
}
