import type { Weapon } from '@muster/engine';

/** A weapon and how many of it the whole unit has. */
export interface Carried {
  weapon: Weapon;
  copies: number;
}

/**
 * Gives each model its weapons. What everybody has goes round; single weapons go to the first models, each to whoever
 * has least to do with its like, so that four rifles and a cannon arm five models.
 */
export const handOut = (carried: readonly Carried[], count: number): Weapon[][] => {
  const models = Array.from({ length: count }, (): Weapon[] => []);
  const rare = carried.toSorted((a, b) => a.copies - b.copies);
  for (const { weapon, copies } of rare) {
    const kin = (weapons: readonly Weapon[]): number =>
      weapons.filter((other) => (other.range === undefined) === (weapon.range === undefined)).length;
    for (let given = 0; given < copies; given++) {
      // Whole turns first: twenty blades are two for each of ten.
      const round = copies - given >= count || copies % count === 0 ? models[given % count] : undefined;
      const least = Math.min(...models.map(kin));
      (round ?? models.find((weapons) => kin(weapons) === least) ?? models[0]).push(weapon);
    }
  }
  const place = (weapon: Weapon): number => carried.findIndex((one) => one.weapon === weapon);
  return models.map((weapons) => weapons.sort((a, b) => place(a) - place(b)));
};
