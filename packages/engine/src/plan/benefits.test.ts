import { aof } from '@muster/rules';
import { expect, test } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { rule } from '../rule/effect-words.ts';
import type { BattlePlan } from './plan.ts';
import { compilePlan } from './compile.ts';

/** Returns a rule with this many options. */
const choice = (id: string, count: number): Rule =>
  rule({
    id,
    name: `Choice ${id}`,
    source: 'test',
    summary: 'Something to choose.',
    options: {
      by: 'player',
      of: Array.from({ length: count }, (_, i) => ({ name: `${id} ${i}`, move: { charge: 1 } })),
    },
  });

const planWith = (rules: readonly Rule[]): BattlePlan => {
  const unit = (id: string, held: readonly Rule[]) => ({
    id,
    name: id,
    quality: 4,
    defense: 5,
    cost: 100,
    rules: held.map((known) => ({ id: known.id })),
    models: [{ id: 'm', radius: 50, rules: [], weapons: [] }],
  });
  return compilePlan({
    ruleset: { ...aof, rules: { ...aof.rules, ...Object.fromEntries(rules.map((known) => [known.id, known])) } },
    armies: [
      { name: 'One', units: [unit('us', rules)], spells: [] },
      { name: 'Two', units: [unit('foe', [])], spells: [] },
    ],
    table: { width: 7200, depth: 4800, terrain: [] },
  });
};

test('a battle has room for 31 options', () => {
  const plan = planWith([choice('most', 30), choice('last', 1)]);
  expect(plan.options.map(({ rule: id }) => id)).toEqual(['last', 'most']);
  expect(plan.unknownRules).toEqual([]);
});

test('a rule whose options have no room is reported once, with its place', () => {
  const plan = planWith([choice('most', 30), choice('over', 2), choice('fits', 1)]);
  expect(plan.options.map(({ rule: id }) => id)).toEqual(['fits', 'most']);
  expect(plan.unknownRules).toEqual([
    {
      path: 'armies[0].units[0].models[0]',
      message: 'too many options of rules (limit 31): the options of Choice over have no effect',
    },
  ]);
});
