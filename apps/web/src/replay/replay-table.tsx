import type { Battle, BattlePlan } from '@muster/engine';
import { battlePicture } from '@muster/protocol';
import { type ReactElement, useMemo } from 'react';
import styles from './replay-table.module.css';

/** The table at a moment of a replay. */
export const ReplayTable = ({ plan, battle }: { plan: BattlePlan; battle: Battle }): ReactElement => {
  const picture = useMemo(
    () => battlePicture(plan, battle, { dark: matchMedia('(prefers-color-scheme: dark)').matches }),
    [plan, battle],
  );
  return <div className={styles.table} dangerouslySetInnerHTML={{ __html: picture }} />;
};
