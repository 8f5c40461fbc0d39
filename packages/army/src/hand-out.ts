import type { Weapon } from '@muster/engine';
import { counted, Reader } from '@muster/kernel';
import { LIST_BOUNDS } from './bounds.ts';
import { readWeapons, splitParts } from './weapon.ts';

/** A weapon and its number in the whole unit. */
export interface WeaponCount {
  weapon: Weapon;
  copies: number;
}

/** Reads the weapons of a whole unit, `4x Rifle (24", A1), Cannon (24", A2)`, up to a limit for each. */
export const readCarried = (reader: Reader, text: string, most: number): WeaponCount[] => {
  const parts = splitParts(text);
  if (!parts) reader.complain(`"${text}" has unbalanced parentheses`);
  const named = (parts ?? []).filter((part) => part !== '');
  if (named.length > LIST_BOUNDS.weapons) {
    reader.complain(tooManyWeapons(named.length));
    return [];
  }
  return named.flatMap((part): WeaponCount[] => {
    const match = /^(\d+)\s*[x×]\s+(.*)$/.exec(part);
    const copies = Number(match?.[1] ?? 1);
    if (copies < 1 || copies > most)
      reader.complain(`the number of "${match?.[2]}" is ${match?.[1]} (limits 1 to ${most})`);
    const [weapon] = readWeapons(new Reader(match ? match[2] : part, reader.path, reader.findings));
    return weapon ? [{ weapon, copies: Math.min(copies, most) }] : [];
  });
};

const tooManyWeapons = (kinds: number): string =>
  `has ${kinds} different weapons (limit ${LIST_BOUNDS.weapons} for one unit)`;

/** Returns what is wrong if a unit carries too many weapons for its models. */
export const carriedProblem = (carried: readonly WeaponCount[], models: number): string | undefined => {
  if (carried.length > LIST_BOUNDS.weapons) return tooManyWeapons(carried.length);
  const all = carried.reduce((sum, { copies }) => sum + copies, 0);
  const most = models * LIST_BOUNDS.weaponsPerModel;
  if (all <= most) return undefined;
  return `has ${all} weapons for ${counted(models, 'model')} (limit ${most})`;
};

/**
 * Gives each model its weapons. Every model gets the common weapons; single weapons go to the first models, each to the one
 * with the fewest of its kind (ranged or melee), so that four rifles and a cannon arm five models.
 */
export const assignWeapons = (carried: readonly WeaponCount[], count: number): Weapon[][] => {
  const models = Array.from({ length: count }, (): { weapon: Weapon; place: number }[] => []);
  const ranged = models.map(() => 0);
  const melee = models.map(() => 0);
  const placed = carried.map((one, place) => ({ ...one, place }));
  for (const { weapon, copies, place } of placed.toSorted((a, b) => a.copies - b.copies)) {
    const kin = weapon.range === undefined ? melee : ranged;
    const give = (model: number): void => {
      models[model].push({ weapon, place });
      kin[model]++;
    };
    // First the same number for each model: twenty blades are two for each of ten models.
    const turns = copies % count === 0 ? copies : Math.max(0, copies - count + 1);
    for (let given = 0; given < turns; given++) give(given % count);
    for (let given = turns; given < copies; given++) give(kin.indexOf(Math.min(...kin)));
  }
  return models.map((own) => own.sort((a, b) => a.place - b.place).map(({ weapon }) => weapon));
};
