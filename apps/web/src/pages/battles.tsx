import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { api } from '../api/http.ts';
import { learnMe } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { buttonLook } from '../parts/button.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { BattleList } from '../my-battles/battle-list.tsx';
import { battleWords, byUrgency, type Urgency } from '../my-battles/battle-words.ts';
import styles from './battles.module.css';

const mine = async () => ((await learnMe()) ? (await api.battles()).battles : []);

/** My battles: those that wait for me first. */
export const Page = (): ReactElement => {
  const { value, sentence, again } = useRequest(mine);
  // Whoever comes back to the page wants to know how things stand now.
  useEffect(() => {
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [again]);
  const sorted = byUrgency(value ?? []);
  const those = (urgency: Urgency) => sorted.filter((listing) => battleWords(listing).urgency === urgency);
  return (
    <Frame title="My battles">
      <ProblemLine sentence={sentence} onAgain={again} />
      {value || sentence ? undefined : <Waiting for="your battles" />}
      {value?.length === 0 ? (
        <Panel>
          <div className={styles.empty}>
            <p>
              Here you find the battles that you play: against the computer, with a friend at this screen, or by a link.
              There are none yet.
            </p>
            <Link href="/new" className={buttonLook('main')}>
              Set up your first battle
            </Link>
          </div>
        </Panel>
      ) : undefined}
      <BattleList title="They wait for you" battles={those('mine')} onRemoved={again} />
      <BattleList title="Going on" battles={those('running')} onRemoved={again} />
      <BattleList title="Over" battles={those('over')} onRemoved={again} />
    </Frame>
  );
};
