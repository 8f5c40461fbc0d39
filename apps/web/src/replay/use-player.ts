import { useCallback, useEffect, useRef, useState } from 'react';
import type { Beat } from '../beats/beat.ts';
import { BeatPlayer } from '../beats/beat-player.ts';
import { lengthOf } from '../beats/pace.ts';

/** The speeds of a replay, as factors. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** How long a step is shown after its events at speed 1, in milliseconds. */
const STEP_TIME = 300;

/** The state of a replay, and functions to control it. */
export interface ReplayPlayer {
  step: number;
  last: number;
  playing: boolean;
  speed: number;
  /** The event that is being shown while the replay runs. */
  beat: Beat | undefined;
  go: (step: number) => void;
  toggle: () => void;
  setSpeed: (speed: number) => void;
}

/** Plays the steps of a battle one after another, event by event. */
export const useReplayPlayer = (
  last: number,
  start: number,
  beatsAfter: (step: number) => readonly Beat[],
): ReplayPlayer => {
  const [step, setStep] = useState(Math.max(0, Math.min(last, start)));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [beat, setBeat] = useState<Beat>();
  const pace = useRef(speed);
  pace.current = speed;
  const running = playing && step < last;
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beats = new BeatPlayer<Beat>({
      show: setBeat,
      length: (each) => lengthOf(each, 'normal') / pace.current,
      pause: () => 0,
    });
    beats.add(beatsAfter(step), () => {
      timer = setTimeout(() => setStep(step + 1), STEP_TIME / pace.current);
    });
    return () => {
      clearTimeout(timer);
      beats.clear();
      setBeat(undefined);
    };
  }, [running, step, beatsAfter]);
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
  return { step, last, playing: running, speed, beat, go, toggle, setSpeed };
};
