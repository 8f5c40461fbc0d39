import { type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { AccountForm } from './account-form.tsx';

/** The account that I have, or the way to one. */
export const AccountPanel = (): ReactElement => {
  const me = useMe((state) => state.me);
  const [sentence, setSentence] = useState<string>();
  if (me?.account === undefined) return <AccountForm />;
  const leave = async (): Promise<void> => {
    await api.logout();
    useMe.setState({ me: undefined, known: true });
  };
  return (
    <Panel title="Account">
      <p>
        You are logged in as <strong>{me.account}</strong>.
      </p>
      <ProblemLine sentence={sentence} />
      <div>
        <Button onClick={() => void leave().catch((error: Error) => setSentence(error.message))}>Log out</Button>
      </div>
    </Panel>
  );
};
