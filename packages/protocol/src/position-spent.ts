import type { Battle, HeldWeapon, Weapon, WeaponType } from '@muster/engine';
import { armyWeapon, weaponsOf } from './position-army.ts';
import type { Position, PositionModel, PositionUnit } from './position.ts';

/** Returns all weapons of a model. */
const heldBy = ({ plan }: Battle, model: number): HeldWeapon[] => [
  ...plan.models[model].weapons,
  ...plan.models[model].strafing,
];

/** Whether a weapon has this type. */
export const isOfType = ({ name, range = 0, attacks }: Weapon, type: WeaponType): boolean =>
  type.name === name && type.range === range && type.attacks === attacks;

/** Returns the types of a model's spent weapons, once for each copy. */
export const spentOf = (battle: Battle, model: number): WeaponType[] =>
  heldBy(battle, model)
    .filter(({ usedBit }) => usedBit >= 0)
    .flatMap(({ type, count, usedBit }) =>
      Array.from({ length: count }, (_, copy) => copy)
        .filter((copy) => battle.used[model] & (1 << (usedBit + copy)))
        .map(() => type),
    );

/** Returns a model's weapons of a name: its own by key, or those a rule gives it. */
export const heldUnder = (
  battle: Battle,
  index: number,
  position: Position,
  unit: PositionUnit,
  model: PositionModel,
  key: string,
): HeldWeapon[] => {
  const own = weaponsOf(unit, model).includes(key) ? armyWeapon(position, key) : undefined;
  return heldBy(battle, index).filter(({ type }) => (own ? isOfType(own, type) : type.name === key));
};

/** Marks one more copy of these weapons as spent; false if none is left. */
export const spend = (battle: Battle, model: number, held: readonly HeldWeapon[]): boolean => {
  for (const { count, usedBit } of held)
    for (let copy = 0; usedBit >= 0 && copy < count; copy++) {
      const bit = 1 << (usedBit + copy);
      if (battle.used[model] & bit) continue;
      battle.used[model] |= bit;
      return true;
    }
  return false;
};
