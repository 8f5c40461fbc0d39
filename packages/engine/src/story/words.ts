import { inSentence, listed, passes, toInches } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { BillItem } from '../contract/events.ts';

/** What people call the sides and units of a battle, by index; names that occur twice are numbered. */
export interface Names {
  sides: readonly string[];
  units: readonly string[];
}

/** The names of a battle's sides and units. */
export const namesOf = (plan: BattlePlan): Names => ({
  sides: numbered(plan.sides.map((side) => side.name)),
  units: numbered(plan.units.map((unit) => unit.name)),
});

/** What a battle is called: `A against B`, or `A, B and C`. */
export const battleName = (plan: BattlePlan): string => {
  const { sides } = namesOf(plan);
  return sides.length === 2 ? sides.join(' against ') : listed(sides);
};

const numbered = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, i + 1).filter((other) => other === name).length}`;
  });

/** A unit as the object of a sentence: with an article, unless it is a person. */
export const objectName = (plan: BattlePlan, names: Names, unit: number): string => {
  const name = names.units[unit] ?? 'an unknown unit';
  if (name.startsWith('The ') || !plan.units[unit]) return inSentence(name);
  const { first, count } = plan.units[unit];
  return count === 1 && plan.models[first].hero ? name : `the ${name}`;
};

/** A model as the object of a sentence: by its own name, or else as one of its unit. */
export const memberName = (plan: BattlePlan, names: Names, model: number): string => {
  const { name, unit } = plan.models[model];
  const isAlike = plan.units[unit].count > 1 && name === plan.units[unit].name;
  return isAlike ? `one of ${objectName(plan, names, unit)}` : inSentence(name);
};

/** A verb that fits a unit: several models act, a single one acts. */
export const verb = (plan: BattlePlan, unit: number, many: string, one = `${many}s`): string =>
  (plan.units[unit]?.count ?? 1) > 1 ? many : one;

/** Whether a unit is spoken of in the plural: several models whose name says so, as `Rook Keepers` but not `Iron Wall`. */
export const isMany = (plan: BattlePlan, unit: number): boolean =>
  (plan.units[unit]?.count ?? 1) > 1 && /[^s]s$/.test(plan.units[unit].name);

/** A length for people: `7.25"`. */
export const inch = (hundredths: number): string => `${toInches(hundredths)}"`;

/** A place on the table for people: `34", 18.5"`. */
export const spotText = ({ x, y }: { x: number; y: number }): string => `${inch(x)}, ${inch(y)}`;

/** A sum with its sign: `+1`, `−2`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a bill adds up to. */
export const sumOf = (bill: readonly BillItem[] = []): number => bill.reduce((sum, item) => sum + item.amount, 0);

/** A target number with its bill: `5+ (Quality 4+, Stealth −1)`. */
export const targetText = (base: string, need: number, bill: readonly BillItem[] = []): string => {
  if (bill.length === 0) return `${base} ${need}+`;
  return `${neededFace(need, bill)}+ (${[`${base} ${need}+`, ...bill.map(billItemText)].join(', ')})`;
};

/** What a die must show in the end: a natural 6 always passes and a natural 1 never does. */
export const neededFace = (need: number, bill: readonly BillItem[] = []): number =>
  Math.max(2, Math.min(6, need - sumOf(bill)));

/** One item of a bill for people: `Stealth −1`. */
export const billItemText = ({ source, amount }: BillItem): string =>
  amount === 0 || /^AP\(|^[+−]\d/.test(source) ? source : `${source} ${signed(amount)}`;

/** Faces in groups, the highest first: `6×3 5 2×2`. */
export const facesText = (faces: readonly number[]): string =>
  [6, 5, 4, 3, 2, 1]
    .map((face) => ({ face, times: faces.filter((other) => other === face).length }))
    .filter(({ times }) => times > 0)
    .map(({ face, times }) => (times === 1 ? `${face}` : `${face}×${times}`))
    .join(' ');

/** Faces that pass, a dot, and those that do not: `6×3 5 · 2×2`. */
export const splitFaces = (faces: readonly number[], need: number, modifier: number): string => {
  const good = faces.filter((face) => passes(face, need, modifier));
  const bad = faces.filter((face) => !passes(face, need, modifier));
  return [facesText(good), '·', facesText(bad)].filter((part) => part !== '').join(' ');
};
