import { type Battle, copiesLeft, rangeAt, rangeOf, type ShootOrder, unitSees } from '@muster/engine';
import { isIndirect, isLimited, takeAim } from '../solo/shots.ts';
import { cellAt } from './ground.ts';
import { woundsOver } from './ledger.ts';
import { COVERED } from './outlook.ts';
import { scene, valueOf } from './scene.ts';

/** At most so many different targets. */
const MOST_TARGETS = 2;

/** A weapon that can be used once is kept until it is worth this share of the best that it could do, in earlier rounds. */
const KEPT = 0.7;

const ROOM = 64;

/** Weapon types of the unit that shoots, and the wounds of each on each foe by its place in the scene. */
const weapons = new Int32Array(ROOM);
let weaponCount = 0;
let wounds = new Float64Array(0);
/** Wounds that each foe is to take by the orders so far. */
let laden = new Float64Array(0);
/** Whether the unit sees a foe: 0 for not looked yet. */
let seen = new Int8Array(0);

/** What a unit shoots at: weapon by weapon where it adds most to what the others do. */
export const aimShots = (battle: Battle, unit: number): ShootOrder[] => {
  const { foeCount } = scene;
  if (laden.length < foeCount) {
    laden = new Float64Array(2 * foeCount);
    seen = new Int8Array(2 * foeCount);
    wounds = new Float64Array(2 * foeCount * ROOM);
  }
  laden.fill(0, 0, foeCount);
  seen.fill(0, 0, foeCount);
  listWounds(battle, unit);
  const orders: ShootOrder[] = [];
  const targets: number[] = [];
  for (let left = weaponCount; left > 0;) {
    const best = bestShot(targets);
    if (best < 0) break;
    const slot = Math.floor(best / foeCount);
    const foe = scene.foes[best % foeCount];
    const order = orderFor(battle, unit, weapons[slot], best % foeCount);
    if (!order || isKept(battle, unit, slot, best % foeCount)) {
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

/** The place of the weapon and foe that adds most, or -1. */
const bestShot = (targets: readonly number[]): number => {
  const { foeCount, foes } = scene;
  let best = -1;
  let most = 0;
  for (let k = 0; k < foeCount; k++) {
    if (targets.length >= MOST_TARGETS && !targets.includes(foes[k])) continue;
    const before = laden[k] === 0 ? 0 : valueOf(foes[k], laden[k]);
    for (let slot = 0; slot < weaponCount; slot++) {
      const more = wounds[slot * foeCount + k];
      if (more === 0) continue;
      const gain = valueOf(foes[k], laden[k] + more) - before + SLIGHT * more;
      if (gain <= most) continue;
      most = gain;
      best = slot * foeCount + k;
    }
  }
  return best;
};

/** Where nothing else is gained, a wound is still a wound. */
const SLIGHT = 0.01;

const listWounds = (battle: Battle, unit: number): void => {
  const { plan, foeCount, foes, ledger, ground } = scene;
  const { first, count } = plan.units[unit];
  const hero = battle.unitHero[unit];
  weaponCount = 0;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
    const held = plan.models[model].weapons;
    for (let place = 0; place < held.length; place++) {
      const { type, terms } = held[place];
      if (type.range === 0 || copiesLeft(battle, model, held[place]) === 0) continue;
      const slot = slotOf(type.index);
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

/** The place of a weapon type, made when it is new. */
const slotOf = (weapon: number): number => {
  for (let slot = 0; slot < weaponCount; slot++) if (weapons[slot] === weapon) return slot;
  if (weaponCount >= ROOM) return -1;
  weapons[weaponCount] = weapon;
  wounds.fill(0, weaponCount * scene.foeCount, (weaponCount + 1) * scene.foeCount);
  return weaponCount++;
};

const orderFor = (battle: Battle, unit: number, weapon: number, k: number): ShootOrder | undefined => {
  if (seen[k] === 0) seen[k] = unitSees(battle, unit, scene.foes[k]) ? 1 : -1;
  return seen[k] > 0 || isIndirect(battle, unit, weapon) ? takeAim(battle, unit, weapon, scene.foes[k]) : undefined;
};

/** Whether a weapon that can be used once had better wait for a target that it is made for. */
const isKept = (battle: Battle, unit: number, slot: number, k: number): boolean => {
  if (scene.left < 2 || !isLimited(battle, unit, weapons[slot])) return false;
  const { foeCount, foes } = scene;
  let most = 0;
  for (let other = 0; other < foeCount; other++)
    most = Math.max(most, valueOf(foes[other], potential(battle, unit, slot, foes[other])));
  return valueOf(foes[k], wounds[slot * foeCount + k]) < KEPT * most;
};

/** Wounds of a weapon type on a foe from near. */
const potential = (battle: Battle, unit: number, slot: number, foe: number): number => {
  const { plan, ledger } = scene;
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
