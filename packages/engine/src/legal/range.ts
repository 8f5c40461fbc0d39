import { INCH } from '@muster/kernel';
import { sumTerms } from '../attack/faces.ts';
import { attackTermsOf } from '../attack/volley.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import { BIT } from '../plan/situation.ts';
import type { AttackTerms } from '../plan/terms.ts';
import type { Battle } from '../state/battle.ts';
import { rulesToActWith } from '../state/given.ts';
import { rulesAgainst } from '../state/marks.ts';
import { unitRules } from '../state/query.ts';

/** What the rules of a weapon, its bearer and its unit say, those against a target included where one is named. */
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

/** The range of a weapon in a model's hands, with what its rules and those of its unit add, against a target where one is named; 0 for melee. */
export const rangeOf = (battle: Battle, model: number, held: HeldWeapon, target?: number): number => {
  const { range } = held.type;
  if (range === 0 || !battle.plan.hasRanges) return range;
  const terms = termsAgainst(battle, model, held, target);
  // Whoever shrugs off what shortens a range does so whoever says it (battle:D5).
  const keeps = battle.plan.settings.unstoppableIgnores === 'hitAndRange' && terms.some(({ unhindered }) => unhindered);
  const more = terms.flatMap((said) => (keeps ? said.range.filter(({ amount }) => amount > 0) : said.range));
  return Math.max(0, range + sumTerms(more, BIT.shooting));
};

/** How far a model shoots at a target: everything counted that either side says. */
export const rangeAgainst = (battle: Battle, model: number, held: HeldWeapon, target: number): number => {
  const unhindered = termsAgainst(battle, model, held, target).some((terms) => terms.unhindered);
  return rangeAt(battle, rangeOf(battle, model, held, target), { unhindered }, target);
};

/** A range as it counts against a target: Aircraft shorten it, unless the weapon shrugs that off (battle:D5). */
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
  // Whoever shoots no further than the floor loses nothing to it.
  return Math.max(left + floored, Math.min(left, floor));
};

/** What some rules call close. */
export const CLOSE: number = 12 * INCH;
