import { readdirSync, readFileSync } from 'node:fs';
import type { Army, RuleRef } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { gf } from '@muster/rules';
import { checkForceOrganisation, forceEntries } from './force.ts';
import { type ArmyList, parseList } from './list.ts';
import { makeList } from './make.ts';
import { checkRules } from './rules.ts';

const folder = new URL('../samples/', import.meta.url);
const names = readdirSync(folder);

const sample = (name: string): ArmyList => {
  const result = parseList(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  if (!result.ok) throw new Error(result.error.map(({ path, message }) => `${name}: ${path} ${message}`).join('\n'));
  return result.value;
};

const rulesOf = ({ units, spells }: Army): RuleRef[] => [
  ...units.flatMap((unit) => [
    ...unit.rules,
    ...unit.models.flatMap((model) => [...model.rules, ...model.weapons.flatMap((weapon) => weapon.rules)]),
  ]),
  ...spells.flatMap((spell) => [...spell.rules, ...spell.grants]),
];

const ratingOf = (rules: readonly RuleRef[], id: string): number => rules.find((ref) => ref.id === id)?.rating ?? 0;

describe('the sample armies', () => {
  test('are four, one of them with spells', () => {
    expect(names).toHaveLength(4);
    expect(names.filter((name) => sample(name).army.spells.length > 0)).toEqual(['ember-choir.json']);
    expect(sample('ember-choir.json').army.spells).toHaveLength(6);
  });

  test('use every rule of the Grimdark Future book between them, and nothing else, beside what spells do', () => {
    const printed = Object.values(gf.rules).filter((rule) => rule.source.startsWith('GF core'));
    const used = names.flatMap((name) => rulesOf({ ...sample(name).army, spells: [] }).map(({ id }) => id));
    expect([...new Set(used)].sort()).toEqual(printed.map(({ id }) => id));
  });

  test.each(names)('%s is a legal force of about 1000 points and 30 models', (name) => {
    const list = sample(name);
    const cost = list.army.units.reduce((sum, unit) => sum + unit.cost, 0);
    const models = list.army.units.reduce((sum, unit) => sum + unit.models.length, 0);
    expect(list).toMatchObject({ system: 'gf', points: 1000 });
    expect(checkForceOrganisation(gf, 1000, forceEntries(list))).toEqual([]);
    expect(checkRules(gf, list.army)).toEqual([]);
    expect(cost).toBeGreaterThanOrEqual(950);
    expect(models).toBeGreaterThanOrEqual(25);
    expect(models).toBeLessThanOrEqual(35);
    expect(list.army.units.filter((unit) => unit.rules.some(({ id }) => id === 'hero'))).toHaveLength(1);
  });

  test.each(names)('%s is written as it was read', (name) => {
    const list = sample(name);
    expect(parseList(makeList(list, gf))).toEqual({ ok: true, value: list });
  });

  test('suggest loads that fit', () => {
    const { army, suggestions } = sample('lantern-wardens.json');
    const modelsOf = (id: string): number => army.units.find((unit) => unit.id === id)?.models.length ?? Infinity;
    const roomOf = (id: string): number =>
      ratingOf(army.units.find((unit) => unit.id === id)?.rules ?? [], 'transport');
    expect(suggestions.transports).toHaveLength(1);
    for (const { transport, units } of suggestions.transports) {
      const heroes = suggestions.joins.filter(({ unit }) => units.includes(unit)).map(({ hero }) => hero);
      const places = [...units, ...heroes].reduce((sum, id) => sum + modelsOf(id), 0);
      expect(places).toBeLessThanOrEqual(roomOf(transport));
    }
  });
});
