import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useReady } from '../desk/here.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { FullLog } from './full-log.tsx';
import { LogLine } from './log-line.tsx';
import styles from './log-strip.module.css';

const LINES = 8;

/** The last lines of the story; a button opens all of them. */
export const LogStrip = (): ReactElement => {
  const { story } = useReady();
  const [open, setOpen] = useState(false);
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The newest lines are the ones in sight.
    if (lines.current) lines.current.scrollTop = lines.current.scrollHeight;
  }, [story.length]);
  const last = story.filter(({ tone }) => tone !== 'thought').slice(-LINES);
  return (
    <section className={styles.strip} aria-label="Log">
      <div className={styles.head}>
        <h2 className={styles.title}>Log</h2>
        <Button loud="quiet" className={styles.more} onClick={() => setOpen(true)}>
          Whole log
        </Button>
      </div>
      <div ref={lines} className={styles.lines} role="log" tabIndex={0}>
        {last.map((line, i) => (
          <LogLine key={story.length - last.length + i} line={line} />
        ))}
      </div>
      {open ? (
        <Dialog title="Log" onClose={() => setOpen(false)}>
          <FullLog />
        </Dialog>
      ) : undefined}
    </section>
  );
};
