import type { BattlePlan } from '@muster/engine';
import type { MapActions, MapMove, MapMoveKind } from './map-actions.ts';
import type { Palette } from './palette.ts';
import { closedPath, svgElement, fixed, type Point, px } from './svg.ts';

/** How the line of a move is drawn. */
interface LineLook {
  width: number;
  dashes?: string;
  head: number;
}

/** An Advance is solid, a Rush dashed, a Charge broad, and other moves are thin. */
const LOOKS: Readonly<Record<MapMoveKind, LineLook>> = {
  advance: { width: 4, head: 13 },
  rush: { width: 4, dashes: '10 6', head: 13 },
  charge: { width: 7, head: 19 },
  follow: { width: 2.4, head: 8 },
  shoved: { width: 2.4, dashes: '3 4', head: 8 },
  placed: { width: 3, dashes: '1 9', head: 12 },
  arrival: { width: 3, head: 0 },
};

/** The options of a move: where the line around the unit is now, and whether the places that it left are drawn. */
export interface MoveLook {
  hull?: readonly Point[];
  ghosts: boolean;
}

/** Returns the path of a unit as an arrow, over faint discs where its models were before. */
export const drawMove = (plan: BattlePlan, stride: MapMove, look: MoveLook, palette: Palette): string => {
  const colour = palette.sides[plan.units[stride.unit].side % palette.sides.length];
  const way = stride.way.map(({ x, y }) => ({ x: px(x), y: px(y) }));
  if (stride.kind === 'arrival') return drawArrival(way[0], colour);
  const ghosts = look.ghosts
    ? stride.left.map(({ model, x, y }) => ghost(plan, model, { x: px(x), y: px(y) }, colour))
    : [];
  return ghosts.join('') + drawArrow(look.hull ? upTo(way, look.hull) : way, stride.kind, colour, palette);
};

/** Returns an arrow of a kind, with a pale line around it for contrast. */
export const drawArrow = (way: readonly Point[], kind: MapMoveKind, colour: string, palette: Palette): string => {
  const { width, dashes, head } = LOOKS[kind];
  if (lengthOf(way) < 2) return '';
  const tip = way[way.length - 1];
  const neck = shortened(way, head * 0.7);
  const line = (attributes: Readonly<Record<string, string | number | undefined>>): string =>
    svgElement('path', {
      d: openPath(neck),
      fill: 'none',
      'stroke-linejoin': 'round',
      'stroke-linecap': dashes ? 'butt' : 'round',
      ...attributes,
    });
  const point = headOf(neck[neck.length - 1], tip, head);
  const casing = { stroke: palette.paper, 'stroke-opacity': 0.8 } as const;
  return (
    line({ ...casing, 'stroke-width': width + 3 }) +
    svgElement('path', { d: point, ...casing, 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    line({ stroke: colour, 'stroke-width': width, 'stroke-dasharray': dashes }) +
    svgElement('path', { d: point, fill: colour })
  );
};

/** Returns rings where a unit came onto the table. */
const drawArrival = ({ x, y }: Point, colour: string): string =>
  [26, 34]
    .map((r, i) =>
      svgElement('circle', {
        cx: x,
        cy: y,
        r,
        fill: 'none',
        stroke: colour,
        'stroke-width': 3 - i,
        'stroke-dasharray': '9 6',
      }),
    )
    .join('');

/** Returns a faint disc where a model was. */
const ghost = ({ models }: BattlePlan, model: number, { x, y }: Point, colour: string): string =>
  svgElement('circle', {
    cx: x,
    cy: y,
    r: px(models[model].radius) - 1,
    fill: colour,
    'fill-opacity': 0.08,
    stroke: colour,
    'stroke-opacity': 0.55,
    'stroke-width': 1.3,
    'stroke-dasharray': '3 3',
  });

/** Returns the middle of the first move of a step, for the number of the activation. */
export const halfway = ({ unit, strides }: MapActions): Point | undefined => {
  const stride = strides.find(({ unit: who, way }) => who === unit && way.length > 1);
  if (!stride) return undefined;
  const way = stride.way.map(({ x, y }) => ({ x: px(x), y: px(y) }));
  return shortened(way, lengthOf(way) / 2).at(-1);
};

const openPath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join('L')}`;

const lengthOf = (way: readonly Point[]): number =>
  way.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - way[i].x, y - way[i].y), 0);

/** Returns a path without its last so many pixels, or a point if it is shorter. */
const shortened = (way: readonly Point[], by: number): Point[] => {
  const points = [...way];
  let left = by;
  while (points.length > 1) {
    const [from, to] = points.slice(-2);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    points.pop();
    if (length > left) {
      const share = 1 - left / length;
      points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      return points;
    }
    left -= length;
  }
  return points;
};

/** Returns a path up to where it enters the line around a unit. */
const upTo = (way: readonly Point[], hull: readonly Point[]): readonly Point[] => {
  const whole = lengthOf(way);
  for (let by = 0; by < whole; by += 2) {
    const points = shortened(way, by);
    if (!isInside(points[points.length - 1], hull)) return points;
  }
  // A unit that hardly moved is still inside: then show the whole path.
  return way;
};

const isInside = ({ x, y }: Point, hull: readonly Point[]): boolean => {
  let sign = 0;
  for (const [i, a] of hull.entries()) {
    const b = hull[(i + 1) % hull.length];
    const turn = Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    if (turn === 0) continue;
    if (sign !== 0 && turn !== sign) return false;
    sign = turn;
  }
  return true;
};

/** Returns the head of an arrow of a length, on the line between two points. */
const headOf = (from: Point, tip: Point, length: number): string => {
  const far = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / far, (tip.y - from.y) / far];
  const half = length * 0.52;
  const base = { x: tip.x - dx * length, y: tip.y - dy * length };
  return closedPath([
    tip,
    { x: base.x - dy * half, y: base.y + dx * half },
    { x: base.x + dx * length * 0.22, y: base.y + dy * length * 0.22 },
    { x: base.x + dy * half, y: base.y - dx * half },
  ]);
};
