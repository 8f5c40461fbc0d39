import { copiesLeft, rangeAt, rangeOf, type ShootOrder, unitSees } from '@muster/engine';
import { isIndirect, isLimited, takeAim } from '../solo/shots.ts';
import { cellAt } from './ground.ts';
import { woundsOver } from './unit-estimates.ts';
import type { Aiming } from './look/look.ts';
import { MOST_WEAPONS, type Volleys } from './look/volleys.ts';
import { COVERED } from './outlook.ts';
import { valueOf } from './scene.ts';

/** The most different targets. */
const MOST_TARGETS = 2;

/** In earlier rounds a Limited weapon is saved until its shot is worth this share of its best one. */
const KEPT = 0.7;

/** Returns the targets of a unit's weapons, each where it adds most to the others. */
export const aimShots = (look: Aiming): ShootOrder[] => {
  const { scene, volleys } = look;
  const { foeCount } = scene;
  const { weapons, wounds, laden, seen } = volleys;
  laden.fill(0, 0, foeCount);
  seen.fill(0, 0, foeCount);
  listWounds(look);
  const orders: ShootOrder[] = [];
  const targets: number[] = [];
  for (let left = volleys.weaponCount; left > 0;) {
    const best = bestShot(look, targets);
    if (best < 0) break;
    const slot = Math.floor(best / foeCount);
    const foe = scene.foes[best % foeCount];
    const order = orderFor(look, weapons[slot], best % foeCount);
    if (!order || isKept(look, slot, best % foeCount)) {
      wounds[best] = 0;
      continue;
    }
    orders.push(order);
    if (!targets.includes(foe)) targets.push(foe);
    laden[best % foeCount] += wounds[best];
    for (let k = 0; k < foeCount; k++) wounds[slot * foeCount + k] = 0;
    left--;
  }
  return orders;
};

/** Returns the place of the weapon and enemy that add most, or -1. */
const bestShot = (look: Aiming, targets: readonly number[]): number => {
  const { foeCount, foes } = look.scene;
  const { laden, weaponCount, wounds } = look.volleys;
  let best = -1;
  let most = 0;
  for (let k = 0; k < foeCount; k++) {
    if (targets.length >= MOST_TARGETS && !targets.includes(foes[k])) continue;
    const before = laden[k] === 0 ? 0 : valueOf(look, foes[k], laden[k]);
    for (let slot = 0; slot < weaponCount; slot++) {
      const more = wounds[slot * foeCount + k];
      if (more === 0) continue;
      const gain = valueOf(look, foes[k], laden[k] + more) - before + SLIGHT * more;
      if (gain <= most) continue;
      most = gain;
      best = slot * foeCount + k;
    }
  }
  return best;
};

/** The worth of a wound without any other gain. */
const SLIGHT = 0.01;

const listWounds = ({ scene, volleys }: Aiming): void => {
  const { unit, wounds } = volleys;
  const { battle, plan, foeCount, foes, ledger, ground } = scene;
  const { first, count } = plan.units[unit];
  const hero = battle.unitHero[unit];
  volleys.weaponCount = 0;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
    const held = plan.models[model].weapons;
    for (let place = 0; place < held.length; place++) {
      const { type, terms } = held[place];
      if (type.range === 0 || copiesLeft(battle, model, held[place]) === 0) continue;
      const slot = slotOf(volleys, foeCount, type.index);
      if (slot < 0) continue;
      const range = rangeOf(battle, model, held[place]);
      for (let k = 0; k < foeCount; k++) {
        const gap = scene.gap[unit * ledger.units + foes[k]];
        if (gap > range || rangeAt(battle, range, terms, foes[k]) < gap) continue;
        const cover = ground.cover[cellAt(ground, scene.x[foes[k]], scene.y[foes[k]])] ? COVERED : 1;
        wounds[slot * foeCount + k] += cover * woundsOver(ledger, battle, model, place, foes[k], gap);
      }
    }
  }
};

/** Returns the place of a weapon type, added if it is new. */
const slotOf = (volleys: Volleys, foes: number, weapon: number): number => {
  const { weapons, weaponCount, wounds } = volleys;
  for (let slot = 0; slot < weaponCount; slot++) if (weapons[slot] === weapon) return slot;
  if (weaponCount >= MOST_WEAPONS) return -1;
  weapons[weaponCount] = weapon;
  wounds.fill(0, weaponCount * foes, (weaponCount + 1) * foes);
  return volleys.weaponCount++;
};

const orderFor = ({ scene, volleys }: Aiming, weapon: number, k: number): ShootOrder | undefined => {
  const { battle, foes } = scene;
  const { unit, seen } = volleys;
  if (seen[k] === 0) seen[k] = unitSees(battle, unit, foes[k]) ? 1 : -1;
  return seen[k] > 0 || isIndirect(battle, unit, weapon) ? takeAim(battle, unit, weapon, foes[k]) : undefined;
};

/** Whether a Limited weapon should wait for a better target. */
const isKept = (look: Aiming, slot: number, k: number): boolean => {
  const { scene, volleys } = look;
  const { unit, weapons, wounds } = volleys;
  const { battle, foeCount, foes } = scene;
  if (scene.left < 2 || !isLimited(battle, unit, weapons[slot])) return false;
  let most = 0;
  for (let other = 0; other < foeCount; other++)
    most = Math.max(most, valueOf(look, foes[other], potential(look, slot, foes[other])));
  return valueOf(look, foes[k], wounds[slot * foeCount + k]) < KEPT * most;
};

/** Returns the wounds of a weapon type on an enemy from near. */
const potential = ({ scene, volleys }: Aiming, slot: number, foe: number): number => {
  const { battle, plan, ledger } = scene;
  const { unit, weapons } = volleys;
  const { first, count } = plan.units[unit];
  let sum = 0;
  for (let model = first; model < first + count; model++) {
    if (!battle.alive[model]) continue;
    plan.models[model].weapons.forEach(({ type }, place) => {
      if (type.index === weapons[slot]) sum += woundsOver(ledger, battle, model, place, foe, 0);
    });
  }
  return sum;
};
