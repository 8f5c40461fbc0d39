import { type ActivateAction, type Battle, isCoherent, isHighAbove, unitSees } from '@muster/engine';
import { chargeMoves } from '../moving/charge.ts';
import { leaveMoves } from '../moving/transport.ts';
import { plainActivation } from '../moving/plain.ts';
import { ADVANCE, ATTACK, candidates, HOLD, LEAVE, RUSH } from './candidates.ts';
import { ends, findEnds } from './fronts.ts';
import { reachAsItStands, reachFromEnds } from './goals.ts';
import { found, lookOut, weighSpot } from './outlook.ts';
import { scene } from './scene.ts';
import { goTo, stepBy } from './steps.ts';

/** Makes an action of a candidate; nothing when that is not legal. */
export const carryOut = (battle: Battle, at: number): ActivateAction | undefined => {
  const unit = candidates.unit[at];
  const kind = candidates.kind[at];
  const marker = candidates.marker[at];
  if (kind === HOLD) return holdStill(battle, unit);
  if (kind === ATTACK) {
    const target = candidates.target[at];
    const moves = chargeMoves(battle, unit, target);
    return moves && { type: 'activate', unit, action: 'charge', target, moves };
  }
  if (kind === LEAVE) {
    const moves = leaveMoves(battle, unit, battle.objX[marker], battle.objY[marker], 'advance');
    return moves && { type: 'activate', unit, action: 'advance', leave: true, moves };
  }
  const action = kind === ADVANCE ? 'advance' : 'rush';
  const moves =
    marker >= 0
      ? goTo(battle, unit, battle.objX[marker], battle.objY[marker], action)
      : stepBy(battle, unit, candidates.x[at] - scene.x[unit], candidates.y[at] - scene.y[unit], action);
  return moves && { type: 'activate', unit, action, moves };
};

/** Stands still, unless the unit has to come together. */
const holdStill = (battle: Battle, unit: number): ActivateAction =>
  scene.rides[unit] || battle.unitAlive[unit] === 1 || isCoherent(battle, unit)
    ? { type: 'activate', unit, action: 'hold' }
    : plainly(battle, unit);

/** What can always be done; aircraft fly to where they hurt most. */
export const plainly = (battle: Battle, unit: number): ActivateAction => {
  if (!isHighAbove(battle, unit)) return plainActivation(battle, unit, nowhere);
  lookOut(unit, true);
  return plainActivation(battle, unit, flyTo);
};

const nowhere = (): number => 0;

const flyTo = (x: number, y: number): number => {
  weighSpot(x, y, true);
  return -found.gain - found.place;
};

/** So near to where it was expected nothing changes. */
const CLOSE = 50;

/** What a candidate is worth where it really ends. */
export const realWorth = (at: number, { unit, moves }: ActivateAction): number => {
  const { kind, target, x, y, gain, place, worth } = candidates;
  // From where it stands it can see for itself.
  if (kind[at] === HOLD && target[at] >= 0 && !unitSees(scene.battle, unit, target[at])) return worth[at] - gain[at];
  if (!moves || kind[at] === ATTACK) return worth[at];
  findEnds(unit, moves);
  const dx = ends.x - x[at];
  const dy = ends.y - y[at];
  if (ends.count === 1 && dx * dx + dy * dy < CLOSE * CLOSE) return worth[at];
  lookOut(unit);
  reachFromEnds();
  weighSpot(ends.x, ends.y, kind[at] !== RUSH);
  reachAsItStands();
  return worth[at] - gain[at] - place[at] + found.gain + found.place;
};
