import { compilePlan } from '@muster/engine';
import { newestRuleset } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import type { BookUnit, Gear, Selection, WeaponGear } from './book.ts';
import { type PreparedList, prepareList } from './roster.ts';

const weapon = (name: string, count: number, range = 0): WeaponGear => ({
  kind: 'weapon',
  name,
  count,
  range,
  attacks: 1,
  rules: [],
});

const unit = (id: string, more: Partial<BookUnit> = {}): BookUnit => ({
  id,
  book: 'tide',
  name: `The ${id}`,
  size: 5,
  cost: 100,
  quality: 4,
  defense: 5,
  rules: [{ name: 'Fast' }],
  gear: [weapon('Rifle', 5, 24), weapon('Knife', 5)],
  packages: [],
  closed: [],
  ...more,
});

const selection = (id: string, of: BookUnit, more: Partial<Selection> = {}): Selection => ({
  id,
  unit: of,
  purchases: [],
  combined: false,
  xp: 0,
  traits: [],
  ...more,
});

const buy = (more: object, ...gains: Gear[]): Selection['purchases'][number] => ({
  section: { uid: 's', label: '', variant: 'upgrade', targets: [], options: [], ...more },
  option: { uid: 'o', label: 'An upgrade', costs: { wardens: 10 }, gains },
});

const muster = (selections: readonly Selection[], system = 'gf'): PreparedList => {
  const made = prepareList({ name: 'Tide', system, selections });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

describe('a mustered list', () => {
  test('has models with their weapons, ready for a plan', () => {
    const { list } = muster([selection('a', unit('wardens', { base: '60x35' }))]);
    const [wardens] = list.army.units;
    expect(wardens).toMatchObject({ id: 'unit-1', name: 'The wardens', cost: 100, rules: [{ id: 'fast' }] });
    expect(wardens.models).toHaveLength(5);
    expect(wardens.models[0]).toMatchObject({
      radius: 118,
      weapons: [{ name: 'Rifle', range: 2400 }, { name: 'Knife' }],
    });
    const ruleset = newestRuleset('gf');
    const table = { width: 7200, depth: 4800, terrain: [] };
    const plan = compilePlan({ ruleset, armies: [list.army, list.army], table });
    expect(plan.unknownRules).toEqual([]);
  });

  test('has bases by Tough if its book names none, and the circle around an oval base', () => {
    const tough = (rating: number): BookUnit['rules'] => [{ name: 'Tough', rating }];
    const radius = (more: Partial<BookUnit>): number =>
      muster([selection('a', unit('tank', more))]).list.army.units[0].models[0].radius;
    expect(radius({ base: 'none', rules: tough(12) })).toBe(236);
    expect(radius({ rules: tough(3) })).toBe(79);
    expect(radius({ rules: [] })).toBe(63);
    expect(radius({ base: '120x92', rules: tough(6) })).toBe(236);
  });

  test('gives single upgrades to the first models, and common ones to all', () => {
    const banner: Gear = { kind: 'rule', name: 'Banner', count: 1, rule: { name: 'Banner' } };
    const plate: Gear = {
      kind: 'item',
      name: 'Plate',
      count: 1,
      content: [{ kind: 'rule', name: 'Tough', count: 1, rule: { name: 'Tough', rating: 3 } }, weapon('Spike', 1)],
    };
    const purchases = [buy({}, banner), buy({ affects: { type: 'all' } }, plate)];
    const { list } = muster([selection('a', unit('wardens'), { purchases })]);
    const [wardens] = list.army.units;
    expect(wardens.cost).toBe(120);
    expect(wardens.models.map(({ rules }) => rules.map(({ id }) => id))).toEqual([
      ['tough', 'banner'],
      ['tough'],
      ['tough'],
      ['tough'],
      ['tough'],
    ]);
    expect(wardens.models.every(({ weapons }) => weapons.some(({ name }) => name === 'Spike'))).toBe(true);
  });

  test('combines the halves of a unit and assigns heroes to their units', () => {
    const hero = unit('captain', { size: 1, gear: [weapon('Blade', 1)], rules: [{ name: 'Hero' }] });
    const { list } = muster([
      selection('h', hero, { joins: 'a', title: 'Old Bell' }),
      selection('a', unit('wardens'), { combined: true }),
      selection('b', unit('wardens'), { combined: true, joins: 'a' }),
    ]);
    expect(list.army.units.map(({ name, models, cost }) => [name, models.length, cost])).toEqual([
      ['Old Bell', 1, 100],
      ['The wardens', 10, 200],
    ]);
    expect(list.combined).toEqual(['unit-2']);
    expect(list.suggestions.joins).toEqual([{ hero: 'unit-1', unit: 'unit-2' }]);
  });

  test('tolerates a hero whose unit is missing', () => {
    const { list } = muster([selection('h', unit('captain', { size: 1 }), { joins: 'gone' })]);
    expect(list.suggestions.joins).toEqual([]);
    expect(list.army.units).toHaveLength(1);
  });

  test('reports outdated upgrades, and does not count their cost', () => {
    const { list, notes } = muster([selection('a', unit('others'), { purchases: [buy({}, weapon('Gun', 1))] })]);
    expect(notes).toMatchObject([{ path: 'The others' }]);
    expect(list.army.units[0].cost).toBe(100);
  });

  test('is not made for games that Muster does not play', () => {
    expect(prepareList({ name: 'Tide', system: 'aofr', selections: [] })).toMatchObject({
      ok: false,
      error: [{ path: 'gameSystem' }],
    });
  });
});
