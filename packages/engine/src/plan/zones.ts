import type { Polygon } from '@muster/kernel';
import type { Edge, Mission, MissionZone } from '../rule/mission.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { BATTLE_LIMITS } from './limits.ts';
import { onTable } from './mission.ts';
import { tooManySidesText } from './plan-texts.ts';
import type { Zone } from './plan.ts';
import type { Table } from './table.ts';

/** Returns the deployment zones of a battle: one for each side if the mission has them, otherwise those from which sides choose. */
export const zonesFor = ({ zones }: Mission, ruleset: Ruleset, roles: readonly string[], table: Table): Zone[] =>
  zones === 'chosen' ? zonesOfGame(ruleset, roles.length, table) : roles.map((role) => zoneOf(zones[role], table));

/** Returns the zones of a game: edges for two sides, corners for more (muster:corners). */
const zonesOfGame = ({ numbers, ways }: Ruleset, sides: number, table: Table): Zone[] => {
  if (sides > BATTLE_LIMITS.sides) throw new RangeError(tooManySidesText(sides));
  if (sides > 2) return cornerZones(table, numbers.cornerLength, numbers.cornerDepth);
  const edges = ways.edges === 'any' ? ALL_EDGES : table.depth > table.width ? SHORT_EDGES : LONG_EDGES;
  return edges.map((edge, at) => ({ ...edgeZone(edge, table, numbers.zoneDepth), opposite: at ^ 1 }));
};

/** Edges in opposite pairs. */
const LONG_EDGES: readonly Edge[] = ['front', 'back'];
const SHORT_EDGES: readonly Edge[] = ['left', 'right'];
const ALL_EDGES: readonly Edge[] = [...LONG_EDGES, ...SHORT_EDGES];

const zoneOf = (word: MissionZone, table: Table): Zone => {
  if (word.zone === 'area')
    return area(word.corners.flatMap(([x, y]) => [onTable(x, table.width), onTable(y, table.depth)]));
  const { edge, depth, partly } = word;
  return { ...edgeZone(edge, table, depth), ...(partly ? { partly } : {}) };
};

const edgeZone = (edge: Edge, { width, depth }: Table, reach: number): Zone => {
  if (edge === 'front') return box(0, 0, width, reach);
  if (edge === 'back') return box(0, depth - reach, width, depth);
  return edge === 'left' ? box(0, 0, reach, depth) : box(width - reach, 0, width, depth);
};

/** Returns the four corner zones around the table from 0, 0. Their long side is along the table's longer edge and never passes its middle. */
const cornerZones = ({ width, depth }: Table, length: number, short: number): Zone[] => {
  const x = Math.min(depth > width ? short : length, Math.trunc(width / 2));
  const y = Math.min(depth > width ? length : short, Math.trunc(depth / 2));
  return [
    box(0, 0, x, y),
    box(width - x, 0, width, y),
    box(width - x, depth - y, width, depth),
    box(0, depth - y, x, depth),
  ];
};

const box = (minX: number, minY: number, maxX: number, maxY: number): Zone => ({
  polygon: [minX, minY, maxX, minY, maxX, maxY, minX, maxY],
  isBox: true,
  minX,
  minY,
  maxX,
  maxY,
});

const area = (polygon: Polygon): Zone => {
  const xs = polygon.filter((_, i) => i % 2 === 0);
  const ys = polygon.filter((_, i) => i % 2 === 1);
  return {
    polygon,
    isBox: false,
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
  };
};
