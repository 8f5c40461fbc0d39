import { percent } from '@muster/kernel';
import {
  type Battle,
  dangerousModels,
  inch,
  jumpDice,
  jumpOdds,
  jumpsAhead,
  jumpTargetOf,
  knowsJumps,
  type ModelMove,
} from '@muster/engine';

/** What may go wrong on a way, in sentences: jumps, and ground that hurts. */
export const risksOf = (battle: Battle, unit: number, moves: readonly ModelMove[], haste: boolean): string[] => {
  const origin = battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : undefined;
  // A tough model rolls as many dice as it can take wounds (battle:G19).
  const dice = dangerousModels(battle, unit, moves, haste, origin).reduce(
    (sum, model) => sum + battle.plan.models[model].tough,
    0,
  );
  return [
    ...new Set(knowsJumps(battle.plan) ? jumpWords(battle, unit, moves) : []),
    ...(dice === 0 ? [] : [`Dangerous ground: ${dice === 1 ? 'one die' : `${dice} dice`}, each 1 is a wound.`]),
  ];
};

const jumpWords = (battle: Battle, unit: number, moves: readonly ModelMove[]): string[] => {
  const { ruleset } = battle.plan;
  return jumpsAhead(battle, unit, moves).flatMap(({ model, leaps }) =>
    leaps.map(({ distance }) => {
      const need = jumpTargetOf(battle, unit, model);
      if (need === 0) return `A jump of ${inch(distance)} that never fails.`;
      const dice = jumpDice(distance, ruleset.numbers);
      const share = percent(jumpOdds(ruleset, distance, need).pSuccess);
      return `A jump of ${inch(distance)}: ${need}+ on ${dice === 1 ? 'one die' : `${dice} dice`}, ${share}. Who fails falls.`;
    }),
  );
};
