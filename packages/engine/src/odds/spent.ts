import type { UnitStates } from './unit-states.ts';

/** What both units of an encounter have used of their one-time weapons: a bit for each kind (battle:S14). */
export type UsedLimited = readonly [number, number];

/** More kinds of such weapons share the last bit. */
export const MOST_KINDS = 24;

const bitOf = (kind: number): number => 1 << Math.min(kind, MOST_KINDS - 1);

/** Returns the one-time weapon types of a unit, each at the index of its bit. */
export const limitedOf = ({ battle, models }: UnitStates): readonly number[] => {
  const limited = models.flatMap((model) => battle.plan.models[model].weapons.filter(({ usedBit }) => usedBit >= 0));
  return [...new Set(limited.map(({ type }) => type.index))];
};

/** Returns the bits of these weapons. */
export const bitsOf = (limited: readonly number[], isMeant: (weapon: number) => boolean): number =>
  limited.reduce((bits, weapon, kind) => (isMeant(weapon) ? bits | bitOf(kind) : bits), 0);

/** Writes into the scratch battle what a unit has used. */
export const useUp = ({ battle, models }: UnitStates, limited: readonly number[], spent: number): void => {
  if (limited.length === 0) return;
  for (const model of models) {
    battle.used[model] = 0;
    for (const { usedBit, count, type } of battle.plan.models[model].weapons)
      if (usedBit >= 0 && spent & bitOf(limited.indexOf(type.index)))
        battle.used[model] |= ((1 << count) - 1) << usedBit;
  }
};
