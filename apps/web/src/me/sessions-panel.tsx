import type { SessionInfo } from '@muster/protocol';
import { type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useUser } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { agoWords } from '../parts/ago-words.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './saved-panel.module.css';
import forms from './forms.module.css';
import { ME_TEXTS } from './texts.ts';

/** The browsers in which the user is logged in, with buttons to log out. */
export const SessionsPanel = (): ReactElement => {
  const { value = [], sentence, again } = useRequest(async () => (await api.sessions()).sessions);
  const [problem, setProblem] = useState<string>();
  const attempt = (work: Promise<void>): void => void work.catch((error: Error) => setProblem(error.message));
  const end = async (id: string): Promise<void> => {
    await api.endSession(id);
    again();
  };
  const leave = async (everywhere: boolean): Promise<void> => {
    await api.logout(everywhere);
    useUser.setState({ me: undefined, known: true });
  };
  return (
    <Panel title={ME_TEXTS.sessions}>
      <ProblemLine sentence={problem ?? sentence} />
      <ul className={styles.items}>
        {value.map((session) => (
          <li key={session.id} className={styles.item}>
            <span className={styles.name}>
              {session.browser}
              <span className={styles.small}>{usedWords(session)}</span>
            </span>
            {session.here ? undefined : (
              <Button
                aria-label={ME_TEXTS.logOutOf(session.browser, usedWords(session))}
                onClick={() => attempt(end(session.id))}
              >
                {ME_TEXTS.logOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={forms.buttons}>
        <Button onClick={() => attempt(leave(false))}>{ME_TEXTS.logOutHere}</Button>
        <Button onClick={() => attempt(leave(true))}>{ME_TEXTS.logOutEverywhere}</Button>
      </div>
    </Panel>
  );
};

const usedWords = ({ here, seen, created }: SessionInfo): string =>
  here ? ME_TEXTS.thisBrowser : ME_TEXTS.used(agoWords(seen, Date.now()), agoWords(created, Date.now()));
