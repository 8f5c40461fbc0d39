import {
  type ActivateAction,
  type Battle,
  copyBattle,
  freezeShooting,
  GAME,
  isEmbarked,
  isHighAbove,
  meleeOdds,
  modelsOf,
  namesOf,
  objectiveCount,
  objectName,
  ownerOf,
  placeMoves,
  type Reason,
  shootingOdds,
  UNIT_FLAG,
} from '@muster/engine';
import { distance2, INCH } from '@muster/kernel';
import { GOALS, IDEAS, objectiveName, REASONS, reasonText } from '../reason-texts.ts';
import { ATTACK, HOLD, LEAVE, RUSH } from './candidates.ts';
import type { OwnLook } from './look/look.ts';
import { type Idea, ideaAt, type Memory } from './memory.ts';
import { aimShots } from './shots.ts';
import { surveyFor } from './survey.ts';
import type { Weights } from './weights.ts';

/** Returns why a captain acted as it last did, with exact odds, or nothing if there was nothing to decide. */
export const reasonOf = (own: OwnLook, memory: Memory, weights: Weights): Reason | undefined => {
  const { battle, action } = memory;
  if (!battle || !action || battle.game[GAME.step] !== memory.step) return undefined;
  if (action.type === 'deploy') return plainReason(action.unit, REASONS.deploys(facing(battle, action.positions)));
  if (action.type === 'arrive') return plainReason(action.unit, REASONS.arrives(facing(battle, action.positions)));
  if (action.type === 'delay') return plainReason(action.unit, REASONS.waits);
  if (action.type === 'again') return plainReason(action.unit, REASONS.again);
  if (action.type !== 'activate') return undefined;
  if (memory.count === 0) return plainReason(action.unit, plainText(own, battle, action, weights));
  const [chosen, ...ideas] = Array.from({ length: memory.count }, (_, k) => ideaAt(memory, k));
  const others = ideas.map((idea) => ({
    text: ideaText(battle, idea, action.unit),
    worth: Math.round(idea.worth),
  }));
  const text = actionText(own, battle, chosen, action, weights);
  return { unit: action.unit, text, worth: Math.round(chosen.worth), others };
};

const plainReason = (unit: number, text: string): Reason => ({ unit, text, worth: 0, others: [] });

const plainText = (own: OwnLook, battle: Battle, action: ActivateAction, weights: Weights): string => {
  const { unit, exit, embark } = action;
  if (exit) return REASONS.leaves;
  if (embark !== undefined) return REASONS.boards;
  if (action.action === 'idle') return REASONS.recovers;
  if (isHighAbove(battle, unit)) return reasonText(REASONS.flies, shotsText(own, battle, action, weights));
  if (isEmbarked(battle, unit)) return REASONS.staysAboard;
  return action.action === 'hold' ? REASONS.stays : REASONS.event;
};

const nameOf = ({ plan }: Battle, unit: number): string => objectName(plan, namesOf(plan), unit);

/** Returns an idea in a short sentence, with the unit's name if it is not the acting unit. */
export const ideaText = (battle: Battle, { unit, kind, objective, target }: Idea, acting: number): string => {
  const words = {
    unit: unit === acting ? undefined : nameOf(battle, unit),
    objective: objective < 0 ? undefined : objectiveName(objective),
    target: target < 0 ? undefined : nameOf(battle, target),
  };
  switch (kind) {
    case HOLD:
      return IDEAS.hold(words);
    case ATTACK:
      return IDEAS.charge(words);
    case RUSH:
      return IDEAS.rush(words);
    case LEAVE:
      return IDEAS.disembark(words);
    default:
      return IDEAS.advance(words);
  }
};

/** Returns what an action does and what to expect of it. */
export const actionText = (
  own: OwnLook,
  battle: Battle,
  { kind, objective }: Idea,
  action: ActivateAction,
  weights: Weights,
): string => {
  const taken = takenBy(battle, action);
  switch (kind) {
    case ATTACK:
      return chargeText(battle, action);
    case HOLD:
      if (isEmbarked(battle, action.unit)) return REASONS.staysAboard;
      return reasonText(
        taken.length > 0 ? REASONS.holds(taken) : REASONS.stays,
        shotsText(own, battle, action, weights),
      );
    case LEAVE:
      return reasonText(REASONS.disembarks(objectiveName(objective)), shotsText(own, battle, action, weights));
    case RUSH:
      return taken.length > 0 ? REASONS.rushesTo(taken) : REASONS.rushes(goalText(battle, action, objective));
    default:
      return reasonText(advanceText(battle, action, objective, taken), shotsText(own, battle, action, weights));
  }
};

