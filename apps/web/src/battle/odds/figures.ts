import { percent } from '@muster/kernel';
import { type Battle, type Law, leader, meanOf, type MeleeOdds } from '@muster/engine';
import type { TargetOdds } from './shots.ts';

/** What an odds card shows: three figures, and how likely each loss is. */
export interface OddsFigures {
  /** What is to be expected: models, or wounds of a single tough one. */
  expected: number;
  expects: 'kills' | 'wounds';
  destroyed: number;
  /** Whether those who run are counted with the destroyed. */
  routs: boolean;
  shaken: number;
  /** The chance of each number of models lost, from none on. */
  bars: readonly { label: string; share: number }[];
  /** What the bars count. */
  counts: string;
}

/** A chance on the screen: never quite sure, never quite impossible. */
export const chance = (share: number): string => percent(share, { isChance: true });

/** A mean as people read it. */
export const mean = (value: number): string => (value < 0.005 ? '0' : value.toFixed(value < 10 ? 1 : 0));

const MOST_BARS = 12;

/** The least chance that is worth a bar at the end, and so many bars are shown anyhow. */
const WORTH = 0.0005;
const LEAST_BARS = 5;

/** The last number that happens at all. */
const lastOf = (law: Law): number => {
  for (let k = law.length - 1; k > 0; k--) if (law[k] >= WORTH) return k;
  return 0;
};

/** The chance of each number that happens, the last bar standing for all that are more. */
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

/** Wounds that a unit can take before it is gone, when it is a single model. */
const toughLeft = (battle: Battle, unit: number): number => {
  const model = leader(battle, unit);
  return model < 0 ? 1 : battle.plan.models[model].tough - battle.wounds[model];
};

/** The figures of shots at a target. A single tough model is counted by its wounds. */
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
    counts: byWounds ? 'wounds' : 'models lost',
  };
};

/** The figures of a charge for one of the two. A single tough model is counted by its wounds. */
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
    counts: 'models lost',
  };
};

/** Shots at a target in one line. */
export const shotWords = (battle: Battle, target: TargetOdds): string => {
  const { expected, expects, destroyed, shaken } = shotFigures(battle, target);
  return `${mean(expected)} ${expects} · ${chance(destroyed)} destroyed · ${chance(shaken)} Shaken`;
};
