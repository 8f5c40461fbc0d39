import { testGear as weapon, WARDENS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { BookUnit, Gear, Selection, UpgradeSection } from './book.ts';
import { isSame } from './gear.ts';
import { boughtRules, loadoutOf } from './loadout.ts';
import { experienceCost, purchaseCost, selectedPoints, selectionPoints, STALE_COST, stalePurchases } from './points.ts';

const section = (more: Partial<UpgradeSection>): UpgradeSection => ({
  uid: 's',
  label: '',
  variant: 'replace',
  targets: [],
  options: [],
  ...more,
});

const bought = (parts: readonly [Partial<UpgradeSection>, ...Gear[]][], unit: BookUnit = WARDENS): Selection => ({
  id: 'a',
  unit,
  purchases: parts.map(([more, ...gains]) => ({
    section: section(more),
    option: { uid: 'o', label: '', costs: {}, gains },
  })),
  combined: false,
  xp: 0,
  traits: [],
});

const carried = (selection: Selection): string[] => loadoutOf(selection).map(({ name, count }) => `${count} ${name}`);
const pike = [{ name: 'Pike', count: 1 }];

describe('a loadout', () => {
  test('is what the unit starts with', () => {
    expect(carried(bought([]))).toEqual(['5 Pike', '5 Shield']);
  });

  test('loses one for each replacement, or as many as the section says', () => {
    expect(carried(bought([[{ targets: pike }, weapon('Gun', 1)]]))).toEqual(['4 Pike', '5 Shield', '1 Gun']);
    const two = { targets: pike, affects: { type: 'exactly', value: 2 } as const };
    expect(carried(bought([[two, weapon('Cannon', 1)]]))).toEqual(['3 Pike', '5 Shield', '1 Cannon']);
    const any = { targets: pike, affects: { type: 'any' } as const };
    const twice = bought([
      [any, weapon('Gun', 1)],
      [any, weapon('Gun', 1)],
    ]);
    expect(carried(twice)).toEqual(['3 Pike', '5 Shield', '1 Gun', '1 Gun']);
  });

  test('replaces all remaining copies, as far as every target exists', () => {
    const all = { targets: [...pike, { name: 'Shields', count: 1 }], affects: { type: 'all' } as const };
    const some = bought([
      [{ targets: pike }, weapon('Gun', 1)],
      [all, weapon('Glaive', 1)],
    ]);
    expect(carried(some)).toEqual(['1 Shield', '1 Gun', '4 Glaive']);
  });

  test('counts pairs, including gains of earlier upgrades', () => {
    const pair = { targets: [{ name: 'Pike', count: 2 }] };
    expect(carried(bought([[pair, weapon('Ram', 1)]]))).toEqual(['3 Pike', '5 Shield', '1 Ram']);
    const chain = bought([
      [{ targets: pike }, weapon('Gun', 1)],
      [{ targets: [{ name: 'gun', count: 1 }] }, weapon('Better Gun', 1)],
    ]);
    expect(carried(chain)).toEqual(['4 Pike', '5 Shield', '1 Better Gun']);
  });

  test('adds upgrades once, or for every model, and keeps the weapon of an attachment', () => {
    expect(carried(bought([[{ variant: 'upgrade' }, weapon('Flask', 1)]]))).toContain('1 Flask');
    const all = { variant: 'upgrade', affects: { type: 'all' } } as const;
    expect(carried(bought([[all, weapon('Flask', 1)]]))).toContain('5 Flask');
    expect(carried(bought([[{ variant: 'attachment', targets: pike }, weapon('Hook', 1)]]))).toEqual([
      '5 Pike',
      '5 Shield',
      '1 Hook',
    ]);
  });

  test('an upgrade of weapons adds its rules to them', () => {
    const barbs: Gear = {
      kind: 'item',
      name: 'Barbs',
      count: 1,
      content: [{ kind: 'rule', name: 'AP', count: 1, rule: { name: 'AP', rating: 1 } }],
    };
    const sharp = loadoutOf(bought([[{ variant: 'upgrade', targets: [{ name: 'Pikes', count: 1 }] }, barbs]]));
    expect(sharp).toHaveLength(2);
    expect(sharp[0]).toMatchObject({ name: 'Pike', rules: [{ name: 'AP', rating: 1 }] });
  });

  test('an upgrade of single weapons adds its rules to one copy at a time', () => {
    const one = { variant: 'upgrade', targets: pike, affects: { type: 'exactly', value: 1 } } as const;
    const barbs: Gear = { kind: 'rule', name: 'AP', count: 1, rule: { name: 'AP', rating: 1 } };
    const twice = bought([
      [one, barbs],
      [one, barbs],
    ]);
    expect(carried(twice)).toEqual(['3 Pike', '1 Pike', '1 Pike', '5 Shield']);
    expect(loadoutOf(twice)[1]).toMatchObject({ rules: [{ name: 'AP', rating: 1 }] });
    // The rule is the weapon's, not the model's.
    expect(boughtRules(twice)).toEqual([]);
  });

  test('an upgrade of a weapon that is a weapon itself is carried in addition', () => {
    const any = { variant: 'upgrade', targets: pike, affects: { type: 'any' } } as const;
    expect(carried(bought([[any, weapon('Hand Mortar', 1)]]))).toEqual(['5 Pike', '5 Shield', '1 Hand Mortar']);
    expect(loadoutOf(bought([[any, weapon('Hand Mortar', 1)]]))[0]).toMatchObject({ name: 'Pike', rules: [] });
  });

  test('an upgrade of a mount is kept', () => {
    const mount: Gear = { kind: 'item', name: 'Great Snake', count: 1, content: [weapon('Fangs', 1)] };
    const barding: Gear = {
      kind: 'item',
      name: 'Barding',
      count: 1,
      content: [{ kind: 'rule', name: 'Armor', count: 1, rule: { name: 'Armor', rating: 3 } }],
    };
    const rider = { ...WARDENS, size: 1, gear: [mount] };
    const on = { variant: 'upgrade', targets: [{ name: 'Great Snake', count: 1 }] } as const;
    expect(carried(bought([[on, barding]], rider))).toEqual(['1 Great Snake', '1 Barding']);
  });

  test('bought rules are not in the loadout', () => {
    const banner: Gear = { kind: 'rule', name: 'Banner', count: 1, rule: { name: 'Banner' } };
    const selection = bought([[{ variant: 'upgrade' }, banner]]);
    expect(carried(selection)).toEqual(['5 Pike', '5 Shield']);
    expect(boughtRules(selection)).toEqual([{ name: 'Banner' }]);
  });

  test('reaches into items', () => {
    const mount: Gear = { kind: 'item', name: 'Boar', count: 1, content: [weapon('Tusks', 1)] };
    const rider = { ...WARDENS, size: 1, gear: [mount] };
    const [boar] = loadoutOf(bought([[{ targets: [{ name: 'Tusks', count: 1 }] }, weapon('Iron Tusks', 1)]], rider));
    expect(boar).toMatchObject({ name: 'Boar', content: [] });
  });
});

test('names are equal ignoring capitals and plurals', () => {
  expect(isSame('Great Weapons', 'great weapon')).toBe(true);
  expect(isSame('CCWS', 'CCW')).toBe(true);
  expect(isSame('Pike', 'Spike')).toBe(false);
});

describe('points', () => {
  const option = (more: object): Selection => ({
    ...bought([]),
    purchases: [{ section: section({}), option: { uid: 'o', label: '', costs: {}, gains: [], ...more } }],
  });

  test('use the price of the unit before the general one; an upgrade without a price is outdated', () => {
    expect(selectionPoints(option({ costs: { wardens: 10 }, cost: 5 }))).toBe(110);
    expect(selectionPoints(option({ costs: { others: 10 }, cost: 5 }))).toBe(105);
    const old = option({ costs: { others: 10 } });
    expect(purchaseCost('wardens', old.purchases[0])).toBe(STALE_COST);
    expect(stalePurchases(old)).toHaveLength(1);
    expect(stalePurchases(option({ cost: 5 }))).toEqual([]);
  });

  test('count experience by levels of five, more for heroes', () => {
    expect(experienceCost({ ...bought([]), xp: 14 })).toBe(10);
    const hero = { ...WARDENS, rules: [{ name: 'Hero' }] };
    expect(experienceCost({ ...bought([], hero), xp: 14 })).toBe(30);
    expect(selectedPoints([bought([]), { ...bought([]), xp: 5 }])).toBe(205);
  });
});
