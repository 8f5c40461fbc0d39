import { sumTerms } from '../attack/faces.ts';
import type { Attacker } from '../attack/volley.ts';
import { isAbout } from '../plan/weapon-compiler.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import { CONDITION_BIT } from '../plan/situation.ts';
import type { UnitRule } from '../plan/terms.ts';
import type { Battle } from '../state/battle.ts';
import { rulesToActWith } from '../state/given.ts';
import { hasStoodStill } from '../state/query.ts';

/** Returns the weapon of a type in a model's hands. */
export const heldBy = (battle: Battle, model: number, weapon: number): HeldWeapon | undefined => {
  for (const held of battle.plan.models[model].weapons) if (held.type.index === weapon) return held;
  return undefined;
};

/** Returns how many copies of a weapon a model can still use: all, unless they are limited (battle:S14). */
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
  { unitNear, unitClose = true, moved }: { unitNear: boolean; unitClose?: boolean; moved: boolean },
): number =>
  CONDITION_BIT.shooting |
  (unitClose ? 0 : CONDITION_BIT.unitOver12 & battle.plan.asks) |
  (unitNear ? 0 : CONDITION_BIT.unitOver9) |
  (moved ? CONDITION_BIT.moved : 0) |
  (hasStoodStill(battle, target) ? CONDITION_BIT.targetStill : 0);

/** A model that shoots; it uses as many copies of a limited weapon as are wanted and left. */
export const makeShooter = (
  battle: Battle,
  model: number,
  held: HeldWeapon,
  bits: number,
  copies?: number,
): Attacker => {
  const left = copiesLeft(battle, model, held);
  const used = held.usedBit < 0 ? left : Math.min(left, Math.max(1, copies ?? left));
  const given = rulesToActWith(battle, battle.unitOf[model]);
  return { model, held, bits, onlySixes: false, copies: used, dice: attackDice(held, bits, used, given) };
};

/**
 * Returns the attack dice of these copies of a model's weapon, with dice for the whole model where they are rolled
 * with it (campaign:T10).
 */
export const attackDice = (
  held: HeldWeapon,
  bits: number,
  copies: number,
  /** What was given to the unit. */
  given: readonly UnitRule[] = NONE,
): number => {
  const dice = copies * Math.max(0, held.type.attacks + sumTerms(held.terms.attacks, bits));
  let more = held.leads ? sumTerms(held.terms.more, bits) : 0;
  let factor = sumTerms(held.terms.attackFactor, bits);
  for (const { id, attack, only } of given)
    if (
      (attack.more.length > 0 || attack.attackFactor.length > 0) &&
      !held.ruleIds.includes(id) &&
      isAbout({ only }, held.type)
    ) {
      if (held.leads) more += sumTerms(attack.more, bits);
      factor += sumTerms(attack.attackFactor, bits);
    }
  return copies === 0 ? 0 : Math.max(0, dice + more) * Math.max(1, factor);
};

const NONE: readonly UnitRule[] = [];
