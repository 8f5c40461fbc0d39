import { fromInches } from '@muster/kernel';
import {
  checkTableFor,
  draftTable,
  GUIDELINES,
  type KindName,
  playTerrainMove,
  startTerrainDraft,
  type TerrainMove,
  terrainMinimums,
} from '@muster/rules';
import type { RunCommand } from './command.ts';

interface CasePiece {
  kind: KindName;
  size: readonly number[];
}

interface CaseMove {
  player?: string;
  at?: readonly number[];
  type: string;
}

/** Returns how many pieces of each kind a table should have. */
export const terrainMix: RunCommand = (scene, command) => {
  const players = (command['players'] as number | undefined) ?? scene.plan.sides.length;
  scene.info['minimums'] = terrainMinimums(command['pieces'] as number, players);
  return undefined;
};

/** Counts the findings of each guideline for terrain. */
export const tableCheck: RunCommand = (scene, command) => {
  const { ruleset, sides, table } = scene.plan;
  const { players = sides.length, pieces } = command as { players?: number; pieces?: number };
  const findings = checkTableFor(ruleset, players, table, pieces);
  scene.info['findings'] = Object.fromEntries(
    GUIDELINES.map((name) => [name, findings.filter(({ guideline }) => guideline === name).length]),
  );
  return undefined;
};

/** Terrain placement by turns from the roll-off on; the first move that is refused ends it. */
export const placeTerrainCommand: RunCommand = (scene, command) => {
  const { table, sides } = scene.plan;
  const { pool, moves } = command as unknown as { pool: readonly CasePiece[]; moves: readonly CaseMove[] };
  let draft = startTerrainDraft({
    width: table.width,
    depth: table.depth,
    sides: sides.length,
    pool: pool.map(({ kind, size: [width, depth] }) => ({
      kind,
      size: { width: fromInches(width), depth: fromInches(depth) },
    })),
  });
  for (const { player, at: [x, y] = [0, 0], ...move } of moves) {
    const full = { degrees: 0, side: scene.side(player ?? 'A'), x: fromInches(x), y: fromInches(y), ...move };
    const played = playTerrainMove(draft, full as unknown as TerrainMove);
    if (!played.ok) return { codes: [played.error.code] };
    draft = played.value;
  }
  Object.assign(scene.info, {
    phase: draft.phase,
    turn: scene.sideName(draft.turn),
    dangerous: draftTable(draft).terrain.flatMap((piece) => (piece.types.includes('dangerous') ? [piece.id] : [])),
  });
  return undefined;
};
