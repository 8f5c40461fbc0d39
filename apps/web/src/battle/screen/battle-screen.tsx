import { type ReactElement, useRef } from 'react';
import { DecisionPanel } from '../act/decision-panel.tsx';
import { ReadingBox } from '../desk/reading-box.ts';
import { DiceTray } from '../dice/dice-tray.tsx';
import { LogStrip } from '../log/log-strip.tsx';
import { RuleDialog } from '../log/rule-dialog.tsx';
import { Armies } from '../units/armies.tsx';
import { BattleTable } from './battle-table.tsx';
import { BattleSheet } from './battle-sheet.tsx';
import { Notices } from './notices.tsx';
import { TopBar } from './top-bar.tsx';
import { useHabits } from '../questions/use-habits.ts';
import { useFromTop } from './use-from-top.ts';
import { useNarrow } from './use-narrow.ts';
import { useTitle } from './use-title.ts';
import styles from './battle-screen.module.css';

/** The whole battle screen: rails beside the table where there is room, a sheet below it where there is not. */
export const BattleScreen = (): ReactElement => {
  const narrow = useNarrow();
  const panel = useRef<HTMLElement>(null);
  useFromTop(panel);
  useTitle();
  useHabits();
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <TopBar />
      {narrow ? undefined : (
        <aside className={styles.left} aria-label="Armies">
          <Armies />
        </aside>
      )}
      <main className={styles.table}>
        <BattleTable />
        <Notices />
      </main>
      {narrow ? (
        <BattleSheet />
      ) : (
        <>
          <aside ref={panel} className={styles.right} aria-label="What to do">
            <ReadingBox value={panel}>
              <DecisionPanel />
            </ReadingBox>
          </aside>
          <section className={styles.bottom} aria-label="Dice and log">
            <DiceTray />
            <LogStrip />
          </section>
        </>
      )}
      <RuleDialog />
    </div>
  );
};
