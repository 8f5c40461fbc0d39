import { family } from '@muster/rules';
import type { Gear, NamedRule } from '../book/book.ts';
import { pricedAs } from './naming.ts';

/** Ratings that a rule may have, where they are not all numbers from 1 on. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = { armor: [2, 6] };

/** Whether a rule has such a rating: a whole number where the rule is written with one, and none where it is not. */
const exists = (rule: NamedRule, rating: number): boolean => {
  const key = pricedAs(rule);
  const [least, most] = Object.hasOwn(RANGES, key) ? RANGES[key] : [1, Infinity];
  const isRated = Object.hasOwn(family.rules, key) && family.rules[key].rated === true;
  return isRated && Number.isInteger(rating) && rating >= least && rating <= most;
};

/** A rule as it is priced: a rating that does not exist is left out. */
export const soundRule = (rule: NamedRule): NamedRule => {
  const { rating, ...plain } = rule;
  return rating === undefined || exists(rule, rating) ? rule : plain;
};

/** Gear as it is priced, rules inside of it without ratings that do not exist. */
export const soundGear = (gear: Gear): Gear => {
  if (gear.kind === 'rule') return { ...gear, rule: soundRule(gear.rule) };
  if (gear.kind === 'weapon') return { ...gear, rules: gear.rules.map(soundRule) };
  return { ...gear, content: gear.content.map(soundGear) };
};

/** The rules among these that have a rating which does not exist, as they are written. */
export const oddRatings = (rules: readonly NamedRule[]): string[] =>
  rules.flatMap((rule) => (soundRule(rule) === rule ? [] : `${rule.name}(${rule.rating})`));
