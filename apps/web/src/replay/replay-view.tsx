import { battleStateText } from '@muster/picture';
import { namesFor } from '../battle/desk/names.ts';
import { battleAt } from '@muster/engine';
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo } from 'react';
import { type Beat, beatsOf } from '../beats/beat.ts';
import { ProblemLine } from '../parts/problem.tsx';
import { Controls } from './controls.tsx';
import { Log } from './log.tsx';
import { ReplayTable } from './replay-table.tsx';
import type { ReplaySource } from './continue-replay.ts';
import { ReplayTools } from './replay-tools.tsx';
import styles from './replay-view.module.css';
import { Result } from './result.tsx';
import { REPLAY_TEXTS } from './texts.ts';
import { battleAfter, roundMarks, type ReplayedBattle, titleOf } from '../tape/tape.ts';
import { leadsByStep, turningPoints } from '../tape/turns.ts';
import { useReplayKeys } from './use-keys.ts';
import { useReplayPlayer } from './use-player.ts';

// Tables and charts are below the map, so they may load a moment later.
const Summary = lazy(async () => ({ default: (await import('./summary.tsx')).Summary }));

/** A replay: the table, the log, the controls and the summary. */
export const ReplayView = ({
  tape,
  title,
  source,
  conceded,
  start,
  onStep,
}: {
  tape: ReplayedBattle;
  title: string;
  source: ReplaySource | undefined;
  /** Sides that have conceded, where that is known. */
  conceded?: readonly number[] | undefined;
  start: number;
  /** Gets the current step whenever the replay stops. */
  onStep: (step: number) => void;
}): ReactElement => {
  const { plan, frames } = tape;
  const beatsAfter = useCallback(
    (at: number): Beat[] => {
      const { before, events, after } = frames[at];
      return beatsOf(battleAt(plan, before), events, battleAt(plan, after));
    },
    [plan, frames],
  );
  const player = useReplayPlayer(frames.length, start, beatsAfter);
  const { step, playing, beat } = player;
  /** The step that is shown: while it runs, the one after those that are over. */
  const shown = beat ? step + 1 : step;
  const names = namesFor(plan).sides;
  const marks = useMemo(() => roundMarks(frames), [frames]);
  const course = useMemo(() => leadsByStep(plan, frames), [plan, frames]);
  const turns = useMemo(() => turningPoints(plan, frames, 5, 5, course), [plan, frames, course]);
  const battle = useMemo(() => battleAfter(tape, step), [tape, step]);
  useReplayKeys(player, marks);
  useEffect(() => {
    if (playing) return undefined;
    const timer = setTimeout(() => onStep(step), 250);
    return () => clearTimeout(timer);
  }, [step, playing, onStep]);
  const moment = battleStateText(plan, battle);
  return (
    <div className={styles.replay}>
      <Result tape={tape} names={names} conceded={conceded} />
      <ProblemLine sentence={tape.problem} />
      <div className={styles.stage}>
        <section className={styles.left} aria-label={REPLAY_TEXTS.page.table}>
          <p className={styles.moment}>
            <b>{moment}</b>
            <span>{titleOf(frames[shown - 1])}</span>
          </p>
          <ReplayTable plan={plan} battle={battle} frame={frames[step - 1]} beat={beat} />
          <Controls player={player} marks={marks} turns={turns} moment={moment} />
        </section>
        <section className={styles.right} aria-label={REPLAY_TEXTS.page.log}>
          <Log frames={frames} sides={names.length} step={shown} go={player.go} />
        </section>
      </div>
      <p className="visually-hidden" role="status">
        {playing ? '' : REPLAY_TEXTS.page.stepIs(step, titleOf(frames[step - 1]))}
      </p>
      <ReplayTools tape={tape} title={title} source={source} step={step} moment={moment} names={names} />
      <h2>{REPLAY_TEXTS.page.summary}</h2>
      <Suspense>
        <Summary tape={tape} names={names} marks={marks} course={course} turns={turns} step={step} go={player.go} />
      </Suspense>
    </div>
  );
};
