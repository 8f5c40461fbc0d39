import { type ActivateAction, isCoherent, isHighAbove, unitSees } from '@muster/engine';
import { chargeMoves, leaveMoves, plainActivation } from '@muster/guide';
import { ADVANCE, ATTACK, HOLD, LEAVE, RUSH } from './candidates.ts';
import { findEnds } from './fronts.ts';
import { reachAsItStands, reachFromEnds } from './goals.ts';
import type { Moving, Surveyed } from './look/look.ts';
import { lookOut, weighSpot } from './outlook.ts';
import { goTo, stepBy } from './steps.ts';

/** Returns the action of a candidate, or nothing if it is not legal. */
export const carryOut = (look: Moving, at: number): ActivateAction | undefined => {
  const { scene, candidates } = look;
  const { battle } = scene;
  const unit = candidates.unit[at];
  const kind = candidates.kind[at];
  const objective = candidates.objective[at];
  if (kind === HOLD) return holdStill(look, unit);
  if (kind === ATTACK) {
    const target = candidates.target[at];
    const moves = chargeMoves(battle, unit, target);
    return moves && { type: 'activate', unit, action: 'charge', target, moves };
  }
  if (kind === LEAVE) {
    const moves = leaveMoves(battle, unit, battle.objX[objective], battle.objY[objective], 'advance');
    return moves && { type: 'activate', unit, action: 'advance', leave: true, moves };
  }
  const action = kind === ADVANCE ? 'advance' : 'rush';
  const moves =
    objective >= 0
      ? goTo(look, unit, battle.objX[objective], battle.objY[objective], action)
      : stepBy(look, unit, candidates.x[at] - scene.x[unit], candidates.y[at] - scene.y[unit], action);
  return moves && { type: 'activate', unit, action, moves };
};

/** Holds, unless the unit must restore coherency. */
const holdStill = (look: Surveyed, unit: number): ActivateAction => {
  const { battle, rides } = look.scene;
  return rides[unit] || battle.unitAlive[unit] === 1 || isCoherent(battle, unit)
    ? { type: 'activate', unit, action: 'hold' }
    : plainly(look, unit);
};

/** Returns the action that is always possible; aircraft fly to where they do the most damage. */
export const plainly = (look: Surveyed, unit: number): ActivateAction => {
  const { battle } = look.scene;
  if (!isHighAbove(battle, unit)) return plainActivation(battle, unit, nowhere);
  const ready = lookOut(look, unit, true);
  return plainActivation(battle, unit, (x, y) => {
    const { gain, place } = weighSpot(ready, x, y, true);
    return -gain - place;
  });
};

const nowhere = (): number => 0;

/** Within this distance of the expected end nothing changes. */
const CLOSE = 50;

/** Returns the worth of a candidate at its real end. */
export const realWorth = (look: Surveyed, at: number, { unit, moves }: ActivateAction): number => {
  const { scene, candidates } = look;
  const { kind, target, x, y, gain, place, worth } = candidates;
  // From its own place its real sight lines are known.
  if (kind[at] === HOLD && target[at] >= 0 && !unitSees(scene.battle, unit, target[at])) return worth[at] - gain[at];
  if (!moves || kind[at] === ATTACK) return worth[at];
  const ends = findEnds(look, unit, moves);
  const dx = ends.x - x[at];
  const dy = ends.y - y[at];
  if (ends.count === 1 && dx * dx + dy * dy < CLOSE * CLOSE) return worth[at];
  const ready = lookOut(look, unit);
  reachFromEnds(ready, ends);
  const found = weighSpot(ready, ends.x, ends.y, kind[at] !== RUSH);
  reachAsItStands(ready);
  return worth[at] - gain[at] - place[at] + found.gain + found.place;
};
