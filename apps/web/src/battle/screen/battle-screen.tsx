import { type ReactElement, useEffect, useRef } from 'react';
import { DecisionPanel } from '../act/decision-panel.tsx';
import { ReadingBox } from '../desk/reading-box.ts';
import { DiceTray } from '../dice/dice-tray.tsx';
import { LogStrip } from '../log/log-strip.tsx';
import { RuleDialog } from '../log/rule-dialog.tsx';
import { Armies } from '../units/armies.tsx';
import { BeatLine } from '../beat/beat-line.tsx';
import { RoundBanner } from '../beat/round-banner.tsx';
import { useSkipKey } from '../beat/use-skip-key.ts';
import { useTurnSound } from '../beat/use-turn-sound.ts';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { BattleTable } from './battle-table.tsx';
import { BattleSheet } from './battle-sheet.tsx';
import { Notices } from './notices.tsx';
import { TopBar } from './top-bar.tsx';
import { loadCaptain } from '../questions/helper.ts';
import { useHabits } from '../questions/use-habits.ts';
import { useFromTop } from './use-from-top.ts';
import { useNarrow } from './use-narrow.ts';
import { useTitle } from './use-title.ts';
import { SCREEN_LABELS } from './texts.ts';
import styles from './battle-screen.module.css';

/** The whole battle screen: side panels next to the table on wide screens, a sheet below it on narrow ones. */
export const BattleScreen = (): ReactElement => {
  const narrow = useNarrow();
  const panel = useRef<HTMLElement>(null);
  useFromTop(panel);
  useTitle();
  useHabits();
  useSkipKey();
  useTurnSound();
  useEffect(() => void loadCaptain(), []);
  const { beat } = useLoadedBattle();
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <TopBar />
      {narrow ? undefined : (
        <aside className={styles.left} aria-label={SCREEN_LABELS.armies}>
          <Armies />
        </aside>
      )}
      <main className={styles.table}>
        <BattleTable />
        <BeatLine />
        <RoundBanner beat={beat} />
        <Notices />
      </main>
      {narrow ? (
        <BattleSheet />
      ) : (
        <>
          <aside ref={panel} className={styles.right} aria-label={SCREEN_LABELS.decision}>
            <ReadingBox value={panel}>
              <DecisionPanel />
            </ReadingBox>
          </aside>
          <section className={styles.bottom} aria-label={SCREEN_LABELS.diceAndLog}>
            <DiceTray />
            <LogStrip />
          </section>
        </>
      )}
      <RuleDialog />
    </div>
  );
};
