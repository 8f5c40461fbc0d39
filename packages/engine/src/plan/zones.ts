import type { Ruleset } from '../rule/ruleset.ts';
import { LIMITS } from './limits.ts';
import type { Zone } from './plan.ts';
import type { Table } from './table.ts';

/** The zones of a battle that its sides choose from: edges for two of them, corners for more (muster:corners). */
export const zonesFor = ({ numbers, ways }: Ruleset, sides: number, table: Table): Zone[] => {
  if (sides > LIMITS.sides) throw new RangeError(`there are deployment zones for ${LIMITS.sides} sides only`);
  if (sides > 2) return cornerZones(table, numbers.cornerLength, numbers.cornerDepth);
  return ways.edges === 'any' ? allEdges(table, numbers.zoneDepth) : longEdges(table, numbers.zoneDepth);
};

/** Of two sides one chooses an edge and the other gets this one: edges are listed in pairs. */
export const oppositeZone = (zone: number): number => zone ^ 1;

/** The two long edges: zone 0 along y = 0, or x = 0 on a table that is deeper than wide; zone 1 opposite. */
const longEdges = (table: Table, reach: number): Zone[] =>
  table.depth > table.width ? allEdges(table, reach).slice(2) : allEdges(table, reach).slice(0, 2);

/** Two zones of such a depth along opposite edges, for those who fight alone. */
export const facingZones = (table: Table, reach: number): Zone[] => allEdges(table, reach).slice(0, 2);

/** All four edges: y = 0 and opposite, x = 0 and opposite. */
const allEdges = ({ width, depth }: Table, reach: number): Zone[] => [
  zone(0, 0, width, reach),
  zone(0, depth - reach, width, depth),
  zone(0, 0, reach, depth),
  zone(width - reach, 0, width, depth),
];

/** The four corners round the table from the one at 0, 0, long along the table's longer edge and never past its middle. */
const cornerZones = ({ width, depth }: Table, length: number, short: number): Zone[] => {
  const x = Math.min(depth > width ? short : length, Math.trunc(width / 2));
  const y = Math.min(depth > width ? length : short, Math.trunc(depth / 2));
  return [
    zone(0, 0, x, y),
    zone(width - x, 0, width, y),
    zone(width - x, depth - y, width, depth),
    zone(0, depth - y, x, depth),
  ];
};

const zone = (minX: number, minY: number, maxX: number, maxY: number): Zone => ({
  polygon: [minX, minY, maxX, minY, maxX, maxY, minX, maxY],
  minX,
  minY,
  maxX,
  maxY,
});
