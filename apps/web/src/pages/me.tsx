import { type ReactElement, useEffect, useState } from 'react';
import { loadUser, useUser } from '../api/use-me.ts';
import { AccountPanel } from '../me/account-panel.tsx';
import { DataPanel } from '../me/data-panel.tsx';
import { NameForm } from '../me/name-form.tsx';
import { ME_TEXTS } from '../me/texts.ts';
import { SavedPanel } from '../me/saved-panel.tsx';
import { ThemePanel } from '../me/theme-panel.tsx';
import { Frame } from '../parts/frame.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './me.module.css';

/** The page of the user: name, account and everything saved. */
export const Page = (): ReactElement => {
  const id = useUser(({ me }) => me?.id);
  const account = useUser(({ me }) => me?.account);
  const [sentence, setSentence] = useState<string>();
  useEffect(() => void loadUser().catch((error: Error) => setSentence(error.message)), []);
  return (
    <Frame title={ME_TEXTS.title}>
      <ProblemLine sentence={sentence} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NameForm key={id} />
          <ThemePanel />
          <AccountPanel />
        </div>
        <div className={styles.column}>
          <SavedPanel kind="list" person={id} />
          <SavedPanel kind="table" person={id} />
          <SavedPanel kind="book" person={id} />
          {id === undefined ? undefined : <DataPanel person={id} account={account} />}
        </div>
      </div>
    </Frame>
  );
};
