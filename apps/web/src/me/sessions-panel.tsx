import type { SessionInfo } from '@muster/protocol';
import { type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useMe } from '../api/use-me.ts';
import { useRequest } from '../api/use-request.ts';
import { agoWords } from '../parts/ago-words.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './keeps-panel.module.css';
import forms from './forms.module.css';

/** The browsers in which I am logged in, and ways to log out. */
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
    useMe.setState({ me: undefined, known: true });
  };
  return (
    <Panel title="Where you are logged in">
      <ProblemLine sentence={problem ?? sentence} />
      <ul className={styles.keeps}>
        {value.map((session) => (
          <li key={session.id} className={styles.kept}>
            <span className={styles.name}>
              {session.browser}
              <span className={styles.small}>{usedWords(session)}</span>
            </span>
            {session.here ? undefined : (
              <Button
                aria-label={`Log out ${session.browser}, ${usedWords(session)}`}
                onClick={() => attempt(end(session.id))}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={forms.buttons}>
        <Button onClick={() => attempt(leave(false))}>Log out here</Button>
        <Button onClick={() => attempt(leave(true))}>Log out everywhere</Button>
      </div>
    </Panel>
  );
};

const usedWords = ({ here, seen, created }: SessionInfo): string =>
  here ? 'This browser' : `Used ${agoWords(seen, Date.now())}, logged in ${agoWords(created, Date.now())}`;
