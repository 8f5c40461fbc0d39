import type { BattlePlayback } from '../battle-playback.ts';
import { type Key, keysIn } from './keys.ts';
import type { WatchStyle } from './look.ts';
import { screenLines } from './screen.ts';
import { advance, press, type WatchState } from './state.ts';
import { type KeyInput, takeOverTerminal, type ScreenOutput, type Signals } from './terminal.ts';

/** The options for watching a battle. */
export interface WatchSettings {
  /** The first frame. */
  at: number;
  speed: number;
  /** Whether to wait for a key after each step. */
  byStep: boolean;
  look: WatchStyle;
  input: KeyInput;
  output: ScreenOutput;
  signals: Signals;
}

/** How many times faster setting up is shown than the battle. */
const SETUP_SPEED_UP = 5;

/** Shows a battle in a terminal until the viewer quits, then restores the terminal. */
export const watchBattle = (reel: BattlePlayback, watching: WatchSettings): Promise<void> =>
  new Promise((resolve, reject) => {
    const { at, speed, byStep, look } = watching;
    let state: WatchState = { at, playing: !byStep, speed, coach: false, scroll: 0, over: false };
    let timer: NodeJS.Timeout | undefined;

    const stop = (end: () => void): void => {
      clearTimeout(timer);
      terminal.close();
      end();
    };
    const safely = (change: () => WatchState): void => {
      try {
        state = change();
        // Without keys the viewer could not quit.
        if (!state.playing && !terminal.listens) state = { ...state, over: true };
        if (state.over) return stop(resolve);
        terminal.draw(screenLines(reel, state, terminal.columns, terminal.rows, look));
        clearTimeout(timer);
        if (state.playing) timer = setTimeout(() => safely(() => advance(state, reel)), pauseOf(reel, state));
      } catch (error) {
        stop(() => reject(error));
      }
    };
    const meant = (key: Key): Key => (byStep && key === 'space' ? 'right' : key);
    const terminal = takeOverTerminal(watching.input, watching.output, watching.signals, {
      sent: (text) => {
        for (const key of keysIn(text)) if (!state.over) safely(() => press(state, meant(key), reel));
      },
      resized: () => safely(() => state),
    });
    safely(() => state);
  });

/** Returns how long a frame is shown, in milliseconds. */
const pauseOf = ({ frames }: BattlePlayback, { at, speed }: WatchState): number =>
  1000 / speed / (frames[at].round === 0 ? SETUP_SPEED_UP : 1);
