import type { Battle, BattlePlan } from '@muster/engine';

/** What a decision was about. */
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

/** What a player thought last, in numbers: sentences are only made of them when somebody asks. */
export interface Mind {
  plan: BattlePlan | undefined;
  why: Why;
  unit: number;
  /** The marker that it makes for, or -1. */
  marker: number;
  /** What is left to go there, in hundredths of an inch. */
  left: number;
  /** The foe that it is about, or -1. */
  target: number;
  /** Foes in range afterwards. */
  foes: number;
  /** What it may be expected to gain, in points. */
  gain: number;
}

/** A mind without a thought. */
export const newMind = (): Mind => ({
  plan: undefined,
  why: 'nothing',
  unit: -1,
  marker: -1,
  left: 0,
  target: -1,
  foes: 0,
  gain: 0,
});

/** Thinks of a unit from scratch. */
export const turnTo = (mind: Mind, { plan }: Battle, unit: number, why: Why): void => {
  mind.plan = plan;
  mind.why = why;
  mind.unit = unit;
  mind.marker = -1;
  mind.left = 0;
  mind.target = -1;
  mind.foes = 0;
  mind.gain = 0;
};
