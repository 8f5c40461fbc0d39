import { passes } from '@muster/kernel';
import { needsRollDetails, type Play, underdogModifier } from '../../contract/play.ts';
import type { Save } from '../../plan/terms.ts';

/** The wounds of one unblocked hit. */
export interface Bundle {
  wounds: number;
  saves: readonly Save[];
  /** They stay together on one model. */
  stays: boolean;
  /** What each is multiplied by after the saves. */
  factor: number;
}

const hasSaves = ({ saves }: Bundle): boolean => saves.length > 0;

/**
 * Rolls the saves against wounds, one die each, save after save; removes ignored wounds and counts them. `pick` is the
 * one model that takes them, if one was picked.
 */
export const saveWounds = (play: Play, unit: number, bundles: readonly Bundle[], pick = -1): number => {
  if (!bundles.some(hasSaves)) return 0;
  const names = [...new Set(bundles.flatMap(({ saves }) => saves.map((save) => save.rule)))];
  let saved = 0;
  for (const name of names) {
    const own = bundles.filter(({ saves }) => saves.some((save) => save.rule === name));
    const count = own.reduce((sum, { wounds }) => sum + wounds, 0);
    const save = own[0].saves.find(({ rule }) => rule === name);
    if (count === 0 || !save) continue;
    const details = needsRollDetails(play)
      ? { need: save.target, bill: [{ source: save.name, amount: 0 }], ...(pick >= 0 ? { model: pick } : {}) }
      : undefined;
    const faces = play.roll('save', unit, count, details);
    const swing = underdogModifier(play);
    let die = 0;
    for (const bundle of own)
      for (let wound = bundle.wounds; wound > 0; wound--)
        if (passes(faces[die++], save.target, swing)) {
          bundle.wounds--;
          saved++;
        }
  }
  return saved;
};
