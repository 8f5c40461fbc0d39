import { testGear as weapon, WARDENS as PLAIN } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { ArmyBook, BookUnit, Extent, Purchase, Selection, UpgradeSection } from '../book/book.ts';
import type { SelectedList } from '../book/roster.ts';
import { type ArmyList, parseList } from '../list.ts';
import type { CheckFinding } from './finding.ts';
import { checkArmyList, checkList, type CheckOptions, checkSelected } from './list.ts';

const WARDENS: BookUnit = { ...PLAIN, packages: ['A'] };
const CAPTAIN: BookUnit = {
  ...WARDENS,
  id: 'captain',
  name: 'Captain',
  size: 1,
  rules: [{ name: 'Hero' }, { name: 'Tough', rating: 3 }],
  gear: [weapon('Pike', 1)],
};

const choose = (id: string, unit: BookUnit, more: Partial<Selection> = {}): Selection => ({
  id,
  unit,
  purchases: [],
  combined: false,
  xp: 0,
  traits: [],
  ...more,
});

const list = (selections: readonly Selection[], more: Partial<SelectedList> = {}): SelectedList => ({
  name: 'Tide',
  system: 'gf',
  selections,
  ...more,
});

const said = (findings: readonly CheckFinding[]): string[] =>
  findings.map(({ level, code, unit }) => `${level} ${code}${unit ? ` ${unit.index}` : ''}`);

const check = (selections: readonly Selection[], more: Partial<SelectedList> = {}, options?: CheckOptions): string[] =>
  said(checkSelected(list(selections, more), options));

describe('upgrades', () => {
  const exactly = (value: number): Extent => ({ type: 'exactly', value });
  const upTo = (value: number): Extent => ({ type: 'up to', value });
  const section = (more: Partial<UpgradeSection>): UpgradeSection => ({
    uid: 's',
    label: 'A section',
    variant: 'replace',
    targets: [{ name: 'Pikes', count: 1 }],
    options: [],
    ...more,
  });
  const buy = (more: Partial<UpgradeSection>, option = 'gun', costs = { wardens: 5 }): Purchase => ({
    section: section(more),
    option: { uid: option, label: option, costs, gains: [weapon(option, 1)] },
  });
  const bought = (purchases: readonly Purchase[]): string[] => check([choose('a', WARDENS, { purchases })]);
  const times = (count: number, more: Partial<UpgradeSection>, option?: string): string[] =>
    bought(Array.from({ length: count }, () => buy(more, option)));
  const OFTEN = ['error upgrade-too-often 0'];
  const GONE = ['error upgrade-without-target 0'];

  test('that replace one weapon can be bought once, those for up to a number that often', () => {
    for (const affects of [undefined, exactly(1), { type: 'all' } as const]) {
      expect(times(1, { affects })).toEqual([]);
      expect(times(2, { affects })).toContain(OFTEN[0]);
    }
    expect(times(2, { affects: upTo(2) })).toEqual([]);
    expect(times(3, { affects: upTo(2) })).toEqual(OFTEN);
  });

  test('that replace any weapon can be bought while there is something to replace', () => {
    expect(times(5, { affects: { type: 'any' } })).toEqual([]);
    expect(times(6, { affects: { type: 'any' } })).toEqual(GONE);
    // Every model may do it: a section that one model chooses from, and any of them may.
    expect(times(5, { affects: exactly(1), select: { type: 'any' } })).toEqual([]);
    expect(times(1, { affects: exactly(5), targets: [{ name: 'Pike', count: 1 }] })).toEqual([]);
    expect(times(1, { targets: [{ name: 'Pike', count: 2 }] })).toEqual([]);
  });

  test('cannot replace what other upgrades replaced, and are outdated if it never existed', () => {
    const all = buy({ uid: 't', affects: { type: 'all' } }, 'cannon');
    expect(bought([all, buy({})])).toEqual(GONE);
    expect(bought([buy({ targets: [{ name: 'Harp', count: 1 }] })])).toEqual(['warning upgrade-without-target 0']);
    const chain = buy({ uid: 't', targets: [{ name: 'gun', count: 1 }] }, 'better gun');
    expect(bought([buy({}), chain])).toEqual([]);
  });

  test('that add something can be bought once each, or as often as models and choices allow', () => {
    const added = { variant: 'upgrade', targets: [] } as const;
    expect(bought([buy(added), buy(added, 'lamp')])).toEqual([]);
    expect(times(2, added)).toEqual(OFTEN);
    expect(bought([buy({ ...added, select: exactly(1) }), buy({ ...added, select: exactly(1) }, 'lamp')])).toEqual(
      OFTEN,
    );
    expect(bought([buy({ ...added, select: upTo(2) }), buy({ ...added, select: upTo(2) }, 'lamp')])).toEqual([]);
    const two = { ...added, affects: exactly(2), select: exactly(1) };
    expect(bought([buy(two), buy(two, 'lamp')])).toEqual([]);
    expect(bought([buy(two), buy(two, 'lamp'), buy(two, 'bell')])).toEqual(OFTEN);
    expect(times(5, { ...added, affects: { type: 'any' } })).toEqual([]);
    expect(times(6, { ...added, affects: { type: 'any' } })).toEqual(OFTEN);
  });

  test('need the weapon that they upgrade', () => {
    const hook = { variant: 'attachment', select: exactly(1) } as const;
    expect(times(1, hook)).toEqual([]);
    expect(times(2, hook)).toEqual(OFTEN);
    expect(times(5, { variant: 'attachment', affects: exactly(1), select: { type: 'any' } })).toEqual([]);
    expect(times(6, { variant: 'attachment', affects: exactly(1), select: { type: 'any' } })).toEqual(OFTEN);
  });

  test('without a price are outdated; upgrades of closed sections are not available', () => {
    expect(bought([buy({}, 'gun', { wardens: 9999 })])).toEqual(['warning upgrade-stale 0']);
    const general: Purchase = { section: section({}), option: { uid: 'o', label: 'o', costs: {}, cost: 5, gains: [] } };
    const shut = { ...WARDENS, closed: ['s'] };
    expect(check([choose('a', shut, { purchases: [general] })])).toEqual(['error upgrade-not-offered 0']);
    expect(check([choose('a', WARDENS, { purchases: [general] })])).toEqual([]);
    const book = (uid: string): ArmyBook => ({
      uid: 'tide',
      name: 'Tide',
      version: '1',
      system: 'gf',
      units: [WARDENS],
      rules: [],
      spells: [],
      packages: [{ uid, sections: [section({})] }],
    });
    const selections = [choose('a', WARDENS, { purchases: [general] })];
    expect(check(selections, {}, { books: [book('A')] })).toEqual([]);
    expect(check(selections, {}, { books: [book('B')] })).toEqual(['error upgrade-not-offered 0']);
  });

  test('far beyond the limit are only counted', () => {
    expect(times(61, { affects: { type: 'any' } })).toEqual(OFTEN);
  });
});

