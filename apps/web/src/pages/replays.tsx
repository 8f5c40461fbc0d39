import type { BattleListing } from '@muster/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../api/http.ts';
import { learnMe } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { buttonLook } from '../parts/button.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { OpenFile } from '../replay/open-file.tsx';
import { BattleList } from '../my-battles/battle-list.tsx';

/** Finished battles; nobody in particular has none. */
const finished = async (): Promise<BattleListing[]> =>
  (await learnMe()) ? (await api.battles()).battles.filter(({ summary }) => summary.over) : [];

/** Battles that are over, to be looked at again, and files. */
export const Page = (): ReactElement => {
  const { value, sentence, again } = useRequest(finished);
  return (
    <Frame title="Replays">
      <ProblemLine sentence={sentence} onAgain={again} />
      {value === undefined && sentence === undefined ? <Waiting for="your battles" /> : undefined}
      {value?.length === 0 ? (
        <Panel title="Your finished battles">
          <p>Battles that you have finished are here, to be looked at step by step. There are none yet.</p>
          <p>
            <Link href="/new" className={buttonLook('main')}>
              Set up a battle
            </Link>
          </p>
        </Panel>
      ) : undefined}
      <BattleList title="Your finished battles" battles={value ?? []} onRemoved={again} />
      <Panel title="Open a file">
        <OpenFile />
      </Panel>
    </Frame>
  );
};
