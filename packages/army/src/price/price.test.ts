import { describe, expect, test } from 'vitest';
import type { Gear, NamedRule, UpgradeSection, WeaponGear } from '../book/book.ts';
import { FITTED } from './fitted.ts';
import type { PriceParameters } from './parameters.ts';
import { priceOption, priceUnit } from './price.ts';
import type { PriceProfile } from './survey.ts';

/** Numbers that are easy to reckon with: a hit of an attack of a melee weapon is worth 8 points. */
const PLAIN: PriceParameters = {
  ...FITTED,
  core: { attack: 2, melee: 4, 'defense 4': 5, 'quality 4': 1, 'tough 1': 1, 'tough 3': 1.2 },
  rules: {
    hero: '',
    keen: 'meleeHits 0.25 shootHits 0.25',
    swift: 'woundHit 4',
    'ash-bound': 'unit 7',
    'swift-aura': 'flat 5 flatLarge 4 unit 2',
    caster: '',
    'caster(1)': 'flat 20',
    'caster(2)': 'flat 30',
  },
  weaponRules: { heavy: 'meleeTimes 0.5 shootTimes 0.5' },
};

const weapon = (more: Partial<WeaponGear> = {}): WeaponGear => ({
  kind: 'weapon',
  name: 'Blade',
  count: 1,
  range: 0,
  attacks: 1,
  rules: [],
  ...more,
});

const unit = (more: Partial<PriceProfile> = {}): PriceProfile => ({
  quality: 4,
  defense: 4,
  size: 1,
  rules: [],
  gear: [],
  ...more,
});

const exact = (profile: PriceProfile, system = 'gf'): number => priceUnit(profile, { system }, PLAIN).exact;

