import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/http.ts';
import { learnMe } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { buttonLook } from '../parts/button.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { Invites } from '../my-battles/invites.tsx';
import { NewBattleForm } from '../setup/new-battle-form.tsx';

const kept = async () => {
  if (!(await learnMe())) return { lists: [], tables: [] };
  const [lists, tables] = await Promise.all([api.keeps('list'), api.keeps('table')]);
  return { lists: lists.keeps, tables: tables.keeps };
};

/** Setting a battle up. */
export const Page = (): ReactElement => {
  const [, go] = useLocation();
  const ready = useRequest(api.lists);
  const mine = useRequest(kept);
  const [made, setMade] = useState<string>();
  const sentence = ready.sentence ?? mine.sentence;
  if (made !== undefined)
    return (
      <Frame title="The battle is set up">
        <Panel title="Send these links">
          <p>Whoever opens a link takes the seat. You can begin with what is yours to do.</p>
          <Invites id={made} />
        </Panel>
        <div>
          <Link href={`/battles/${made}`} className={buttonLook('main')}>
            Go to the table
          </Link>
        </div>
      </Frame>
    );
  return (
    <Frame title="New battle">
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
        <Waiting for="the armies" />
      ) : undefined}
    </Frame>
  );
};
