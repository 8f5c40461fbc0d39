import type { Battle, BattlePlan } from '@muster/engine';

/** The reason of a decision. */
export type Why =
  | 'nothing'
  | 'deploys'
  | 'arrives'
  | 'recovers'
  | 'flies'
  | 'leaves'
  | 'fetches'
  | 'charges'
  | 'gets-out'
  | 'rides'
  | 'holds'
  | 'stands'
  | 'takes'
  | 'advances'
  | 'rushes'
  | 'stuck'
  | 'again'
  | 'waits'
  | 'picks'
  | 'shifts';

/** A player's last decision in numbers; sentences are made only on request. */
export interface LastDecision {
  plan: BattlePlan | undefined;
  why: Why;
  unit: number;
  /** The objective that it goes for, or -1. */
  objective: number;
  /** The distance to it, in hundredths of an inch. */
  left: number;
  /** The enemy that it is about, or -1. */
  target: number;
  /** The number of enemies in range afterwards. */
  foes: number;
  /** The expected gain, in points. */
  gain: number;
}

/** Returns an empty decision. */
export const newDecision = (): LastDecision => ({
  plan: undefined,
  why: 'nothing',
  unit: -1,
  objective: -1,
  left: 0,
  target: -1,
  foes: 0,
  gain: 0,
});

/** Restarts for a decision about a unit. */
export const restartFor = (mind: LastDecision, { plan }: Battle, unit: number, why: Why): void => {
  mind.plan = plan;
  mind.why = why;
  mind.unit = unit;
  mind.objective = -1;
  mind.left = 0;
  mind.target = -1;
  mind.foes = 0;
  mind.gain = 0;
};
