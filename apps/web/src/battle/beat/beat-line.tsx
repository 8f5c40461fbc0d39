import type { StoryLine } from '@muster/engine';
import type { ReactElement } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { LogLine } from '../log/log-line.tsx';
import styles from './beat-line.module.css';
import { BEAT } from './texts.ts';

/** Returns the line that sums up what happens: the last that is neither a reason nor dice. */
const summaryOf = (lines: readonly StoryLine[]): StoryLine | undefined =>
  lines.findLast(({ tone, depth }) => tone !== 'thought' && tone !== 'dice' && depth < 2) ?? lines.at(-1);

/** What happens now in one line, with a button that continues with the next event. */
export const BeatLine = (): ReactElement | undefined => {
  const { store } = useBattleContext();
  const { beat, beatLines = [] } = useLoadedBattle();
  const line = summaryOf(beatLines);
  if (!beat || !line) return undefined;
  return (
    <div className={styles.line}>
      <div className={styles.text}>
        <LogLine line={line} />
      </div>
      <Button className={styles.next} onClick={() => store.skip()}>
        {BEAT.next}
      </Button>
    </div>
  );
};
