import { bane, blast, deadly, furious, regeneration, rending, stealth, tough, unstoppable } from '@muster/rules';
import { scene, type Scene, type TestRule, type TestUnit, volley } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rule, when } from '../rule/effect-words.ts';
import { defenseRules, defenseValue } from './defense.ts';
import { compileHits, compileImpact } from './unarmed-hits.ts';

describe('a rule that a spell grants to the attackers', () => {
  const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24 }] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 22], models: 5 };

  /** Shoots at the enemy with this granted rule. */
  const shootWith = (gift: TestRule, dice: string, unit: TestUnit = gun, target: TestUnit = foe): Scene => {
    const grant = Array.isArray(gift)
      ? { id: gift[0].id, rating: gift[1] as number }
      : { id: (gift as { id: string }).id };
    const s = scene({ units: [unit, target], spells: [{ name: 'Gift', target: 'friend', grants: [grant] }], dice });
    s.battle.unitGrants[s.unit('gun')] = 1;
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('counts for their dice', () => {
    const s = shootWith(unstoppable, '4 | 6', gun, { ...foe, rules: [stealth] });
    expect(s.told('volley')[0]).toMatchObject({ hits: 1 });
    const pierced = shootWith(rending, '6 | 5');
    expect(pierced.told('volley')[0]).toMatchObject({ piercing: 1, blocked: 0 });
  });

  test('counts once when they have it already', () => {
    const twice = shootWith(rending, '6 | 5', { ...gun, weapons: [{ name: 'Gun', range: 24, rules: [rending] }] });
    expect(twice.told('roll')[1]).toMatchObject({ bill: [{ amount: -4 }] });
  });

  test.each([
    ['Rending', rending],
    ['Bane', bane],
    ['Unstoppable', unstoppable],
  ])('%s prevents Regeneration', (_, gift) => {
    const s = shootWith(gift, '4 | 1', gun, { ...foe, rules: [regeneration] });
    expect(s.told('volley')[0]).toMatchObject({ saved: 0, landed: 1 });
  });

  test('Bane re-rolls successful 6s', () => {
    const s = shootWith(bane, '4 | 6 | 1');
    expect(s.told('volley')[0]).toMatchObject({ landed: 1 });
  });

  test('Blast and Deadly multiply', () => {
    const many = shootWith([blast, 3], '4 | 6 6 6');
    expect(many.told('volley')[0]).toMatchObject({ hits: 3 });
    const hard = shootWith([deadly, 3], '4 | 1   4', gun, { ...foe, models: 1, rules: [[tough, 6]] });
    expect(hard.told('volley')[0]).toMatchObject({ landed: 3 });
  });
});

test('in one weapon group each bearer’s own rules count for its own hits', () => {
  const weapons = [{ name: 'Rifle', range: 24 }];
  const s = scene({
    units: [
      { id: 'squad', at: [10, 10], models: 1, weapons, hero: { rules: [bane], weapons } },
      { id: 'foe', side: 1, at: [10, 16], models: 5 },
    ],
    // A 6 blocks the trooper’s hit; the 6 against the hero’s hit is re-rolled.
    dice: '4 4 | 6 6 | 1',
  });
  s.fire('squad', 'foe');
  expect(s.told('volley')).toMatchObject([{ hits: 2, blocked: 1, landed: 1 }]);
  expect(s.dice.left).toBe(0);
});

test('in a group of different bearers, Deadly wounds stay on one model and others carry over', () => {
  const weapons = [{ name: 'Rifle', range: 24 }];
  const s = scene({
    units: [
      { id: 'squad', at: [10, 10], models: 1, weapons, hero: { rules: [[deadly, 3]], weapons } },
      { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [[tough, 3]] },
    ],
    dice: '4 4 | 1 1',
  });
  s.fire('squad', 'foe');
  // The hero’s three wounds kill one model, then the trooper’s wound goes to the next.
  expect(s.told('volley')).toMatchObject([{ hits: 2, wounds: 4, landed: 4, removed: 1 }]);
  expect(s.dice.left).toBe(0);
});

