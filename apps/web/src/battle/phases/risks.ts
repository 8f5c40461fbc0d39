import { percent } from '@muster/kernel';
import {
  type Battle,
  dangerousModels,
  jumpDice,
  jumpOdds,
  jumpsAhead,
  jumpTargetOf,
  hasJumps,
  type ModelMove,
} from '@muster/engine';
import { RISK_TEXTS } from './texts.ts';

/** Returns the risks of a move in sentences: jumps and dangerous terrain. */
export const risksOf = (battle: Battle, unit: number, moves: readonly ModelMove[], haste: boolean): string[] => {
  const origin = battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : undefined;
  // A tough model rolls as many dice as it can take wounds (battle:G19).
  const dice = dangerousModels(battle, unit, moves, haste, origin).reduce(
    (sum, model) => sum + battle.plan.models[model].tough,
    0,
  );
  return [
    ...new Set(hasJumps(battle.plan) ? jumpWords(battle, unit, moves) : []),
    ...(dice === 0 ? [] : [RISK_TEXTS.dangerous(dice)]),
  ];
};

const jumpWords = (battle: Battle, unit: number, moves: readonly ModelMove[]): string[] => {
  const { ruleset } = battle.plan;
  return jumpsAhead(battle, unit, moves).flatMap(({ model, leaps }) =>
    leaps.map(({ distance }) => {
      const need = jumpTargetOf(battle, unit, model);
      if (need === 0) return RISK_TEXTS.sureJump(distance);
      const dice = jumpDice(distance, ruleset.numbers);
      const share = percent(jumpOdds(ruleset, distance, need).pSuccess);
      return RISK_TEXTS.jump(distance, need, dice, share);
    }),
  );
};
