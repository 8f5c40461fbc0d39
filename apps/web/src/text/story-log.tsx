import type { StoryLine } from '@muster/engine';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { ToldLine } from '../parts/told-line.tsx';
import styles from './story-log.module.css';

/** The story of the battle; what comes to it is read out. */
export const StoryLog = ({
  story,
  sides,
  thinks,
}: {
  story: readonly StoryLine[];
  /** How many sides there are. */
  sides: number;
  /** Whether a computer player is there, who has plans. */
  thinks: boolean;
}): ReactElement => {
  const box = useRef<HTMLDivElement>(null);
  // Whoever plays against the computer learns its plans only when asking for them.
  const [why, setWhy] = useState(false);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [story.length]);
  return (
    <>
      <div ref={box} className={styles.log} role="log" aria-label="What happened" tabIndex={0}>
        {story.map((line, i) =>
          line.tone === 'thought' && !why ? undefined : <ToldLine key={i} line={line} sides={sides} />,
        )}
      </div>
      {thinks ? (
        <label className={styles.why}>
          <input type="checkbox" checked={why} onChange={(event) => setWhy(event.target.checked)} />
          Tell why computer players do what they do
        </label>
      ) : undefined}
    </>
  );
};
