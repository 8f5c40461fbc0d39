import { type Law, meanOf, type MeleeOdds } from '@muster/engine';
import type { TargetOdds } from './shots.ts';

/** What an odds card shows: three figures, and how likely each loss is. */
export interface OddsFigures {
  kills: number;
  destroyed: number;
  shaken: number;
  /** The chance of each number of models lost, from none on. */
  bars: readonly { label: string; share: number }[];
  /** What the bars count. */
  counts: string;
}

/** A share as people read it: never quite sure, never quite impossible. */
export const percent = (share: number): string => {
  if (share <= 0) return '0%';
  if (share >= 1) return '100%';
  if (share < 0.005) return '<1%';
  return share > 0.995 ? '>99%' : `${Math.round(share * 100)}%`;
};

/** A mean as people read it. */
export const mean = (value: number): string => (value < 0.005 ? '0' : value.toFixed(value < 10 ? 1 : 0));

const MOST_BARS = 12;

/** The chance of each number, the last bar standing for all that are more. */
export const barsOf = (law: Law, most: number): { label: string; share: number }[] => {
  const last = Math.min(most, MOST_BARS - 1);
  const bars: { label: string; share: number }[] = [];
  for (let k = 0; k <= last; k++) {
    let share = law[k] ?? 0;
    if (k === last) for (let more = k + 1; more < law.length; more++) share += law[more];
    bars.push({ label: k === last && law.length - 1 > last ? `${k}+` : `${k}`, share });
  }
  return bars;
};

/** The figures of shots at a target. A single tough model is counted by its wounds. */
export const shotFigures = ({ odds, shaken }: TargetOdds, models: number, toughLeft: number): OddsFigures => {
  const byWounds = models === 1 && toughLeft > 1;
  return {
    kills: odds.meanKills,
    destroyed: odds.pDestroyed,
    shaken,
    bars: byWounds ? barsOf(odds.pWounds, toughLeft) : barsOf(odds.pKills, models),
    counts: byWounds ? 'wounds' : 'models lost',
  };
};

/** The figures of a charge for one of the two. */
export const meleeFigures = (odds: MeleeOdds, who: 'charger' | 'defender'): OddsFigures => {
  const { pModelsLost, pDestroyed, morale, pShaken } = odds[who];
  return {
    kills: meanOf(pModelsLost),
    destroyed: pDestroyed + morale.pRouts,
    shaken: Math.max(morale.pShaken, pShaken),
    bars: barsOf(pModelsLost, pModelsLost.length - 1),
    counts: 'models lost',
  };
};
