import type { BeatSpeed } from '../../beats/pace.ts';

/** What the display of events says. */
export const BEAT = {
  next: 'Next',
  skipAll: 'Skip to the end',
  hint: 'Click the table or press Space for the next event.',
  watching: 'What is happening',
  roundEnds: (round: number): string => `Round ${round} ends`,
  battleEnds: 'The battle is over',
  objectives: (held: number): string => (held === 1 ? '1 objective' : `${held} objectives`),
  points: (points: number): string => (points === 1 ? '1 point' : `${points} points`),
  speed: 'Speed of events',
  sound: 'Sounds',
  soundOn: 'On',
  soundOff: 'Off',
} as const;

/** The names of the speeds. */
export const SPEED_NAMES: Readonly<Record<BeatSpeed, string>> = {
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  instant: 'Instant',
};
