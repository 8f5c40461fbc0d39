import type { Battle } from '@muster/engine';
import type { MapActions, MapAttack } from './map-actions.ts';
import { type Box, boxesOverlap, hullOf } from './hull.ts';
import { discsOf } from './models.ts';
import type { Palette } from './palette.ts';
import { drawMove, halfway } from './move-arrows.ts';
import { drawCasualties, drawAttackMarks, drawTag, type Tag } from './attack-marks.ts';
import { svgElement, group, label, type Point, px } from './svg.ts';

/** One activation on a picture: its moves and attacks, and its caption with the reason. */
export interface MapActivation {
  deeds: MapActions;
  text: string;
  why?: string;
}

/** Returns the paths of moves, drawn below the pieces. */
export const drawMoves = (battle: Battle, episodes: readonly MapActivation[], palette: Palette): string => {
  const strides = episodes.flatMap(({ deeds }) => deeds.strides);
  const hullAt = (unit: number, i: number): readonly Point[] | undefined =>
    // If a unit moved again later, the path ends in its middle.
    strides.findLastIndex((stride) => stride.unit === unit) === i && battle.unitAlive[unit] > 0
      ? hullOf(discsOf(battle, unit), 6)
      : undefined;
  const isFirst = (unit: number, i: number): boolean => strides.findIndex((stride) => stride.unit === unit) === i;
  return group(
    { id: 'muster-ways' },
    ...strides.map((stride, i) =>
      drawMove(battle.plan, stride, { hull: hullAt(stride.unit, i), ghosts: isFirst(stride.unit, i) }, palette),
    ),
  );
};

/** Returns attacks, lost models, losses and the numbers of activations, drawn above the pieces. */
export const drawAttacks = (
  battle: Battle,
  episodes: readonly MapActivation[],
  { badges, tags }: ActivationMarks,
  palette: Palette,
): string =>
  group(
    { id: 'muster-strikes' },
    ...episodes.map(({ deeds }) => drawCasualties(battle.plan, deeds.fallen, palette)),
    ...episodes.map(({ deeds }) => drawAttackMarks(battle.plan, deeds.strikes, palette)),
  ) +
  group({ id: 'muster-tolls' }, ...tags.map((tag) => drawTag(tag, palette))) +
  group({ id: 'muster-order' }, ...badges.map((badge) => drawBadge(badge, palette)));

/** A number in the colour of a side. */
export interface Badge extends Point {
  text: string;
  side: number;
  zoom: number;
}

/** The numbers on a map: the order of activations, if there are several, and the losses by their attacks. */
export interface ActivationMarks {
  badges: readonly Badge[];
  tags: readonly Tag[];
}

/** Returns places for the numbers of activations, so that none covers another. */
export const activationMarks = (battle: Battle, episodes: readonly MapActivation[], zoom: number): ActivationMarks => {
  const taken: Box[] = [];
  const free = (spots: readonly Point[]): Point => {
    const spot = spots.find((one) => !taken.some((box) => boxesOverlap(boxAround(one, zoom), box))) ?? spots[0];
    taken.push(boxAround(spot, zoom));
    return spot;
  };
  const badges = episodes.flatMap(({ deeds }, i): Badge[] => {
    const spot = episodes.length > 1 ? numberAt(battle, deeds) : undefined;
    if (!spot) return [];
    const { side } = battle.plan.units[deeds.unit];
    return [{ ...free(around(spot, { x: 1, y: 0 }, zoom)), text: `${i + 1}`, side, zoom }];
  });
  const tags = episodes.flatMap(({ deeds }) =>
    deeds.strikes
      .filter(({ wounds }) => wounds > 0)
      .map((strike): Tag => {
        const { wounds, removed } = strike;
        const spots = besideTarget(strike, zoom);
        return { ...free(spots), text: removed > 0 ? `−${removed}` : `${wounds}`, filled: removed > 0, zoom };
      }),
  );
  return { badges, tags };
};

const boxAround = ({ x, y }: Point, zoom: number): Box => ({
  x: x - 12 * zoom,
  y: y - 10 * zoom,
  width: 24 * zoom,
  height: 20 * zoom,
});

/** Returns the boxes that labels should not cover. */
export const signBoxes = ({ badges, tags }: ActivationMarks): Box[] =>
  [...badges, ...tags].map((sign) => boxAround(sign, sign.zoom));

/** Returns the place of an activation's number: on the path, or at the upper left of the first piece, where it hides little. */
const numberAt = (battle: Battle, deeds: MapActions): Point | undefined => {
  const [first] = deeds.unit >= 0 ? discsOf(battle, deeds.unit) : [];
  return halfway(deeds) ?? (first ? { x: first.x - first.r, y: first.y - first.r } : undefined);
};

/** Returns a spot and others near it, first along a direction and across it. */
const around = ({ x, y }: Point, { x: dx, y: dy }: Point, zoom: number): Point[] => [
  { x, y },
  ...[22, 44].flatMap((far) =>
    [
      [-dy, dx],
      [dy, -dx],
      [dx, dy],
      [-dx, -dy],
    ].map(([right, down]) => ({ x: x + right * far * zoom, y: y + down * far * zoom })),
  ),
];

/** Returns spots next to the target of an attack. */
const besideTarget = ({ from, to }: MapAttack, zoom: number): Point[] => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const direction = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  return around({ x: px(to.x), y: px(to.y) }, direction, zoom).slice(1);
};

/** Returns a small disc with a number, in the colour of a side. */
export const drawBadge = ({ x, y, text, side, zoom }: Badge, palette: Palette): string =>
  svgElement('circle', {
    cx: x,
    cy: y,
    r: 9.5 * zoom,
    fill: palette.sides[side % palette.sides.length],
    stroke: palette.paper,
    'stroke-width': 1.6 * zoom,
  }) +
  label(x, y + 4.3 * zoom, text, {
    'text-anchor': 'middle',
    'font-size': 12 * zoom,
    'font-weight': 700,
    fill: palette.onSides[side % palette.onSides.length],
  });
