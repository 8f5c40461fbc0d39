import { aof, banner, fearless, hero, morale, musician, regeneration, stealth, tough } from '@muster/rules';
import { scene, type Scene, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { musterUnits } from '../play/muster.ts';
import { UNIT_FLAG } from './battle.ts';
import {
  isAtHalf,
  canActivate,
  collectModels,
  eachUnitBonus,
  eachUnitRule,
  everyModel,
  firstModel,
  hasStoodStill,
  isLiving,
  isOnTable,
  leader,
  modelsOf,
  nextModel,
  someModel,
} from './query.ts';

/** Removes models. */
const lose = (s: Scene, id: string, ...places: number[]): void => {
  for (const n of places) {
    s.battle.alive[s.model(id, n)] = 0;
    s.battle.unitAlive[s.unit(id)]--;
  }
};

describe('half of the starting size', () => {
  test.each([
    [10, 6, false],
    [10, 5, true],
    [5, 3, false],
    [5, 2, true],
    [3, 2, false],
    [3, 1, true],
    [2, 1, true],
  ])('of %i models with %i left: %s', (models, left, half) => {
    const s = scene({ units: [{ id: 'a', at: [10, 10], models }] });
    lose(s, 'a', ...Array.from({ length: models - left }, (_, n) => n));
    expect(isAtHalf(s.battle, s.unit('a'))).toBe(half);
  });

  test.each([
    [1, 0, false],
    [3, 1, false],
    [3, 2, true],
    [6, 2, false],
    [6, 3, true],
    [2, 1, true],
  ])('of a model alone with Tough(%i) and %i wounds: %s', (value, wounds, half) => {
    const s = scene({ units: [{ id: 'a', at: [10, 10], rules: [[tough, value]], wounds: [wounds] }] });
    expect(isAtHalf(s.battle, s.unit('a'))).toBe(half);
  });

  test('of several Tough models counts models, even when one is left', () => {
    const s = scene({ units: [{ id: 'a', at: [10, 10], models: 3, rules: [[tough, 6]], wounds: [5, 5, 5] }] });
    expect(isAtHalf(s.battle, s.unit('a'))).toBe(false);
    lose(s, 'a', 1, 2);
    s.battle.wounds[s.model('a')] = 0;
    expect(isAtHalf(s.battle, s.unit('a'))).toBe(true);
  });

  test('counts a joined hero', () => {
    const s = scene({ units: [{ id: 'a', at: [10, 10], models: 3, hero: {} }] });
    lose(s, 'a', 0);
    expect(isAtHalf(s.battle, s.unit('a'))).toBe(false);
    lose(s, 'a', 1);
    expect(isAtHalf(s.battle, s.unit('a'))).toBe(true);
  });
});

describe('the models of a unit', () => {
  const s = scene({
    units: [
      { id: 'squad', at: [10, 10], models: 3 },
      { id: 'captain', at: [20, 10], rules: [hero] },
    ],
  });
  musterUnits(s.battle, { reserves: [], loads: [], joins: [{ hero: s.unit('captain'), unit: s.unit('squad') }] });
  const squad = s.unit('squad');

  test('are in list order, then a joined hero, without killed models', () => {
    expect(modelsOf(s.battle, squad)).toEqual([0, 1, 2, 3]);
    expect(modelsOf(s.battle, s.unit('captain'))).toEqual([]);
    s.battle.alive[1] = 0;
    expect(modelsOf(s.battle, squad)).toEqual([0, 2, 3]);
    const buffer = new Int32Array(8);
    expect(collectModels(s.battle, squad, buffer)).toBe(3);
    expect(Array.from(buffer.subarray(0, 3))).toEqual([0, 2, 3]);
    s.battle.alive[1] = 1;
  });

  test('are visited in order, even if the hero is just before them in the list', () => {
    const led = scene({
      units: [
        { id: 'captain', at: [20, 10], rules: [hero] },
        { id: 'squad', at: [10, 10], models: 3 },
      ],
    });
    const unit = led.unit('squad');
    musterUnits(led.battle, { reserves: [], loads: [], joins: [{ hero: led.unit('captain'), unit }] });
    const inTurn = (): number[] => {
      const models: number[] = [];
      for (let model = firstModel(led.battle, unit); model >= 0 && models.length < 9;) {
        models.push(model);
        model = nextModel(led.battle, unit, model);
      }
      return models;
    };
    expect(inTurn()).toEqual([1, 2, 3, 0]);
    lose(led, 'squad', 0, 2);
    expect(inTurn()).toEqual([2, 0]);
    lose(led, 'squad', 1);
    expect(inTurn()).toEqual([0]);
    led.battle.alive[0] = 0;
    expect(inTurn()).toEqual([]);
  });

  test('do not include a killed hero', () => {
    s.battle.alive[3] = 0;
    expect(modelsOf(s.battle, squad)).toEqual([0, 1, 2]);
    expect(collectModels(s.battle, squad, new Int32Array(8))).toBe(3);
    s.battle.alive[3] = 1;
  });

  test('are led by the first living one, or by the hero if alone', () => {
    expect(leader(s.battle, squad)).toBe(0);
    for (const model of [0, 1, 2]) s.battle.alive[model] = 0;
    expect(leader(s.battle, squad)).toBe(3);
    s.battle.alive[3] = 0;
    expect(leader(s.battle, squad)).toBe(-1);
    s.battle.alive.fill(1);
  });

  test('can be tested for any and every', () => {
    expect(someModel(s.battle, squad, (model) => model === 3)).toBe(true);
    expect(everyModel(s.battle, squad, (model) => model < 3)).toBe(false);
    expect(everyModel(s.battle, s.unit('captain'), () => false)).toBe(true);
  });

  test('include a joined hero, who is not a separate unit any more', () => {
    expect(isLiving(s.battle, s.unit('captain'))).toBe(false);
    expect(isOnTable(s.battle, s.unit('captain'))).toBe(false);
    expect(canActivate(s.battle, s.unit('captain'))).toBe(false);
    expect(canActivate(s.battle, squad)).toBe(true);
    s.battle.unitFlags[squad] |= UNIT_FLAG.activated;
    expect(canActivate(s.battle, squad)).toBe(false);
  });
});

describe('the rules of a whole unit', () => {
  const rulesOf = (s: Scene, id: string): string[] => {
    const found: string[] = [];
    eachUnitRule(s.battle, s.unit(id), (rule) => found.push(rule.label));
    return found;
  };

  test('are those that every living model has', () => {
    const s = scene({
      units: [
        { id: 'a', at: [10, 10], models: 2, rules: [stealth, fearless], hero: { rules: [fearless, regeneration] } },
      ],
    });
    expect(rulesOf(s, 'a')).toEqual(['Fearless']);
    lose(s, 'a', 2);
    expect(rulesOf(s, 'a')).toEqual(['Fearless', 'Stealth']);
    const alone = scene({
      units: [{ id: 'a', at: [10, 10], models: 2, rules: [stealth], hero: { rules: [regeneration] } }],
    });
    lose(alone, 'a', 0, 1);
    expect(rulesOf(alone, 'a')).toEqual(['Regeneration']);
  });

  test('include granted ones, which do not count twice', () => {
    const spells = [{ name: 'S', grants: [{ id: 'stealth' }, { id: 'fearless' }] }];
    const s = scene({ units: [{ id: 'a', at: [10, 10], models: 2, rules: [stealth] }], spells });
    s.battle.unitGrants[0] = 3;
    expect(rulesOf(s, 'a').sort((a, b) => a.localeCompare(b))).toEqual(['Fearless', 'Stealth']);
    const mixed = scene({ units: [{ id: 'a', at: [10, 10], models: 2, rules: [stealth], hero: {} }], spells });
    mixed.battle.unitGrants[0] = 3;
    expect(rulesOf(mixed, 'a').sort((a, b) => a.localeCompare(b))).toEqual(['Fearless', 'Stealth']);
  });

  test('have the lowest of different ratings, in any order', () => {
    const ratings = [
      [2, 1, 3],
      [1, 3, 2],
      [3, 2, 1],
    ];
    for (const [first, second, third] of ratings) {
      const rulesOfModels: Record<number, TestRule[]> = { 0: [[morale, first]], 1: [[morale, second]] };
      const hero3: TestUnit['hero'] = { rules: [[morale, third]] };
      const s = scene({ units: [{ id: 'a', at: [10, 10], models: 2, rulesOf: rulesOfModels, hero: hero3 }] });
      expect(rulesOf(s, 'a')).toEqual(['Morale(1)']);
      lose(s, 'a', [first, second, third].indexOf(1));
      expect(rulesOf(s, 'a')).toEqual(['Morale(2)']);
    }
  });
});

describe('gifts to a whole unit', () => {
  const giftsOf = (s: Scene, id: string): string[] => {
    const found: string[] = [];
    eachUnitBonus(s.battle, s.unit(id), (gift) => found.push(gift.label));
    return found.sort((a, b) => a.localeCompare(b));
  };

  test('count once while one living model has them', () => {
    const units: TestUnit[] = [
      { id: 'a', at: [10, 10], models: 3, rulesOf: { 0: [banner], 1: [banner, musician] } },
      { id: 'b', at: [10, 20] },
    ];
    const s = scene({ ruleset: aof, units });
    expect(giftsOf(s, 'a')).toEqual(['Banner', 'Musician']);
    expect(giftsOf(s, 'b')).toEqual([]);
    lose(s, 'a', 1);
    expect(giftsOf(s, 'a')).toEqual(['Banner']);
    lose(s, 'a', 0);
    expect(giftsOf(s, 'a')).toEqual([]);
  });

  test('with a rating add up over the bearers', () => {
    const drums = {
      id: 'drums',
      name: 'Drums',
      source: 'test',
      summary: 'Drums.',
      rated: true,
      unit: { move: 'X' },
    } as const;
    const s = scene({ units: [{ id: 'a', at: [10, 10], models: 2, rulesOf: { 0: [[drums, 1]], 1: [[drums, 2]] } }] });
    expect(giftsOf(s, 'a')).toEqual(['Drums(1)', 'Drums(2)']);
  });

  test('count like those of a bearer if granted', () => {
    const spells = [{ name: 'S', grants: [{ id: 'banner' }, { id: 'musician' }] }];
    const s = scene({ ruleset: aof, units: [{ id: 'a', at: [10, 10], rules: [banner] }], spells });
    s.battle.unitGrants[0] = 3;
    expect(giftsOf(s, 'a')).toEqual(['Banner', 'Musician']);
    s.battle.unitGrants[0] = 0;
    expect(giftsOf(s, 'a')).toEqual(['Banner']);
  });
});

test('a unit has not moved unless it moved or arrived in this round', () => {
  const s = scene({ units: [{ id: 'a', at: [10, 10] }], round: 2 });
  expect(hasStoodStill(s.battle, 0)).toBe(true);
  s.battle.unitArrived[0] = 1;
  expect(hasStoodStill(s.battle, 0)).toBe(true);
  s.battle.unitArrived[0] = 2;
  expect(hasStoodStill(s.battle, 0)).toBe(false);
  s.battle.unitArrived[0] = 0;
  s.battle.unitFlags[0] |= UNIT_FLAG.movedInRound;
  expect(hasStoodStill(s.battle, 0)).toBe(false);
  expect(hasStoodStill(scene({ units: [{ id: 'a', at: [10, 10] }], phase: 'muster' }).battle, 0)).toBe(true);
});
