import { type Battle, objectiveCount, ownerOf } from '@muster/engine';
import { type Box, boxesOverlap } from './hull.ts';
import type { Palette } from './palette.ts';
import { svgElement, fixed, label, px } from './svg.ts';

/** The height of the pole above the centre of the objective, and the size of the cloth. */
const POLE = 34;
const CLOTH = { width: 24, height: 16 };

/** An objective in the picture. */
export interface ObjectiveMark {
  x: number;
  y: number;
  owner: number;
  index: number;
  /** The cloth hangs to the left, because the edge is near. */
  turned: boolean;
}

/** Returns the objectives on the table. */
export const objectiveMarks = (battle: Battle): ObjectiveMark[] =>
  Array.from({ length: objectiveCount(battle) }, (_, index) => ({
    index,
    x: px(battle.objX[index]),
    y: px(battle.objY[index]),
    owner: ownerOf(battle, index),
    turned: px(battle.plan.table.width - battle.objX[index]) < CLOTH.width + 4,
  }));

const leftOf = ({ x, turned }: ObjectiveMark): number => (turned ? x - CLOTH.width : x);

/** Returns the top of a flag; flags near the upper edge have short poles. */
const topOf = ({ y }: ObjectiveMark): number => (y > 0 ? Math.max(3, y - POLE) : y - POLE);

/** Returns the box of a flag in the picture. */
export const flagBox = (marker: ObjectiveMark): Box => ({
  x: leftOf(marker) - 4,
  y: topOf(marker) - 2,
  width: CLOTH.width + 8,
  height: POLE + 8,
});

/** Returns the objective with its cloth on the side where it covers fewer pieces. */
export const turnedAway = (marker: ObjectiveMark, pieces: readonly Box[]): ObjectiveMark => {
  const other = { ...marker, turned: !marker.turned };
  const covers = (flag: ObjectiveMark): number => pieces.filter((piece) => boxesOverlap(flagBox(flag), piece)).length;
  return marker.turned || leftOf(other) < 0 || covers(marker) <= covers(other) ? marker : other;
};

/** Returns the disc of an objective and the circle in which it is seized. */
export const drawObjectiveGround = ({ x, y, owner }: ObjectiveMark, reach: number, palette: Palette): string => {
  const colour = colourOf(owner, palette);
  return (
    svgElement('circle', {
      cx: x,
      cy: y,
      r: px(reach),
      fill: colour,
      'fill-opacity': owner >= 0 ? 0.12 : 0.06,
      stroke: colour,
      'stroke-width': 1.5,
      'stroke-dasharray': '1 5',
      'stroke-linecap': 'round',
    }) + svgElement('circle', { cx: x, cy: y, r: 6, fill: palette.paper, stroke: palette.ink, 'stroke-width': 1.2 })
  );
};

/** Returns the flag of an objective, in the colour and shape of its owner, with its number. */
export const drawFlag = (marker: ObjectiveMark, palette: Palette): string => {
  const { x, y, owner, index } = marker;
  const held = owner >= 0;
  const top = topOf(marker);
  return (
    svgElement('path', {
      d: `M${fixed(x)} ${fixed(y)}V${fixed(top)}`,
      stroke: palette.ink,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }) +
    svgElement('path', {
      d: cloth(marker, top),
      fill: held ? colourOf(owner, palette) : palette.paper,
      stroke: palette.ink,
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }) +
    label(leftOf(marker) + CLOTH.width / 2, top + 12.4, `${index + 1}`, {
      'text-anchor': 'middle',
      'font-size': 12,
      'font-weight': 700,
      fill: held ? palette.onSides[owner % palette.onSides.length] : palette.ink,
    })
  );
};

const colourOf = (owner: number, palette: Palette): string =>
  owner >= 0 ? palette.sides[owner % palette.sides.length] : palette.neutral;

/** Returns the shape of a flag by owner: square, swallowtail, pennon, rounded. */
const cloth = ({ x, owner, turned }: ObjectiveMark, top: number): string => {
  const { width, height: h } = CLOTH;
  const to = turned ? -1 : 1;
  const w = width * to;
  const start = `M${fixed(x)} ${fixed(top)}`;
  switch (owner) {
    case 1:
      return `${start}h${w}l${-5 * to} ${h / 2}l${5 * to} ${h / 2}h${-w}Z`;
    case 2:
      return `${start}h${w - 6 * to}l${6 * to} ${h / 2}l${-6 * to} ${h / 2}h${6 * to - w}Z`;
    case 3:
      return `${start}h${w - 8 * to}a8 8 0 0 ${turned ? 0 : 1} 0 ${h}h${8 * to - w}Z`;
    default:
      return `${start}h${w}v${h}h${-w}Z`;
  }
};
