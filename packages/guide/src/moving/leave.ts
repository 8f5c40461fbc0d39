import {
  type ActivateAction,
  actionsOf,
  type Battle,
  checkAction,
  exitsOf,
  modelsOf,
  type Stretch,
} from '@muster/engine';

/** Returns a move off the table over the nearest edge that an event opens to a unit, or nothing if it is too far. */
export const leaveTable = (battle: Battle, unit: number): ActivateAction | undefined => {
  for (const { stretches } of exitsOf(battle, unit))
    for (const stretch of stretches)
      for (const action of ['advance', 'rush'] as const) {
        if (!actionsOf(battle, unit).includes(action)) continue;
        const moves = modelsOf(battle, unit).map((model) => ({
          model,
          path: stretch.axis === 'y' ? [battle.x[model], stretch.at] : [stretch.at, battle.y[model]],
        }));
        const order: ActivateAction = { type: 'activate', unit, action, moves, exit: true };
        if (!checkAction(battle, order)) return order;
      }
  return undefined;
};

/** Returns the point of an edge nearest to a place, slightly inside the table. */
export const nearestOf = ({ axis, at, from, to }: Stretch, x: number, y: number): { x: number; y: number } => {
  const across = at === 0 ? INSIDE : at - INSIDE;
  const along = (value: number): number => Math.max(from + INSIDE, Math.min(to - INSIDE, value));
  return axis === 'y' ? { x: along(x), y: across } : { x: across, y: along(y) };
};

const INSIDE = 100;
