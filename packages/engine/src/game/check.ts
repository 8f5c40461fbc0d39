import { findRoom } from '../auto/place.ts';
import { checkUse } from '../legal/ability.ts';
import { checkActivate, checkTurn } from '../legal/activate.ts';
import { checkCast } from '../legal/cast.ts';
import { checkAgain, checkDelay } from '../legal/again.ts';
import { checkChoose } from '../legal/choose.ts';
import { checkDeploy, freeZones, redeployable, unitsToArrive } from '../legal/deploy.ts';
import { checkMuster } from '../legal/muster.ts';
import { checkObjective, findMarkerSpot } from '../legal/objective.ts';
import { checkRuling } from '../legal/ruling.ts';
import { checkShiftTurn } from '../legal/shift.ts';
import { type Battle, type Phase, phaseOf } from '../state/battle.ts';
import { canActivate, isLiving, turnOf } from '../state/query.ts';
import type { Action, ActionType } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';

/** What the side whose turn it is may do in each phase. */
export const ACTIONS_IN: Readonly<Record<Phase, readonly ActionType[]>> = {
  'first-placer': ['choose-first-placer'],
  objectives: ['place-objective', 'pass'],
  muster: ['muster'],
  edge: ['choose-edge'],
  deployment: ['deploy', 'pass'],
  redeployment: ['deploy', 'pass'],
  scout: ['deploy', 'pass'],
  ambush: ['arrive', 'pass'],
  activation: ['activate', 'shift', 'choose', 'again', 'delay', 'pass', 'cast', 'use'],
  finished: [],
};

/** Returns why the side whose turn it is may not do this, or nothing if it may. The battle does not change. */
export const checkAction = (battle: Battle, action: Action): Refusal | undefined => {
  // Players may agree on a rule in every phase and in any side's turn.
  if (action.type === 'ruling')
    return phaseOf(battle) === 'finished' ? refuse('wrong-phase') : checkRuling(battle, action);
  if (!ACTIONS_IN[phaseOf(battle)].includes(action.type)) return refuse('wrong-phase');
  switch (action.type) {
    case 'choose-first-placer':
      return battle.plan.sides[action.first] ? undefined : refuse('bad-answer');
    case 'place-objective':
      return checkObjective(battle, action.x, action.y);
    case 'muster':
      return checkMuster(battle, turnOf(battle), action);
    case 'choose-edge':
      return freeZones(battle).includes(action.zone) ? undefined : refuse('bad-answer');
    case 'deploy':
    case 'arrive':
      return checkComing(battle, action);
    case 'pass':
      return checkPass(battle);
    case 'cast':
      return checkTurn(battle, action.unit) ?? checkCast(battle, action.unit, action);
    case 'use':
      return checkTurn(battle, action.unit) ?? checkUse(battle, action.unit, action);
    case 'choose':
      return checkChoose(battle, action.unit, action);
    case 'again':
      return checkAgain(battle, action.unit);
    case 'delay':
      return checkDelay(battle, action.unit);
    case 'shift':
      return checkShiftTurn(battle, action.unit);
    case 'activate':
      return checkActivate(battle, action);
    default:
      return undefined;
  }
};

/**
 * Checks a pass: units with Ambush or Scout may stay in reserve (battle:R2); objectives and other units only if they
 * cannot be placed.
 */
const checkPass = (battle: Battle): Refusal | undefined => {
  if (phaseOf(battle) === 'objectives') return findMarkerSpot(battle) ? refuse('action-not-allowed') : undefined;
  if (phaseOf(battle) === 'activation') {
    // Only a unit that may be activated again, but need not, may be passed over.
    const due = battle.plan.sides[turnOf(battle)].units.find(
      (unit) => isLiving(battle, unit) && canActivate(battle, unit),
    );
    return due === undefined ? undefined : refuse('wrong-phase', { unit: due });
  }
  if (phaseOf(battle) !== 'deployment') return undefined;
  const roomy = unitsToArrive(battle, turnOf(battle), 'deployment').find((unit) =>
    findRoom(battle, unit, 'deployment'),
  );
  return roomy === undefined ? undefined : refuse('action-not-allowed', { unit: roomy });
};

const checkComing = (battle: Battle, action: Extract<Action, { type: 'deploy' | 'arrive' }>): Refusal | undefined => {
  const phase = phaseOf(battle);
  const how = action.type === 'arrive' ? 'ambush' : phase === 'scout' ? 'scout' : 'deployment';
  const { unit } = action;
  if (!battle.plan.units[unit]) return refuse('no-such-unit', { unit });
  if (battle.plan.units[unit].side !== turnOf(battle)) return refuse('not-your-turn', { unit });
  const able =
    phase === 'redeployment' ? redeployable(battle, turnOf(battle)) : unitsToArrive(battle, turnOf(battle), how);
  if (!able.includes(unit)) return refuse('already-deployed', { unit });
  return checkDeploy(battle, unit, action.positions, how);
};
