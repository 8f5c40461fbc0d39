import { type Battle, hasUnitFlag, modelsOf, UNIT_FLAG } from '@muster/engine';
import { drawGlyph, modelRole } from './glyphs.ts';
import type { BaseDisc } from './hull.ts';
import type { Palette } from './palette.ts';
import { svgElement, fixed, px } from './svg.ts';

/** The look of a piece. */
export interface PieceLook {
  side: number;
  hero: boolean;
  activated: boolean;
  shaken: boolean;
  fatigued: boolean;
  tough: number;
  wounds: number;
}

/** Returns the discs of a unit's living models. */
export const discsOf = (battle: Battle, unit: number): (BaseDisc & { model: number })[] =>
  modelsOf(battle, unit).map((model) => ({
    model,
    x: px(battle.x[model]),
    y: px(battle.y[model]),
    r: px(battle.plan.models[model].radius),
  }));

/** Returns all pieces of a unit. */
export const drawUnit = (battle: Battle, unit: number, palette: Palette): string =>
  discsOf(battle, unit)
    .map((disc) => {
      const model = battle.plan.models[disc.model];
      const look: PieceLook = {
        side: model.side,
        hero: model.hero,
        activated: hasUnitFlag(battle, unit, UNIT_FLAG.activated),
        shaken: hasUnitFlag(battle, unit, UNIT_FLAG.shaken),
        fatigued: hasUnitFlag(battle, unit, UNIT_FLAG.fatigued),
        tough: model.tough,
        wounds: battle.wounds[disc.model],
      };
      return drawPieceOf(
        disc,
        look,
        (size, colour) => drawGlyph(modelRole(model), disc.x, disc.y, size, colour, look.shaken),
        palette,
      );
    })
    .join('');

/** Returns one piece: body, rim of its side, glyph, pips, and the marks of its state. */
export const drawPieceOf = (
  { x, y, r }: BaseDisc,
  look: PieceLook,
  glyph: (size: number, colour: string) => string,
  palette: Palette,
): string => {
  const side = palette.sides[look.side % palette.sides.length];
  const body = look.activated ? palette.paper : palette.bodies[look.side % palette.bodies.length];
  const circle = (radius: number, attributes: Readonly<Record<string, string | number>>): string =>
    svgElement('circle', { cx: x, cy: y, r: radius, fill: 'none', ...attributes });
  return svgElement(
    'g',
    {},
    look.hero ? circle(r + 2.6, { stroke: palette.ink, 'stroke-width': 1.6, fill: palette.paper }) : '',
    circle(r, { fill: body, stroke: palette.ink, 'stroke-width': 0.7 }),
    rim(look.side, x, y, r, side),
    svgElement('g', { opacity: look.activated ? 0.6 : undefined }, glyph(Math.min(r * 0.46, 15), palette.ink)),
    look.fatigued ? bar(x, y, r, palette.ink) : '',
    pips(x, y, r, look, palette),
  );
};

/** Returns the rim of a side: plain, notched, double or dashed, so that sides differ without colour. */
export const rim = (side: number, x: number, y: number, r: number, colour: string): string => {
  const ring = (radius: number, width: number, dashes?: string): string =>
    svgElement('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-dasharray': dashes,
    });
  const wide = Math.max(2.4, Math.min(4, r * 0.22));
  const middle = r - wide / 2;
  const around = 2 * Math.PI * middle;
  switch (side % 4) {
    case 0:
      return ring(middle, wide);
    case 1:
      return ring(middle, wide, `${fixed(around / 6 - 3.4)} 3.4`);
    case 2:
      return ring(r - wide * 0.3, wide * 0.6) + ring(r - wide * 1.35, wide * 0.45);
    default:
      return ring(middle, wide, `${fixed(around / 18)} ${fixed(around / 36)}`);
  }
};

const bar = (x: number, y: number, r: number, colour: string): string =>
  svgElement('path', {
    d: `M${fixed(x - r * 0.98)} ${fixed(y + r * 0.55)}H${fixed(x + r * 0.98)}`,
    stroke: colour,
    'stroke-width': 2.4,
  });

/** The most degrees between two pips, and for all of them together. */
const PIP_STEP = 30;
const PIP_SPAN = 300;

/** Returns a pip on the rim for every point of Tough, filled for wounds; more if there are more wound markers. */
const pips = (x: number, y: number, r: number, { tough, wounds }: PieceLook, palette: Palette): string => {
  const count = Math.max(tough, wounds);
  if (tough < 2 && wounds === 0) return '';
  const step = Math.min(PIP_STEP, PIP_SPAN / count);
  return Array.from({ length: count }, (_, i) => {
    // From the lower left to the lower right, the middle pip straight below.
    const angle = ((90 + step * ((count - 1) / 2 - i)) * Math.PI) / 180;
    const hurt = i < wounds;
    return svgElement('circle', {
      cx: x + Math.cos(angle) * (r - 0.5),
      cy: y + Math.sin(angle) * (r - 0.5),
      r: hurt ? 2.5 : 2,
      fill: hurt ? palette.wound : palette.paper,
      stroke: palette.ink,
      'stroke-width': 0.7,
    });
  }).join('');
};
