import type { BattlePlan } from '@muster/engine';
import type { MapCasualty, MapAttack } from './map-actions.ts';
import type { Palette } from './palette.ts';
import { svgElement, fixed, label, type Point, px } from './svg.ts';

/** Returns shots and spells as lines, melees as crossed blades. */
export const drawAttackMarks = (plan: BattlePlan, strikes: readonly MapAttack[], palette: Palette): string => {
  // Striking back happens in the same place.
  const melees = strikes.filter(
    ({ kind, unit, target }, i) =>
      kind === 'melee' &&
      !strikes.slice(0, i).some((other) => other.kind === kind && other.unit === target && other.target === unit),
  );
  return (
    strikes.map((strike) => drawLine(plan, strike, palette)).join('') +
    melees.map((strike) => drawBlades(middleOf(strike), palette)).join('')
  );
};

const pointOf = ({ x, y }: Point): Point => ({ x: px(x), y: px(y) });

const middleOf = ({ from, to }: MapAttack): Point => pointOf({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

const drawLine = (plan: BattlePlan, strike: MapAttack, palette: Palette): string => {
  if (strike.kind === 'melee' || strike.unit === strike.target) return '';
  const [from, to] = [pointOf(strike.from), pointOf(strike.to)];
  const colour = palette.sides[plan.units[strike.unit].side % palette.sides.length];
  return strike.kind === 'spell' ? drawSpell(from, to, colour, palette) : drawShot(from, to, colour, palette);
};

/** Returns a line from a dot to an end mark, with a pale line around it. */
const lineBetween = (from: Point, to: Point, dashes: string, colour: string, palette: Palette): string => {
  const d = `M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}`;
  const line = (attributes: Readonly<Record<string, string | number>>): string =>
    svgElement('path', { d, fill: 'none', 'stroke-linecap': 'round', ...attributes });
  return (
    line({ stroke: palette.paper, 'stroke-width': 4.4, 'stroke-opacity': 0.65 }) +
    line({ stroke: colour, 'stroke-width': 2.2, 'stroke-dasharray': dashes }) +
    svgElement('circle', { cx: from.x, cy: from.y, r: 3.4, fill: colour, stroke: palette.paper, 'stroke-width': 1 })
  );
};

/** Returns a shot: dots, and cross hairs on the target. */
export const drawShot = (from: Point, to: Point, colour: string, palette: Palette): string =>
  lineBetween(from, to, '1 6', colour, palette) + ring(to, colour, palette);

/** Returns a spell or an ability: dashes and dots, and a star. */
const drawSpell = (from: Point, to: Point, colour: string, palette: Palette): string =>
  lineBetween(from, to, '9 5 1 5', colour, palette) + star(to, colour, palette);

/** Returns cross hairs on a target. */
const ring = ({ x, y }: Point, colour: string, palette: Palette): string => {
  const r = 8;
  const cross = `M${fixed(x - r - 4)} ${fixed(y)}h6M${fixed(x + r - 2)} ${fixed(y)}h6M${fixed(x)} ${fixed(y - r - 4)}v6M${fixed(x)} ${fixed(y + r - 2)}v6`;
  const both = (stroke: string, width: number): string =>
    svgElement('circle', { cx: x, cy: y, r, fill: 'none', stroke, 'stroke-width': width }) +
    svgElement('path', { d: cross, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  return both(palette.paper, 4) + both(colour, 1.8);
};

const star = ({ x, y }: Point, colour: string, palette: Palette): string =>
  svgElement('path', {
    transform: `translate(${fixed(x)} ${fixed(y)}) scale(11)`,
    d: 'M0 -1Q.14 -.14 1 0Q.14 .14 0 1Q-.14 .14 -1 0Q-.14 -.14 0 -1Z',
    fill: colour,
    stroke: palette.paper,
    'stroke-width': 0.12,
  });

/** Returns two crossed blades. */
export const drawBlades = ({ x, y }: Point, palette: Palette, zoom: number = 1): string => {
  const blades = 'M-8 8L8 -8M-8 -8L8 8M-9 3.5L-3.5 9M9 3.5L3.5 9';
  const lines = (stroke: string, width: number): string =>
    svgElement('path', { d: blades, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  return svgElement(
    'g',
    { transform: `translate(${fixed(x)} ${fixed(y)}) scale(${fixed(zoom)})` },
    lines(palette.paper, 6),
    lines(palette.ink, 2.2),
  );
};

/** Returns the losses of an attack: lost models on a filled tag, or wounds on an empty one. */
export interface Tag extends Point {
  text: string;
  filled: boolean;
  zoom: number;
}

/** Returns the tag with the losses of an attack. */
export const drawTag = ({ x, y, text, filled, zoom }: Tag, palette: Palette): string =>
  svgElement('rect', {
    x: x - 12 * zoom,
    y: y - 9 * zoom,
    width: 24 * zoom,
    height: 18 * zoom,
    rx: 4 * zoom,
    fill: filled ? palette.wound : palette.paper,
    stroke: filled ? palette.paper : palette.wound,
    'stroke-width': 1.4 * zoom,
  }) +
  label(x, y + 4.4 * zoom, text, {
    'text-anchor': 'middle',
    'font-size': 12 * zoom,
    'font-weight': 700,
    fill: filled ? palette.onWound : palette.wound,
  });

/** Returns a cross for every lost model, in the colour of its side. */
export const drawCasualties = (plan: BattlePlan, fallen: readonly MapCasualty[], palette: Palette): string =>
  fallen
    .map(({ model, side, ...spot }) => {
      const { x, y } = pointOf(spot);
      const r = Math.max(5, px(plan.models[model].radius) * 0.5);
      return drawCross(x, y, r, palette.sides[side % palette.sides.length], palette);
    })
    .join('');

/** Returns a cross in a colour. */
export const drawCross = (x: number, y: number, r: number, colour: string, palette: Palette): string => {
  const d = `M${fixed(x - r)} ${fixed(y - r)}L${fixed(x + r)} ${fixed(y + r)}M${fixed(x - r)} ${fixed(y + r)}L${fixed(x + r)} ${fixed(y - r)}`;
  const line = (stroke: string, width: number): string =>
    svgElement('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  return line(palette.paper, 5) + line(colour, 2.6);
};
