import type { Table, TerrainPiece } from '@muster/engine';
import { INCH, polygonArea } from '@muster/kernel';
import { pieceName } from '../terrain/piece-name.ts';
import { PIECE_SIZES, sizeProblem } from '../terrain/piece-size.ts';
import { boundsOf, type Bounds, polygonGap, gapOfBounds, gapToPoint, polygonsOverlap } from '../terrain/shape.ts';
import { blocksSight, givesCover, isDangerous, isDifficult, isImpassable } from '../terrain/traits.ts';
import { type CountedPieces, FINDING_TEXTS } from './finding-texts.ts';
import { GUIDELINE_NUMBERS, GUIDELINES, type GuidelineFinding, terrainMinimums } from './guidelines.ts';
import { groundPoint, makeOpenGround, pointsNear } from './open-ground.ts';
import { roomFinding, type ZoneSizes } from './room.ts';
import { castShadow, countClear, endOfLine, makeSightLines, shade } from './sight-lines.ts';

/** What a table is checked for: the number of players, and what their game asks for. */
export interface TableOptions {
  /** Two by default. */
  players?: number;
  /** 15 by default; Firefight asks for 20. */
  minPieces?: number;
  /** The deployment zones of the game; without them, room for the armies is not checked. */
  zones?: ZoneSizes;
}

/**
 * Checks a table against the guidelines. Each finding says what is wrong and what to do; an empty list is a good table.
 *
 * - **gaps**: every piece has another one within 12", border to border, and no circle over 12" wide on the table is free of
 *   terrain (its middle is searched at every whole inch). Both are measured in whole hundredths.
 * - **lanes**: two impassable pieces, or one and an edge, touch or are at least 6" apart. Passable pieces do not count.
 * - **sight**: each of the lines of `SightLines` passes through the inside of a piece that blocks sight.
 * - **size**: see `sizeProblem`.
 * - **covered**: the areas of all pieces added up; overlaps are another finding.
 */
export const checkTable = (table: Table, options: TableOptions = {}): GuidelineFinding[] => {
  const { players = 2, minPieces = GUIDELINE_NUMBERS.pieces, zones } = options;
  const room = zones && roomFinding(zones, players, table);
  const { width, depth } = table;
  const solid: Solid[] = table.terrain.map((piece) => ({ piece, bounds: boundsOf(piece.polygon) }));
  const findings = [
    ...(room ? [room] : []),
    ...offTable(table, solid),
    ...overlaps(solid),
    ...sizes(table.terrain),
    ...amounts(table.terrain, players, minPieces),
    ...covered(table),
    ...lonely(solid),
    ...openCircle(width, depth, solid),
    ...lanes(width, depth, solid),
    ...clearLines(table),
  ];
  return findings.sort((a, b) => GUIDELINES.indexOf(a.guideline) - GUIDELINES.indexOf(b.guideline));
};

interface Solid {
  piece: TerrainPiece;
  bounds: Bounds;
}

const offTable = ({ width, depth }: Table, solids: readonly Solid[]): GuidelineFinding[] =>
  solids.flatMap(({ piece, bounds }) => {
    const over = Math.max(-bounds.minX, -bounds.minY, bounds.maxX - width, bounds.maxY - depth);
    if (over <= 0) return [];
    const message = FINDING_TEXTS.offTable(pieceName(piece), over);
    return [{ guideline: 'on-table', have: over, need: 0, pieces: [piece.id], message }];
  });

const overlaps = (solids: readonly Solid[]): GuidelineFinding[] =>
  pairs(solids, 0).flatMap(([a, b]) => {
    if (!polygonsOverlap(a.piece.polygon, b.piece.polygon)) return [];
    const message = FINDING_TEXTS.overlap(pieceName(a.piece), pieceName(b.piece));
    return [{ guideline: 'overlap', have: 2, need: 1, pieces: [a.piece.id, b.piece.id], message }];
  });

const sizes = (terrain: readonly TerrainPiece[]): GuidelineFinding[] =>
  terrain.flatMap((piece) => {
    const problem = sizeProblem(piece);
    if (!problem) return [];
    const { have, need } = problem;
    const { scatter, feature } = PIECE_SIZES;
    const message = FINDING_TEXTS.size(pieceName(piece), problem, feature, scatter);
    return [{ guideline: 'size', have, need, pieces: [piece.id], message }];
  });

/** Pairs whose boxes are closer than `reach` or touch. */
const pairs = (solids: readonly Solid[], reach: number): [Solid, Solid][] =>
  solids.flatMap((a, i) =>
    solids
      .slice(i + 1)
      .filter((b) => gapOfBounds(a.bounds, b.bounds) <= reach)
      .map((b): [Solid, Solid] => [a, b]),
  );

