import { useCallback, useEffect, useState } from 'react';

/** The speeds of a replay, as factors. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** How long a step is shown at speed 1, in milliseconds. */
const STEP_TIME = 1400;

/** The state of a replay, and functions to control it. */
export interface ReplayPlayer {
  step: number;
  last: number;
  playing: boolean;
  speed: number;
  go: (step: number) => void;
  toggle: () => void;
  setSpeed: (speed: number) => void;
}

/** Plays the steps of a battle one after another. */
export const useReplayPlayer = (last: number, start: number): ReplayPlayer => {
  const [step, setStep] = useState(Math.max(0, Math.min(last, start)));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const running = playing && step < last;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setStep((now) => Math.min(last, now + 1)), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [running, step, speed, last]);
  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setStep(Math.max(0, Math.min(last, to)));
    },
    [last],
  );
  const toggle = useCallback(() => {
    // At the end the replay starts over.
    if (!running && step >= last) setStep(0);
    setPlaying(!running);
  }, [running, step, last]);
  return { step, last, playing: running, speed, go, toggle, setSpeed };
};
