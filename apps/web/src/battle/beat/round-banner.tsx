import { countsPoints, objectivesHeld, scoreOf } from '@muster/engine';
import type { ReactElement } from 'react';
import type { Beat } from '../../beats/beat.ts';
import { sideColour } from '../../parts/side-colour.ts';
import { SideMark } from '../../parts/side-mark.tsx';
import { namesFor } from '../desk/names.ts';
import styles from './round-banner.module.css';
import { BEAT } from './texts.ts';

const titleOf = ({ events }: Beat): string | undefined => {
  for (const event of events) {
    if (event.type === 'round-ended') return BEAT.roundEnds(event.round);
    if (event.type === 'finished') return BEAT.battleEnds;
  }
  return undefined;
};

/** The score, across the table, when a round or the battle ends. */
export const RoundBanner = ({ beat }: { beat: Beat | undefined }): ReactElement | undefined => {
  const title = beat && titleOf(beat);
  if (!beat || title === undefined) return undefined;
  const { after } = beat;
  const { plan } = after;
  const names = namesFor(plan).sides;
  return (
    <div className={styles.banner} role="status">
      <p className={styles.title}>{title}</p>
      <ul className={styles.score}>
        {plan.sides.map(({ index }) => (
          <li key={index} style={sideColour(index)}>
            <SideMark side={index} />
            <span className={styles.name}>{names[index]}</span>
            <strong>
              {countsPoints(plan) ? BEAT.points(scoreOf(after, index)) : BEAT.objectives(objectivesHeld(after, index))}
            </strong>
          </li>
        ))}
      </ul>
    </div>
  );
};
