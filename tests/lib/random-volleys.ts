import type { Ruleset } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { test } from 'vitest';
import { randomCase } from './odds-cases.ts';
import { compareWithDice } from './odds-dice.ts';

/** Tests random volleys, each rolled many times. Each game has its own file, so that they run in parallel. */
export const throwRandomVolleys = (ruleset: Ruleset, volleys: number): void => {
  const numbers = Array.from({ length: volleys }, (_, i) => i);
  test.each(numbers)('random volley %i agrees with the odds', (i) => {
    const { attacker, target, isShooting, distance, cover, moved } = randomCase(
      new Dice(`${ruleset.id} volleys`, i),
      ruleset,
    );
    compareWithDice({
      name: `${ruleset.id} random ${i}`,
      ruleset,
      kind: isShooting ? 'shooting' : 'strike',
      // Every third picks a model of the target: models of the attacker come first.
      shots: { distance, cover, moved, pick: i % 3 === 0 ? attacker.models.length : -1 },
      attacker,
      target,
    });
  });
};
