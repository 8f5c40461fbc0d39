/**
 * Rules that can harm their bearer, and how: only these may lower a price. All numbers of other rules, and everything that
 * they are multiplied with, are at least 0, so that no other rule lowers a price.
 */
export const HARMFUL_RULES: Readonly<Record<string, string>> = {
  aircraft: 'it must fly straight on in every activation, and cannot seize objectives',
  artillery: 'it can only Hold, so it cannot move to objectives or charge',
  ethereal: 'all its moves are 6" shorter',
  hazardous: 'each 1 to hit with the weapon causes a wound to its own unit',
  immobile: 'it can only Hold, so it cannot move to objectives or charge',
  indirect: 'the weapon has -1 to hit after moving',
  instinctive: 'its player cannot choose its targets freely',
  limited: 'the weapon can be used once in a battle',
  'no-retreat': 'it takes wounds when other units would fail a morale test',
  'self-destruct': 'it is destroyed when it attacks in melee',
  slow: 'it moves less',
  strafing: 'the weapon attacks only units that its bearer moves through',
};

/** Whether a rule can harm its bearer. */
export const isHarmfulRule = (key: string): boolean => Object.hasOwn(HARMFUL_RULES, key);

/** The lowest values of numbers of harmful rules; other numbers are at least 0. Weapons always keep some of their value. */
const HURTS: Readonly<Record<string, number>> = {
  model: -20,
  modelHit: -20,
  wound: -1,
  woundHit: -3,
  unit: -40,
  shootTimes: -0.9,
  meleeTimes: -0.9,
};

/** Returns the lowest value of a number of the points model: 0 for rules, unless they can harm their bearer. */
export const leastOf = (name: string): number => {
  const [stem, part] = name.split('/');
  if (part === undefined) return -Infinity;
  const rule = stem.replace(/^on /, '');
  return isHarmfulRule(rule) && Object.hasOwn(HURTS, part) ? HURTS[part] : 0;
};
