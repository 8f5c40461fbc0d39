import { banner, fearless, hero, aof } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import type { Settings } from '../rule/settings.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { moraleChance, passChance } from './morale-odds.ts';

const chanceFor = (unit: Partial<TestUnit>, settings?: Partial<Settings>): number => {
  const { battle } = scene({
    units: [
      { id: 'unit', at: [10, 10], ...unit },
      { id: 'other', side: 1, at: [10, 30] },
    ],
    ruleset: aof,
    settings,
  });
  return moraleChance(battle, 0);
};

test('a die against a target: 6s always, 1s never', () => {
  expect(passChance(4)).toBe(3 / 6);
  expect(passChance(4, 1)).toBe(4 / 6);
  expect(passChance(6, -3)).toBe(1 / 6);
  expect(passChance(2, 3)).toBe(5 / 6);
});

test('Quality, modifiers and a second chance', () => {
  expect(chanceFor({ quality: 5 })).toBeCloseTo(1 / 3, 12);
  expect(chanceFor({ quality: 5, rules: [banner] })).toBeCloseTo(1 / 2, 12);
  expect(chanceFor({ quality: 5, rules: [fearless] })).toBeCloseTo(1 / 3 + (2 / 3) * (1 / 2), 12);
  expect(chanceFor({ quality: 5, models: 2, rulesOf: { 0: [fearless] } })).toBeCloseTo(1 / 3, 12);
});

test('the better Quality of unit and hero', () => {
  expect(chanceFor({ quality: 5, models: 2, hero: { quality: 3 } })).toBeCloseTo(2 / 3, 12);
  expect(chanceFor({ quality: 3, models: 2, hero: { quality: 5, rules: [hero] } })).toBeCloseTo(2 / 3, 12);
});

test('a Shaken unit fails; whether it gets a second chance is a setting', () => {
  const shaken = { quality: 2, rules: [fearless], flags: UNIT_FLAG.shaken };
  expect(chanceFor({ quality: 2, flags: UNIT_FLAG.shaken })).toBe(0);
  expect(chanceFor(shaken)).toBeCloseTo(1 / 2, 12);
  expect(chanceFor(shaken, { fearlessVsShakenAutofail: false })).toBe(0);
});
