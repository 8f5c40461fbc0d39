import { INCH } from '@muster/kernel';
import { sumTerms } from '../attack/faces.ts';
import { attackTermsOf } from '../attack/volley.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import { CONDITION_BIT } from '../plan/situation.ts';
import type { AttackTerms } from '../plan/terms.ts';
import type { Battle } from '../state/battle.ts';
import { rulesToActWith } from '../state/given.ts';
import { rulesAgainst } from '../state/marks.ts';
import { unitRules } from '../state/query.ts';

/**
 * Returns what the rules of a weapon, its bearer and its unit say, including rules against a target where one is
 * given.
 */
export const termsAgainst = (
  battle: Battle,
  model: number,
  held: HeldWeapon,
  target?: number,
): readonly AttackTerms[] => {
  const unit = battle.unitOf[model];
  const isPlain = target === undefined || battle.plan.marks.length === 0;
  return attackTermsOf(
    battle,
    model,
    held,
    isPlain ? rulesToActWith(battle, unit) : rulesAgainst(battle, unit, target, true),
  );
};

/**
 * Returns the range of a weapon in a model's hands with all rules, also those against a target where one is given; 0
 * for melee.
 */
export const rangeOf = (battle: Battle, model: number, held: HeldWeapon, target?: number): number => {
  const { range } = held.type;
  if (range === 0 || !battle.plan.hasRanges) return range;
  const terms = termsAgainst(battle, model, held, target);
  // A model that ignores what shortens a range ignores it from either side (battle:D5).
  const keeps = battle.plan.settings.unstoppableIgnores === 'hitAndRange' && terms.some(({ unhindered }) => unhindered);
  const more = terms.flatMap((said) => (keeps ? said.range.filter(({ amount }) => amount > 0) : said.range));
  return Math.max(0, range + sumTerms(more, CONDITION_BIT.shooting));
};

/** Returns how far a model shoots at a target, with the rules of both sides. */
export const rangeAgainst = (battle: Battle, model: number, held: HeldWeapon, target: number): number => {
  const unhindered = termsAgainst(battle, model, held, target).some((terms) => terms.unhindered);
  return rangeAt(battle, rangeOf(battle, model, held, target), { unhindered }, target);
};

/** Returns a range against a target: Aircraft shorten it, unless the weapon ignores that (battle:D5). */
export const rangeAt = (
  battle: Battle,
  range: number,
  terms: Pick<AttackTerms, 'unhindered'>,
  target: number,
): number => {
  if (!battle.plan.hasHindrances) return range;
  let change = 0;
  let floored = 0;
  let floor = 0;
  for (const { defense } of unitRules(battle, target))
    if (defense.rangeFloor === 0) change += defense.range;
    else {
      floored += defense.range;
      floor = Math.max(floor, defense.rangeFloor);
    }
  const ignored = change + floored < 0 && terms.unhindered && battle.plan.settings.unstoppableIgnores === 'hitAndRange';
  if (ignored) return range;
  const left = range + change;
  // A weapon with no more range than the minimum loses nothing.
  return Math.max(left + floored, Math.min(left, floor));
};

/** The distance that some rules call close. */
export const CLOSE: number = 12 * INCH;
