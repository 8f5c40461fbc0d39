import { refuse, type Refusal } from '../contract/refusal.ts';
import type { BattlePlan } from '../plan/plan.ts';
import type { RulesetNumbers } from '../rule/ruleset.ts';
import type { Battle } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import type { MoveKind } from './moving/way.ts';

/** Whether models jump across gaps: the game has jumps, and the players have not agreed to leave them out. */
export const hasJumps = ({ ruleset, settings }: BattlePlan): boolean =>
  settings.specialMoves && ruleset.numbers.jumpLimit > 0;

/** Whether attackers push units that they have Shaken. */
export const hasPushes = ({ ruleset, settings }: BattlePlan): boolean =>
  settings.specialMoves && ruleset.numbers.pushReach > 0;

/** The occasions on which models jump: their own actions, and the end of a charge. */
const JUMPING: readonly MoveKind[] = ['advance', 'rush', 'charge', 'finish'];

/** Whether models may jump on this occasion. */
export const mayJump = (plan: BattlePlan, kind: MoveKind, steady: boolean): boolean =>
  !steady && JUMPING.includes(kind) && hasJumps(plan);

/** Whether a jump is short enough to be tried (battle:F15). */
export const checkJump = ({ ruleset }: BattlePlan, distance: number): Refusal | undefined => {
  const { jumpLimit } = ruleset.numbers;
  return distance > jumpLimit ? refuse('jump-too-far', { need: jumpLimit, have: distance }) : undefined;
};

/** Returns the dice for a jump: one, and one more for every full step of it (battle:F15). */
export const jumpDice = (distance: number, { jumpStep }: RulesetNumbers): number => Math.floor(distance / jumpStep) + 1;

/** Returns what every die of a model's jumps must show, with rules that its unit was given; 0 if it never fails. */
export const jumpTargetOf = (b: Battle, unit: number, model: number): number => {
  let target = b.plan.models[model].jumpTarget;
  for (const { jumpTarget } of givenRules(b, unit)) if (jumpTarget !== undefined) target = Math.min(target, jumpTarget);
  return target;
};
