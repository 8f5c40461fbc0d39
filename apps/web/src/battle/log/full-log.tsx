import { type ReactElement, useEffect, useRef } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { LogLine } from './log-line.tsx';
import { LOG_TEXTS } from './texts.ts';
import styles from './full-log.module.css';

/** The whole log, scrolled to its newest line. */
export const FullLog = (): ReactElement => {
  const { story } = useLoadedBattle();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [story.length]);
  return (
    <div ref={log} className={styles.log} role="log" aria-label={LOG_TEXTS.whole} tabIndex={0}>
      {story.map((line, i) => (
        <LogLine key={i} line={line} />
      ))}
    </div>
  );
};
