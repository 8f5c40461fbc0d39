import { gf, gff, regeneration, stealth } from '@muster/rules';
import { scene, type Scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { checkMuster } from '../legal/muster.ts';
import { pickAuras } from './muster.ts';
import { auraOf } from '../rule/find-rule.ts';
import { givenRules } from './given.ts';
import { eachUnitRule } from './query.ts';

const aura = auraOf(regeneration);
const names = (s: Scene, id: string): string[] => givenRules(s.battle, s.unit(id)).map(({ label }) => label);
const counting = (s: Scene, id: string): string[] => {
  const rules: string[] = [];
  eachUnitRule(s.battle, s.unit(id), ({ label }) => rules.push(label));
  return rules;
};
const units = [
  { id: 'bearers', at: [10, 10], models: 3, rulesOf: { 2: [aura] } },
  { id: 'others', at: [20, 10], models: 3 },
  { id: 'dear', at: [30, 10], models: 3 },
  { id: 'foes', side: 1, at: [10, 30], models: 3 },
] as const;

describe('an aura', () => {
  test('gives its rule only to the unit of its bearer', () => {
    const s = scene({ units, ruleset: gf });
    expect([names(s, 'bearers'), names(s, 'others'), names(s, 'foes')]).toEqual([['Regeneration'], [], []]);
    expect(counting(s, 'bearers')).toEqual(['Regeneration']);
  });

  test('ends with its bearer', () => {
    const s = scene({ units, ruleset: gf });
    s.battle.alive[s.model('bearers', 2)] = 0;
    expect(names(s, 'bearers')).toEqual([]);
  });

  test('counts once if all models have the same rule', () => {
    const s = scene({ units: [{ ...units[0], rules: [regeneration] }], ruleset: gf });
    expect(counting(s, 'bearers')).toEqual(['Regeneration']);
  });

  test('of a rule that improves another counts only with that rule', () => {
    const boost = { ...stealth, id: 'stealth-boost', name: 'Stealth Boost', boosts: 'stealth' };
    const bearer = { ...units[0], rulesOf: { 2: [auraOf(boost)] } };
    expect(counting(scene({ units: [bearer], ruleset: gf }), 'bearers')).toEqual([]);
    const better = scene({ units: [{ ...bearer, rules: [stealth] }], ruleset: gf });
    expect(counting(better, 'bearers')).toEqual(['Stealth', 'Stealth Boost']);
  });
});

describe('auras whose units are picked', () => {
  const bearerOf = (s: Scene): number => s.model('bearers', 2);

  test('reach the picked units until their bearer is lost', () => {
    const s = scene({ units, ruleset: gff });
    pickAuras(s.battle, 0, [{ bearer: bearerOf(s), units: [s.unit('dear')] }]);
    expect([names(s, 'bearers'), names(s, 'others'), names(s, 'dear')]).toEqual([
      ['Regeneration'],
      [],
      ['Regeneration'],
    ]);
    s.battle.alive[bearerOf(s)] = 0;
    expect(names(s, 'dear')).toEqual([]);
  });

  test('reach units of their own side if no unit is picked', () => {
    const s = scene({ units, ruleset: gff });
    pickAuras(s.battle, 0);
    expect([names(s, 'others'), names(s, 'dear'), names(s, 'foes')]).toEqual([['Regeneration'], ['Regeneration'], []]);
  });

  test('cannot pick enemies, one unit twice, or units without an aura', () => {
    const s = scene({ units, ruleset: gff });
    const problem = (bearer: number, picked: number[]): string | undefined =>
      checkMuster(s.battle, 0, { reserves: [], joins: [], loads: [], auras: [{ bearer, units: picked }] })?.code;
    expect(problem(bearerOf(s), [s.unit('others'), s.unit('dear')])).toBeUndefined();
    expect(problem(bearerOf(s), [s.unit('foes')])).toBe('no-such-unit');
    expect(problem(bearerOf(s), [s.unit('dear'), s.unit('dear')])).toBe('no-such-unit');
    expect(problem(s.model('others'), [s.unit('dear')])).toBe('no-such-rule');
    expect(problem(s.model('foes'), [s.unit('dear')])).toBe('no-such-rule');
  });

  test('are not picked in other games', () => {
    const s = scene({ units, ruleset: gf });
    const order = { reserves: [], joins: [], loads: [], auras: [{ bearer: s.model('bearers', 2), units: [] }] };
    expect(checkMuster(s.battle, 0, order)?.code).toBe('no-such-rule');
  });
});
