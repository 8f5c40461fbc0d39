import { create } from 'zustand';
import { type BeatSpeed, SPEEDS } from './pace.ts';

const STORED_AS = 'muster.speed';

const storedSpeed = (): BeatSpeed => {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return SPEEDS.find((speed) => speed === stored) ?? 'normal';
  } catch {
    // Some browsers allow nothing to be stored.
    return 'normal';
  }
};

const useSpeed = create<{ speed: BeatSpeed }>(() => ({ speed: storedSpeed() }));

/** The speed that this browser shows beats at. A page in the background shows everything at once. */
export const currentSpeed = (): BeatSpeed => (document.hidden ? 'instant' : useSpeed.getState().speed);

/** The speed that the player chose. */
export const useBeatSpeed = (): BeatSpeed => useSpeed(({ speed }) => speed);

/** Chooses how fast beats follow each other, and stores it in this browser. */
export const chooseSpeed = (speed: BeatSpeed): void => {
  useSpeed.setState({ speed });
  try {
    localStorage.setItem(STORED_AS, speed);
  } catch {
    // Then it lasts until the page is left.
  }
};
