import {
  darkborn,
  ferocious,
  ferociousBoost,
  fortified,
  gf,
  increasedShootingRange,
  protectedBoost,
  protectedRule,
  shred,
} from '@muster/rules';
import { codeOf, scene, type TestRule } from '@muster/testkit';
import { expect, test } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { auraOf, findRule } from '../rule/find-rule.ts';

const narrow = (id: string): Rule => {
  const found = findRule(gf, id);
  if (!found) throw new Error(`unknown rule ${id}`);
  return found;
};

/** Two shooters, the first with more rules, against a unit whose first model has more rules. */
const shots = (
  own: readonly TestRule[],
  theirs: readonly TestRule[],
  dice: string,
  away = 6,
  shared: TestRule[] = [],
) => {
  const s = scene({
    units: [
      { id: 'squad', at: [10, 10], models: 2, rulesOf: { 0: own }, weapons: [{ range: 24 }] },
      { id: 'foe', side: 1, at: [10, 11 + away], models: 10, rules: shared, rulesOf: { 0: theirs } },
    ],
    dice,
  });
  s.fire('squad', 'foe');
  expect(s.dice.left).toBe(0);
  return s.told('volley')[0];
};

test('an aura gives effects on dice to block to the whole unit, only for its kind of weapons', () => {
  expect(shots([auraOf(shred)], [], '4 4 | 1 1')).toMatchObject({ wounds: 4 });
  expect(shots([auraOf(narrow('shred-when-shooting'))], [], '4 4 | 1 1')).toMatchObject({ wounds: 4 });
  expect(shots([auraOf(narrow('shred-in-melee'))], [], '4 4 | 1 1')).toMatchObject({ wounds: 2 });
  expect(shots([shred], [], '4 4 | 1 1')).toMatchObject({ wounds: 3 });
});

test('an aura reduces the AP of hits on the whole unit', () => {
  const gun = { id: 'gun', at: [10, 10] as const, weapons: [{ range: 24, rules: [[gf.rules.ap, 1] as const] }] };
  for (const [rule, blocked] of [
    [auraOf(fortified), 1],
    [fortified, 0],
  ] as const) {
    const foe = { id: 'foe', side: 1, at: [10, 16] as const, models: 4, rulesOf: { 0: [rule] } };
    const s = scene({ units: [gun, foe], dice: '4 | 4' });
    s.fire('gun', 'foe');
    expect([s.told('volley')[0].blocked, s.dice.left]).toEqual([blocked, 0]);
  }
});

test('a rule that improves another helps the models of the unit with that rule', () => {
  const boost = auraOf(ferociousBoost);
  // Only the first has Ferocious: its 5 from over 9" away is two hits, that of the other is one.
  expect(shots([boost, ferocious], [], '5 5 | 6 6 6', 12)).toMatchObject({ hits: 3 });
  expect(shots([boost], [], '5 5 | 6 6', 12)).toMatchObject({ hits: 2 });
});

test('an improved save replaces the plain one, and does nothing alone', () => {
  const boost = auraOf(protectedBoost);
  expect(shots([], [boost], '4 4 | 1 1 | 5 4', 6, [protectedRule])).toMatchObject({ saved: 1 });
  expect(shots([], [], '4 4 | 1 1 | 6 5', 6, [protectedRule])).toMatchObject({ saved: 1 });
  expect(shots([], [boost], '4 4 | 1 1')).toMatchObject({ saved: 0 });
});

test('auras also change ranges', () => {
  const reaches = (own: readonly TestRule[], theirs: readonly TestRule[], away: number): string => {
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 2, rulesOf: { 1: own }, weapons: [{ range: 24 }] },
        { id: 'foe', side: 1, at: [10, 11 + away], models: 4, rulesOf: { 0: theirs } },
      ],
      dice: '1 1',
    });
    return codeOf(s.activate('squad', 'hold', { shoot: [{ weapon: 0, target: s.unit('foe') }] }));
  };
  expect(reaches([auraOf(increasedShootingRange)], [], 30)).toBe('done');
  expect(reaches([auraOf(increasedShootingRange)], [], 30.01)).toBe('out-of-range');
  expect(reaches([], [auraOf(darkborn)], 20)).toBe('done');
  expect(reaches([], [auraOf(darkborn)], 20.01)).toBe('out-of-range');
});
