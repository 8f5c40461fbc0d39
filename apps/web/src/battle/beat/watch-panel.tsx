import type { ReactElement } from 'react';
import { PanelSection } from '../act/part.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { LogLine } from '../log/log-line.tsx';
import { Button } from '../../parts/button.tsx';
import { BEAT } from './texts.ts';
import styles from './watch-panel.module.css';

/** What happens now, in words, until there is something to decide again. */
export const WatchPanel = (): ReactElement => {
  const { store } = useBattleContext();
  const { beatLines = [] } = useLoadedBattle();
  return (
    <PanelSection title={BEAT.watching}>
      <div className={styles.lines}>
        {beatLines.map((line, i) => (
          <LogLine key={i} line={line} />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button loud="main" onClick={() => store.skip()}>
          {BEAT.next}
        </Button>
        <Button onClick={() => store.finishBeats()}>{BEAT.skipAll}</Button>
      </div>
      <p className={styles.hint}>{BEAT.hint}</p>
    </PanelSection>
  );
};
