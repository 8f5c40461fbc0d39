import {
  type Action,
  type ActivateAction,
  type Battle,
  checkAction,
  checkObjective,
  findRoom,
  has,
  isHighAbove,
  isOnTable,
  regroup,
  U,
} from '@muster/engine';
import { aircraftMove, type Liking } from './moving/aircraft.ts';

/** What a unit can always do: stand still, fly on to where it likes best, or come together. */
export const plainActivation = (battle: Battle, unit: number, liking: Liking): ActivateAction => {
  const action = has(battle, unit, U.shaken) ? 'idle' : 'hold';
  if (isHighAbove(battle, unit) && isOnTable(battle, unit)) {
    const moves = aircraftMove(battle, unit, liking);
    if (moves) return { type: 'activate', unit, action: action === 'idle' ? 'idle' : 'advance', moves };
  }
  const still: ActivateAction = { type: 'activate', unit, action };
  if (action === 'idle' || checkAction(battle, still)?.code !== 'must-restore-coherency') return still;
  return { type: 'activate', unit, action: 'advance', moves: regroup(battle, unit) };
};

/** The first legal spot for a marker, row by row. */
export const firstObjective = (battle: Battle): Action => {
  const { width, depth } = battle.plan.table;
  for (let y = 0; y <= depth; y += 50)
    for (let x = 0; x <= width; x += 50) if (!checkObjective(battle, x, y)) return { type: 'place-objective', x, y };
  return { type: 'place-objective', x: Math.trunc(width / 2), y: Math.trunc(depth / 2) };
};

/** The last resort: any place at all for one of the units that wait, else to keep them back. */
export const findAnyRoom = (battle: Battle, units: readonly number[], how: 'deployment' | 'scout'): Action => {
  for (const unit of units) {
    const positions = findRoom(battle, unit, how);
    if (positions) return { type: 'deploy', unit, positions };
  }
  return { type: 'pass' };
};
