import { gf, gff } from '@muster/rules';
import { UNIT_FLAG } from '@muster/engine';
import { describe, test } from 'vitest';
import { type Profile, unitOf, weaponOf } from './lib/odds-cases.ts';
import { compareWithDice } from './lib/odds-dice.ts';

const blade = weaponOf(1);
const guards: Profile = { models: 4, weapons: [blade] };

/** Melees by name, with their units. */
const MELEES: Readonly<Record<string, readonly [Profile, Profile]>> = {
  plain: [guards, guards],
  Counter: [
    { ...guards, rules: [{ id: 'impact', rating: 1 }] },
    { ...guards, few: [weaponOf(1, [{ id: 'counter' }])] },
  ],
  Fear: [{ ...guards, rules: [{ id: 'fear', rating: 1 }] }, guards],
  Fearless: [guards, { ...guards, quality: 5, rules: [{ id: 'fearless' }] }],
  'Ravage and Crush': [
    { ...guards, rules: [{ id: 'ravage', rating: 2 }] },
    { ...guards, rules: [{ id: 'crush', rating: 2 }] },
  ],
  'Heavy Impact and Counter': [
    { ...guards, rules: [{ id: 'heavy-impact', rating: 1 }] },
    { ...guards, few: [weaponOf(1, [{ id: 'counter' }])] },
  ],
  'Unpredictable Fighter': [{ ...guards, rules: [{ id: 'unpredictable-fighter' }] }, guards],
  'Counter-Attack': [guards, { ...guards, rules: [{ id: 'counter-attack' }] }],
  Unwieldy: [{ ...guards, rules: [{ id: 'unwieldy' }] }, guards],
  'Retaliate and Deathstrike': [
    { ...guards, rules: [{ id: 'deathstrike', rating: 1 }] },
    { ...guards, rules: [{ id: 'retaliate', rating: 2 }] },
  ],
  'Deadly against Tough': [
    { models: 2, rules: [{ id: 'tough', rating: 3 }], weapons: [weaponOf(2, [{ id: 'deadly', rating: 3 }])] },
    { models: 3, rules: [{ id: 'tough', rating: 3 }], weapons: [weaponOf(2, [{ id: 'ap', rating: 1 }])] },
  ],
};

describe.each([gf, gff])('melees of $name agree with the odds', (ruleset) => {
  test.each(Object.entries(MELEES))('%s', (name, [charger, defender]) => {
    compareWithDice({
      name: `${ruleset.id} ${name}`,
      ruleset,
      kind: 'melee',
      attacker: unitOf('charger', charger),
      target: unitOf('defender', defender),
    });
  });

  test('with a Fatigued defender', () => {
    compareWithDice({
      name: `${ruleset.id} tired`,
      ruleset,
      kind: 'melee',
      attacker: unitOf('charger', guards),
      target: unitOf('defender', guards),
      flags: [0, UNIT_FLAG.fatigued],
    });
  });
});

test('with a hero on both sides', () => {
  const led: Profile = {
    ...guards,
    hero: { quality: 3, defense: 3, rules: [{ id: 'tough', rating: 3 }], weapons: [weaponOf(2)] },
  };
  compareWithDice({
    name: 'gf heroes',
    ruleset: gf,
    kind: 'melee',
    attacker: unitOf('charger', led),
    target: unitOf('defender', led),
  });
});
