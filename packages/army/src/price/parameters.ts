import type { Value } from './terms.ts';
import { startOf } from './starts.ts';

/** How far prices of the model were from published prices of books that were not used to fit it, as shares of the price. */
export interface PriceError {
  units: number;
  median: number;
  /** Nine of ten units have a smaller error. */
  p90: number;
}

/** The error for a game, with the share of units within five points. */
export interface GamePriceError extends PriceError {
  within5: number;
}

/** The numbers of the points model. Rules have their ids in Muster, such as `rapid-charge`. */
export interface PriceParameters {
  /** Numbers by name: Quality, Defense, Tough, range, AP. */
  core: Readonly<Record<string, number>>;
  /** The value of rules of units, by what it is multiplied with: `wound 0.2 woundHit 5.1`. */
  rules: Readonly<Record<string, string>>;
  /** The same for rules of weapons. */
  weaponRules: Readonly<Record<string, string>>;
  /** The books in the fit. */
  books: readonly { uid: string; system: string; version: string }[];
  errors: Readonly<Record<string, GamePriceError>>;
  /** Errors by price of the unit, for units whose rules are all known. */
  bands: readonly (PriceError & { upTo: number })[];
  unknown: PriceError;
}

/** Returns the numbers of a set of parameters, by name. */
export const valuesOf = ({ core, rules, weaponRules }: PriceParameters): Value => {
  const values = new Map(Object.entries(core));
  const enter = (prefix: string, table: Readonly<Record<string, string>>): void => {
    for (const [rule, parts] of Object.entries(table)) {
      const words = parts === '' ? [] : parts.split(' ');
      for (let i = 0; i + 1 < words.length; i += 2) values.set(`${prefix}${rule}/${words[i]}`, Number(words[i + 1]));
    }
  };
  enter('', rules);
  enter('on ', weaponRules);
  return (name) => {
    const known = values.get(name);
    if (known !== undefined) return known;
    const start = startOf(name);
    values.set(name, start);
    return start;
  };
};
