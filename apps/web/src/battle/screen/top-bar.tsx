import { counted } from '@muster/kernel';
import type { ReactElement } from 'react';
import { Flag } from 'lucide-react';
import { objectiveCount, objectivesHeld } from '@muster/engine';
import { Link } from 'wouter';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { sideColour } from '../../parts/side-colour.ts';
import { decidingOf } from '../phases/deciding.ts';
import { placeWords, standingsOf } from '../phases/standings.ts';
import { headline } from '../phases/words.ts';
import { BattleMenu } from './battle-menu.tsx';
import { UndoButton } from './undo-button.tsx';
import styles from './top-bar.module.css';

/** Round, whose turn, objectives held, and the menu. */
export const TopBar = (): ReactElement => {
  const { battle, state, info, plan } = useReady();
  const deciding = decidingOf(battle, state, info.mine);
  const isMine = deciding.kind === 'act' || deciding.kind === 'question';
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label="Muster, first page">
        <img src="/icon.svg" alt="" width="26" height="26" />
      </Link>
      <h1 className={styles.place}>
        <span className="visually-hidden">{info.title}: </span>
        {placeWords(battle)}
      </h1>
      <p className={isMine ? styles.mine : styles.turn} role="status">
        {headline(deciding, battle, namesFor(plan), state, info.mine)}
      </p>
      <ul className={styles.standings} aria-label="Standings">
        {standingsOf(battle).map(({ side, name, markers, points, units, start }) => (
          <li key={side} style={sideColour(side)} title={`${name}: ${units} of ${start} units left`}>
            <span className={styles.name}>{name}</span>
            <span className={styles.markers}>
              <Flag size={14} aria-hidden /> {markers}
              <span className="visually-hidden">{markers === 1 ? ' objective held' : ' objectives held'}</span>
            </span>
            {points === undefined ? undefined : <span className={styles.points}>{counted(points, 'point')}</span>}
            <span className={styles.units}>
              {units}/{start}
              <span className="visually-hidden"> units left</span>
            </span>
          </li>
        ))}
        {objectiveCount(battle) > 0 ? (
          <li className={styles.free}>{`${objectivesHeld(battle, -1)} free`}</li>
        ) : undefined}
      </ul>
      <UndoButton />
      <BattleMenu />
    </header>
  );
};
