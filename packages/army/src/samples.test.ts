import { readdirSync, readFileSync } from 'node:fs';
import type { Army, ArmyUnit, RuleRef } from '@muster/engine';
import { newestRuleset, type System } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { checkForceOrganisation, forceEntries, forceLimits } from './force.ts';
import { type ArmyList, parseList } from './list.ts';
import { makeList } from './make.ts';
import { checkRules, hasRule } from './rules.ts';

/** The games that have samples. */
const SAMPLED: readonly System[] = ['gf', 'gff', 'aof'];

/** Upgrades that only samples of Age of Fantasy have. */
const UPGRADES = ['banner', 'musician'];

const folder = new URL('../samples/', import.meta.url);
const namesOf = (system: System): string[] =>
  readdirSync(new URL(`${system}/`, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${system}/${file}`);
const samples = SAMPLED.flatMap((system) => namesOf(system).map((name) => [name, system] as const));

const sample = (name: string): ArmyList => {
  const result = parseList(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  if (!result.ok) throw new Error(result.error.map(({ path, message }) => `${name}: ${path} ${message}`).join('\n'));
  return result.value;
};

const rulesOf = ({ units }: Army): string[] =>
  units.flatMap((unit) => [
    ...unit.rules.map(({ id }) => id),
    ...unit.models.flatMap((model) =>
      [...model.rules, ...model.weapons.flatMap((weapon) => weapon.rules)].map(({ id }) => id),
    ),
  ]);

const ratingOf = (rules: readonly RuleRef[], id: string): number => rules.find((ref) => ref.id === id)?.rating ?? 0;
const costOf = ({ army }: ArmyList): number => army.units.reduce((sum, unit) => sum + unit.cost, 0);
const modelsOf = ({ army }: ArmyList): number => army.units.reduce((sum, unit) => sum + unit.models.length, 0);
const isHero = (unit: ArmyUnit): boolean => hasRule(unit.rules, 'hero');

describe('the sample armies', () => {
  test('are four for Grimdark Future, four for Firefight and three for Age of Fantasy, each game with a caster', () => {
    expect(SAMPLED.map((system) => namesOf(system).length)).toEqual([4, 4, 3]);
    const magic = samples.filter(([name]) => sample(name).army.spells.length > 0);
    expect(magic.map(([name]) => name)).toEqual([
      'gf/ember-choir.json',
      'gff/velvet-choir.json',
      'aof/hollow-barrow.json',
    ]);
    for (const [name] of magic) expect(rulesOf(sample(name).army)).toContain('caster');
  });

  test.each(SAMPLED)(
    'of %s use every rule of its books between them, and nothing else, besides effects of spells',
    (system) => {
      const printed = Object.values(newestRuleset(system).rules).filter(
        ({ id, source }) => / core\b/.test(source) && (system === 'aof' || !UPGRADES.includes(id)),
      );
      const used = namesOf(system).flatMap((name) => rulesOf(sample(name).army));
      expect([...new Set(used)].sort()).toEqual(printed.map(({ id }) => id));
    },
  );

  test.each(samples)('%s is a legal force of its game', (name, system) => {
    const list = sample(name);
    const ruleset = newestRuleset(system);
    expect(list.system).toBe(system);
    expect(checkForceOrganisation(ruleset, list.points ?? 0, forceEntries(list))).toEqual([]);
    expect(checkRules(ruleset, list.army)).toEqual([]);
    expect(costOf(list)).toBeGreaterThanOrEqual(0.95 * (list.points ?? Infinity));
    expect(list.army.units.filter(isHero)).toHaveLength(1);
  });

  test.each([...namesOf('gf'), ...namesOf('aof')])('%s is an army of 1000 points and 20 to 35 models', (name) => {
    const list = sample(name);
    expect(list.points).toBe(1000);
    expect(modelsOf(list)).toBeGreaterThanOrEqual(20);
    expect(modelsOf(list)).toBeLessThanOrEqual(35);
  });

  test.each(namesOf('gff'))('%s is a gang of 200 to 300 points and 6 to 12 models, in units of one to four', (name) => {
    const list = sample(name);
    const points = list.points ?? 0;
    expect(points >= 200 && points <= 300).toBe(true);
    expect(modelsOf(list)).toBeGreaterThanOrEqual(6);
    expect(modelsOf(list)).toBeLessThanOrEqual(Math.min(12, forceLimits(newestRuleset('gff'), points).models ?? 0));
    expect(Math.max(...list.army.units.map((unit) => unit.models.length))).toBeLessThanOrEqual(4);
  });

  test.each(samples)('%s is written as it was read', (name, system) => {
    const list = sample(name);
    expect(parseList(makeList(list, newestRuleset(system)))).toEqual({ ok: true, value: list });
  });

  test('have unique names', () => {
    const names = samples.map(([name]) => sample(name).army.name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(['gf/lantern-wardens.json', 'gff/gutterlight-salvage.json', 'aof/saltwind-fleet.json'])(
    '%s suggests loads that fit',
    (name) => {
      const { army, suggestions } = sample(name);
      const unitOf = (id: string): ArmyUnit | undefined => army.units.find((unit) => unit.id === id);
      const sizeOf = (id: string): number => unitOf(id)?.models.length ?? Infinity;
      expect(suggestions.transports).toHaveLength(1);
      for (const { transport, units } of suggestions.transports) {
        const heroes = suggestions.joins.filter(({ unit }) => units.includes(unit)).map(({ hero }) => hero);
        const places = [...units, ...heroes].reduce((sum, id) => sum + sizeOf(id), 0);
        expect(places).toBeLessThanOrEqual(ratingOf(unitOf(transport)?.rules ?? [], 'transport'));
      }
    },
  );
});
