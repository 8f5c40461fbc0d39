import {
  type Battle,
  leader,
  lengthOf,
  type MoveLimit,
  limitWhen,
  type ModelMove,
  touchesDifficult,
} from '@muster/engine';
import type { MoveTask } from './types.ts';

/** A place on the table. */
export interface MovePoint {
  x: number;
  y: number;
}

/** Paths by model: the corners after the starting point. */
export type Paths = ReadonlyMap<number, readonly number[]>;

/** Moves that the player makes by hand. */
export interface MoveDraft {
  paths: Paths;
  /** The paths before each change, the latest last. */
  before: readonly Paths[];
  /** The wanted middle of the unit while it moves as a whole; nothing after single models were moved. */
  aim: MovePoint | undefined;
  /** Whether anything was done by hand. */
  touched: boolean;
}

const NO_PATHS: Paths = new Map();

/** Returns a draft with the moves that the task proposes, or none. */
export const newDraft = ({ start = [] }: MoveTask): MoveDraft => ({
  paths: start.length > 0 ? pathsOf(start) : NO_PATHS,
  before: [],
  aim: undefined,
  touched: false,
});

/** Returns moves as paths by model. */
export const pathsOf = (moves: readonly ModelMove[]): Paths =>
  new Map(moves.filter(({ path }) => path.length > 1).map(({ model, path }) => [model, path]));

/** Returns where the path of a model begins: its place, or the transport that it leaves. */
export const startOf = (battle: Battle, { order }: MoveTask, model: number): MovePoint => {
  const from = order.origin === undefined ? model : leader(battle, order.origin);
  return { x: battle.x[from], y: battle.y[from] };
};

/** Returns where the path of a model ends. */
export const endOf = (battle: Battle, task: MoveTask, paths: Paths, model: number): MovePoint => {
  const path = paths.get(model);
  return path ? { x: path[path.length - 2], y: path[path.length - 1] } : startOf(battle, task, model);
};

/** Returns the models on the table in this draft: passengers only after they got a path. */
export const shownModels = ({ models, order }: MoveTask, paths: Paths): readonly number[] =>
  order.origin === undefined ? models : models.filter((model) => paths.has(model));

/** Returns the middle of the ends of all paths. */
export const middleOfEnds = (battle: Battle, task: MoveTask, paths: Paths): MovePoint => {
  const ends = task.models.map((model) => endOf(battle, task, paths, model));
  return {
    x: Math.round(ends.reduce((sum, { x }) => sum + x, 0) / Math.max(1, ends.length)),
    y: Math.round(ends.reduce((sum, { y }) => sum + y, 0) / Math.max(1, ends.length)),
  };
};

/** Returns the draft as moves in list order, without models that stay in place. */
export const movesOf = (battle: Battle, task: MoveTask, paths: Paths): ModelMove[] =>
  task.models.flatMap((model) => {
    const path = paths.get(model);
    if (!path) return [];
    const { x, y } = startOf(battle, task, model);
    return path.length === 2 && path[0] === x && path[1] === y ? [] : [{ model, path }];
  });

/** Returns the draft with new paths. The old ones can be restored by undoing. */
export const withPaths = (draft: MoveDraft, paths: Paths, aim?: MovePoint): MoveDraft => ({
  paths,
  before: [...draft.before, draft.paths],
  aim,
  touched: true,
});

/** Returns the draft without its last change. */
export const withoutLastChange = (draft: MoveDraft): MoveDraft => {
  const paths = draft.before.at(-1);
  if (!paths) return draft;
  const before = draft.before.slice(0, -1);
  return { paths, before, aim: undefined, touched: before.length > 0 };
};

/** Returns paths with another end for one model; its corners stay. */
export const withEnd = (paths: Paths, model: number, { x, y }: MovePoint): Paths => {
  const corners = paths.get(model)?.slice(0, -2) ?? [];
  return new Map(paths).set(model, [...corners, x, y]);
};

/** Returns paths with one more corner for one model. */
export const withCorner = (paths: Paths, model: number, { x, y }: MovePoint): Paths =>
  new Map(paths).set(model, [...(paths.get(model) ?? []), x, y]);

/** Returns paths without that of one model. */
export const withoutPath = (paths: Paths, model: number): Paths =>
  new Map([...paths].filter(([other]) => other !== model));

/** Returns paths with all ends shifted; corners stay. */
export const shifted = (battle: Battle, task: MoveTask, paths: Paths, dx: number, dy: number): Paths =>
  new Map(
    task.models.map((model) => {
      const { x, y } = endOf(battle, task, paths, model);
      return [model, [...(paths.get(model)?.slice(0, -2) ?? []), x + dx, y + dy]];
    }),
  );

/** Returns the length of a model's path by the rules; 0 for passengers, whose path only the engine measures. */
export const usedBy = (battle: Battle, { order }: MoveTask, paths: Paths, model: number): number => {
  const path = paths.get(model);
  return path && order.origin === undefined ? lengthOf(battle, model, path) : 0;
};

/** Returns how far a model may move on these paths: less if one of them touches difficult terrain (battle:G17). */
const limitOf = (battle: Battle, task: MoveTask, paths: Paths, model: number): MoveLimit => {
  const { unit, order } = task;
  const slowed = order.origin === undefined && touchesDifficult(battle, unit, movesOf(battle, task, paths));
  const limit = limitWhen(battle, unit, model, order, slowed);
  const { straightLine } = battle.plan.models[model];
  return order.kind === 'advance' && straightLine > 0 ? { ...limit, length: limit.length + straightLine } : limit;
};

/** How far a model moved, how far it may, and whether difficult terrain slows it. */
export interface Measured {
  model: number;
  used: number;
  limit: number;
  slowed: boolean;
}

/** Measures the path of one model. */
export const measured = (battle: Battle, task: MoveTask, paths: Paths, model: number): Measured => {
  const { length: limit, slowed } = limitOf(battle, task, paths, model);
  return { model, used: usedBy(battle, task, paths, model), limit, slowed };
};

/** Measures the path of the model that moved farthest. */
export const farthest = (battle: Battle, task: MoveTask, paths: Paths): Measured => {
  let best = { model: task.models[0] ?? -1, used: -1 };
  for (const model of task.models) {
    const used = usedBy(battle, task, paths, model);
    if (used > best.used) best = { model, used };
  }
  return best.model < 0 ? { ...best, limit: 0, slowed: false } : measured(battle, task, paths, best.model);
};
