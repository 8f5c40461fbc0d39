import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useBattleContext, useLoadedBattle } from '../battle/desk/battle-context.ts';
import { namesFor } from '../battle/desk/names.ts';
import { ownFirst } from '../battle/desk/own-first.ts';
import { useWatch } from '../battle/desk/use-watch.ts';
import { EndPanel } from '../battle/end/end-panel.tsx';
import { currentDecision } from '../battle/phases/deciding.ts';
import { headline } from '../battle/phases/headlines.ts';
import { BattleMenu } from '../battle/screen/battle-menu.tsx';
import { SecretCover } from '../battle/screen/curtain.tsx';
import { Notices } from '../battle/screen/notices.tsx';
import { UndoButton } from '../battle/screen/undo-button.tsx';
import { WhoseTurn } from '../battle/screen/whose-turn.tsx';
import { useTitle } from '../battle/screen/use-title.ts';
import { buttonLook } from '../parts/button.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Decide } from './decide.tsx';
import { decisionOf } from './decision.ts';
import { momentWords } from './status.ts';
import { StoryLog } from './story-log.tsx';
import { TableWords } from './table-panel.tsx';
import styles from './text-battle.module.css';
import { TEXT_TEXTS } from './texts.ts';
import { Units } from './units.tsx';

/** A battle in words, without a map. */
export const TextBattle = (): ReactElement => {
  const { store } = useBattleContext();
  const { info, plan, state, battle, story, busy, problem } = useLoadedBattle();
  const names = namesFor(plan);
  const watch = useWatch();
  useTitle();
  const deciding = currentDecision(battle, state, info.mine);
  const decision = decisionOf(deciding, state.seq);
  return (
    <div className={styles.text}>
      <div className={styles.play}>
        <section className={styles.now} aria-label={TEXT_TEXTS.now} data-decision tabIndex={-1}>
          <p className={styles.moment}>{momentWords(battle)}</p>
          <p className={decision ? 'visually-hidden' : styles.status} role="status">
            {headline(deciding, battle, names, state, info.mine)}
          </p>
          {info.mine.length === 0 && !state.over ? <p>{TEXT_TEXTS.watching}</p> : undefined}
          <WhoseTurn />
          {decision ? (
            <SecretCover>
              <Decide store={store} battle={battle} decision={decision} busy={busy} />
            </SecretCover>
          ) : undefined}
          {state.over ? <EndPanel /> : undefined}
          {!decision && problem ? <ProblemLine sentence={problem.sentence} /> : undefined}
        </section>
        <Notices inline />
        <div className={styles.tools}>
          <UndoButton />
          <Link href={`/battles/${info.id}${watch}`} className={buttonLook('quiet')}>
            {TEXT_TEXTS.showMap}
          </Link>
          <BattleMenu />
        </div>
        <h2>{TEXT_TEXTS.events}</h2>
        <StoryLog story={story} sides={names.sides.length} thinks={state.seats.some(({ kind }) => kind === 'bot')} />
      </div>
      <div className={styles.sides}>
        <TableWords battle={battle} names={names} />
        {ownFirst(plan, info.mine).map((side) => (
          <Units key={side} battle={battle} side={side} names={names} mine={info.mine.includes(side)} />
        ))}
      </div>
    </div>
  );
};
