import type { ActivateAction, ModelMove } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import type { Zone } from '../plan/plan.ts';
import type { Table } from '../plan/table.ts';
import { eventField, eventTargets } from '../state/random-events.ts';
import { randomEventsWith } from '../state/random-events.ts';
import type { Battle } from '../state/battle.ts';
import { isEmbarked, modelsOf, sideOf } from '../state/query.ts';
import type { MoveOrder } from './moving/way.ts';

/** A stretch of the table's edge: where x or y is `at`, and the other lies between `from` and `to`. */
export interface Stretch {
  axis: 'x' | 'y';
  at: number;
  from: number;
  to: number;
}

/** A random event that lets a unit leave the table, and where. */
export interface TableExit {
  row: number;
  stretches: readonly Stretch[];
}

/** Returns the table edges along a zone. */
const edgesOf = ({ minX, minY, maxX, maxY }: Zone, { width, depth }: Table): Stretch[] => {
  const edges: Stretch[] = [];
  if (minY <= 0) edges.push({ axis: 'y', at: 0, from: minX, to: maxX });
  if (maxY >= depth) edges.push({ axis: 'y', at: depth, from: minX, to: maxX });
  if (minX <= 0) edges.push({ axis: 'x', at: 0, from: minY, to: maxY });
  if (maxX >= width) edges.push({ axis: 'x', at: width, from: minY, to: maxY });
  return edges;
};

/** Returns the table edge of a zone: the one that it covers from end to end, or both edges of a corner. */
const ownEdges = (zone: Zone, table: Table): Stretch[] => {
  const edges = edgesOf(zone, table);
  const whole = edges.filter(({ axis, from, to }) => from <= 0 && to >= (axis === 'y' ? table.width : table.depth));
  return whole.length > 0 ? whole : edges;
};

/** Returns the edges of the zones of a unit's opponents: all edges along them, or only their own table edges. */
export const opposingEdges = (battle: Battle, unit: number, which: 'zone' | 'edge'): Stretch[] => {
  const { sides, zones, table } = battle.plan;
  return sides
    .filter(({ index }) => index !== sideOf(battle, unit) && battle.sideZone[index] >= 0)
    .flatMap(({ index }) => (which === 'zone' ? edgesOf : ownEdges)(zones[battle.sideZone[index]], table));
};

/** Returns the random events that let a unit leave the table, and where (campaign:E22). */
export const exitsOf = (battle: Battle, unit: number): TableExit[] => {
  if (battle.happenings.length === 0) return [];
  const isOpen = ({ row }: { row: number }): boolean => eventField(battle, row, 'done') === 0;
  const escorts = randomEventsWith(battle, 'escort').filter(({ row }) => eventTargets(battle, row).includes(unit));
  const carried = randomEventsWith(battle, 'intel').filter(
    ({ row, effect }) => effect.out === 'exit' && eventField(battle, row, 'by') === unit,
  );
  return [
    ...escorts.filter(isOpen).map(({ row }) => ({ row, stretches: opposingEdges(battle, unit, 'zone') })),
    ...carried.filter(isOpen).map(({ row }) => ({ row, stretches: opposingEdges(battle, unit, 'edge') })),
  ];
};

/** Whether a path ends on a stretch of the edge or past it (muster:exit). */
export const crosses = (fromX: number, fromY: number, x: number, y: number, stretches: readonly Stretch[]): boolean =>
  stretches.some(({ axis, at, from, to }) => {
    const [before, after] = axis === 'y' ? [fromY, y] : [fromX, x];
    const [aside, along] = axis === 'y' ? [fromX, x] : [fromY, y];
    const beyond = at === 0 ? after <= 0 : after >= at;
    if (!beyond) return false;
    const share = after === before ? 1 : (at - before) / (after - before);
    const met = aside + share * (along - aside);
    return met >= from && met <= to;
  });

/** Returns the random events that a unit fulfils by leaving the table on these paths. */
export const exitsTaken = (battle: Battle, unit: number, moves: readonly ModelMove[]): number[] =>
  exitsOf(battle, unit)
    .filter(({ stretches }) =>
      moves.every(({ model, path }) => {
        const n = path.length;
        const [fromX, fromY] = n > 2 ? [path[n - 4], path[n - 3]] : [battle.x[model], battle.y[model]];
        return crosses(fromX, fromY, path[n - 2], path[n - 1], stretches);
      }),
    )
    .map(({ row }) => row);

/** Returns the move order of a unit that leaves the table: an Advance over any edge that is open to it. */
export const exitOrder = (battle: Battle, { unit, action }: ActivateAction): MoveOrder => ({
  kind: action === 'rush' ? 'rush' : 'advance',
  exit: exitsOf(battle, unit).flatMap(({ stretches }) => stretches),
  steady: true,
});

/** Checks whether a unit may leave the table in such an activation; its paths are checked as any others are. */
export const checkExit = (
  battle: Battle,
  { unit, action, moves = [], embark, shoot }: ActivateAction,
): Refusal | undefined => {
  if (exitsOf(battle, unit).length === 0) return refuse('exit-not-allowed', { unit });
  const moving = (action === 'advance' || action === 'rush') && embark === undefined && !isEmbarked(battle, unit);
  if (!moving || (shoot && shoot.length > 0)) return refuse('action-not-allowed', { unit });
  const models = modelsOf(battle, unit);
  if (moves.length !== models.length) return refuse('exit-not-reached', { unit });
  return undefined;
};
