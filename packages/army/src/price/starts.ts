/** Ranges in inches and Tough values between which the model interpolates linearly. */
export const RANGES: readonly number[] = [6, 9, 12, 18, 24, 30, 36, 48];
export const TOUGHS: readonly number[] = [1, 3, 6, 9, 12, 15, 18, 24, 30];

/** The highest AP that changes a price. */
export const MOST_AP = 5;

/** The range of melee weapons in the model: the length of a charge. */
const MELEE_REACH = 4;

const DEFENSES: Readonly<Record<number, number>> = { 2: 9.5, 3: 7, 4: 5.1, 5: 3.8, 6: 2.5 };
const APS: readonly number[] = [1, 1.5, 1.95, 2.35, 2.7, 3];

/** The additional value of Tough beyond the wounds themselves. */
const endurance = (tough: number): number => (tough <= 1 ? 1 : 1.2 + 0.02 * tough);

/** Returns the start value of a range: a third of it up to 24", half as steep beyond. */
const reach = (range: number): number => (range <= 24 ? range / 3 : 8 + (range - 24) / 6);

const MULTIPLIED: Readonly<Record<string, (rating: number) => number>> = {
  blast: (rating) => (rating * 5) / 12,
  deadly: (rating) => 0.25 + (rating * 5) / 12,
};

/** Weapon rules that multiply, with a separate number for every rating. */
export const isMultiplied = (rule: string): boolean => Object.hasOwn(MULTIPLIED, rule);

/** Points for each level of a caster before the fit. */
const CASTER_LEVEL = 22;

/** The most levels of a caster that have a value: the limit of spell tokens. */
export const MOST_LEVELS = 6;

const TABLES: Readonly<Record<string, (step: number) => number>> = {
  range: reach,
  tough: endurance,
  ap: (ap) => APS[ap],
  defense: (defense) => DEFENSES[defense],
  quality: (quality) => (7 - quality) / 3,
};

const SINGLE: Readonly<Record<string, number>> = { attack: 1.8525, melee: MELEE_REACH };

/** Returns the value of a number before the fit, which stays if no book of the fit contains it. */
export const startOf = (name: string): number => {
  const table = /^([a-z]+) (\d+)$/.exec(name);
  if (table && Object.hasOwn(TABLES, table[1])) return TABLES[table[1]](Number(table[2]));
  const rated = /^(?:on )?([a-z]+)\((\d+)\)\//.exec(name);
  if (rated && isMultiplied(rated[1])) return MULTIPLIED[rated[1]](Number(rated[2]));
  if (rated?.[1] === 'caster' && name.endsWith('/flat')) return CASTER_LEVEL;
  return Object.hasOwn(SINGLE, name) ? SINGLE[name] : 0;
};
