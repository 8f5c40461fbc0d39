import type { BookUnit, WeaponGear } from '@muster/army';

/** So many weapons of a name, for melee and with one attack. */
export const testGear = (name: string, count: number): WeaponGear => ({
  kind: 'weapon',
  name,
  count,
  range: 0,
  attacks: 1,
  rules: [],
});

/** Five of an army book with pikes and shields, who can buy nothing. */
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
