import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'wouter';
import { buttonLook } from '../../parts/button.tsx';
import { Part } from '../act/part.tsx';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { useWatch } from '../desk/use-watch.ts';
import { sideColour } from '../../parts/side-colour.ts';
import { luckWords } from '../../tape/luck.ts';
import { summaryOf, winnerOf } from './summary.ts';
import styles from './end-panel.module.css';

/** What reads a recording is loaded when a battle is over. */
const Turns = lazy(async () => ({ default: (await import('./turns.tsx')).Turns }));

/** How it ended: objectives, kills, luck, and the way to the replay. */
export const EndPanel = (): ReactElement => {
  const { battle, plan, state, events, info } = useReady();
  const { sides } = namesFor(plan);
  const watch = useWatch();
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
              <td className={styles.luck}>
                {luckWords(luck.percentile)}
                <span>
                  {luck.all.rolled} of {luck.all.expected.toFixed(0)} expected
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link href={`/replays/${info.id}${watch}`} className={buttonLook('main')}>
        See the replay
      </Link>
      <Suspense>
        <Turns />
      </Suspense>
      <Link href="/new" className={buttonLook()}>
        Another battle
      </Link>
    </Part>
  );
};
