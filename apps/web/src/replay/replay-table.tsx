import { type Battle, battleAt, type BattlePlan, type StepFrame } from '@muster/engine';
import { mapActionsOf } from '@muster/picture';
import { type ReactElement, useMemo } from 'react';
import { RoundBanner } from '../battle/beat/round-banner.tsx';
import { FloatLayer } from '../battle/beat/float-layer.tsx';
import type { Beat } from '../beats/beat.ts';
import { TableView } from '../battle/table/table-view.tsx';
import { StepEffectsLayer } from '../battle/table/step-effects-layer.tsx';
import styles from './replay-table.module.css';

/** The table at a moment of a replay, with the moves and attacks of its last step. */
export const ReplayTable = ({
  plan,
  battle,
  frame,
  beat,
}: {
  plan: BattlePlan;
  battle: Battle;
  frame: StepFrame | undefined;
  /** What is being shown while the replay runs. */
  beat: Beat | undefined;
}): ReactElement => {
  const whole = useMemo(
    () => frame && mapActionsOf(battleAt(plan, frame.before), frame.events, battleAt(plan, frame.after)),
    [plan, frame],
  );
  const deeds = beat?.deeds ?? whole;
  const { width, depth } = plan.table;
  return (
    <div className={styles.table} style={{ aspectRatio: `${width} / ${depth}` }} data-map>
      <TableView
        plan={plan}
        battle={beat?.after ?? battle}
        watched={beat?.units}
        selected={deeds && deeds.unit >= 0 ? deeds.unit : undefined}
      >
        {deeds ? <StepEffectsLayer plan={plan} deeds={deeds} /> : undefined}
        {beat ? <FloatLayer key={beat.at} beat={beat} /> : undefined}
      </TableView>
      <RoundBanner beat={beat} />
    </div>
  );
};