test('Regeneration is rolled for hits of weapons that do not prevent it', () => {
  const weapons = [{ name: 'Rifle', range: 24 }];
  const s = scene({
    units: [
      { id: 'squad', at: [10, 10], models: 1, weapons, hero: { rules: [bane], weapons } },
      { id: 'foe', side: 1, at: [10, 16], models: 5, rules: [regeneration] },
    ],
    dice: '4 4 | 1 1 | 5',
  });
  s.fire('squad', 'foe');
  expect(s.told('volley')).toMatchObject([{ hits: 2, saved: 1, landed: 1 }]);
  expect(s.dice.left).toBe(0);
});

describe('the defence of a target', () => {
  const s = scene({
    units: [
      {
        id: 'squad',
        at: [10, 10],
        models: 2,
        defense: 5,
        rules: [stealth],
        hero: { defense: 2, rules: [regeneration] },
      },
      { id: 'foe', side: 1, at: [10, 16] },
    ],
  });
  const squad = s.unit('squad');

  test('uses the Defense of the unit, of a picked model, or of a hero who is alone', () => {
    expect(defenseValue(s.battle, squad, -1)).toBe(5);
    expect(defenseValue(s.battle, squad, s.model('squad', 0))).toBe(5);
    expect(defenseValue(s.battle, squad, s.model('squad', 2))).toBe(2);
    const alone = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 2, defense: 5, hero: { defense: 2 } },
        { id: 'gun', side: 1, at: [10, 16], weapons: [{ range: 24, attacks: 2 }] },
      ],
      dice: '4 4 | 1 1   6',
    });
    alone.activate('squad', 'hold');
    alone.fire('gun', 'squad');
    expect(defenseValue(alone.battle, alone.unit('squad'), -1)).toBe(2);
    expect(alone.dice.left).toBe(0);
  });

  test('uses the Defense of the unit for the last plain model of several', () => {
    const last = scene({ units: [{ id: 'squad', at: [10, 10], models: 1, defense: 5 }] });
    expect(defenseValue(last.battle, last.unit('squad'), -1)).toBe(5);
  });

  test('uses rules that all models share, or those of the picked model', () => {
    const ids = (pick: number): string[] => defenseRules(s.battle, squad, pick).map(({ id }) => id);
    expect(ids(-1)).toEqual([]);
    expect(ids(s.model('squad', 0))).toEqual(['stealth']);
    expect(ids(s.model('squad', 2))).toEqual(['regeneration']);
  });
});

test('hits of a spell need no roll and ignore cover; Impact ignores rules', () => {
  const s = scene({
    units: [
      { id: 'mage', at: [10, 10], rules: [furious] },
      { id: 'foe', side: 1, at: [10, 16], models: 3 },
    ],
    spells: [
      {
        name: 'Fire',
        hits: 2,
        rules: [
          { id: 'ap', rating: 2 },
          { id: 'blast', rating: 6 },
        ],
      },
    ],
  });
  const { weapon } = s.plan.sides[0].spells[0];
  const order = { kind: 'spell', unit: 0, weapon, target: 1, pick: -1, cover: 'area' } as const;
  const [hits] = compileHits(s.battle, order, 0, 2).pools;
  expect(hits).toMatchObject({ dice: 0, free: 2, table: { plainAp: 2 }, effect: { hitFactor: 3 } });
  expect(hits.effect.blockTable(2).bill).toEqual([{ source: 'AP(2)', amount: -2 }]);
  const impact = compileImpact(s.battle, 0, 1, 4);
  expect(impact).toMatchObject({ kind: 'impact', pools: [{ dice: 4, effect: { hitFactor: 1, woundFactor: 1 } }] });
  expect(impact.pools[0].table).toMatchObject({
    hits: [0, 0, 1, 1, 1, 1, 1],
    extra: [0, 0, 0, 0, 0, 0, 0],
    plainAp: 0,
  });
});

test('a bonus to block counts if the conditions of its rule are met', () => {
  const shields = rule({
    id: 'shields',
    name: 'Shields',
    source: 'test',
    summary: '',
    defender: { toBlock: when('melee')(1) },
  });
  const target = { rules: [shields] };
  expect(volley({ melee: true, target, dice: '4 | 3' })).toMatchObject({ blocked: 1 });
  expect(volley({ target, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
});
