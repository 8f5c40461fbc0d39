import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { buttonLook } from '../../parts/button.tsx';
import { Part } from '../act/part.tsx';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { sideColour } from '../desk/side-colour.ts';
import { summaryOf, winnerOf } from './summary.ts';
import styles from './end-panel.module.css';

/** How it ended: objectives, kills, luck, and the way to the replay. */
export const EndPanel = (): ReactElement => {
  const { battle, plan, state, events, info } = useReady();
  const { sides } = namesFor(plan);
  const winner = winnerOf(battle, state);
  const title =
    winner === undefined
      ? 'A draw'
      : info.mine.length === 1 && info.mine.includes(winner)
        ? 'You have won'
        : `${sides[winner]} wins`;
  return (
    <Part
      title={title}
      text={
        state.conceded.length > 0 ? `${state.conceded.map((side) => sides[side]).join(' and ')} conceded.` : undefined
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Side</th>
            <th scope="col">Objectives</th>
            <th scope="col">Kills</th>
            <th scope="col">Luck</th>
          </tr>
        </thead>
        <tbody>
          {summaryOf(battle, events).map(({ side, markers, kills, luck }) => (
            <tr key={side} style={sideColour(side)}>
              <th scope="row" className={styles.side}>
                {sides[side]}
              </th>
              <td>{markers}</td>
              <td>{kills}</td>
              <td>{luck > 0 ? `+${luck.toFixed(1)}` : luck.toFixed(1).replace('-', '−')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>Luck: successes rolled beyond what was to be expected, over all dice with a target.</p>
      <Link href={`/replays/${info.id}`} className={buttonLook('main')}>
        See the replay
      </Link>
      <Link href="/new" className={buttonLook()}>
        Another battle
      </Link>
    </Part>
  );
};
