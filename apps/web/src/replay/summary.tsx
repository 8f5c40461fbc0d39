import { type ReactElement, useMemo } from 'react';
import { Panel } from '../parts/panel.tsx';
import { CourseChart } from './course-chart.tsx';
import { HoldingsChart } from './holdings-chart.tsx';
import { luckOf } from '../tape/luck.ts';
import { LuckTable } from './luck-table.tsx';
import styles from './summary.module.css';
import { holdingsByRound, talliesOf } from '../tape/tally.ts';
import { REPLAY_TEXTS } from './texts.ts';
import type { ReplayedBattle } from '../tape/tape.ts';
import { TurningPoints } from '../tape/turning-points.tsx';
import type { TurningPoint } from '../tape/turns.ts';
import { UnitsTable } from './units-table.tsx';

/** The summary of a battle: lead, turning points, objectives, luck and units. */
export const Summary = ({
  tape,
  names,
  marks,
  course,
  turns,
  step,
  go,
}: {
  tape: ReplayedBattle;
  names: readonly string[];
  marks: readonly { round: number; step: number }[];
  course: readonly (readonly number[])[];
  turns: readonly TurningPoint[];
  step: number;
  go: (step: number) => void;
}): ReactElement => {
  const { plan, frames, game } = tape;
  const sums = useMemo(() => {
    const events = frames.flatMap((frame) => frame.events);
    return {
      luck: luckOf(plan, events),
      rounds: holdingsByRound(plan, frames),
      tallies: talliesOf(game, events),
    };
  }, [plan, frames, game]);
  // With two sides, luck fits next to the objectives.
  const many = names.length > 2 ? styles.wide : undefined;
  return (
    <div className={styles.summary}>
      <div className={styles.wide}>
        <Panel title={REPLAY_TEXTS.course.title}>
          <div className={styles.course}>
            <CourseChart course={course} marks={marks} turns={turns} step={step} names={names} />
            <TurningPoints turns={turns} frames={frames} names={names} go={go} />
          </div>
        </Panel>
      </div>
      <div className={many}>
        <Panel title={REPLAY_TEXTS.holdings.title}>
          {sums.rounds.length > 0 ? (
            <HoldingsChart rounds={sums.rounds} names={names} />
          ) : (
            <p>{REPLAY_TEXTS.holdings.none}</p>
          )}
        </Panel>
      </div>
      <div className={many}>
        <Panel title={REPLAY_TEXTS.luck.title}>
          <LuckTable luck={sums.luck} names={names} />
        </Panel>
      </div>
      <div className={styles.wide}>
        <Panel title={REPLAY_TEXTS.units.title}>
          <UnitsTable tallies={sums.tallies} />
        </Panel>
      </div>
    </div>
  );
};
