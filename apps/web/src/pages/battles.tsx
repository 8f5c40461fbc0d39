import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { api } from '../api/http.ts';
import { loadUser } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { buttonLook } from '../parts/button.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Loading } from '../parts/loading.tsx';
import { BattleList } from '../my-battles/battle-list.tsx';
import { battleWords, byUrgency, type Urgency } from '../my-battles/battle-words.ts';
import { MY_BATTLES_TEXTS } from '../my-battles/texts.ts';
import { SHARED_TEXTS } from '../parts/texts.ts';
import styles from './battles.module.css';

const mine = async () => ((await loadUser()) ? (await api.battles()).battles : []);

/** The page of the user's battles, those first that wait for the user. */
export const Page = (): ReactElement => {
  const { value, sentence, again } = useRequest(mine);
  // A user who returns to the page expects the current state.
  useEffect(() => {
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [again]);
  const sorted = byUrgency(value ?? []);
  const those = (urgency: Urgency) => sorted.filter((listing) => battleWords(listing).urgency === urgency);
  return (
    <Frame title={MY_BATTLES_TEXTS.title}>
      <ProblemLine sentence={sentence} onAgain={again} />
      {value || sentence ? undefined : <Loading text={SHARED_TEXTS.loadingBattles} />}
      {value?.length === 0 ? (
        <Panel>
          <div className={styles.empty}>
            <p>{MY_BATTLES_TEXTS.empty}</p>
            <Link href="/new" className={buttonLook('main')}>
              {MY_BATTLES_TEXTS.setUpFirst}
            </Link>
          </div>
        </Panel>
      ) : undefined}
      <BattleList title={MY_BATTLES_TEXTS.mine} battles={those('mine')} onRemoved={again} />
      <BattleList title={MY_BATTLES_TEXTS.running} battles={those('running')} onRemoved={again} />
      <BattleList title={MY_BATTLES_TEXTS.over} battles={those('over')} onRemoved={again} />
    </Frame>
  );
};
