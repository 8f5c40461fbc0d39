import { percent } from '@muster/kernel';
import { type Battle, type Law, leader, meanOf, type MeleeOdds } from '@muster/engine';
import type { TargetOdds } from './shots.ts';
import { ODDS_TEXTS } from './texts.ts';

/** What an odds card shows: three figures, and the chance of each loss. */
export interface OddsFigures {
  /** The expected number of models lost, or of wounds of a single tough model. */
  expected: number;
  expects: 'kills' | 'wounds';
  destroyed: number;
  /** Whether Routed units are counted with destroyed ones. */
  routs: boolean;
  shaken: number;
  /** The chance of each number of models lost, from none on. */
  bars: readonly { label: string; share: number }[];
  /** What the bars count. */
  counts: 'kills' | 'wounds';
}

/** Returns a chance in percent. Small and large chances are not rounded to 0% or 100%. */
export const chance = (share: number): string => percent(share, { isChance: true });

/** Returns a mean with a suitable number of decimals. */
export const mean = (value: number): string => (value < 0.005 ? '0' : value.toFixed(value < 10 ? 1 : 0));

const MOST_BARS = 12;

/** The least chance of a last bar, and the least number of bars. */
const WORTH = 0.0005;
const LEAST_BARS = 5;

/** Returns the largest number with a chance worth showing. */
const lastOf = (law: Law): number => {
  for (let k = law.length - 1; k > 0; k--) if (law[k] >= WORTH) return k;
  return 0;
};

/** Returns the chance of each number. The last bar includes all larger numbers. */
export const barsOf = (law: Law, most: number): { label: string; share: number }[] => {
  const last = Math.min(most, MOST_BARS - 1, Math.max(LEAST_BARS - 1, lastOf(law)));
  const bars: { label: string; share: number }[] = [];
  for (let k = 0; k <= last; k++) {
    let share = law[k] ?? 0;
    if (k === last) for (let more = k + 1; more < law.length; more++) share += law[more];
    bars.push({ label: k === last && lastOf(law) > last ? `${k}+` : `${k}`, share });
  }
  return bars;
};

/** Returns the wounds that a single model can still take. */
const toughLeft = (battle: Battle, unit: number): number => {
  const model = leader(battle, unit);
  return model < 0 ? 1 : battle.plan.models[model].tough - battle.wounds[model];
};

/** Returns the figures of shots at a target. A single tough model is counted by its wounds. */
export const shotFigures = (battle: Battle, { target, odds, shaken }: TargetOdds): OddsFigures => {
  const models = battle.unitAlive[target];
  const left = toughLeft(battle, target);
  const byWounds = models === 1 && left > 1;
  return {
    expected: byWounds ? odds.meanLanded : odds.meanKills,
    expects: byWounds ? 'wounds' : 'kills',
    destroyed: odds.pDestroyed,
    routs: false,
    shaken,
    bars: byWounds ? barsOf(odds.pWounds, left) : barsOf(odds.pKills, models),
    counts: byWounds ? 'wounds' : 'kills',
  };
};

/** Returns the figures of a charge for one of the two units. A single tough model is counted by its wounds. */
export const meleeFigures = (
  battle: Battle,
  odds: MeleeOdds,
  who: 'charger' | 'defender',
  unit: number,
): OddsFigures => {
  const { pModelsLost, pDestroyed, morale, pShaken, meanLanded } = odds[who];
  const byWounds = battle.unitAlive[unit] === 1 && toughLeft(battle, unit) > 1;
  return {
    expected: byWounds ? meanLanded : meanOf(pModelsLost),
    expects: byWounds ? 'wounds' : 'kills',
    destroyed: pDestroyed + morale.pRouts,
    routs: morale.pRouts > 0,
    shaken: Math.max(morale.pShaken, pShaken),
    bars: barsOf(pModelsLost, pModelsLost.length - 1),
    counts: 'kills',
  };
};

/** Returns the odds of shots at a target in one line. */
export const shotWords = (battle: Battle, target: TargetOdds): string => {
  const { expected, expects, destroyed, shaken } = shotFigures(battle, target);
  return ODDS_TEXTS.line(mean(expected), expects, chance(destroyed), chance(shaken));
};
