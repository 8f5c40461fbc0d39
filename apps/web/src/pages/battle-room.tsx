import { lazy, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Loading } from '../parts/loading.tsx';
import { buttonLook } from '../parts/button.tsx';
import { type BattleStore, openBattle } from '../battle/battle-store.ts';
import { type BattleContext, BattleContextProvider } from '../battle/desk/battle-context.ts';
import { makeScreenState } from '../battle/desk/screen-state.ts';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { SHARED_TEXTS } from '../parts/texts.ts';
import styles from './battle-room.module.css';
import { PAGE_TEXTS } from './texts.ts';

/** Connects to a battle and shows it as soon as it is loaded. */
export const BattleRoom = ({
  id,
  watch,
  framed = false,
  children,
}: {
  id: string;
  watch: string;
  /** Whether the page around it has a frame. */
  framed?: boolean;
  /** The battle, when it is loaded. */
  children: ReactNode;
}): ReactElement => {
  const [here, setHere] = useState<BattleContext>();
  useEffect(() => {
    const store = openBattle(id, watch);
    setHere({ store, desk: makeScreenState() });
    return () => store.end();
  }, [id, watch]);
  if (!here) return <Loading text={SHARED_TEXTS.loadingBattle} />;
  return (
    <BattleContextProvider value={here}>
      <ErrorBoundary>
        <Entrance store={here.store} framed={framed}>
          {children}
        </Entrance>
      </ErrorBoundary>
    </BattleContextProvider>
  );
};

const TerrainPage = lazy(async () => ({ default: (await import('../terrain/terrain-page.tsx')).TerrainPage }));

const Entrance = ({
  store,
  framed,
  children,
}: {
  store: BattleStore;
  framed: boolean;
  children: ReactNode;
}): ReactNode => {
  const isReady = useStore(store, ({ battle }) => battle !== undefined);
  const bye = useStore(store, (view) => view.bye);
  const terrain = useStore(store, (view) => view.terrain);
  if (isReady) return children;
  if (terrain && !bye) return <TerrainPage terrain={terrain} framed={framed} />;
  if (!bye) return <Loading text={SHARED_TEXTS.loadingBattle} />;
  return (
    <div className={styles.bye}>
      <h1>{PAGE_TEXTS.noBattle}</h1>
      <p role="alert">{bye.sentence}</p>
      <Link href="/battles" className={buttonLook('main')}>
        {PAGE_TEXTS.myBattles}
      </Link>
    </div>
  );
};
