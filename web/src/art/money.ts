/** Money: each currency is a shape, a colour and a word, so that no one of them has to carry the meaning alone. */
import { closed, hankin, ngon, type Point, polar, scalloped, star } from './geometry';
import { eightfold } from './patterns';
import { CURRENCY_COLOURS, type Currency, darker, INK, lighter, mix, PLASTER, textOn } from './palette';
import { circle, drawnOnce, figure, HAIR, inked, path, picture, rect } from './svg';

export const CARD = { width: 70, height: 100 } as const;

/** The outline of a coin that just fits a circle. */
export function coinOutline(currency: Currency, centre: Point, radius: number): string {
  const [x, y] = centre;
  switch (currency) {
    case 'yellow':
      return scalloped(centre, radius * 1.03, 6, 0.7);
    case 'green':
      return closed(ngon(centre, radius * 1.14, 4, 45));
    case 'blue':
      return closed(star(centre, radius, radius * 0.79, 8, 22.5));
    case 'orange':
      return closed([
        [x, y - radius * 1.12],
        [x + radius, y],
        [x, y + radius * 1.12],
        [x - radius, y],
      ]);
  }
}

/** What is struck around the figure, different for each currency. */
function relief(currency: Currency, centre: Point, radius: number): string {
  const colour = CURRENCY_COLOURS[currency];
  const [line, dark] = [lighter(colour, 0.45), darker(colour, 0.28)];
  const fine = { stroke: dark, width: radius * 0.045 };
  switch (currency) {
    case 'yellow':
      return (
        Array.from({ length: 6 }, (_, k) =>
          circle(...polar(centre, radius * 0.8, 30 + k * 60), radius * 0.1, { fill: darker(colour, 0.34) }),
        ).join('') + circle(...centre, radius * 0.58, fine)
      );
    case 'green':
      return (
        path(closed(ngon(centre, radius * 0.96, 4, 45)), { stroke: line, width: radius * 0.05 }) +
        path(
          ngon(centre, radius * 0.86, 4, 45)
            .map((corner) => closed(star(corner, radius * 0.17, radius * 0.1, 4)))
            .join(''),
          { fill: line },
        )
      );
    case 'blue':
      return (
        path(closed(hankin(ngon(centre, radius * 0.94, 8, 0), 68)), {
          fill: lighter(colour, 0.14),
          stroke: lighter(colour, 0.5),
          width: radius * 0.04,
        }) + circle(...centre, radius * 0.54, { fill: colour })
      );
    case 'orange':
      return (
        path(coinOutline('orange', centre, radius * 0.83), { stroke: line, width: radius * 0.05 }) +
        circle(...centre, radius * 0.55, { fill: darker(colour, 0.16), stroke: line, width: radius * 0.05 })
      );
  }
}

/** A coin without its figure. The light halo keeps dark coins visible by night. */
export function coin(currency: Currency, centre: Point, radius: number): string {
  const outline = coinOutline(currency, centre, radius);
  const colour = CURRENCY_COLOURS[currency];
  return (
    path(outline, { stroke: PLASTER, width: radius * 0.22 }) +
    path(outline, inked(colour, radius * 0.09)) +
    relief(currency, centre, radius)
  );
}

/** A money card without its figures. */
function drawCard(currency: Currency): string {
  const colour = CURRENCY_COLOURS[currency];
  const tint = lighter(colour, currency === 'yellow' ? 0.6 : 0.8);
  const line = mix(tint, currency === 'yellow' ? darker(colour, 0.3) : colour, 0.3);
  const middle: Point = [35, 50];
  const { stars, knots } = eightfold(17.5, 67.5);
  const corner = (x: number, y: number): string => path(coinOutline(currency, [x, y], 4), inked(colour, HAIR));
  return picture(
    CARD.width,
    CARD.height,
    rect(1, 1, 68, 98, inked('#FFFBF0', 1.8), 7) +
      rect(4.2, 4.2, 61.6, 91.6, { fill: tint }, 4.5) +
      `<clipPath id="c"><rect x="20.5" y="5.5" width="59" height="89" rx="3.5"/></clipPath>` +
      `<g clip-path="url(#c)" transform="translate(-15 0)">${path(stars + knots, { stroke: line, width: HAIR })}</g>` +
      path('M4 4H22.5V27A4 4 0 0 1 18.5 31H4ZM66 96H47.5V73A4 4 0 0 1 51.5 69H66Z', {
        fill: '#FFFBF0',
        stroke: colour,
        width: 1.3,
      }) +
      rect(4.2, 4.2, 61.6, 91.6, { stroke: colour, width: 2.6 }, 4.5) +
      corner(12.8, 24) +
      corner(57.2, 76) +
      coin(currency, middle, 20.5),
  );
}

/** The address of the picture of a card without figures. */
export const cardPicture = drawnOnce(drawCard);

/** The three figures of a money card: in the middle, and in two corners for cards held in a fan. */
export function cardFigures(currency: Currency, value: number): string {
  const colour = textOn(CURRENCY_COLOURS[currency]);
  return (
    figure(value, 35, 50, 21, colour) +
    figure(value, 12.8, 13, 14, INK) +
    `<g transform="rotate(180 35 50)">${figure(value, 12.8, 13, 14, INK)}</g>`
  );
}
