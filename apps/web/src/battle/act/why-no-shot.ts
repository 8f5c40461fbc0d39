import { type Battle, freezeGroup, type Refusal, refusalSentence } from '@muster/engine';
import { rangedWeapons } from '@muster/guide';
import { BUBBLE_TEXTS } from './texts.ts';

/** Returns why a unit cannot shoot at an enemy from where it is: the reason of its weapon that comes nearest to it. */
export const whyNoShot = (battle: Battle, unit: number, enemy: number): string => {
  const refusals = rangedWeapons(battle, unit).flatMap((weapon): Refusal[] => {
    const { refusal } = freezeGroup(battle, unit, { weapon, target: enemy });
    return refusal ? [refusal] : [];
  });
  // Of weapons that do not reach, the one with the longest range says most.
  const best = refusals.toSorted((a, b) => (b.need ?? Infinity) - (a.need ?? Infinity))[0];
  return best ? refusalSentence(battle.plan, best) : BUBBLE_TEXTS.noWeapon;
};
