import type { StoryLine } from '@muster/engine';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { LogLine } from '../parts/log-line.tsx';
import styles from './story-log.module.css';
import { TEXT_TEXTS } from './texts.ts';

/** The log of the battle. Screen readers read new lines aloud. */
export const StoryLog = ({
  story,
  sides,
  thinks,
}: {
  story: readonly StoryLine[];
  /** The number of sides. */
  sides: number;
  /** Whether a computer player takes part, whose plans can be shown. */
  thinks: boolean;
}): ReactElement => {
  const box = useRef<HTMLDivElement>(null);
  // The plans of computer players are shown only on demand.
  const [why, setWhy] = useState(false);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [story.length]);
  return (
    <>
      <div ref={box} className={styles.log} role="log" aria-label={TEXT_TEXTS.events} tabIndex={0}>
        {story.map((line, i) =>
          line.tone === 'thought' && !why ? undefined : <LogLine key={i} line={line} sides={sides} />,
        )}
      </div>
      {thinks ? (
        <label className={styles.why}>
          <input type="checkbox" checked={why} onChange={(event) => setWhy(event.target.checked)} />
          {TEXT_TEXTS.plans}
        </label>
      ) : undefined}
    </>
  );
};
