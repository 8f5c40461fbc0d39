import type { Weapon } from '@muster/engine';
import { Reader } from '@muster/kernel';
import { readWeapons, splitParts } from './weapon.ts';

/** A weapon and how many of it the whole unit has. */
export interface Carried {
  weapon: Weapon;
  copies: number;
}

/** Reads the weapons of a whole unit, `4x Rifle (24", A1), Cannon (24", A2)`, at most so many of each. */
export const readCarried = (reader: Reader, text: string, most: number): Carried[] => {
  const parts = splitParts(text);
  if (!parts) reader.complain(`"${text}" has a parenthesis too many or too few`);
  return (parts ?? [])
    .filter((part) => part !== '')
    .flatMap((part): Carried[] => {
      const match = /^(\d+)\s*[x×]\s+(.*)$/.exec(part);
      const copies = Number(match?.[1] ?? 1);
      if (copies < 1 || copies > most)
        reader.complain(`the number of "${match?.[2]}" must be between 1 and ${most}, but it is ${match?.[1]}`);
      const [weapon] = readWeapons(new Reader(match ? match[2] : part, reader.path, reader.findings));
      return weapon ? [{ weapon, copies: Math.min(copies, most) }] : [];
    });
};

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