describe('priceUnit', () => {
  test('counts models by Defense, Tough and Quality', () => {
    expect(exact(unit())).toBeCloseTo(5 + 1);
    expect(exact(unit({ size: 10 }))).toBeCloseTo(10 * (5 + 1));
    expect(exact(unit({ rules: [{ name: 'Tough', rating: 3 }] }))).toBeCloseTo(3 * (1.2 * 5 + 1));
  });

  test('adds toughness that comes with an item, and takes the Defense of armour', () => {
    const content: Gear[] = [
      { kind: 'rule', name: 'Tough', count: 1, rule: { name: 'Tough', rating: 3 } },
      { kind: 'rule', name: 'Armor', count: 1, rule: { name: 'Armor', rating: 4 } },
    ];
    const mounted = unit({ defense: 6, gear: [{ kind: 'item', name: 'Mount', count: 1, content }] });
    expect(exact(mounted)).toBeCloseTo(3 * (1.2 * 5 + 1));
  });

  test('counts weapons by attacks, reach, hits and AP', () => {
    expect(exact(unit({ gear: [weapon()] })) - 6).toBeCloseTo(2 * 4 * 0.5);
    expect(exact(unit({ gear: [weapon({ count: 2, attacks: 3 })] })) - 6).toBeCloseTo(6 * 2 * 4 * 0.5);
    const ap: NamedRule[] = [{ name: 'AP', rating: 2 }];
    expect(exact(unit({ gear: [weapon({ range: 24, rules: ap })] })) - 6).toBeCloseTo(2 * 8 * 0.5 * 1.95);
    expect(exact(unit({ gear: [weapon({ range: 21 })] })) - 6).toBeCloseTo(2 * 7 * 0.5);
  });

  test('lets rules of weapons and of the unit change what weapons do', () => {
    const heavy = weapon({ rules: [{ name: 'Heavy' }, { name: 'Blast', rating: 3 }] });
    expect(exact(unit({ gear: [heavy] })) - 6).toBeCloseTo(2 * 4 * 0.5 * 1.5 * (1 + 1.25));
    expect(exact(unit({ rules: [{ name: 'Keen' }], gear: [weapon()] })) - 6).toBeCloseTo(2 * 4 * (0.5 + 0.25));
    const reliable = weapon({ rules: [{ name: 'Reliable' }] });
    expect(exact(unit({ gear: [reliable] })) - 6).toBeCloseTo((2 * 4 * 5) / 6);
  });

  test('counts rules by what their value is multiplied with', () => {
    const tough = { name: 'Tough', rating: 3 };
    expect(exact(unit({ size: 5, rules: [{ name: 'Swift' }] })) - 30).toBeCloseTo(5 * 4 * 0.5);
    expect(exact(unit({ rules: [tough, { name: 'Swift' }] })) - 21).toBeCloseTo(3 * 4 * 0.5);
  });

  test('charges more for rules that a hero gives others, and less in skirmishes', () => {
    const hero = unit({ rules: [{ name: 'Hero' }, { name: 'Swift Aura' }] });
    expect(exact(hero) - 6).toBeCloseTo(2 + 5 + 4);
    expect(exact(hero, 'gff') - 6).toBeCloseTo(2 + 5);
    const banner: Gear = { kind: 'rule', name: 'Swift Aura', count: 1, rule: { name: 'Swift Aura' } };
    expect(exact(unit({ size: 5, gear: [banner] })) - 30).toBeCloseTo(2);
  });

  test('adds up levels of a caster', () => {
    const more: Gear = { kind: 'rule', name: 'Caster', count: 1, rule: { name: 'Caster', rating: 1, adds: true } };
    expect(exact(unit({ rules: [{ name: 'Caster', rating: 1 }] })) - 6).toBeCloseTo(20);
    expect(exact(unit({ rules: [{ name: 'Caster', rating: 1 }], gear: [more] })) - 6).toBeCloseTo(20 + 30);
  });

  test('follows other names of rules: those of the book, else those of the game, also at the beginning', () => {
    const steadfast: PriceParameters = {
      ...PLAIN,
      rules: { ...PLAIN.rules, steadfast: 'unit 7', 'steadfast-aura': 'unit 2' },
    };
    const worth = (name: string, means?: string): number =>
      priceUnit(unit({ rules: [{ name, ...(means ? { means } : {}) }] }), {}, steadfast).exact - 6;
    expect(worth('Tidebound', 'swift')).toBeCloseTo(2);
    expect(worth('Vale Oath')).toBeCloseTo(7);
    expect(worth('Vale Oath Aura')).toBeCloseTo(2);
    expect(worth('Tidebound')).toBeCloseTo(0);
  });

  test('prices an unknown rule at 0 and reports it', () => {
    const { exact: points, warnings } = priceUnit(
      unit({ rules: [{ name: 'Moonwalk' }], gear: [weapon({ rules: [{ name: 'Glow' }] })] }),
      {},
      PLAIN,
    );
    expect(points).toBeCloseTo(6 + 4);
    expect(warnings.map(({ path }) => path)).toEqual(['Moonwalk', 'Glow']);
  });

  test('rounds to five, at least five', () => {
    expect(priceUnit(unit({ size: 3 }), {}, PLAIN).points).toBe(20);
    expect(priceUnit(unit({ defense: 6, quality: 6 }), {}, { ...PLAIN, core: { 'quality 6': 0 } }).points).toBe(5);
  });

  test('is more certain for large units than for small ones, and least certain for unknown rules', () => {
    const share = (profile: PriceProfile): number => priceUnit(profile).sureness.typical;
    expect(share(unit({ size: 20, gear: [weapon({ count: 20 })] }))).toBeLessThan(share(unit()));
    expect(share(unit({ rules: [{ name: 'Moonwalk' }] }))).toBeGreaterThan(share(unit()));
    const { low, high } = priceUnit(unit({ size: 20 })).sureness;
    expect(low).toBeLessThan(high);
  });
});

describe('the fitted model', () => {
  const rules: NamedRule[] = [{ name: 'Ambush' }, { name: 'Furious' }, { name: 'Relentless' }];
  const price = (more: Partial<PriceProfile>, arms: Partial<WeaponGear> = {}): number =>
    priceUnit(unit({ size: 5, rules, gear: [weapon({ count: 5, range: 24, ...arms })], ...more }), { system: 'gf' })
      .exact;
  const rises = (prices: readonly number[]): void =>
    expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b));

  test('charges more for more attacks, range and AP', () => {
    rises([1, 2, 3, 6].map((attacks) => price({}, { attacks })));
    rises([6, 12, 18, 24, 30, 36].map((range) => price({}, { range })));
    rises([0, 1, 2, 3, 4].map((rating) => price({}, { rules: [{ name: 'AP', rating }] })));
  });

  test('charges more for better Quality and Defense, and for more Tough', () => {
    rises([6, 5, 4, 3, 2].map((quality) => price({ quality })));
    rises([6, 5, 4, 3, 2].map((defense) => price({ defense })));
    rises([1, 3, 6, 9, 12].map((rating) => price({ rules: [{ name: 'Tough', rating }] })));
  });

  test('adds up to the price, item by item', () => {
    const gear = [weapon({ count: 5 }), weapon({ range: 12, rules: [{ name: 'Rending' }] })];
    const { exact: points, items } = priceUnit(unit({ size: 5, rules, gear }), { system: 'aof' });
    expect(items.map(({ label }) => label)).toEqual([
      '5 models, Q4+ D4+',
      '5x Blade (A1)',
      'Blade (12", A1, Rending)',
      'Ambush',
      'Furious',
      'Relentless',
    ]);
    expect(items.reduce((sum, item) => sum + item.points, 0)).toBeCloseTo(points);
  });

  test('contains the books that it was fitted to, and its errors', () => {
    expect(FITTED.books.length).toBeGreaterThan(50);
    expect(FITTED.errors.gf.median).toBeLessThanOrEqual(0.025);
    expect(FITTED.errors.gf.p90).toBeLessThanOrEqual(0.1);
    expect(FITTED.errors.aof.median).toBeLessThanOrEqual(0.03);
    expect(FITTED.errors.aof.p90).toBeLessThanOrEqual(0.1);
    expect(FITTED.errors.gff.within5).toBeGreaterThanOrEqual(0.9);
    for (const parts of [...Object.values(FITTED.rules), ...Object.values(FITTED.weaponRules)])
      expect(parts).toMatch(/^(?:[a-zA-Z]+ -?[\d.e-]+(?: (?=[a-z])|$))*$/);
  });
});

