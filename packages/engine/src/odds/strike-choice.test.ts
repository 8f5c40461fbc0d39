import { blast } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { answeredOdds, doesOrderMatter } from './strike-choice.ts';

const foe: TestUnit = { id: 'foe', side: 1, at: [30, 11], models: 3, quality: 4, defense: 4 };

/** A model with two weapons in contact with three. */
const between = (weapons: TestUnit['weapons']) => {
  const s = scene({ units: [{ id: 'us', at: [30, 10], quality: 4, weapons }, foe] });
  const question = {
    kind: 'strike',
    side: 0,
    unit: s.unit('us'),
    target: s.unit('foe'),
    weapons: s.plan.weapons.filter(({ name }) => name === 'Sword' || name === 'Axe').map(({ index }) => index),
  } as const;
  return { ...s, question };
};

test('plain weapons may strike in any order', () => {
  const { battle, question } = between([
    { name: 'Sword', attacks: 2 },
    { name: 'Axe', attacks: 3 },
  ]);
  expect(question.weapons).toHaveLength(2);
  expect(doesOrderMatter(battle, question)).toBe(false);
});

test('what hits more the more there are should strike first', () => {
  const { battle, question } = between([
    { name: 'Sword', attacks: 4 },
    { name: 'Axe', attacks: 1, rules: [[blast, 3]] },
  ]);
  expect(doesOrderMatter(battle, question)).toBe(true);
  const [sword, axe] = question.weapons;
  const kills = (order: number[]): number => answeredOdds(battle, question, { order }).meanKills;
  expect(kills([axe, sword])).toBeGreaterThan(kills([sword, axe]));
});

test('a weapon held back does nothing', () => {
  const { battle, question } = between([
    { name: 'Sword', attacks: 2 },
    { name: 'Axe', attacks: 3 },
  ]);
  const [sword] = question.weapons;
  const all = answeredOdds(battle, question).meanHits;
  expect(answeredOdds(battle, question, { hold: [sword] }).meanHits).toBeLessThan(all);
});
