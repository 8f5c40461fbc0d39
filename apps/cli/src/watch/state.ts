import { type BattlePlayback, playToEnd } from '../battle-playback.ts';
import type { Key } from './keys.ts';

/** What is on the screen, and how it continues. */
export interface WatchState {
  /** The frame that is shown. */
  at: number;
  playing: boolean;
  /** Activations per second. */
  speed: number;
  /** Whether the weighed options are shown instead of the log. */
  coach: boolean;
  /** Lines of the log above its window. */
  scroll: number;
  over: boolean;
}

/** The bounds of the speed. */
export const SPEED = { least: 0.125, most: 32 } as const;

/** Returns the state after a key press. */
export const press = (state: WatchState, key: Key, reel: BattlePlayback): WatchState => {
  switch (key) {
    case 'space':
      // At the end there is no next frame.
      return { ...state, playing: !state.playing && hasFrame(reel, state.at + 1) };
    case 'enter':
    case 'right':
      return stopAt(state, reel, state.at + 1);
    case 'left':
      return stopAt(state, reel, state.at - 1);
    case 'up':
      return { ...state, scroll: Math.max(0, state.scroll - 1) };
    case 'down':
      return { ...state, scroll: state.scroll + 1 };
    case 'home':
      return stopAt(state, reel, 0);
    case 'end':
      return stopAt(state, reel, playToEnd(reel).length - 1);
    case 'page-down':
      return stopAt(state, reel, nextRound(reel, state.at));
    case 'page-up':
      return stopAt(state, reel, roundBefore(reel, state.at));
    case 'faster':
      return { ...state, speed: Math.min(SPEED.most, state.speed * 2) };
    case 'slower':
      return { ...state, speed: Math.max(SPEED.least, state.speed / 2) };
    case 'coach':
      return { ...state, coach: !state.coach, scroll: 0 };
    default:
      return { ...state, playing: false, over: true };
  }
};

/** Moves to the next frame; stops at the end. */
export const advance = (state: WatchState, reel: BattlePlayback): WatchState =>
  hasFrame(reel, state.at + 1) ? { ...state, at: state.at + 1, scroll: 0 } : { ...state, playing: false };

/** Plays the battle up to a frame; returns whether the frame exists. */
const hasFrame = (reel: BattlePlayback, at: number): boolean => {
  while (reel.frames.length <= at) if (!reel.next()) return false;
  return at >= 0;
};

const stopAt = (state: WatchState, reel: BattlePlayback, wanted: number): WatchState => {
  hasFrame(reel, wanted);
  const at = Math.max(0, Math.min(reel.frames.length - 1, wanted));
  return { ...state, at, playing: false, scroll: 0 };
};

/** Returns the frame that ends the round, or the next round if already there. */
const nextRound = (reel: BattlePlayback, at: number): number => {
  let next = at + 1;
  while (hasFrame(reel, next) && !reel.frames[next].ended) next++;
  return next;
};

const roundBefore = ({ frames }: BattlePlayback, at: number): number => {
  let before = at - 1;
  while (before > 0 && !frames[before].ended) before--;
  return before;
};
