import { family } from '@muster/rules';
import type { Gear, NamedRule } from '../book/book.ts';
import { pricedAs } from './naming.ts';

/** The ratings that a rule may have, if not all numbers from 1 on. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = { armor: [2, 6] };

/** Whether a rule may have a rating: a whole number if the rule has ratings, none otherwise. */
const exists = (rule: NamedRule, rating: number): boolean => {
  const key = pricedAs(rule);
  const [least, most] = Object.hasOwn(RANGES, key) ? RANGES[key] : [1, Infinity];
  const isRated = Object.hasOwn(family.rules, key) && family.rules[key].rated === true;
  return isRated && Number.isInteger(rating) && rating >= least && rating <= most;
};

/** Returns a rule for pricing, without an invalid rating. */
export const soundRule = (rule: NamedRule): NamedRule => {
  const { rating, ...plain } = rule;
  return rating === undefined || exists(rule, rating) ? rule : plain;
};

/** Returns gear for pricing, without invalid ratings of its rules. */
export const soundGear = (gear: Gear): Gear => {
  if (gear.kind === 'rule') return { ...gear, rule: soundRule(gear.rule) };
  if (gear.kind === 'weapon') return { ...gear, rules: gear.rules.map(soundRule) };
  return { ...gear, content: gear.content.map(soundGear) };
};

/** Returns the rules with invalid ratings, as they are written. */
export const oddRatings = (rules: readonly NamedRule[]): string[] =>
  rules.flatMap((rule) => (soundRule(rule) === rule ? [] : `${rule.name}(${rule.rating})`));