describe('combined units', () => {
  const halves = (unit: BookUnit, other = unit, more: Partial<Selection> = {}): Selection[] => [
    choose('a', unit, { combined: true }),
    choose('b', other, { combined: true, joins: 'a', ...more }),
  ];

  test('are two halves of one unit of several models', () => {
    expect(check(halves(WARDENS))).toEqual([]);
    expect(check(halves({ ...WARDENS, size: 1 }))).toEqual(['error combine-illegal 0']);
    expect(check(halves(WARDENS, { ...WARDENS, id: 'eels', name: 'Eels' }))).toEqual(['error combine-illegal 0']);
    expect(check([choose('a', WARDENS, { combined: true })])).toEqual(['error combine-illegal 0']);
    const three = [...halves(WARDENS), choose('c', WARDENS, { combined: true, joins: 'a' })];
    expect(check(three)).toEqual(['error combine-illegal 0']);
  });

  test('have the same upgrades for all models', () => {
    const all: Purchase = {
      section: { uid: 's', label: 's', variant: 'upgrade', targets: [], affects: { type: 'all' }, options: [] },
      option: { uid: 'o', label: 'o', costs: { wardens: 5 }, gains: [] },
    };
    expect(check(halves(WARDENS, WARDENS, { purchases: [all] }))).toEqual(['error combine-illegal 0']);
  });

  test('are not allowed in Firefight', () => {
    expect(check(halves(WARDENS), { system: 'gff' })).toEqual(['error combine-illegal 0']);
  });
});

describe('joining', () => {
  const joined = (hero: BookUnit, host = WARDENS, system = 'gf'): string[] =>
    check([choose('h', hero, { joins: 'a' }), choose('a', host)], { system });

  test('needs a hero with low Tough and a unit of several models', () => {
    expect(joined(CAPTAIN)).toEqual([]);
    expect(joined(CAPTAIN, { ...WARDENS, size: 1 })).toEqual(['error hero-join-illegal 0']);
    expect(joined({ ...CAPTAIN, rules: [] })).toEqual(['error hero-join-illegal 0']);
    const mounted = (rating: number): BookUnit => ({
      ...CAPTAIN,
      gear: [
        {
          kind: 'item',
          name: 'Boar',
          count: 1,
          content: [{ kind: 'rule', name: 'Tough', count: 1, rule: { name: 'Tough', rating } }],
        },
      ],
    });
    expect(joined(mounted(3))).toEqual([]);
    expect(joined(mounted(4))).toEqual(['error hero-join-illegal 0']);
  });

  test('is limited to one hero, not allowed in Firefight, and not possible with missing units', () => {
    const two = [choose('h', CAPTAIN, { joins: 'a' }), choose('i', CAPTAIN, { joins: 'a' }), choose('a', WARDENS)];
    expect(check(two)).toEqual(['error hero-join-illegal 0', 'error hero-join-illegal 1']);
    expect(joined(CAPTAIN, WARDENS, 'gff')).toEqual(['error hero-join-illegal 0']);
    expect(joined(CAPTAIN, WARDENS, 'aof')).toEqual([]);
    expect(check([choose('h', CAPTAIN, { joins: 'gone' })])).toEqual(['warning joins-nobody 0']);
  });
});

