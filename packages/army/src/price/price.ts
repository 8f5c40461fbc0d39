import { counted } from '@muster/kernel';
import type { Finding } from '@muster/kernel';
import type { NamedRule, Purchase, WeaponGear } from '../book/book.ts';
import { rulesInside } from '../book/gear.ts';
import { canUpgrade, withUpgrade } from '../book/loadout.ts';
import { FITTED } from './fitted.ts';
import { type PriceParameters, valuesOf } from './parameters.ts';
import { modelTerms, ruleTerms, touchesWeapons, weaponTerms } from './sketch.ts';
import { oddRatings } from './ratings.ts';
import { isMultiplied } from './starts.ts';
import { type PricedRule, type PriceProfile, type PriceFacts, priceFactsOf } from './survey.ts';
import { type Value, worthOf } from './terms.ts';

/** A part of a price, in unrounded points. */
export interface PriceItem {
  label: string;
  points: number;
}

/** The game that a unit is priced for. */
export interface PriceContext {
  system?: string;
}

/** How certain a price is, by the errors of the model on books that were not used to fit it. */
export interface PriceCertainty {
  /** The typical error, as a share of the price. */
  typical: number;
  /** Nine of ten such units have a published price in this range. */
  low: number;
  high: number;
}

/** The price of a unit by the points model. */
export interface Price {
  /** Rounded to five points, as in army books. */
  points: number;
  exact: number;
  /** Their sum is `exact`. */
  items: readonly PriceItem[];
  sureness: PriceCertainty;
  /** Unknown rules, which are priced at 0, and ratings that rules do not have. */
  warnings: readonly Finding[];
}

/** The price of an upgrade by the points model. */
export interface OptionPrice {
  points: number;
  exact: number;
  warnings: readonly Finding[];
}

const STEP = 5;

/** Rounds to the nearest five points. */
const toSteps = (points: number): number => {
  const steps = Math.round(points / STEP);
  return steps === 0 ? 0 : steps * STEP;
};

let fitted: Value | undefined;
const fittedValue = (): Value => (fitted ??= valuesOf(FITTED));

/** Returns the price of a unit with all its gear, item by item. */
export const priceUnit = (
  profile: PriceProfile,
  { system }: PriceContext = {},
  parameters: PriceParameters = FITTED,
): Price => {
  const survey = priceFactsOf(profile, system);
  const items = itemsOf(survey, parameters === FITTED ? fittedValue() : valuesOf(parameters));
  const exact = items.reduce((sum, { points }) => sum + points, 0);
  const unknown = unknownRules(survey, parameters);
  return {
    points: Math.max(STEP, toSteps(exact)),
    exact,
    items,
    sureness: surenessOf(exact, unknown.length > 0, parameters),
    warnings: [...unknown, ...strangeRatings(profile)],
  };
};

/**
 * Returns the price of an upgrade: the difference that it makes to the price of a unit, at least five points for an
 * improvement. Returns nothing if the unit lacks what is replaced or upgraded.
 */
export const priceOption = (
  unit: PriceProfile,
  purchase: Purchase,
  context: PriceContext = {},
  parameters: PriceParameters = FITTED,
): OptionPrice | undefined => {
  if (!canUpgrade(unit.gear, purchase)) return undefined;
  const gear = withUpgrade(unit.gear, unit.size, purchase);
  const before = priceUnit(unit, context, parameters);
  const after = priceUnit({ ...unit, gear }, context, parameters);
  const exact = after.exact - before.exact;
  const known = new Set(before.warnings.map(({ path }) => path));
  return {
    points: exact > 0 ? Math.max(STEP, toSteps(exact)) : toSteps(exact),
    exact,
    warnings: after.warnings.filter(({ path }) => !known.has(path)),
  };
};

/** Returns the items of a price: the models, the weapons with their own rules, then each rule with what it adds to the weapons. */
const itemsOf = (survey: PriceFacts, value: Value): PriceItem[] => {
  const { size, quality, defense, rules, weapons } = survey;
  const armed = (borne: readonly PricedRule[]): number =>
    weapons.reduce((sum, carried) => sum + worthOf(weaponTerms(survey, carried, borne), value), 0);
  const models = counted(size, 'model');
  const toughs = survey.ranks.filter(({ tough }) => tough > 1).map(({ tough }) => ` Tough(${tough})`);
  let done = armed([]);
  return [
    {
      label: `${models}, Q${quality}+ D${defense}+${toughs.join(' and')}`,
      points: worthOf(modelTerms(survey), value),
    },
    ...weapons.map((carried) => ({
      label: weaponLabel(carried.weapon),
      points: worthOf(weaponTerms(survey, carried, []), value),
    })),
    ...rules.map((rule, i) => {
      const before = done;
      if (touchesWeapons(rule)) done = armed(rules.slice(0, i + 1));
      return { label: ruleLabel(rule, size), points: worthOf(ruleTerms(survey, rule), value) + done - before };
    }),
  ];
};

const rated = ({ name, rating }: NamedRule): string => (rating === undefined ? name : `${name}(${rating})`);

const weaponLabel = ({ name, count, range, attacks, rules }: WeaponGear): string => {
  const words = [...(range > 0 ? [`${range}"`] : []), `A${attacks}`, ...rules.map(rated)];
  return `${count > 1 ? `${count}x ` : ''}${name} (${words.join(', ')})`;
};

const ruleLabel = ({ name, models, rating }: PricedRule, size: number): string => {
  const many = models < size ? `${models}x ` : '';
  return `${many}${rating > 1 ? `${name}(${rating})` : name}`;
};

const unknownRules = ({ rules, weapons }: PriceFacts, parameters: PriceParameters): Finding[] => {
  const strange = new Set<string>();
  for (const { name, key } of rules) if (!Object.hasOwn(parameters.rules, key)) strange.add(name);
  for (const carried of weapons)
    for (const { name, key } of carried.rules)
      if (!isMultiplied(key) && !Object.hasOwn(parameters.weaponRules, key)) strange.add(name);
  return [...strange].map((name) => ({ path: name, message: 'is not known to the points model: priced at 0' }));
};

const strangeRatings = ({ rules, gear }: PriceProfile): Finding[] => {
  const written = new Set(oddRatings([...rules, ...gear.flatMap(rulesInside)]));
  return [...written].map((name) => ({
    path: name,
    message: 'has a rating, but the rule has none: the rating is ignored',
    code: 'rating-unknown',
  }));
};

const surenessOf = (exact: number, strange: boolean, { bands, unknown }: PriceParameters): PriceCertainty => {
  const { median, p90 } = strange ? unknown : (bands.find(({ upTo }) => exact <= upTo) ?? bands[bands.length - 1]);
  return {
    typical: median,
    low: Math.max(0, toSteps(exact * (1 - p90))),
    high: Math.max(STEP, toSteps(exact * (1 + p90))),
  };
};
