/** A band of glazed tiles, as it runs along the foot of the palace's walls. One length of it, to be repeated. */
import { closed, hankin, ngon, star } from '../geometry';
import { BRICK, GOLD, PLASTER } from '../palette';
import { drawnOnce, HAIR, path, picture, rect } from '../svg';

export const FRIEZE_WIDTH = 48;
export const FRIEZE_HEIGHT = 24;

const GLAZE = '#1F3F86';
const GREEN = '#2F8C7C';

function drawFrieze(): string {
  const [left, right] = [
    closed(hankin(ngon([12, 12], 11, 8, 22.5), 66)),
    closed(hankin(ngon([36, 12], 11, 8, 22.5), 66)),
  ];
  const between =
    closed(star([24, 12], 5.4, 2.6, 4)) + closed(star([0, 12], 5.4, 2.6, 4)) + closed(star([48, 12], 5.4, 2.6, 4));
  return picture(
    FRIEZE_WIDTH,
    FRIEZE_HEIGHT,
    rect(0, 0, FRIEZE_WIDTH, FRIEZE_HEIGHT, { fill: PLASTER }) +
      path(left, { fill: GLAZE }) +
      path(right, { fill: GREEN }) +
      path(closed(star([12, 12], 5, 3.4, 8)) + closed(star([36, 12], 5, 3.4, 8)), { fill: GOLD }) +
      path(closed(ngon([12, 12], 1.7, 8, 22.5)) + closed(ngon([36, 12], 1.7, 8, 22.5)), { fill: PLASTER }) +
      path(between, { fill: BRICK }) +
      path('M0 .8H48M0 23.2H48', { stroke: GOLD, width: HAIR * 2 }),
  );
}

/** The address of the picture. */
export const friezePicture = drawnOnce(drawFrieze);
