import { type AttackOdds, type FighterOdds, type Law, meanOf, type MeleeOdds, type MoraleOdds } from '@muster/engine';

const list = (law: Law): number[] => [...law];

/** The odds of an attack for programs; `pKills[k]` is the chance of exactly k. */
export const attackJson = (odds: AttackOdds, morale: MoraleOdds): Record<string, unknown> => ({
  pHits: list(odds.pHits),
  pWounds: list(odds.pWounds),
  pKills: list(odds.pKills),
  meanHits: odds.meanHits,
  meanWounds: odds.meanWounds,
  meanWoundsAbsorbed: odds.meanLanded,
  meanKills: odds.meanKills,
  pDestroyed: odds.pDestroyed,
  ...(odds.pHeroKilled === undefined ? {} : { pHeroKilled: odds.pHeroKilled }),
  ...(odds.pOutcome ? { pOutcome: odds.pOutcome } : {}),
  pMorale: morale,
});

const fighterJson = (odds: FighterOdds): Record<string, unknown> => ({
  pModelsLost: list(odds.pModelsLost),
  meanModelsLost: meanOf(odds.pModelsLost),
  meanWoundsAbsorbed: odds.meanLanded,
  pDestroyed: odds.pDestroyed,
  pWins: odds.pWins,
  pShakenByWounds: odds.pShaken,
  pMorale: odds.morale,
});

/** The odds of a melee for programs. */
export const meleeJson = ({ charger, defender, pTie }: MeleeOdds): Record<string, unknown> => ({
  charger: fighterJson(charger),
  defender: fighterJson(defender),
  pTie,
});
