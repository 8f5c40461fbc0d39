import { SYSTEMS } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import type { Gear, NamedRule, WeaponGear } from '../book/book.ts';
import { FITTED } from './fitted.ts';
import { isHarmfulRule, HARMFUL_RULES, leastOf } from './hurting.ts';
import { priceUnit } from './price.ts';
import type { PriceProfile } from './survey.ts';

/** Every name that the model has a price for; levels and ratings that have prices of their own are one name. */
const namesIn = (table: Readonly<Record<string, string>>): string[] => [
  ...new Set(Object.keys(table).map((key) => key.replace(/\(\d+\)$/, ''))),
];
const RULES = [...namesIn(FITTED.rules), 'tough', 'armor'];
const WEAPON_RULES = [...namesIn(FITTED.weaponRules), 'ap'];

const named = (means: string, rating?: number): NamedRule => ({ name: means, means, ...(rating ? { rating } : {}) });

const arms = (count: number, rules: readonly NamedRule[]): WeaponGear[][] => {
  const blade: WeaponGear = { kind: 'weapon', name: 'Blade', count, range: 0, attacks: 2, rules };
  const gun: WeaponGear = { ...blade, name: 'Gun', range: 18, rules: [named('ap', 1)] };
  const cannon: WeaponGear = { ...gun, name: 'Cannon', range: 36, attacks: 1, rules: [...rules, named('ap', 4)] };
  return [[], [blade], [gun], [{ ...blade, rules: [] }, cannon]];
};

/** What bodies have already: nothing, what helps others, and what hurts. */
const COMPANY: readonly (readonly NamedRule[])[] = [
  [],
  [named('hero'), named('furious-aura'), named('banner')],
  [named('slow'), named('furious')],
  [named('immobile'), named('artillery')],
  [named('furious-aura'), named('regeneration'), named('caster', 2)],
];

/** Small and large, bad and good, frail and tough, with all kinds of weapons; company and weapon rules go by turns. */
const BODIES: readonly PriceProfile[] = [1, 5].flatMap((size) =>
  [2, 4, 6].flatMap((quality) =>
    [2, 6].flatMap((defense) =>
      [1, 6].flatMap((tough, t) =>
        [0, 1, 2, 3].map((armed): PriceProfile => {
          const turn = size + quality + t + armed;
          const onWeapons = [[], [named('limited')], [named('rending'), named('blast', 3)]][turn % 3];
          const rules = [...(tough > 1 ? [named('tough', tough)] : []), ...COMPANY[turn % COMPANY.length]];
          return { size, quality, defense, rules, gear: arms(size, onWeapons)[armed] };
        }),
      ),
    ),
  ),
);

/** A body with one more rule: of all models, of one of them, or of its weapons. */
const withRule = (body: PriceProfile, rule: NamedRule): PriceProfile => ({ ...body, rules: [...body.rules, rule] });
const withItem = (body: PriceProfile, rule: NamedRule): PriceProfile => {
  const item: Gear = { kind: 'rule', name: rule.name, count: 1, rule };
  return { ...body, gear: [...body.gear, item] };
};
const onWeapons = (body: PriceProfile, rule: NamedRule): PriceProfile => ({
  ...body,
  gear: body.gear.map((gear) => (gear.kind === 'weapon' ? { ...gear, rules: [...gear.rules, rule] } : gear)),
});

const SLIGHT = 1e-9;

/** Names that lower the price of some body, with the most that they do. */
const lowering = (
  names: readonly string[],
  ways: readonly ((body: PriceProfile, rule: NamedRule) => PriceProfile)[],
) => {
  const found = new Map<string, number>();
  for (const system of SYSTEMS)
    BODIES.forEach((body, i) => {
      const before = priceUnit(body, { system }).exact;
      for (const name of names) {
        const more = priceUnit(ways[i % ways.length](body, named(name, RATINGS[name])), { system }).exact - before;
        if (more < -SLIGHT) found.set(name, Math.min(more, found.get(name) ?? 0));
      }
    });
  return found;
};

