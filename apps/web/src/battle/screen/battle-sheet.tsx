import { type ReactElement, useRef } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { DecisionPanel } from '../act/decision-panel.tsx';
import type { SheetHeight } from '../desk/screen-state.ts';
import { useScreenState, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { ReadingBox } from '../desk/reading-box.ts';
import { DiceTray } from '../dice/dice-tray.tsx';
import { FullLog } from '../log/full-log.tsx';
import { currentDecision } from '../phases/deciding.ts';
import { headline } from '../phases/headlines.ts';
import { Armies } from '../units/armies.tsx';
import { useFromTop } from './use-from-top.ts';
import { useSwipe } from './use-swipe.ts';
import { SCREEN_LABELS } from './texts.ts';
import styles from './battle-sheet.module.css';

const HIGHER: Readonly<Record<SheetHeight, SheetHeight>> = { peek: 'half', half: 'full', full: 'full' };
const LOWER: Readonly<Record<SheetHeight, SheetHeight>> = { peek: 'peek', half: 'peek', full: 'half' };

/** The sheet below the table of a narrow screen: whose turn; unit and actions; dice, armies and log. */
export const BattleSheet = (): ReactElement => {
  const { battle, state, info, plan } = useLoadedBattle();
  const sheet = useScreenState((desk) => desk.sheet);
  const raise = useScreenState((desk) => desk.raise);
  const swipe = useSwipe((up) => raise(up ? HIGHER[sheet] : LOWER[sheet]));
  const content = useRef<HTMLDivElement>(null);
  useFromTop(content);
  const words = headline(currentDecision(battle, state, info.mine), battle, namesFor(plan), state, info.mine);
  return (
    <section className={`${styles.sheet} ${styles[sheet]}`} aria-label={SCREEN_LABELS.decision}>
      <div className={styles.grip} aria-hidden {...swipe} />
      <div className={sheet === 'peek' ? styles.peeking : styles.handle}>
        {sheet === 'peek' ? <p className={styles.headline}>{words}</p> : undefined}
        <button
          type="button"
          aria-label={SCREEN_LABELS.showLess}
          disabled={sheet === 'peek'}
          className={styles.step}
          onClick={() => raise(LOWER[sheet])}
        >
          <ChevronDown aria-hidden />
        </button>
        <button
          type="button"
          aria-label={SCREEN_LABELS.showMore}
          disabled={sheet === 'full'}
          className={styles.step}
          onClick={() => raise(HIGHER[sheet])}
        >
          <ChevronUp aria-hidden />
        </button>
      </div>
      <div ref={content} className={styles.content} hidden={sheet === 'peek'}>
        <ReadingBox value={content}>
          <DecisionPanel />
        </ReadingBox>
        <DiceTray />
        {sheet === 'full' ? (
          <>
            <Armies />
            <FullLog />
          </>
        ) : undefined}
      </div>
    </section>
  );
};
