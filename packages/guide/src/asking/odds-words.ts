import { percent } from '@muster/kernel';
import {
  type AttackOdds,
  type Battle,
  type FrozenGroup,
  meanOf,
  meleeOdds,
  modelsOf,
  shootingOdds,
  strikeOdds,
} from '@muster/engine';

/** Returns the odds of an attack in words: chances for a lone model, average kills and the chance to destroy for a unit. */
const attackWords = ({ pOutcome, pDestroyed, meanKills }: AttackOdds, models: number): string => {
  if (pOutcome && models === 1) return `${percent(pOutcome.ko)} Knocked Out, ${percent(pOutcome.shaken)} Shaken`;
  return models === 1
    ? `${percent(pDestroyed)} destroyed`
    : `${meanKills.toFixed(1)} kills on average, ${percent(pDestroyed)} destroyed`;
};

/** Returns the odds of shots at one target in words. */
export const shotWords = (battle: Battle, unit: number, target: number, groups: readonly FrozenGroup[]): string =>
  attackWords(shootingOdds(battle, unit, groups), modelsOf(battle, target).length);

/** Returns the odds of striking back, or of striking first at a charging unit, in words. */
export const strikeWords = (battle: Battle, unit: number, target: number, share: 'first' | 'rest' = 'rest'): string =>
  attackWords(strikeOdds(battle, { unit, target, share }), modelsOf(battle, target).length);

/** Returns the odds of a charge in words, if all models arrive and the enemy strikes back. */
export const chargeWords = (battle: Battle, unit: number, target: number): string => {
  const { charger, defender } = meleeOdds(battle, unit, target);
  const dealt = meanOf(defender.pModelsLost).toFixed(1);
  const lost = meanOf(charger.pModelsLost).toFixed(1);
  return `${dealt} kills and ${lost} losses on average, ${percent(defender.pDestroyed)} destroyed`;
};