/** Ratings of rules that do nothing without one. */
const RATINGS: Readonly<Partial<Record<string, number>>> = {
  tough: 3,
  armor: 4,
  ap: 1,
  blast: 3,
  deadly: 3,
  caster: 1,
};

describe('a rule that cannot harm its bearer never lowers a price', () => {
  test.each([
    ['of a unit', RULES, [withRule, withItem]],
    ['of a weapon', WEAPON_RULES, [onWeapons]],
  ] as const)('%s, on any body in any game', (_, names, ways) => {
    const good = names.filter((name) => !isHarmfulRule(name));
    expect(good.length).toBeGreaterThan(30);
    expect([...lowering(good, ways)]).toEqual([]);
  });

  test('because none of its numbers is below 0', () => {
    const low: string[] = [];
    const look = (prefix: string, table: Readonly<Record<string, string>>): void => {
      for (const [rule, parts] of Object.entries(table))
        for (const [, part, number] of parts.matchAll(/(\S+) (\S+)/g))
          if (Number(number) < leastOf(`${prefix}${rule}/${part}`)) low.push(`${prefix}${rule}/${part} ${number}`);
    };
    look('', FITTED.rules);
    look('on ', FITTED.weaponRules);
    expect(low).toEqual([]);
  });
});

describe('rules that can harm their bearer', () => {
  test('are in one list, each with its reason', () => {
    for (const [name, reason] of Object.entries(HARMFUL_RULES)) {
      expect([...RULES, ...WEAPON_RULES]).toContain(name);
      expect(reason).toMatch(/^[a-z].{10,}[^.]$/);
    }
  });

  test('make a unit cheaper if they do', () => {
    expect([...lowering(['slow', 'immobile'], [withRule]).keys()].sort()).toEqual(['immobile', 'slow']);
    expect([...lowering(['limited'], [onWeapons]).keys()]).toEqual(['limited']);
  });
});

describe('ratings', () => {
  const squad = BODIES[20];
  const price = (rule: NamedRule) => priceUnit(withRule(squad, rule), { system: 'gf' });

  test('that a rule does not have do not change prices and are reported', () => {
    expect(price({ name: 'Immobile', rating: 6 }).exact).toBe(price({ name: 'Immobile' }).exact);
    expect(price({ name: 'Immobile', rating: 6 }).warnings).toEqual([
      {
        path: 'Immobile(6)',
        message: 'has a rating, but the rule has none: the rating is ignored',
        code: 'rating-unknown',
      },
    ]);
    for (const name of RULES.filter((one) => !/^(tough|armor)$/.test(one))) {
      const [plain, odd] = [price(named(name)), price({ ...named(name), rating: -6 })];
      expect([name, odd.exact]).toEqual([name, plain.exact]);
      expect(odd.warnings.map(({ path }) => path)).toContain(`${name}(-6)`);
    }
  });

  test.each(['Tough', 'Armor', 'Fear', 'AP'])('below what %s can have change no price', (name) => {
    expect(price({ name, rating: 0 }).warnings.map(({ code }) => code)).toContain('rating-unknown');
    expect(price({ name, rating: 0 }).exact).toBe(price({ name }).exact);
  });

  test('that a rule has count, and a higher rating never costs less', () => {
    for (const name of ['Fear', 'Impact', 'Tough', 'Caster', 'Transport', 'Ravage']) {
      const prices = [1, 2, 3, 6].map((rating) => price({ name, rating }));
      expect(prices.flatMap(({ warnings }) => warnings)).toEqual([]);
      expect(prices.map(({ exact }) => exact)).toEqual(prices.map(({ exact }) => exact).toSorted((a, b) => a - b));
    }
  });

  test('do not make a price less certain', () => {
    expect(price({ name: 'Furious', rating: 3 }).sureness).toEqual(price({ name: 'Furious' }).sureness);
  });
});
