import {
  applies,
  type Battle,
  type BattlePlan,
  CONDITION_BIT,
  blockTable,
  type BlockTable,
  completeBits,
  faceTable,
  factorOf,
  hasUnitFlag,
  type HeldWeapon,
  copiesLeft,
  rangeOf,
  sumTerms,
  targetBits,
  type Term,
  UNIT_FLAG,
} from '@muster/engine';
import { estimatesOf, type Role, SITUATION_COUNT } from './unit-estimates.ts';

export type { Role } from './unit-estimates.ts';

/** The situations of estimates: shooting from near and from afar, striking back, charging. */
export type Situation = 'near' | 'far' | 'strike' | 'charge';
const SITUATIONS: Readonly<Record<Situation, number>> = {
  near: completeBits(CONDITION_BIT.shooting | CONDITION_BIT.within12),
  far: completeBits(CONDITION_BIT.shooting | CONDITION_BIT.modelOver9 | CONDITION_BIT.unitOver9),
  strike: completeBits(CONDITION_BIT.melee),
  charge: completeBits(CONDITION_BIT.melee | CONDITION_BIT.charging | CONDITION_BIT.moved),
};
const PLACE: Readonly<Record<Situation, number>> = { near: 0, far: 1, strike: 2, charge: 3 };

/** Returns the worth of one wound on a unit, in points. */
export const priceOf = (battle: Battle, unit: number): number => estimatesOf(battle.plan).price[unit];

/** Returns the wounds that a unit can still take, at least 1 if wound markers gather on its last model. */
export const woundsLeft = (battle: Battle, unit: number): number => {
  const { first, count } = battle.plan.units[unit];
  const { models } = battle.plan;
  let left = 0;
  for (let model = first; model < first + count; model++)
    if (battle.alive[model] && battle.unitOf[model] === unit) left += models[model].tough - battle.wounds[model];
  const hero = battle.unitHero[unit];
  if (hero >= 0 && battle.alive[hero]) left += models[hero].tough - battle.wounds[hero];
  return Math.max(battle.unitAlive[unit] > 0 ? 1 : 0, left);
};

/** Returns the expected wounds of one model's weapon on a unit. */
export const expectedWounds = (battle: Battle, model: number, slot: number, target: number, how: Situation): number => {
  const { plan } = battle;
  const ledger = estimatesOf(plan);
  const at = ((ledger.first[model] + slot) * ledger.units + target) * SITUATION_COUNT + PLACE[how];
  const held = plan.models[model].weapons[slot];
  const bits = SITUATIONS[how] | targetBits(battle, target, -1);
  // Cached values count only for a target in the same state, because other battles share the plan.
  if (ledger.wounds[at] < 0 || ledger.bits[at] !== bits) {
    ledger.wounds[at] = woundsPerAttack(plan, model, held, target, bits);
    ledger.bits[at] = bits;
  }
  const dice = held.count * Math.max(0, held.type.attacks + sumTerms(held.terms.attacks, SITUATIONS[how]));
  const { hitFactor } = held.terms;
  const blast = hitFactor.length === 0 ? 1 : factorOf(hitFactor, bits);
  return ledger.wounds[at] * dice * Math.max(1, Math.min(blast, battle.unitAlive[target]));
};

