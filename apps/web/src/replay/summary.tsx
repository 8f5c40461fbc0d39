import { type ReactElement, useMemo } from 'react';
import { Panel } from '../parts/panel.tsx';
import { CourseChart } from './course-chart.tsx';
import { HoldingsChart } from './holdings-chart.tsx';
import { luckOf } from '../tape/luck.ts';
import { LuckTable } from './luck-table.tsx';
import styles from './summary.module.css';
import { holdingsByRound, talliesOf } from '../tape/tally.ts';
import type { Tape } from '../tape/tape.ts';
import { TurningPoints } from '../tape/turning-points.tsx';
import type { TurningPoint } from '../tape/turns.ts';
import { UnitsTable } from './units-table.tsx';

/** How a whole battle went: who led, turning points, objectives, luck, units. */
export const Summary = ({
  tape,
  names,
  marks,
  course,
  turns,
  step,
  go,
}: {
  tape: Tape;
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
  // The dice of two sides have room beside the objectives.
  const many = names.length > 2 ? styles.wide : undefined;
  return (
    <div className={styles.summary}>
      <div className={styles.wide}>
        <Panel title="Who led, and when it turned">
          <div className={styles.course}>
            <CourseChart course={course} marks={marks} turns={turns} step={step} names={names} />
            <TurningPoints turns={turns} frames={frames} names={names} go={go} />
          </div>
        </Panel>
      </div>
      <div className={many}>
        <Panel title="Objectives by round">
          {sums.rounds.length > 0 ? (
            <HoldingsChart rounds={sums.rounds} names={names} />
          ) : (
            <p>No round was played to its end.</p>
          )}
        </Panel>
      </div>
      <div className={many}>
        <Panel title="Luck: expected and rolled">
          <LuckTable luck={sums.luck} names={names} />
        </Panel>
      </div>
      <div className={styles.wide}>
        <Panel title="Units">
          <UnitsTable tallies={sums.tallies} />
        </Panel>
      </div>
    </div>
  );
};
