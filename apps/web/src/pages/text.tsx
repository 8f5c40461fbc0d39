import { type ReactElement, useEffect, useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { type BattleStore, openBattle } from '../battle/battle-store.ts';
import { Frame } from '../parts/frame.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { TextBattle } from '../text/text-battle.tsx';

/** A battle in words: everything that the map shows and lets one do, without the map. */
export const Page = (): ReactElement => {
  const { id } = useParams<{ id: string }>();
  const search = useSearch();
  const watch = new URLSearchParams(search).get('watch') ?? '';
  const [store, setStore] = useState<BattleStore>();
  useEffect(() => {
    const opened = openBattle(id, watch);
    setStore(opened);
    return () => opened.end();
  }, [id, watch]);
  return (
    <Frame title="Battle in words">
      {store ? <TextBattle store={store} search={search === '' ? '' : `?${search}`} /> : <Waiting for="the battle" />}
    </Frame>
  );
};
