import { Dice } from '@muster/kernel';
import { gf } from '@muster/rules';
import { expect, test } from 'vitest';
import { randomCase } from './lib/odds-cases.ts';
import { compareWithDice, LONG } from './lib/odds-dice.ts';

const VOLLEYS = 100;

test.each(Array.from({ length: VOLLEYS }, (_, i) => i))('volley %i drawn at random agrees with the odds', LONG, (i) => {
  const { attacker, target, isShooting, distance, cover, moved } = randomCase(new Dice('gf volleys', i), gf);
  expect(attacker.models.length).toBeGreaterThan(0);
  compareWithDice({
    name: `gf random ${i}`,
    ruleset: gf,
    kind: isShooting ? 'shooting' : 'strike',
    shots: { distance, cover, moved, pick: i % 3 === 0 ? attacker.models.length : -1 },
    attacker,
    target,
  });
});
