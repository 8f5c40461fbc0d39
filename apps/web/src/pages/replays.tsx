import type { BattleListing } from '@muster/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../api/http.ts';
import { loadUser } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { buttonLook } from '../parts/button.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Loading } from '../parts/loading.tsx';
import { OpenFile } from '../replay/open-file.tsx';
import { BattleList } from '../my-battles/battle-list.tsx';
import { SHARED_TEXTS } from '../parts/texts.ts';
import { REPLAY_TEXTS } from '../replay/texts.ts';

const { list: TEXTS } = REPLAY_TEXTS;

/** Returns the finished battles of the user; a user whom the server does not know has none. */
const finished = async (): Promise<BattleListing[]> =>
  (await loadUser()) ? (await api.battles()).battles.filter(({ summary }) => summary.over) : [];

/** The page of finished battles and record files. */
export const Page = (): ReactElement => {
  const { value, sentence, again } = useRequest(finished);
  return (
    <Frame title={TEXTS.title}>
      <ProblemLine sentence={sentence} onAgain={again} />
      {value === undefined && sentence === undefined ? <Loading text={SHARED_TEXTS.loadingBattles} /> : undefined}
      {value?.length === 0 ? (
        <Panel title={TEXTS.finished}>
          <p>{TEXTS.none}</p>
          <p>
            <Link href="/new" className={buttonLook('main')}>
              {TEXTS.setUp}
            </Link>
          </p>
        </Panel>
      ) : undefined}
      <BattleList title={TEXTS.finished} battles={value ?? []} onRemoved={again} />
      <Panel title={TEXTS.openFile}>
        <OpenFile />
      </Panel>
    </Frame>
  );
};