describe('limits', () => {
  const heroes = (count: number): Selection[] => Array.from({ length: count }, (_, i) => choose(`h${i}`, CAPTAIN));

  test('are errors if the list follows them, warnings if it does not say, and ignored if it does not follow them', () => {
    // 1000 points: two heroes, two copies.
    expect(check(heroes(3), { pointsLimit: 1000, forceOrg: true })).toEqual([
      'error too-many-heroes',
      'error too-many-copies',
    ]);
    expect(check(heroes(3), { pointsLimit: 1000 })).toEqual(['warning too-many-heroes', 'warning too-many-copies']);
    expect(check(heroes(3), { pointsLimit: 1000, forceOrg: false })).toEqual([]);
    expect(check(heroes(3), { pointsLimit: 1000, forceOrg: false }, { forceOrg: true })).toHaveLength(2);
    expect(check(heroes(3))).toEqual([]);
    expect(check(heroes(2), { pointsLimit: 1000, forceOrg: true })).toEqual([]);
  });

  test('of points always apply', () => {
    expect(check(heroes(3), { pointsLimit: 299, forceOrg: false })).toEqual(['error over-points']);
    expect(check(heroes(3), { pointsLimit: 300, forceOrg: false })).toEqual([]);
    expect(check(heroes(3), { pointsLimit: 299, system: 'aofr' })).toEqual([
      'warning game-not-fought',
      'error over-points',
    ]);
  });

  test('of units are only a warning if heroes that joined units exceed them', () => {
    // 600 points: three units. Wardens of other books, so that copies do not count.
    const unit = (id: string): BookUnit => ({ ...WARDENS, id, name: id });
    const three = [choose('a', unit('a')), choose('b', unit('b')), choose('c', unit('c'))];
    const limit = { pointsLimit: 600, forceOrg: true };
    expect(check([...three, choose('h', CAPTAIN, { joins: 'a' })], limit)).toEqual(['warning too-many-units']);
    expect(check([...three, choose('h', CAPTAIN)], limit)).toEqual(['error too-many-units']);
  });
});

test('unknown experience and traits, and rules that battles ignore, are reported', () => {
  const strange = { ...WARDENS, rules: [{ name: 'Tidebound' }, { name: 'Fast' }] };
  const [rule, xp, trait] = checkSelected(
    list([choose('a', strange, { xp: 31, traits: ['Agile', 'Moody'], title: 'Old' })]),
  );
  expect(rule).toEqual({
    code: 'rule-not-executed',
    level: 'warning',
    unit: { name: 'Old', index: 0 },
    message: 'rules that battles ignore: Tidebound',
  });
  expect(xp).toMatchObject({ code: 'xp-unusual' });
  expect(trait.message).toContain('"Moody"');
  expect(check([choose('a', WARDENS, { xp: 30, traits: ['agile'] })])).toEqual([]);
});

describe('a Muster list', () => {
  const own = (units: object[], more: object = {}): ArmyList => {
    const read = parseList({ format: 'muster-list', version: 1, name: 'Tide', system: 'gf', units, ...more });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  };
  const guard = { id: 'guard', name: 'Guard', size: 5, quality: 4, defense: 4, cost: 100, base: 32 };
  const hero = { ...guard, id: 'hero', name: 'Bell', size: 1, rules: ['Hero', 'Tough(9)'] };

  test('is checked as far as possible', () => {
    expect(said(checkArmyList(own([guard])))).toEqual([]);
    expect(said(checkArmyList(own([hero, guard], { joins: { hero: 'guard' } })))).toEqual([
      'error hero-join-illegal 0',
    ]);
    expect(said(checkArmyList(own([guard], { points: 99 }), { forceOrg: false }))).toEqual(['error over-points']);
    expect(said(checkArmyList(own([{ ...guard, rules: ['Tidebound', 'Blast'] }])))).toEqual([
      'warning rule-not-executed 0',
      'error rule-without-rating 0',
    ]);
    expect(said(checkArmyList(own([{ ...guard, xp: 5, traits: ['Moody'] }])))).toEqual(['warning trait-unknown 0']);
  });

  test('lists errors before warnings, and what was left out', () => {
    const read = {
      list: own([{ ...guard, rules: ['Tidebound', 'Blast'] }]),
      notes: [],
      lost: [{ path: 'list.units[3]', message: 'must be an object' }],
      hindrances: [],
    };
    expect(said(checkList(read))).toEqual([
      'error unreadable',
      'error rule-without-rating 0',
      'warning rule-not-executed 0',
    ]);
  });
});
