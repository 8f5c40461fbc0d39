import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/http.ts';
import { loadUser } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { buttonLook } from '../parts/button.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Loading } from '../parts/loading.tsx';
import { Invites } from '../my-battles/invites.tsx';
import { NewBattleForm } from '../setup/new-battle-form.tsx';
import { SETUP_TEXTS } from '../setup/texts.ts';

const saved = async () => {
  if (!(await loadUser())) return { lists: [], tables: [] };
  const [lists, tables] = await Promise.all([api.keeps('list'), api.keeps('table')]);
  return { lists: lists.keeps, tables: tables.keeps };
};

/** The page that sets up a battle. */
export const Page = (): ReactElement => {
  const [, go] = useLocation();
  const ready = useRequest(api.lists);
  const mine = useRequest(saved);
  const [made, setMade] = useState<string>();
  const sentence = ready.sentence ?? mine.sentence;
  if (made !== undefined)
    return (
      <Frame title={SETUP_TEXTS.madeTitle}>
        <Panel title={SETUP_TEXTS.sendLinks}>
          <p>{SETUP_TEXTS.linksHelp}</p>
          <Invites id={made} />
        </Panel>
        <div>
          <Link href={`/battles/${made}`} className={buttonLook('main')}>
            {SETUP_TEXTS.toBattle}
          </Link>
        </div>
      </Frame>
    );
  return (
    <Frame title={SETUP_TEXTS.title}>
      <ProblemLine
        sentence={sentence}
        onAgain={() => {
          ready.again();
          mine.again();
        }}
      />
      {ready.value && mine.value ? (
        <NewBattleForm
          ready={ready.value.lists}
          keptLists={mine.value.lists}
          keptTables={mine.value.tables}
          onKept={mine.again}
          onMade={(id, hasLinks) => (hasLinks ? setMade(id) : go(`/battles/${id}`))}
        />
      ) : sentence === undefined ? (
        <Loading text={SETUP_TEXTS.loading} />
      ) : undefined}
    </Frame>
  );
};
