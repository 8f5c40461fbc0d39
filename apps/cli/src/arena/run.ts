import { type ArenaPlan, type StrengthBar, gamesEntered, gamesIn, type ArenaResults, standingsOf } from '@muster/lab';
import { EXIT, CommandError } from '../findings.ts';
import { showProgress } from '../progress.ts';
import { printNote } from '../screen.ts';
import { playAgain } from './again.ts';
import { saveArena } from './file.ts';
import { arenaJson, type ArenaResult, judgeBars } from './result.ts';
import { rate, wholeTime } from './text.ts';
import { type ArenaEffort, LostBattle, playArena } from './workers.ts';

/** An arena to play, continued from its ledger. */
export interface ArenaTask {
  plan: ArenaPlan;
  ledger: ArenaResults;
  bars: readonly StrengthBar[];
  workers: number;
  /** The file to save the games to. */
  out?: string;
}

/** The exit code of shells after Ctrl-C. */
export const INTERRUPTED = 130;
/** The time between two writes of the file, in milliseconds. */
const SAVE_PAUSE = 2000;

/** Plays all games or until stopped, and saves the games in either case. */
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
    throw new CommandError(
      `A battle could not be played to its end: ${error.message}.\nTo play it again: ${playAgain(plan.order, error.game)}`,
      EXIT.bug,
    );
  } finally {
    ignore();
    progress.end();
  }
};

/** Returns the progress, the speed (`pace` is in games per millisecond) and the time left. */
const paceWords = (done: number, all: number, pace: number): string =>
  `${done} of ${all} · ${rate(pace * 1000)}/s · ${wholeTime(Math.ceil((all - done) / pace / 1000))} left`;

/** One key press may arrive twice within this time, because npm passes it on too. */
const SAME_PRESS = 500;

/** The first Ctrl-C stops after the running games; the second ends the process at once. */
const listenForStop = (): { signal: AbortSignal; ignore: () => void } => {
  const controller = new AbortController();
  let first = 0;
  const stop = (): void => {
    if (!controller.signal.aborted) {
      printNote('\nStopping after the running games. Press Ctrl-C again to stop at once.');
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
