/** SVG as text: the few elements the pictures are made of. */
import { brief } from './geometry';
import { INK, WHITE } from './palette';

/** Line weights on the square of 100, the same in every picture. */
export const OUTLINE = 2;
export const DETAIL = 1.2;
export const HAIR = 0.7;

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** An outlined shape: the usual one. */
export const inked = (fill: string, width = DETAIL): Paint => ({ fill, stroke: INK, width });

function attributes({ fill = 'none', stroke, width = DETAIL, opacity }: Paint): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : '';
  const veil = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `fill="${fill}"${line}${veil}`;
}

export function path(d: string, paint: Paint): string {
  return `<path d="${d}" ${attributes(paint)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint, round = 0): string {
  const corner = round ? ` rx="${round}"` : '';
  return `<rect x="${brief(x)}" y="${brief(y)}" width="${brief(width)}" height="${brief(height)}"${corner} ${attributes(paint)}/>`;
}

export function circle(cx: number, cy: number, r: number, paint: Paint): string {
  return `<circle cx="${brief(cx)}" cy="${brief(cy)}" r="${brief(r)}" ${attributes(paint)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${brief(cx)}" cy="${brief(cy)}" rx="${brief(rx)}" ry="${brief(ry)}" ${attributes(paint)}/>`;
}

/** A figure in the page's own type, centred on a point; pictures used as images cannot have it. */
export function figure(value: number, x: number, y: number, size: number, colour: string): string {
  return `<text x="${x}" y="${brief(y + size * 0.35)}" font-size="${size}" text-anchor="middle" class="numeral" fill="${colour}">${value}</text>`;
}

export function moved(markup: string, transform: string): string {
  return `<g transform="${transform}">${markup}</g>`;
}

/** Shows only the part of the markup inside the path. The name must be unique within one picture. */
export function clipped(markup: string, name: string, d: string): string {
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${markup}</g>`;
}

/** The shadow a shape casts to the lower right. */
export function shadow(d: string, distance = 2): string {
  return `<path d="${d}" transform="translate(${distance} ${distance})" fill="${INK}" opacity=".3"/>`;
}

/** The edges of a laid tile catch the light above and on the left. */
export const BEVEL =
  path('M0 100V0H100', { stroke: WHITE, width: 2, opacity: 0.35 }) +
  path('M100 0V100H0', { stroke: INK, width: 2, opacity: 0.4 });

/** A whole picture as a document of its own. */
export function picture(width: number, height: number, markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">${markup}</svg>`;
}

/** The picture as an address, so that one drawing serves any number of places. */
export function address(document: string): string {
  return `data:image/svg+xml,${document.replace(/[<>#%"]/g, encodeURIComponent)}`;
}

/** A way to draw that draws each picture once and afterwards only gives its address. */
export function drawnOnce<What extends readonly (string | number)[]>(
  draw: (...what: What) => string,
): (...what: What) => string {
  const known = new Map<string, string>();
  return (...what) => {
    const name = what.join(' ');
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = address(draw(...what))));
    return found;
  };
}
