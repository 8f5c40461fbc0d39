import type { Beat } from './beat.ts';
import type { BeatKind } from './split.ts';

/** How fast beats follow each other. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type BeatSpeed = (typeof SPEEDS)[number];

const FACTORS: Readonly<Record<BeatSpeed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** How long a beat is shown at normal speed, in milliseconds. */
const LENGTHS: Readonly<Record<BeatKind, number>> = {
  setup: 350,
  arrival: 900,
  activation: 500,
  move: 800,
  charge: 900,
  shot: 1500,
  blow: 1400,
  melee: 1100,
  spell: 1400,
  ability: 1100,
  danger: 1100,
  'wound-effect': 1300,
  morale: 1200,
  'random-event': 2600,
  dice: 900,
  'round-end': 2000,
  round: 700,
  end: 1200,
};

/** The first part of a beat with dice, in which they roll. */
const ROLLING = 500;

/** The pause after the last result of one's own before others begin. */
const BETWEEN_SIDES = 700;

/** Returns how long a beat is shown, in milliseconds. */
export const lengthOf = ({ kind }: Beat, speed: BeatSpeed): number => LENGTHS[kind] * FACTORS[speed];

/** Returns how long the dice of a beat roll; none do in a beat without dice. */
export const rollingOf = ({ events }: Beat, speed: BeatSpeed): number =>
  events.some(({ type }) => type === 'roll') ? ROLLING * FACTORS[speed] : 0;

/** Returns how long to wait between two beats: others begin a little later than one's own side ended. */
export const pauseBetween = (last: Beat | undefined, next: Beat, mine: readonly number[], speed: BeatSpeed): number =>
  last && mine.includes(last.side) && next.side >= 0 && !mine.includes(next.side) ? BETWEEN_SIDES * FACTORS[speed] : 0;
