import type { TerrainPiece } from '@muster/engine';
import { Dice, pointInPolygon } from '@muster/kernel';
import { boxOf } from './hull.ts';
import type { Palette, TerrainLook } from './palette.ts';
import { closedPath, cornersOf, svgElement, fixed, type Point, px } from './svg.ts';

/** Returns the marks that identify a kind: tree crowns, contour lines, ridges, crags, the blocks of a barricade. */
export const drawFeatures = (piece: TerrainPiece, look: TerrainLook, palette: Palette): string => {
  const { mark, edge } = palette.terrain[look];
  const corners = cornersOf(piece.polygon);
  switch (look) {
    case 'forest':
      return canopy(piece, mark, edge);
    case 'hill':
      return [0.8, 0.56, 0.32].map((part) => contour(corners, part, mark)).join('');
    case 'mass':
      return roof(corners, mark);
    case 'rock':
      return crags(corners, palette);
    case 'barricade':
    case 'chasm':
      return contour(corners, 0.5, edge);
    default:
      return '';
  }
};

/** Returns the middle of a piece's corners. */
export const middleOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

const toward = (corner: Point, middle: Point, part: number): Point => ({
  x: middle.x + (corner.x - middle.x) * part,
  y: middle.y + (corner.y - middle.y) * part,
});

const contour = (corners: readonly Point[], part: number, colour: string): string => {
  const middle = middleOf(corners);
  const d = closedPath(corners.map((corner) => toward(corner, middle, part)));
  return svgElement('path', { d, fill: 'none', stroke: colour, 'stroke-width': 1.3, 'stroke-linejoin': 'round' });
};

/** Returns a roof: its inner outline, and the ridge lines to the corners. */
const roof = (corners: readonly Point[], colour: string): string => {
  const middle = middleOf(corners);
  const ridges = corners.map((corner) => {
    const inner = toward(corner, middle, 0.45);
    return `M${fixed(corner.x)} ${fixed(corner.y)}L${fixed(inner.x)} ${fixed(inner.y)}`;
  });
  const lines = svgElement('path', { d: ridges.join(''), fill: 'none', stroke: colour, 'stroke-width': 1.1 });
  return lines + contour(corners, 0.45, colour);
};

/** Returns a rock with light and dark faces. */
const crags = (corners: readonly Point[], palette: Palette): string => {
  const { mark, edge } = palette.terrain.rock;
  const top = middleOf(corners);
  return corners
    .map((corner, i) => {
      const next = corners[(i + 1) % corners.length];
      const isLit = corner.x + next.x + corner.y + next.y < 2 * (top.x + top.y);
      return svgElement('path', {
        d: closedPath([corner, next, top]),
        fill: isLit ? mark : edge,
        'fill-opacity': isLit ? 0.9 : 0.4,
        stroke: edge,
        'stroke-width': 0.8,
      });
    })
    .join('');
};

/** The distance between the crowns of a forest, in hundredths of an inch. */
const CROWNS = 145;

/** Returns tree crowns inside the border of a piece, always the same for a piece. */
const canopy = (piece: TerrainPiece, fill: string, edge: string): string => {
  const dice = new Dice(`canopy ${piece.id}`);
  const box = boxOf(corners100(piece.polygon));
  const crowns: string[] = [];
  for (let y = box.y, row = 0; y < box.y + box.height; y += CROWNS, row++)
    for (let x = box.x + (row % 2) * (CROWNS / 2); x < box.x + box.width; x += CROWNS) {
      const cx = Math.round(x) + dice.below(60) - 30;
      const cy = Math.round(y) + dice.below(60) - 30;
      const r = 46 + dice.below(30);
      const lobes = 6 + dice.below(3);
      if (isWithin(cx, cy, r, piece.polygon)) crowns.push(crown(px(cx), px(cy), px(r), lobes, fill, edge));
    }
  return crowns.join('');
};

/** Corners in hundredths of an inch. */
const corners100 = (polygon: readonly number[]): Point[] =>
  polygon.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: polygon[i + 1] }] : []));

const isWithin = (x: number, y: number, r: number, polygon: readonly number[]): boolean =>
  [-r, 0, r].every((by) => pointInPolygon(x + by, y, polygon) && pointInPolygon(x, y + by, polygon));

/** Returns one crown seen from above, paler on one side. */
const crown = (x: number, y: number, r: number, lobes: number, fill: string, edge: string): string =>
  svgElement('path', { d: scalloped(x, y, r, lobes), fill, stroke: edge, 'stroke-width': 1 }) +
  svgElement('path', {
    d: scalloped(x - r * 0.16, y - r * 0.18, r * 0.5, lobes),
    fill: '#ffffff',
    'fill-opacity': 0.13,
  });

/** Returns a disc with a border of small arcs. */
const scalloped = (x: number, y: number, r: number, lobes: number): string => {
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = (2 * Math.PI * i) / lobes;
    return `${fixed(x + Math.cos(angle) * r * 0.86)} ${fixed(y + Math.sin(angle) * r * 0.86)}`;
  });
  const bow = fixed((r * 0.86 * Math.PI) / lobes + 0.4);
  return `M${points[0]}${[...points.slice(1), points[0]].map((point) => `A${bow} ${bow} 0 0 1 ${point}`).join('')}Z`;
};
