import { inSentence, listText } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';

/** The names of the sides and units of a battle, by index; names that occur twice are numbered. */
export interface Names {
  sides: readonly string[];
  units: readonly string[];
}

/** Returns the names of a battle's sides and units. */
export const namesOf = (plan: BattlePlan): Names => ({
  sides: numbered(plan.sides.map((side) => side.name)),
  units: numbered(plan.units.map((unit) => unit.name)),
});

/** Returns the name of a battle: `A against B`, or `A, B and C`. */
export const battleName = (plan: BattlePlan): string => {
  const { sides } = namesOf(plan);
  return sides.length === 2 ? sides.join(' against ') : listText(sides);
};

const numbered = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, i + 1).filter((other) => other === name).length}`;
  });

/** Returns a unit as the object of a sentence: with an article, unless it is a person. */
export const objectName = (plan: BattlePlan, names: Names, unit: number): string => {
  const name = names.units[unit] ?? 'an unknown unit';
  if (name.startsWith('The ') || !plan.units[unit]) return inSentence(name);
  return isPerson(plan, unit) ? name : `the ${name}`;
};

/** Returns a model as the object of a sentence: by its own name, or as one of its unit. */
export const memberName = (plan: BattlePlan, names: Names, model: number): string => {
  const { name, unit } = plan.models[model];
  const isUnnamed = plan.units[unit].count > 1 && name === plan.units[unit].name;
  return isUnnamed ? `one of ${objectName(plan, names, unit)}` : inSentence(name);
};

const isPerson = (plan: BattlePlan, unit: number): boolean => {
  const { first, count } = plan.units[unit];
  return count === 1 && plan.models[first].hero;
};

/** Whether a unit takes a plural verb: its name is a plural, such as `Rook Keepers` but not `Iron Wall`, and not a person's. */
export const isMany = (plan: BattlePlan, unit: number): boolean =>
  plan.units[unit] !== undefined && !isPerson(plan, unit) && /([^isu]s|men)$/i.test(plan.units[unit].name.trim());
