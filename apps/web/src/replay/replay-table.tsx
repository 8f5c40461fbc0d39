import { type Battle, battleAt, type BattlePlan, type Frame } from '@muster/engine';
import { deedsOf } from '@muster/picture';
import { type ReactElement, useMemo } from 'react';
import { TableView } from '../battle/table/table-view.tsx';
import { DeedsLayer } from '../battle/table/deeds-layer.tsx';
import styles from './replay-table.module.css';

/** The table at a moment of a replay, with the moves and attacks of its last step. */
export const ReplayTable = ({
  plan,
  battle,
  frame,
}: {
  plan: BattlePlan;
  battle: Battle;
  frame: Frame | undefined;
}): ReactElement => {
  const deeds = useMemo(
    () => frame && deedsOf(battleAt(plan, frame.before), frame.events, battleAt(plan, frame.after)),
    [plan, frame],
  );
  const { width, depth } = plan.table;
  return (
    <div className={styles.table} style={{ aspectRatio: `${width} / ${depth}` }} data-map>
      <TableView plan={plan} battle={battle} selected={deeds && deeds.unit >= 0 ? deeds.unit : undefined}>
        {deeds ? <DeedsLayer plan={plan} deeds={deeds} /> : undefined}
      </TableView>
    </div>
  );
};
