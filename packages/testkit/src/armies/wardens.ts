import type { BookUnit, WeaponGear } from '@muster/army';

/** Returns so many melee weapons of a name with one attack. */
export const testGear = (name: string, count: number): WeaponGear => ({
  kind: 'weapon',
  name,
  count,
  range: 0,
  attacks: 1,
  rules: [],
});

/** A unit of an army book: five models with pikes and shields, without upgrades. */
export const WARDENS: BookUnit = {
  id: 'wardens',
  book: 'tide',
  name: 'Wardens',
  size: 5,
  cost: 100,
  quality: 4,
  defense: 4,
  rules: [],
  gear: [testGear('Pike', 5), testGear('Shield', 5)],
  packages: [],
  closed: [],
};
