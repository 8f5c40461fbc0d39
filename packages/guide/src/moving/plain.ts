import {
  type Action,
  type ActivateAction,
  actionsOf,
  type Battle,
  canRestoreCoherency,
  checkAction,
  findRoom,
  hasUnitFlag,
  isCoherent,
  isHighAbove,
  isOnTable,
  regroup,
  UNIT_FLAG,
} from '@muster/engine';
import { aircraftMove, type PlacePreference } from './aircraft.ts';

/** Returns the action that is always possible for a unit: hold, fly to its best place, or restore coherency. */
export const plainActivation = (battle: Battle, unit: number, liking: PlacePreference): ActivateAction => {
  const action = hasUnitFlag(battle, unit, UNIT_FLAG.shaken) ? 'idle' : 'hold';
  if (isHighAbove(battle, unit) && isOnTable(battle, unit)) {
    const moves = aircraftMove(battle, unit, liking);
    if (moves) return { type: 'activate', unit, action: action === 'idle' ? 'idle' : 'advance', moves };
  }
  const still: ActivateAction = { type: 'activate', unit, action };
  if (action === 'idle' || isCoherent(battle, unit) || checkAction(battle, still)?.code !== 'must-restore-coherency')
    return still;
  const paces = actionsOf(battle, unit).filter((pace) => pace === 'advance' || pace === 'rush');
  const pace =
    paces.find((kind) => canRestoreCoherency(battle, unit, { kind })) ??
    paces.find((kind) => regroup(battle, unit, { kind })) ??
    'advance';
  return { type: 'activate', unit, action: pace, moves: regroup(battle, unit, { kind: pace }) };
};

/** Returns a deployment of a waiting unit at any legal place, or else a pass. */
export const deployAnywhere = (battle: Battle, units: readonly number[], how: 'deployment' | 'scout'): Action => {
  for (const unit of units) {
    const positions = findRoom(battle, unit, how);
    if (positions) return { type: 'deploy', unit, positions };
  }
  return { type: 'pass' };
};