/** Returns the expected wounds of one attack die in a situation, from the tables used for rolls. */
export const woundsPerAttack = (
  plan: BattlePlan,
  model: number,
  held: HeldWeapon,
  target: number,
  bits: number,
): number => {
  const rules = plan.models[plan.units[target].first].shared;
  const table = faceTable({
    quality: plan.models[model].quality,
    bits,
    onlySixes: false,
    attack: [held.terms],
    defense: rules.map((rule) => rule.defense),
  });
  const { defense } = plan.units[target];
  const softening = rules.reduce((sum, rule) => sum + sumTerms(rule.defense.piercing, bits), 0);
  const bonuses = rules.flatMap((rule) => rule.defense.toBlock.filter((term) => applies(term, bits)));
  const { rerollBlocks, extraWounds } = held.terms;
  const onBlock = (terms: readonly Term[], face: number): number =>
    terms.reduce((sum, term) => sum + (term.blockFaces & (1 << face) && applies(term, bits) ? term.amount : 0), 0);
  const through = (ap: number): number =>
    woundsThrough(
      blockTable(defense, Math.max(0, ap + softening), {
        bonuses,
        rerolls: rerollBlocks.length === 0 ? undefined : (face) => onBlock(rerollBlocks, face) > 0,
        wounds: extraWounds.length === 0 ? undefined : (face) => onBlock(extraWounds, face),
      }),
    );
  let hits = 0;
  let further = 0;
  for (let face = 1; face <= 6; face++)
    if (table.hits[face]) {
      const own = through(table.ap[face]) * (1 + table.wounds[face]);
      hits += (own + table.extra[face] * through(table.plainAp)) / 6;
      further += table.again[face] / 6;
    }
  hits *= 1 + further;
  const { tough } = plan.models[plan.units[target].first];
  let wounds = hits * Math.min(tough, factorOf(held.terms.woundFactor, bits));
  for (const rule of rules)
    for (const { rule: name, target: need, needs } of rule.defense.saves)
      if ((needs & bits) === needs && !held.terms.ignores.includes(name)) wounds *= (need - 1) / 6;
  return wounds;
};

/** Returns the expected wounds of a hit. */
const woundsThrough = ({ blocks, again, wounds }: BlockTable): number => {
  let rerolled = 0;
  let through = 0;
  for (let face = 1; face <= 6; face++) {
    if (again[face]) rerolled++;
    if (!blocks[face]) through += 1 + wounds[face];
  }
  return (through / 6) * (1 + rerolled / 6);
};

/** Returns the expected wounds of a unit in melee, including Impact. */
export const meleeWounds = (battle: Battle, unit: number, target: number, how: 'strike' | 'charge'): number => {
  const { first, count } = battle.plan.units[unit];
  const hero = battle.unitHero[unit];
  let wounds = 0;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
    const { weapons, impact } = battle.plan.models[model];
    for (let slot = 0; slot < weapons.length; slot++)
      if (weapons[slot].type.range === 0 && copiesLeft(battle, model, weapons[slot]) > 0)
        wounds += expectedWounds(battle, model, slot, target, how);
    if (how === 'charge' && impact > 0) wounds += impact * 0.83 * (1 - blockShare(battle, target));
  }
  // Fatigued or Shaken units hit only on sixes.
  return hasUnitFlag(battle, unit, UNIT_FLAG.fatigued | UNIT_FLAG.shaken) ? wounds / 3 : wounds;
};

const blockShare = (battle: Battle, target: number): number => {
  const { defense } = battle.plan.units[target];
  return Math.max(1, Math.min(5, 7 - defense)) / 6;
};

/** Returns the expected wounds of a unit's shots at a unit at a distance, if it sees it. */
export const shootingWounds = (battle: Battle, unit: number, target: number, gap: number): number => {
  const { first, count } = battle.plan.units[unit];
  const hero = battle.unitHero[unit];
  const how = gap > battle.plan.ruleset.numbers.farDistance ? 'far' : 'near';
  let wounds = 0;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
    const { weapons } = battle.plan.models[model];
    for (let slot = 0; slot < weapons.length; slot++)
      if (
        weapons[slot].type.range > 0 &&
        rangeOf(battle, model, weapons[slot]) >= gap &&
        copiesLeft(battle, model, weapons[slot]) > 0
      )
        wounds += expectedWounds(battle, model, slot, target, how);
  }
  return wounds;
};

/** Returns the longest range of a unit's weapons, or 0. */
export const longestRange = (battle: Battle, unit: number): number => {
  const { first, count } = battle.plan.units[unit];
  const hero = battle.unitHero[unit];
  let longest = 0;
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
    for (const held of battle.plan.models[model].weapons)
      if (held.type.range > 0 && copiesLeft(battle, model, held) > 0)
        longest = Math.max(longest, rangeOf(battle, model, held));
  }
  return longest;
};

/** Returns the role of a unit by its weapons' damage to an ordinary enemy. */
export const roleOf = (battle: Battle, unit: number): Role => estimatesOf(battle.plan).roles[unit];
