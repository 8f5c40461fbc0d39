import { type ArenaPlan, type Bar, gamesEntered, gamesIn, type Ledger, standingsOf } from '@muster/lab';
import { EXIT, Stop } from '../findings.ts';
import { showProgress } from '../progress.ts';
import { note } from '../screen.ts';
import { playAgain } from './again.ts';
import { saveArena } from './file.ts';
import { arenaJson, type ArenaResult, judgeBars } from './result.ts';
import { rate, wholeTime } from './text.ts';
import { type ArenaEffort, LostBattle, playArena } from './workers.ts';

/** An arena that is to be played, from where its ledger stands. */
export interface ArenaTask {
  plan: ArenaPlan;
  ledger: Ledger;
  bars: readonly Bar[];
  workers: number;
  /** Where to keep what was played. */
  out?: string;
}

/** Stopped by somebody at the keyboard, as shells count it. */
export const INTERRUPTED = 130;
/** The file is written every so many milliseconds. */
const SAVE_PAUSE = 2000;

/** Plays until everything is played or somebody wants it to stop; what was played is kept in either case. */
export const runArena = async ({ plan, ledger, bars, workers, out }: ArenaTask): Promise<ArenaResult> => {
  const start = performance.now();
  const before = gamesEntered(ledger);
  const all = gamesIn(plan);
  const resultWith = (effort: ArenaEffort): ArenaResult => {
    const standings = standingsOf(plan, ledger);
    const seconds = (performance.now() - start) / 1000;
    const finished = standings.games === all;
    return {
      plan,
      standings,
      bars: judgeBars(standings, bars),
      finished,
      effort,
      seconds,
      played: standings.games - before,
    };
  };
  const save = (effort: ArenaEffort): ArenaResult => {
    const result = resultWith(effort);
    if (out !== undefined) saveArena(out, plan, ledger, arenaJson(result));
    return result;
  };
  let saved = -Infinity;
  const progress = showProgress('Playing');
  const entered = (): void => {
    const done = gamesEntered(ledger);
    const now = performance.now();
    progress.to(done / all, paceWords(done, all, (done - before) / (now - start)));
    if (out === undefined || now - saved < SAVE_PAUSE) return;
    save({ workers, megabytes: 0 });
    saved = now;
  };
  const { signal, ignore } = listenForStop();
  try {
    const effort = await playArena({ plan, ledger, workers, signal, entered });
    return save(effort);
  } catch (error) {
    if (!(error instanceof LostBattle)) throw error;
    save({ workers, megabytes: 0 });
    throw new Stop(
      `A battle could not be played to its end: ${error.message}.\nThis plays it again: ${playAgain(plan.order, error.game)}`,
      EXIT.bug,
    );
  } finally {
    ignore();
    progress.end();
  }
};

/** How far it is, how fast it goes (in games a millisecond), and how long it will take. */
const paceWords = (done: number, all: number, pace: number): string =>
  `${done} of ${all} · ${rate(pace * 1000)}/s · ${wholeTime(Math.ceil((all - done) / pace / 1000))} left`;

/** A key press may arrive twice when something like npm passes it on as well. */
const SAME_PRESS = 500;

/** The first Ctrl-C is a wish; the second ends the process at once. */
const listenForStop = (): { signal: AbortSignal; ignore: () => void } => {
  const controller = new AbortController();
  let first = 0;
  const stop = (): void => {
    if (!controller.signal.aborted) {
      note('\nStopping after the games that are running; once more stops at once.');
      first = performance.now();
      controller.abort();
    } else if (performance.now() - first > SAME_PRESS) process.exit(INTERRUPTED);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const ignore = (): void => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  return { signal: controller.signal, ignore };
};
