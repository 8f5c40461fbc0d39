import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { FullLog } from './full-log.tsx';
import { LogLine } from './log-line.tsx';
import { LOG_TEXTS } from './texts.ts';
import styles from './log-strip.module.css';

const LINES = 8;

/** The last lines of the log, and a button that opens all of them. */
export const LogStrip = (): ReactElement => {
  const { story } = useLoadedBattle();
  const [open, setOpen] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Show the newest lines.
    if (lines.current) lines.current.scrollTop = lines.current.scrollHeight;
  }, [story.length]);
  const last = story.filter(({ tone }) => tone !== 'thought').slice(-LINES);
  return (
    <section className={styles.strip} aria-label={LOG_TEXTS.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{LOG_TEXTS.title}</h2>
        <Button loud="quiet" className={styles.more} onClick={() => setOpen(true)}>
          {LOG_TEXTS.whole}
        </Button>
      </div>
      <div ref={lines} className={styles.lines} role="log" tabIndex={0}>
        {last.map((line, i) => (
          <LogLine key={story.length - last.length + i} line={line} />
        ))}
      </div>
      {open ? (
        <Dialog title={LOG_TEXTS.title} onClose={() => setOpen(false)}>
          <FullLog />
        </Dialog>
      ) : undefined}
    </section>
  );
};
