/**
 * Rules that can hurt their bearer, and how: only these may lower a price. All numbers of any other rule are at least 0, and so
 * is everything that they are multiplied with, so that no other rule lowers the price of any unit.
 */
export const HURTING: Readonly<Record<string, string>> = {
  aircraft: 'it must fly straight on in every activation, and cannot seize objectives',
  artillery: 'it can only Hold, so that it gets to no objective and no melee',
  ethereal: 'all its moves are 6" shorter',
  hazardous: 'each 1 to hit with the weapon wounds its own unit',
  immobile: 'it can only Hold, so that it gets to no objective and no melee',
  indirect: 'the weapon has -1 to hit after moving',
  instinctive: 'its player does not choose freely what it attacks',
  limited: 'the weapon can be used once in a battle',
  'no-retreat': 'it takes wounds where others would fail a morale test',
  'self-destruct': 'it is killed when it fights in melee',
  slow: 'it moves less far',
  strafing: 'the weapon attacks only units that its bearer moves through',
};

/** Whether a rule can hurt its bearer. */
export const canHurt = (key: string): boolean => Object.hasOwn(HURTING, key);

/** How far a number of a rule that can hurt may go below 0; others of it may not. Weapons always keep some of their worth. */
const HURTS: Readonly<Record<string, number>> = {
  model: -20,
  modelHit: -20,
  wound: -1,
  woundHit: -3,
  unit: -40,
  shootTimes: -0.9,
  meleeTimes: -0.9,
};

/** The lowest that a number of the model may be: 0 for what rules are worth, unless they can hurt their bearer. */
export const leastOf = (name: string): number => {
  const [stem, part] = name.split('/');
  if (part === undefined) return -Infinity;
  const rule = stem.replace(/^on /, '');
  return canHurt(rule) && Object.hasOwn(HURTS, part) ? HURTS[part] : 0;
};
