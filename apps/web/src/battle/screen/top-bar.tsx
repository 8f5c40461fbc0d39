import type { ReactElement } from 'react';
import { Flag } from 'lucide-react';
import { objectiveCount, objectivesHeld } from '@muster/engine';
import { Link } from 'wouter';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { sideColour } from '../../parts/side-colour.ts';
import { currentDecision } from '../phases/deciding.ts';
import { momentText, standingsOf } from '../phases/standings.ts';
import { headline } from '../phases/headlines.ts';
import { BattleMenu } from './battle-menu.tsx';
import { UndoButton } from './undo-button.tsx';
import { TOP_BAR_TEXTS } from './texts.ts';
import styles from './top-bar.module.css';

/** The bar at the top: round, turn, objectives held and the menu. */
export const TopBar = (): ReactElement => {
  const { battle, state, info, plan } = useLoadedBattle();
  const deciding = currentDecision(battle, state, info.mine);
  const isMine = deciding.kind === 'act' || deciding.kind === 'question';
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label={TOP_BAR_TEXTS.home}>
        <img src="/icon.svg" alt="" width="26" height="26" />
      </Link>
      <h1 className={styles.place}>
        <span className="visually-hidden">{TOP_BAR_TEXTS.title(info.title)}</span>
        {momentText(battle)}
      </h1>
      <p className={isMine ? styles.mine : styles.turn} role="status">
        {headline(deciding, battle, namesFor(plan), state, info.mine)}
      </p>
      <ul className={styles.standings} aria-label={TOP_BAR_TEXTS.standings}>
        {standingsOf(battle).map(({ side, name, objectives, points, units, start }) => (
          <li key={side} style={sideColour(side)} title={TOP_BAR_TEXTS.unitsLeft(name, units, start)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.markers}>
              <Flag size={14} aria-hidden /> {objectives}
              <span className="visually-hidden">{TOP_BAR_TEXTS.held(objectives)}</span>
            </span>
            {points === undefined ? undefined : <span className={styles.points}>{TOP_BAR_TEXTS.points(points)}</span>}
            <span className={styles.units}>
              {TOP_BAR_TEXTS.units(units, start)}
              <span className="visually-hidden">{TOP_BAR_TEXTS.unitsLabel}</span>
            </span>
          </li>
        ))}
        {objectiveCount(battle) > 0 ? (
          <li className={styles.free}>{TOP_BAR_TEXTS.free(objectivesHeld(battle, -1))}</li>
        ) : undefined}
      </ul>
      <UndoButton />
      <BattleMenu />
    </header>
  );
};
