import { describe, expect, test } from 'vitest';
import { parseList } from './list.ts';
import { armyForBattle, traitRef } from './traits.ts';

const listOf = (unit: object): unknown => ({
  format: 'muster-list',
  version: 1,
  name: 'Veterans',
  system: 'gf',
  units: [{ id: 'a', name: 'A', size: 5, quality: 4, defense: 4, cost: 100, base: 32, ...unit }],
});

const rulesOf = (unit: object): string[] => {
  const list = parseList(listOf(unit));
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  return armyForBattle(list.value).units[0].rules.map(({ id }) => id);
};

describe('traits of a list', () => {
  test('count in battles, each once', () => {
    expect(rulesOf({ rules: ['Fast'], traits: ['Agile', 'agile', 'Arm Injury'] })).toEqual([
      'fast',
      'trait-agile',
      'trait-arm-injury',
    ]);
  });

  test('are not doubled if the rules already contain them', () => {
    expect(rulesOf({ rules: ['Trait: Agile'], traits: ['Agile'] })).toEqual(['trait-agile']);
  });

  test('are ignored if battles do not know them', () => {
    expect(rulesOf({ traits: ['Specialist', 'Natural Talent', 'Handsome'] })).toEqual([]);
  });
});

test.each(['Specialist (melee)', 'specialist: melee', 'Specialist Melee'])('%s has its mode', (trait) => {
  expect(traitRef('gf', trait)).toEqual({ id: 'trait-specialist-melee' });
});

test('differ by game', () => {
  expect(traitRef('aof', 'Climber')).toBeUndefined();
  expect(traitRef('aof', 'Daredevil')).toEqual({ id: 'trait-daredevil' });
});
