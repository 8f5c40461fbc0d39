import { type ReactElement, useEffect, useState } from 'react';
import { learnMe, useMe } from '../api/use-me.ts';
import { AccountPanel } from '../me/account-panel.tsx';
import { DataPanel } from '../me/data-panel.tsx';
import { KeepsPanel } from '../me/keeps-panel.tsx';
import { NameForm } from '../me/name-form.tsx';
import { ThemePanel } from '../me/theme-panel.tsx';
import { Frame } from '../parts/frame.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './me.module.css';

/** Who I am here, and what I keep. */
export const Page = (): ReactElement => {
  const id = useMe(({ me }) => me?.id);
  const account = useMe(({ me }) => me?.account);
  const [sentence, setSentence] = useState<string>();
  useEffect(() => void learnMe().catch((error: Error) => setSentence(error.message)), []);
  return (
    <Frame title="Me">
      <ProblemLine sentence={sentence} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NameForm key={id} />
          <ThemePanel />
          <AccountPanel />
        </div>
        <div className={styles.column}>
          <KeepsPanel
            kind="list"
            title="Your lists"
            empty="Army lists that you bring along are kept here when you say so."
            next={{ to: '/new', words: 'Bring one to a battle.' }}
            person={id}
          />
          <KeepsPanel
            kind="table"
            title="Your tables"
            empty="Tables that you lay in the editor are kept here."
            next={{ to: '/tables', words: 'Lay your first one.' }}
            person={id}
          />
          <KeepsPanel
            kind="book"
            title="Your army books"
            empty="Army books that you upload beside a list are kept here."
            next={{ to: '/new', words: 'Set up a battle to bring a list.' }}
            person={id}
          />
          {id === undefined ? undefined : <DataPanel account={account} />}
        </div>
      </div>
    </Frame>
  );
};
