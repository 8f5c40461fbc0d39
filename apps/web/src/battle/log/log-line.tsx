import type { StoryLine } from '@muster/engine';
import { memo, type ReactElement } from 'react';
import { useScreenState, useLoadedBattle } from '../desk/battle-context.ts';
import { sideColour } from '../../parts/side-colour.ts';
import { segmentsOf } from './segments.ts';
import styles from './log-line.module.css';

/** One line of the log. Rules in it can be looked up. */
export const LogLine = memo(({ line }: { line: StoryLine }): ReactElement => {
  const { plan } = useLoadedBattle();
  const read = useScreenState((desk) => desk.read);
  const { text, depth, tone } = line;
  // Neutral units have no colour.
  const side = line.side !== undefined && line.side < plan.sides.length ? line.side : undefined;
  return (
    <p
      className={`${styles.line} ${styles[tone]} ${depth === 0 ? '' : depth === 1 ? styles.deep : styles.deeper} ${side === undefined ? '' : styles.sided}`}
      style={side === undefined ? undefined : sideColour(side)}
    >
      {segmentsOf(plan, text).map((segment, i) =>
        segment.rule === undefined ? (
          segment.text
        ) : (
          <button key={i} type="button" className={styles.rule} onClick={() => read(segment.rule)}>
            {segment.text}
          </button>
        ),
      )}
    </p>
  );
});
LogLine.displayName = 'LogLine';
