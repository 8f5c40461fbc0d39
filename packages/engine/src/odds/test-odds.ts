import { jumpDice } from '../legal/special-moves.ts';
import type { Save } from '../plan/terms.ts';
import { CAST_TARGET } from '../play/casting.ts';
import { isCheckDue, knockOutAt, woundBill, woundTotal, type WoundCheck } from '../play/wound-effects.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import { unsavedChance } from './die-law.ts';
import { type Law, tries } from './law.ts';
import { passChance } from './morale-odds.ts';

/** Returns the chance that a spell works, with these tokens spent for it and against it (battle:C7). */
export const castChance = (plus: number, minus: number): number => passChance(CAST_TARGET, plus - minus);

/**
 * Returns the law of the wounds that dangerous terrain deals with these dice, after the saves of the unit
 * (battle:G19).
 */
export const dangerousLaw = (dice: number, saves: readonly Save[] = []): Law => tries(dice, unsavedChance(saves) / 6);

/** A jump: its dice, and the chance that all of them succeed. */
export interface JumpOdds {
  dice: number;
  pSuccess: number;
}

/**
 * Returns the odds of a jump of this length in hundredths of an inch. `target` is the roll that the model needs, 0 for
 * none (battle:F15).
 */
export const jumpOdds = ({ numbers }: Ruleset, distance: number, target: number = numbers.jumpTarget): JumpOdds => {
  if (distance > numbers.jumpLimit) return { dice: 0, pSuccess: 0 };
  if (target === 0) return { dice: 0, pSuccess: 1 };
  const dice = jumpDice(distance, numbers);
  return { dice, pSuccess: tries(dice, passChance(target))[dice] };
};

/** The results of a check for wound effects. */
export interface WoundEffectOdds {
  /** No check is due. */
  pNone: number;
  pShaken: number;
  pKnockedOut: number;
}

/** Returns the odds of a check for wound effects on a last model (battle:F5–F7). */
export const woundEffectOdds = (check: WoundCheck, { numbers }: Ruleset, settings: Settings): WoundEffectOdds => {
  if (!isCheckDue(check, settings)) return { pNone: 1, pShaken: 0, pKnockedOut: 0 };
  const bill = woundBill(check);
  const need = knockOutAt(check.tough, numbers);
  const pKnockedOut = [1, 2, 3, 4, 5, 6].filter((face) => woundTotal(face, bill) >= need).length / 6;
  return { pNone: 0, pShaken: 1 - pKnockedOut, pKnockedOut };
};
