import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'wouter';
import { buttonLook } from '../../parts/button.tsx';
import { PanelSection } from '../act/part.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useWatch } from '../desk/use-watch.ts';
import { sideColour } from '../../parts/side-colour.ts';
import { luckWords } from '../../tape/luck.ts';
import { summaryOf, winnerOf } from './summary.ts';
import { END_TEXTS } from './texts.ts';
import styles from './end-panel.module.css';

/** Loaded only when a battle is over: it reads recordings. */
const Turns = lazy(async () => ({ default: (await import('./turns.tsx')).Turns }));

/** The panel at the end of a battle: the winner, objectives, kills, luck and a link to the replay. */
export const EndPanel = (): ReactElement => {
  const { battle, plan, state, events, info } = useLoadedBattle();
  const { sides } = namesFor(plan);
  const watch = useWatch();
  const winner = winnerOf(battle, state);
  const title =
    winner === undefined
      ? END_TEXTS.draw
      : info.mine.length === 1 && info.mine.includes(winner)
        ? END_TEXTS.won
        : END_TEXTS.winner(sides[winner]);
  return (
    <PanelSection
      title={title}
      text={state.conceded.length > 0 ? END_TEXTS.conceded(state.conceded.map((side) => sides[side])) : undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{END_TEXTS.side}</th>
            <th scope="col">{END_TEXTS.objectives}</th>
            <th scope="col">{END_TEXTS.kills}</th>
            <th scope="col">{END_TEXTS.luck}</th>
          </tr>
        </thead>
        <tbody>
          {summaryOf(battle, events).map(({ side, objectives, kills, luck }) => (
            <tr key={side} style={sideColour(side)}>
              <th scope="row" className={styles.side}>
                {sides[side]}
              </th>
              <td>{objectives}</td>
              <td>{kills}</td>
              <td className={styles.luck}>
                {luckWords(luck.percentile)}
                <span>{END_TEXTS.luckFigures(luck.all.rolled, luck.all.expected)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link href={`/replays/${info.id}${watch}`} className={buttonLook('main')}>
        {END_TEXTS.replay}
      </Link>
      <Suspense>
        <Turns />
      </Suspense>
      <Link href="/new" className={buttonLook()}>
        {END_TEXTS.newBattle}
      </Link>
    </PanelSection>
  );
};