describe('priceOption', () => {
  const section = (more: Partial<UpgradeSection>): UpgradeSection => ({
    uid: 's',
    label: '',
    variant: 'upgrade',
    targets: [],
    options: [],
    ...more,
  });
  const option = (...gains: Gear[]) => ({ uid: 'o', label: '', costs: {}, gains });
  const squad = unit({ size: 5, gear: [weapon({ count: 5 })] });
  const blades = [{ name: 'Blades', count: 1 }];
  const better = weapon({ name: 'Great Blade', attacks: 3 });
  const costs = (of: UpgradeSection, ...gains: Gear[]): number | undefined =>
    priceOption(squad, { section: of, option: option(...gains) }, {}, PLAIN)?.exact;

  test('is the difference in price: one weapon replaced, all replaced', () => {
    const before = exact(squad);
    const one = exact({ ...squad, gear: [weapon({ count: 4 }), better] });
    expect(costs(section({ variant: 'replace', targets: blades }), better)).toBeCloseTo(one - before);
    expect(costs(section({ variant: 'replace', targets: blades }), better)).toBeCloseTo(2 * 4);
    const all = section({ variant: 'replace', targets: blades, affects: { type: 'all' } });
    expect(costs(all, better)).toBeCloseTo(5 * 2 * 4);
  });

  test('adds to one model or to all', () => {
    expect(costs(section({}), weapon())).toBeCloseTo(4);
    expect(costs(section({ affects: { type: 'all' } }), weapon())).toBeCloseTo(5 * 4);
  });

  test('adds rules to their weapons', () => {
    const heavy: Gear = { kind: 'rule', name: 'Heavy', count: 1, rule: { name: 'Heavy' } };
    expect(costs(section({ targets: blades, affects: { type: 'all' } }), heavy)).toBeCloseTo(5 * 2);
    expect(costs(section({ targets: blades, affects: { type: 'any' } }), heavy)).toBeCloseTo(2);
  });

  test('is 0, and not below 0, for the loss of something small', () => {
    const trifle = section({ variant: 'replace', targets: blades });
    const worse = weapon({ name: 'Knife', range: 6, attacks: 1 });
    const bought = priceOption(squad, { section: trifle, option: option(worse) }, {}, PLAIN);
    expect(bought?.exact).toBeCloseTo(2 * 2 * 0.5 - 4);
    expect(bought?.points).toBe(0);
  });

  test('returns nothing if the unit lacks what is replaced', () => {
    expect(costs(section({ variant: 'replace', targets: [{ name: 'Lance', count: 1 }] }), better)).toBeUndefined();
    const six = section({ variant: 'replace', targets: blades, affects: { type: 'exactly', value: 6 } });
    expect(costs(six, better)).toBeUndefined();
  });

  test('charges at least five points for a gain, and warns about new unknown rules', () => {
    const glow: Gear = { kind: 'rule', name: 'Glow', count: 1, rule: { name: 'Glow' } };
    const bought = priceOption(squad, { section: section({}), option: option(weapon(), glow) }, {}, PLAIN);
    expect(bought).toMatchObject({ points: 5, warnings: [{ path: 'Glow' }] });
    expect(bought?.exact).toBeCloseTo(4);
  });
});
