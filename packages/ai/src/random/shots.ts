import {
  type Battle,
  freezeGroup,
  freezeShooting,
  isOnTable,
  modelsOf,
  type ShootOrder,
  sideOf,
  unitsWithin,
} from '@muster/engine';
import type { Dice } from '@muster/kernel';
import { drawOne, happens, shuffle } from '../draw.ts';

/** Returns the enemy units on the table. */
export const enemiesOf = (battle: Battle, side: number): number[] => {
  const enemies: number[] = [];
  for (const unit of battle.plan.units)
    if (unit.side !== side && isOnTable(battle, unit.index)) enemies.push(unit.index);
  return enemies;
};

/** Returns random legal shots: some weapons, each at a random target that it can shoot at. */
export const drawShots = (battle: Battle, unit: number, dice: Dice): ShootOrder[] => {
  const orders: ShootOrder[] = [];
  for (const weapon of shuffle(dice, rangedWeapons(battle, unit))) {
    if (happens(dice, 1, 6)) continue;
    const { range } = battle.plan.weapons[weapon];
    const targets = enemiesOf(battle, sideOf(battle, unit)).filter((target) =>
      unitsWithin(battle, unit, target, range),
    );
    for (const target of shuffle(dice, targets).slice(0, 2)) {
      const order = drawOrder(battle, weapon, target, dice);
      if (freezeGroup(battle, unit, order).refusal) continue;
      if (freezeShooting(battle, unit, [...orders, order]).refusal) continue;
      orders.push(order);
      break;
    }
  }
  return orders;
};

const rangedWeapons = (battle: Battle, unit: number): number[] => {
  const found = new Set<number>();
  for (const model of modelsOf(battle, unit))
    for (const { type } of battle.plan.models[model].weapons) if (type.range > 0) found.add(type.index);
  return [...found];
};

const drawOrder = (battle: Battle, weapon: number, target: number, dice: Dice): ShootOrder => {
  const pick = battle.plan.weapons[weapon].terms.picksModel ? drawOne(dice, modelsOf(battle, target)) : undefined;
  return pick === undefined || happens(dice, 1, 3) ? { weapon, target } : { weapon, target, picks: [pick] };
};
