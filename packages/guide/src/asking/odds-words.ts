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

const fallWords = (kills: number): string => `${kills.toFixed(1)} fall on average`;

/** What an attack does to its target, in words: a lone model falls or not, of several some do. */
const attackWords = ({ pOutcome, pDestroyed, meanKills }: AttackOdds, models: number): string => {
  if (pOutcome && models === 1) return `knocked out ${percent(pOutcome.ko)}, Shaken ${percent(pOutcome.shaken)}`;
  return models === 1
    ? `destroyed ${percent(pDestroyed)}`
    : `${fallWords(meanKills)}, destroyed ${percent(pDestroyed)}`;
};

/** What shots at one target come to. */
export const shotWords = (battle: Battle, unit: number, target: number, groups: readonly FrozenGroup[]): string =>
  attackWords(shootingOdds(battle, unit, groups), modelsOf(battle, target).length);

/** What striking back comes to, or striking before those who charge. */
export const strikeWords = (battle: Battle, unit: number, target: number, share: 'first' | 'rest' = 'rest'): string =>
  attackWords(strikeOdds(battle, { unit, target, share }), modelsOf(battle, target).length);

/** What a charge comes to when everybody arrives and the enemy strikes back. */
export const chargeWords = (battle: Battle, unit: number, target: number): string => {
  const { charger, defender } = meleeOdds(battle, unit, target);
  const dealt = meanOf(defender.pModelsLost).toFixed(1);
  const lost = meanOf(charger.pModelsLost).toFixed(1);
  return `${dealt} of theirs and ${lost} of yours fall on average, destroyed ${percent(defender.pDestroyed)}`;
};
