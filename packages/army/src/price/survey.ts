import { ruleId } from '@muster/engine';
import { gameOf } from '@muster/rules';
import type { Gear, NamedRule, WeaponGear } from '../book/book.ts';
import { pricedAs } from './naming.ts';
import { soundGear, soundRule } from './ratings.ts';

/** A unit to price, such as a `BookUnit`. The rules are those of all models, the gear is that of the whole unit. */
export interface PriceProfile {
  quality: number;
  defense: number;
  size: number;
  rules: readonly NamedRule[];
  gear: readonly Gear[];
}

/** A rule with its id in the points model and the number of its bearers. */
export interface PricedRule {
  name: string;
  key: string;
  models: number;
  rating: number;
}

/** A weapon with its rules by their ids in the points model. */
export interface PricedWeapon {
  weapon: WeaponGear;
  ap: number;
  /** Whether it hits on 2+, independent of Quality. */
  reliable: boolean;
  rules: readonly { name: string; key: string; rating?: number }[];
}

/** The properties of a unit that decide its price. */
export interface PriceFacts {
  size: number;
  quality: number;
  defense: number;
  /** The chance of a hit. */
  hit: number;
  hero: boolean;
  skirmish: boolean;
  /** Models by their Tough. */
  ranks: readonly { models: number; tough: number }[];
  wounds: number;
  rules: readonly PricedRule[];
  weapons: readonly PricedWeapon[];
}

const SIDES = 6;

/** Returns the chance to roll a value or more. */
const chanceOf = (target: number): number => (SIDES + 1 - target) / SIDES;

/** The roll to hit of reliable weapons and of the best units. */
export const RELIABLE_HIT: number = chanceOf(2);
/** The chance to hit of the worst units. */
export const WORST_HIT: number = chanceOf(6);

/** Returns the properties of a unit that decide its price, ignoring invalid ratings. */
export const priceFactsOf = (told: PriceProfile, system: string | undefined): PriceFacts => {
  const profile = { ...told, rules: told.rules.map(soundRule), gear: told.gear.map(soundGear) };
  const { size } = profile;
  const weapons: WeaponGear[] = [];
  const borne = profile.rules.map((rule) => ({ rule, models: size, added: false }));
  const unpack = (gear: Gear, times: number): void => {
    const count = gear.count * times;
    if (gear.kind === 'weapon') weapons.push({ ...gear, count });
    else if (gear.kind === 'rule') borne.push({ rule: gear.rule, models: Math.min(count, size), added: true });
    // Books count the content of an item for one copy, or for the whole unit.
    else for (const inner of gear.content) unpack(inner, gear.count > 1 && inner.count === gear.count ? times : count);
  };
  for (const gear of profile.gear) unpack(gear, 1);
  const is = (name: string, { rule }: { rule: NamedRule }): boolean => ruleId(rule.name) === name;
  const ranks = ranksOf(
    size,
    borne.filter((one) => is('tough', one)).map(({ rule, ...one }) => ({ ...one, tough: rule.rating ?? 0 })),
  );
  const armor = borne.filter((one) => is('armor', one)).flatMap(({ rule }) => rule.rating ?? []);
  return {
    size,
    quality: profile.quality,
    defense: Math.max(2, Math.min(profile.defense, ...armor)),
    hit: chanceOf(profile.quality),
    hero: borne.some((one) => is('hero', one)),
    skirmish: gameOf(system ?? '')?.skirmish ?? false,
    ranks,
    wounds: ranks.reduce((sum, { models, tough }) => sum + models * tough, 0),
    rules: joinCasters(
      borne
        .filter((one) => !is('tough', one) && !is('armor', one))
        .map(({ rule, models }) => ({ name: rule.name, key: pricedAs(rule), models, rating: rule.rating ?? 1 })),
    ),
    weapons: weapons.map(carriedOf),
  };
};

/** Adds Tough to as many models as get it. */
const ranksOf = (
  size: number,
  toughs: readonly { models: number; tough: number; added: boolean }[],
): { models: number; tough: number }[] => {
  const added = toughs.filter((one) => one.added);
  const base = toughs.filter((one) => !one.added).reduce((sum, { tough }) => sum + tough, 0);
  const full = base + added.filter(({ models }) => models === size).reduce((sum, { tough }) => sum + tough, 0);
  const ranks = added
    .filter(({ models }) => models < size)
    .map(({ models, tough }) => ({ models, tough: Math.max(1, full + tough) }));
  const others = Math.max(0, size - ranks.reduce((sum, { models }) => sum + models, 0));
  return others > 0 ? [...ranks, { models: others, tough: Math.max(1, full) }] : ranks;
};

/** Adds up the levels of a caster; each number of levels has its own price. */
const joinCasters = (rules: readonly PricedRule[]): PricedRule[] => {
  const casters = rules.filter(({ key }) => key === 'caster');
  if (casters.length === 0) return [...rules];
  const rating = casters.reduce((sum, one) => sum + one.rating, 0);
  return [...rules.filter(({ key }) => key !== 'caster'), { ...casters[0], rating }];
};

const carriedOf = (weapon: WeaponGear): PricedWeapon => {
  const rules = weapon.rules.map((rule) => ({ name: rule.name, key: pricedAs(rule), rating: rule.rating }));
  const others = rules.filter(({ key }) => key !== 'ap');
  return {
    weapon,
    ap: rules.filter(({ key }) => key === 'ap').reduce((sum, { rating = 0 }) => sum + rating, 0),
    reliable: others.some(({ key }) => key === 'reliable'),
    rules: others,
  };
};
