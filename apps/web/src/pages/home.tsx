import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { api } from '../api/http.ts';
import { loadUser, useUser } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { PlayPanel } from '../home/play-panel.tsx';
import { WaitingBattles } from '../home/waiting-battles.tsx';
import { PageLinks } from '../home/page-links.tsx';
import { HOME_TEXTS } from '../home/texts.ts';
import { Frame } from '../parts/frame.tsx';
import styles from './home.module.css';

// The picture needs the whole engine, which the page must not wait for.
const HomeScene = lazy(async () => ({ default: (await import('../home/home-scene.tsx')).HomeScene }));

/** The home page. */
export const Page = (): ReactElement => {
  const me = useUser((state) => state.me);
  useEffect(() => void loadUser().catch(() => undefined), []);
  const { value } = useRequest(async () => (me ? (await api.battles()).battles : []), me?.id);
  return (
    <Frame title={HOME_TEXTS.title} quiet>
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.claim}>{HOME_TEXTS.claim}</p>
          <p className={styles.lead}>{HOME_TEXTS.lead}</p>
          <PlayPanel />
        </div>
        <Suspense fallback={<div className={styles.room} />}>
          <HomeScene />
        </Suspense>
      </div>
      <WaitingBattles battles={value ?? []} />
      <PageLinks />
    </Frame>
  );
};
