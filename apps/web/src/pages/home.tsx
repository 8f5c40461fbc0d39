import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { api } from '../api/http.ts';
import { learnMe, useMe } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { PlayPanel } from '../home/play-panel.tsx';
import { WaitingBattles } from '../home/waiting-battles.tsx';
import { Ways } from '../home/ways.tsx';
import { Frame } from '../parts/frame.tsx';
import styles from './home.module.css';

// The picture needs the whole engine, which nobody should wait for.
const HomeScene = lazy(async () => ({ default: (await import('../home/home-scene.tsx')).HomeScene }));

/** The first page. */
export const Home = (): ReactElement => {
  const me = useMe((state) => state.me);
  useEffect(() => void learnMe().catch(() => undefined), []);
  const { value } = useRequest(async () => (me ? (await api.battles()).battles : []), me?.id);
  return (
    <Frame title="Muster" quiet>
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.claim}>Your table, your armies, every die by the rules.</p>
          <p className={styles.lead}>
            Muster plays short wargames down to the single model: it measures, rolls, remembers who is shaken, and tells
            you the exact odds before you decide.
          </p>
          <PlayPanel />
        </div>
        <Suspense fallback={<div className={styles.room} />}>
          <HomeScene />
        </Suspense>
      </div>
      <WaitingBattles battles={value ?? []} />
      <Ways />
    </Frame>
  );
};