const advanceText = (battle: Battle, action: ActivateAction, objective: number, taken: readonly number[]): string => {
  if (taken.length > 0) return REASONS.advancesTo(taken);
  return objective >= 0 ? REASONS.advances(goalText(battle, action, objective)) : REASONS.position;
};

/** Returns where the models of an action end, with their radii. */
const endsOf = (battle: Battle, { unit, moves = [] }: ActivateAction): { x: number; y: number; radius: number }[] =>
  modelsOf(battle, unit).map((model) => {
    const path = moves.find((move) => move.model === model)?.path;
    const { radius } = battle.plan.models[model];
    return path && path.length > 0
      ? { x: path[path.length - 2], y: path[path.length - 1], radius }
      : { x: battle.x[model], y: battle.y[model], radius };
  });

/** Returns the distance left from the nearest base to an objective. */
const leftTo = (battle: Battle, action: ActivateAction, objective: number): number => {
  const { objX, objY } = battle;
  const gaps = endsOf(battle, action).map(
    ({ x, y, radius }) => Math.sqrt(distance2(x, y, objX[objective], objY[objective])) - radius,
  );
  return Math.max(0, Math.min(...gaps));
};

const reachOf = ({ plan }: Battle): number => plan.ruleset.numbers.objectiveReach;

const objectiveIndexes = (battle: Battle): number[] => Array.from({ length: objectiveCount(battle) }, (_, i) => i);

/** Returns the objectives in the unit's reach afterwards. */
const takenBy = (battle: Battle, action: ActivateAction): number[] =>
  objectiveIndexes(battle).filter((objective) => leftTo(battle, action, objective) <= reachOf(battle));

const goalText = (battle: Battle, action: ActivateAction, objective: number): string => {
  const left = INCH * Math.ceil(leftTo(battle, action, objective) / INCH);
  return GOALS.left(objectiveName(objective), left);
};

const chargeText = (battle: Battle, { unit, target = -1 }: ActivateAction): string => {
  const { defender, charger } = meleeOdds(battle, unit, target);
  const destroys = defender.pDestroyed + defender.morale.pRouts;
  const shakes = Math.max(0, defender.pShaken + defender.morale.pShaken);
  const falls = charger.pDestroyed + charger.morale.pRouts;
  const held = objectiveIndexes(battle).filter(
    (objective) => ownerOf(battle, objective) === battle.plan.units[target].side && isAt(battle, target, objective),
  );
  return reasonText(
    REASONS.charges(nameOf(battle, target), { destroy: destroys, shake: shakes, wounds: defender.meanLanded }),
    falls >= RISKY ? REASONS.risk(falls) : undefined,
    held.length > 0 ? REASONS.frees(held) : undefined,
  );
};

/** The risk of its own loss is shown from here on. */
const RISKY = 0.1;

const isAt = (battle: Battle, unit: number, objective: number): boolean =>
  leftTo(battle, { type: 'activate', unit, action: 'hold' }, objective) <= reachOf(battle);

/** Returns the odds of the first target of the shots after an action, if any. */
const shotsText = (own: OwnLook, battle: Battle, action: ActivateAction, weights: Weights): string | undefined => {
  const { unit, moves = [] } = action;
  const there = copyBattle(battle);
  there.unitIn[unit] = -1;
  there.unitFlags[unit] |= UNIT_FLAG.onTable;
  there.game[GAME.active] = unit;
  placeMoves(there, unit, moves);
  const frozen = freezeShooting(there, unit, aimShots(surveyFor(own, there, unit, weights)));
  if (frozen.refusal || frozen.groups.length === 0) return undefined;
  const [{ target }] = frozen.groups;
  const groups = frozen.groups.filter((group) => group.target === target);
  const { pDestroyed, pOutcome, meanWounds } = shootingOdds(there, unit, groups);
  const chances = { destroy: pDestroyed, shake: pOutcome?.shaken ?? 0, wounds: meanWounds };
  return REASONS.shoots(nameOf(battle, target), chances);
};

const facing = (battle: Battle, positions: readonly { x: number; y: number }[]): string => {
  const objectives = objectiveIndexes(battle);
  if (objectives.length === 0) return GOALS.enemy;
  const away = objectives.map((objective) =>
    Math.min(...positions.map(({ x, y }) => distance2(x, y, battle.objX[objective], battle.objY[objective]))),
  );
  const least = Math.min(...away);
  return GOALS.away(objectiveName(away.indexOf(least)), INCH * Math.round(Math.sqrt(least) / INCH));
};
