import { sumTerms } from '../attack/faces.ts';
import type { Attacker } from '../attack/volley.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import { BIT } from '../plan/situation.ts';
import type { Battle } from '../state/battle.ts';
import { hasStoodStill } from '../state/query.ts';

/** The weapon of a type in a model's hands. */
export const heldBy = (battle: Battle, model: number, weapon: number): HeldWeapon | undefined =>
  battle.plan.models[model].weapons.find((held) => held.type.index === weapon);

/** Copies of a weapon that a model can still use: all, unless they are limited (battle:S14). */
export const copiesLeft = (battle: Battle, model: number, held: HeldWeapon): number => {
  if (held.usedBit < 0) return held.count;
  let left = 0;
  for (let i = 0; i < held.count; i++) if (!(battle.used[model] & (1 << (held.usedBit + i)))) left++;
  return left;
};

/** The situation that all shooters at a target share. */
export const shotBits = (
  battle: Battle,
  target: number,
  { unitNear, moved }: { unitNear: boolean; moved: boolean },
): number =>
  BIT.shooting |
  (unitNear ? 0 : BIT.unitOver9) |
  (moved ? BIT.moved : 0) |
  (hasStoodStill(battle, target) ? BIT.targetStill : 0);

/** A model that shoots; of a limited weapon it uses as many copies as are wished for and left. */
export const makeShooter = (
  battle: Battle,
  model: number,
  held: HeldWeapon,
  bits: number,
  copies?: number,
): Attacker => {
  const left = copiesLeft(battle, model, held);
  const used = held.usedBit < 0 ? left : Math.min(left, Math.max(1, copies ?? left));
  return { model, held, bits, onlySixes: false, copies: used, dice: attackDice(held, bits, used) };
};

/** The attack dice of so many copies of a model's weapon. */
export const attackDice = (held: HeldWeapon, bits: number, copies: number): number =>
  copies * Math.max(0, held.type.attacks + sumTerms(held.terms.attacks, bits));
