/** A watchtower with battlements, a twin window and a net of sebka. */
import { horseshoe, voussoirs } from '../geometry';
import { darker, GOLD, INK, KIND_COLOURS, lighter, PLASTER } from '../palette';
import { sebka } from '../patterns';
import { DETAIL, HAIR, inked, OUTLINE, path, rect, shadow } from '../svg';
import { aside, type Building } from './building';

const PURPLE = KIND_COLOURS.tower;
const FACE = '#D9C6EE';
const SHADE = '#AE93CF';
const LIGHT = '#F1E8FA';
const DEEP = darker(PURPLE, 0.45);
/** One merlon with its little roof, drawn from the foot of its left edge to the foot of its right one. */
const merlon = 'v-6.5l4.3 -3.5l4.3 3.5v6.5';
const SHAFT = 'M33 37H67L69 87H31Z';
const BATTLEMENTS = `M27.5 38V24${merlon}h3.5${merlon}h3.5${merlon}h3.5${merlon}V38Z`;

function ground(): string {
  const { net, leaves } = sebka(12.5, 20);
  return (
    rect(0, 0, 100, 100, { fill: PURPLE }) +
    path(leaves, { fill: lighter(PURPLE, 0.16) }) +
    path(net, { stroke: darker(PURPLE, 0.4), width: 2.2 }) +
    path(net, { stroke: lighter(PURPLE, 0.34), width: HAIR })
  );
}

function window(): string {
  return (
    rect(39, 44, 22, 21, inked(LIGHT, DETAIL)) +
    path('M40.5 45.5H59.5V52H40.5Z', { fill: SHADE }) +
    path(horseshoe(45, 63.5, 8.6, 15), inked(DEEP, DETAIL)) +
    path(horseshoe(55, 63.5, 8.6, 15), inked(DEEP, DETAIL)) +
    path('M50 53V63.5', { stroke: INK, width: 3 }) +
    path('M50 53V63.5', { stroke: GOLD, width: 1.4 }) +
    rect(37.5, 63.5, 25, 2.6, inked(LIGHT, DETAIL))
  );
}

function door(): string {
  const stones = voussoirs([50, 76.4], 5.6, 8.8, 160, 380, 9);
  return (
    path(horseshoe(50, 87, 12.6, 17), inked(DEEP, DETAIL)) +
    path(stones.filter((_, k) => k % 2 === 0).join(''), inked(GOLD, HAIR)) +
    path(stones.filter((_, k) => k % 2 === 1).join(''), inked(PLASTER, HAIR))
  );
}

function full(): string {
  return (
    shadow(`${SHAFT}${BATTLEMENTS}M25 84H75V88H25Z`, 2.4) +
    path(SHAFT, inked(FACE, OUTLINE)) +
    path('M60.5 37H66L68 86H62Z', { fill: SHADE }) +
    path('M34.5 37H37L36 86H32.5Z', { fill: LIGHT }) +
    path('M32.3 69.6H67.7', { stroke: INK, width: DETAIL }) +
    path('M33 68.2H67', { stroke: LIGHT, width: 1.2 }) +
    window() +
    door() +
    path(BATTLEMENTS, inked(FACE, OUTLINE)) +
    path('M63.9 23.5L67.5 18.8L71.5 21.5V36.8H63.9Z', { fill: SHADE }) +
    path('M29 36V24.5M41 24.5V18M53.1 24.5V18M65.2 24.5V18', { stroke: LIGHT, width: 1.2 }) +
    path('M34 28.5v4.5M42.7 28.5v4.5M51.4 28.5v4.5M60 28.5v4.5', { stroke: DEEP, width: 2 }) +
    path('M28.5 38H71.5L67 42.5H33Z', inked(SHADE, DETAIL)) +
    path('M31.5 39.4H66', { stroke: LIGHT, width: 1 }) +
    rect(26, 84.6, 48, 3.4, inked(SHADE, DETAIL))
  );
}

function small(): string {
  return aside(
    path('M31 89L34 42H27V16H36V24H45.5V16H54.5V24H64V16H73V42H66L69 89Z', inked(FACE, 4)) +
      path('M58 42H64L67 87H60Z', { fill: SHADE }) +
      path('M28 36H72', { stroke: DEEP, width: 3 }) +
      path(horseshoe(43, 65, 11, 18) + horseshoe(57, 65, 11, 18), { fill: DEEP }) +
      path(horseshoe(50, 89, 15, 17), { fill: DEEP }),
  );
}

export const tower: Building = { ground, full, small };