const amounts = (terrain: readonly TerrainPiece[], players: number, minPieces: number): GuidelineFinding[] => {
  const minimums = terrainMinimums(terrain.length, players);
  const few = (guideline: CountedPieces, have: number, need: number): GuidelineFinding[] =>
    have < need ? [{ guideline, have, need, pieces: [], message: FINDING_TEXTS.shortage(guideline, have, need) }] : [];
  const count = (is: (piece: TerrainPiece) => boolean): number => terrain.filter(is).length;
  return [
    ...few('pieces', terrain.length, minPieces),
    ...few('blocking', count(blocksSight), minimums.blocking),
    ...few('cover', count(givesCover), minimums.cover),
    ...few('difficult', count(isDifficult), minimums.difficult),
    ...few('dangerous', count(isDangerous), minimums.dangerous),
  ];
};

const covered = ({ width, depth, terrain }: Table): GuidelineFinding[] => {
  const need = GUIDELINE_NUMBERS.covered;
  const area = terrain.reduce((sum, piece) => sum + polygonArea(piece.polygon), 0);
  if (area * 100 >= width * depth * need) return [];
  const have = Math.floor((area * 1000) / (width * depth)) / 10;
  const missing = Math.ceil(((width * depth * need) / 100 - area) / (INCH * INCH));
  const message = FINDING_TEXTS.covered(have, need, missing);
  return [{ guideline: 'covered', have, need, pieces: [], message }];
};

/** Finds pieces with no other within reach. */
const lonely = (solids: readonly Solid[]): GuidelineFinding[] => {
  const need = GUIDELINE_NUMBERS.gap;
  return solids.flatMap(({ piece, bounds }) => {
    let least = Infinity;
    for (const other of solids) {
      if (least <= need) return [];
      if (other.piece === piece || gapOfBounds(bounds, other.bounds) >= least) continue;
      least = Math.min(least, polygonGap(piece.polygon, other.piece.polygon));
    }
    if (least <= need || least === Infinity) return [];
    const message = FINDING_TEXTS.lonely(pieceName(piece), least, need);
    return [{ guideline: 'gaps', have: least, need, pieces: [piece.id], message }];
  });
};

/** Finds the widest circle that is free of terrain, if it is too wide. */
const openCircle = (width: number, depth: number, solids: readonly Solid[]): GuidelineFinding[] => {
  const need = GUIDELINE_NUMBERS.gap;
  const ground = makeOpenGround(width, depth);
  for (const { piece } of solids) for (const point of pointsNear(ground, piece.polygon)) ground.near[point] = 1;
  let have = 0;
  let at = { x: 0, y: 0 };
  ground.near.forEach((near, point) => {
    if (near) return;
    const spot = groundPoint(ground, point);
    const { x, y } = spot;
    const room = Math.min(x, y, width - x, depth - y, ...solids.map(({ piece }) => gapToPoint(x, y, piece.polygon)));
    if (room * 2 > have) [have, at] = [room * 2, spot];
  });
  if (have === 0) return [];
  const message = FINDING_TEXTS.openCircle(at, have, need);
  return [{ guideline: 'gaps', have, need, pieces: [], at: [at], message }];
};

const lanes = (width: number, depth: number, all: readonly Solid[]): GuidelineFinding[] => {
  const need = GUIDELINE_NUMBERS.lane;
  const solids = all.filter(({ piece }) => isImpassable(piece));
  const between = pairs(solids, need).flatMap(([a, b]) => {
    const have = polygonGap(a.piece.polygon, b.piece.polygon);
    if (have === 0 || have >= need) return [];
    const message = FINDING_TEXTS.lane(pieceName(a.piece), pieceName(b.piece), have, need);
    return [{ guideline: 'lanes', have, need, pieces: [a.piece.id, b.piece.id], message } as const];
  });
  const along = solids.flatMap(({ piece, bounds }) => {
    const rooms = [bounds.minX, bounds.minY, width - bounds.maxX, depth - bounds.maxY];
    return rooms
      .filter((have) => have > 0 && have < need)
      .map((have) => {
        const message = FINDING_TEXTS.edgeLane(pieceName(piece), have, need);
        return { guideline: 'lanes', have, need, pieces: [piece.id], message } as const;
      });
  });
  return [...between, ...along];
};

const clearLines = ({ width, depth, terrain }: Table): GuidelineFinding[] => {
  const lines = makeSightLines(width, depth);
  for (const piece of terrain.filter(blocksSight)) shade(lines, castShadow(lines, piece.polygon));
  const have = countClear(lines);
  if (have === 0) return [];
  const first = lines.cuts.indexOf(0);
  const from = { x: endOfLine(Math.floor(first / lines.count)), y: 0 };
  const to = { x: endOfLine(first % lines.count), y: depth };
  const message = FINDING_TEXTS.clearLines(have, lines.cuts.length, from.x, to.x);
  return [{ guideline: 'sight', have, need: 0, pieces: [], at: [from, to], message }];
};
