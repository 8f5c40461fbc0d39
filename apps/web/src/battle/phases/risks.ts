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
  const dangers = dangerousModels(battle, unit, moves, haste, origin).length;
  return [
    ...new Set(knowsJumps(battle.plan) ? jumpWords(battle, unit, moves) : []),
    ...(dangers === 0
      ? []
      : [`Dangerous ground: ${dangers === 1 ? 'one model tests' : `${dangers} models test`}, each 1 is a wound.`]),
  ];
};

const jumpWords = (battle: Battle, unit: number, moves: readonly ModelMove[]): string[] => {
  const { ruleset } = battle.plan;
  return jumpsAhead(battle, unit, moves).flatMap(({ model, leaps }) =>
    leaps.map(({ distance }) => {
      const need = jumpTargetOf(battle, unit, model);
      if (need === 0) return `A jump of ${inch(distance)} that never fails.`;
      const dice = jumpDice(distance, ruleset.numbers);
      const share = Math.round(100 * jumpOdds(ruleset, distance, need).pSuccess);
      return `A jump of ${inch(distance)}: ${need}+ on ${dice === 1 ? 'one die' : `${dice} dice`}, ${share}%. Who fails falls.`;
    }),
  );
};
