import { namesOf } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { BattleStore } from '../battle/battle-store.ts';
import { buttonLook } from '../parts/button.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { Decide } from './decide.tsx';
import { decisionFor } from './decision.ts';
import { Menu } from './menu.tsx';
import { momentWords, statusSentence } from './status.ts';
import { StoryLog } from './story-log.tsx';
import { TableWords } from './table-panel.tsx';
import styles from './text-battle.module.css';
import { Units } from './units.tsx';

/** A whole battle in words. */
export const TextBattle = ({ store, search }: { store: BattleStore; search: string }): ReactElement => {
  const { info, plan, state, battle, story, line, bye, busy, problem } = useStore(store);
  const names = useMemo(() => plan && namesOf(plan), [plan]);
  if (bye) return <ProblemLine sentence={bye.sentence} />;
  if (!info || !plan || !state || !battle || !names) return <Waiting for="the battle" />;
  const decision = decisionFor(info, state, battle);
  const sides = plan.sides
    .map(({ index }) => index)
    .sort((a, b) => Number(info.mine.includes(b)) - Number(info.mine.includes(a)) || a - b);
  return (
    <div className={styles.text}>
      <div className={styles.play}>
        <section className={styles.now} aria-label="Now" data-decision tabIndex={-1}>
          <p className={styles.moment}>{momentWords(battle)}</p>
          <p className={styles.status} role="status">
            {line === 'lost' ? 'The connection is lost; it comes back by itself. ' : ''}
            {statusSentence(battle, state, names, decision)}
          </p>
          {decision ? (
            <Decide store={store} battle={battle} decision={decision} names={names} busy={busy} />
          ) : undefined}
          {state.over ? (
            <p>
              <Link href={`/replays/${info.id}${search}`} className={buttonLook('main')}>
                See how it went
              </Link>
            </p>
          ) : undefined}
          {!decision && problem ? <ProblemLine sentence={problem.sentence} /> : undefined}
        </section>
        <Menu
          store={store}
          info={info}
          state={state}
          side={decision?.side ?? info.mine[0]}
          names={names.sides}
          search={search}
        />
        <h2>What happened</h2>
        <StoryLog story={story} names={names.sides} />
      </div>
      <div className={styles.sides}>
        <TableWords battle={battle} names={names} />
        {sides.map((side) => (
          <Units key={side} battle={battle} side={side} names={names} mine={info.mine.includes(side)} />
        ))}
      </div>
    </div>
  );
};
