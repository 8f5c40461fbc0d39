import { type Battle, freezeGroup, type FrozenGroup, isOnTable, modelsOf, sideOf } from '@muster/engine';

/** One weapon type at one target: how many models can use it, and the target's cover. */
export interface ShotOption {
  weapon: number;
  target: number;
  /** Models that see and reach the target. */
  models: number;
  cover: FrozenGroup['cover'];
  groups: readonly FrozenGroup[];
}

/** Returns the types of ranged weapons that a unit carries, in list order. */
export const rangedWeapons = (battle: Battle, unit: number): number[] => {
  const held = modelsOf(battle, unit).flatMap((model) => battle.plan.models[model].weapons);
  return [...new Set(held.filter(({ type }) => type.range > 0).map(({ type }) => type.index))];
};

/** Returns the shots of a weapon type at a target, or nothing if no model sees and reaches it. */
export const shotAt = (battle: Battle, unit: number, weapon: number, target: number): ShotOption | undefined => {
  const frozen = freezeGroup(battle, unit, { weapon, target });
  if (frozen.refusal) return undefined;
  const { groups } = frozen;
  const models = groups.reduce((sum, { attackers }) => sum + attackers.length, 0);
  return { weapon, target, models, cover: groups[0].cover, groups };
};

/** Returns every target of a unit's weapon type. */
export const shotsWith = (battle: Battle, unit: number, weapon: number): ShotOption[] =>
  battle.plan.units
    .filter(({ index, side }) => side !== sideOf(battle, unit) && isOnTable(battle, index))
    .flatMap(({ index }) => shotAt(battle, unit, weapon, index) ?? []);
