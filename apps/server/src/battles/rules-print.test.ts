import type { Army, Rule, Ruleset } from '@muster/engine';
import { gf } from '@muster/rules';
import { expect, test } from 'vitest';
import { changedSince, rulesPrint } from './rules-print.ts';

const rules = [{ id: 'furious' }, { id: 'stealth-aura' }, { id: 'moonwalk' }];
const weapons = [{ name: 'Claw', attacks: 1, rules: [{ id: 'rending' }] }];
const army: Army = {
  name: 'Pack',
  units: [
    {
      id: 'a',
      name: 'A',
      quality: 4,
      defense: 4,
      cost: 10,
      rules,
      models: [{ id: 'a.1', radius: 50, rules: [], weapons }],
    },
  ],
  spells: [
    {
      name: 'Spark',
      value: 1,
      range: 1200,
      target: 'enemy',
      targets: 1,
      hits: 1,
      rules: [{ id: 'ap', rating: 1 }],
      grants: [],
    },
  ],
};
const print = rulesPrint(gf, [army]);
const withRule = (id: string, change: Partial<Rule>): Ruleset => ({
  ...gf,
  rules: { ...gf.rules, [id]: { ...gf.rules[id], ...change } },
});

test('only what the armies have is stored', () => {
  expect(Object.keys(print.rules)).toEqual(['ap', 'furious', 'moonwalk', 'rending', 'stealth-aura']);
  expect(JSON.stringify(print).length).toBeLessThan(250);
});

test('names the changed rules, even those granted by another rule', () => {
  expect(changedSince(print, gf)).toEqual([]);
  expect(changedSince(print, withRule('furious', { name: 'Wild', summary: 'Other words.' }))).toEqual([]);
  expect(changedSince(print, withRule('furious', { attacker: {} }))).toEqual(['Furious']);
  expect(changedSince(print, withRule('stealth', { defender: {} }))).toEqual(['Stealth Aura']);
  expect(changedSince(print, withRule('fast', { move: {} }))).toEqual([]);
  expect(changedSince(print, { ...gf, numbers: { ...gf.numbers, advance: 500 } })).toEqual(['the figures of the game']);
});

test('names removed and new rules', () => {
  const { furious: _, ...others } = gf.rules;
  const { furious } = gf.rules;
  expect(changedSince(print, { ...gf, rules: others })).toEqual(['furious']);
  const moonwalk = { ...furious, id: 'moonwalk', name: 'Moonwalk' };
  expect(changedSince(print, { ...gf, rules: { ...gf.rules, moonwalk } })).toEqual(['Moonwalk']);
});
