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

/** Who I am here, and what I have saved. */
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
            empty="Army lists that you save appear here."
            next={{ to: '/new', words: 'Bring a list to a battle.' }}
            person={id}
          />
          <KeepsPanel
            kind="table"
            title="Your tables"
            empty="Tables that you save in the editor appear here."
            next={{ to: '/tables', words: 'Create your first table.' }}
            person={id}
          />
          <KeepsPanel
            kind="book"
            title="Your army books"
            empty="Army books that you upload with a list appear here."
            next={{ to: '/new', words: 'Upload one with a list.' }}
            person={id}
          />
          {id === undefined ? undefined : <DataPanel person={id} account={account} />}
        </div>
      </div>
    </Frame>
  );
};
