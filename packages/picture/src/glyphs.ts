import type { ModelPlan } from '@muster/engine';
import { svgElement, fixed } from './svg.ts';

/** The roles of models, each with a glyph. */
export const ROLES = ['infantry', 'heavy', 'large', 'hero', 'caster', 'flyer', 'vehicle'] as const;
export type ModelRole = (typeof ROLES)[number];

/** From this Tough on, a model is large: a beast, a walker, a gun. */
const LARGE_TOUGH = 6;

/** Returns the role of a model; heroes also have a ring, so a hero that casts shows both. */
export const modelRole = (model: ModelPlan): ModelRole => {
  if (model.tokens > 0) return 'caster';
  if (model.hero) return 'hero';
  if (model.flies || model.highAbove) return 'flyer';
  if (model.transport > 0) return 'vehicle';
  if (model.tough >= LARGE_TOUGH) return 'large';
  return model.tough > 1 ? 'heavy' : 'infantry';
};

/** Outlines in a box from -1 to 1: stroked when open, filled when closed. */
const GLYPHS: Readonly<Record<ModelRole, readonly { d: string; filled: boolean }[]>> = {
  infantry: [{ d: 'M-.72 .42L0 -.42L.72 .42', filled: false }],
  heavy: [{ d: 'M-.72 .1L0 -.7L.72 .1M-.72 .8L0 0L.72 .8', filled: false }],
  large: [
    { d: 'M0 -1L.85 -.05L0 1L-.85 -.05Z', filled: false },
    { d: 'M0 -.46L.4 -.03L0 .46L-.4 -.03Z', filled: true },
  ],
  hero: [{ d: 'M0 -1L.26 -.34L.95 -.31L.41 .13L.59 .81L0 .42L-.59 .81L-.41 .13L-.95 -.31L-.26 -.34Z', filled: true }],
  caster: [{ d: 'M0 -1.05Q.14 -.14 1.05 0Q.14 .14 0 1.05Q-.14 .14 -1.05 0Q-.14 -.14 0 -1.05Z', filled: true }],
  flyer: [{ d: 'M-1.1 -.25Q-.5 -.62 0 .08Q.5 -.62 1.1 -.25Q.45 -.22 0 .62Q-.45 -.22 -1.1 -.25Z', filled: true }],
  vehicle: [
    { d: 'M-.8 -.95H-.42V.95H-.8ZM.42 -.95H.8V.95H.42ZM-.42 -.6H.42V.75H-.42Z', filled: false },
    { d: 'M-.28 .1A.28 .28 0 1 0 .28 .1A.28 .28 0 1 0 -.28 .1ZM-.08 .1V-1.1H.08V.1Z', filled: true },
  ],
};

/** Returns the glyph of a role around a point; those of Shaken units are tilted. */
export const drawGlyph = (
  role: ModelRole,
  x: number,
  y: number,
  size: number,
  colour: string,
  tilted = false,
): string => {
  const transform = `translate(${fixed(x)} ${fixed(y)})${tilted ? ' rotate(28)' : ''} scale(${fixed(size)})`;
  const width = Math.max(1.1, size * (role === 'vehicle' ? 0.13 : role === 'large' ? 0.2 : 0.3)) / size;
  return svgElement(
    'g',
    { transform },
    ...GLYPHS[role].map(({ d, filled }) =>
      filled
        ? svgElement('path', { d, fill: colour })
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ),
  );
};
