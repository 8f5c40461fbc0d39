import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Segments } from '../parts/segments.tsx';
import styles from './forms.module.css';
import { PasswordField } from './password-field.tsx';

const WAYS = [
  { value: 'open', words: 'Open an account' },
  { value: 'login', words: 'Log in' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** Opening an account, or coming back to one. */
export const AccountForm = (): ReactElement => {
  const registration = useMe((state) => state.registration);
  const ways = WAYS.filter(({ value }) => value !== 'open' || registration !== 'closed');
  const [chosen, setWay] = useState<Way>('open');
  const way = registration === 'closed' ? 'login' : chosen;
  const [invitation, setInvitation] = useState(() => new URLSearchParams(location.search).get('invitation') ?? '');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [sentence, setSentence] = useState<string>();
  const enter = async (): Promise<void> => {
    const name = account.trim().toLowerCase();
    const { me } = await (way === 'login'
      ? api.login(name, password)
      : api.openAccount(name, password, registration === 'invitation' ? invitation : undefined));
    useMe.setState({ me, known: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSentence(undefined);
    enter().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Panel title="Account">
      <p className={styles.soft}>
        Without an account you are a guest: only this browser knows you. With an account you find your battles, lists
        and tables in every browser.
      </p>
      {ways.length > 1 ? (
        <Segments legend="What do you want to do?" hidden choices={ways} value={way} onChoose={setWay} />
      ) : (
        <p className={styles.soft}>This server opens no new accounts.</p>
      )}
      <form className={styles.form} onSubmit={submit}>
        <Field name="Name of the account" help="Small letters, digits, dots and dashes.">
          <input
            value={account}
            required
            minLength={2}
            maxLength={39}
            pattern="[a-zA-Z0-9][a-zA-Z0-9._\-]+"
            autoCapitalize="none"
            autoComplete="username"
            onChange={({ target }) => setAccount(target.value)}
          />
        </Field>
        <PasswordField name="Password" value={password} onType={setPassword} fresh={way === 'open'} />
        {way === 'open' && registration === 'invitation' ? (
          <Field name="Invitation" help="The code that the owner of this server gave you.">
            <input
              value={invitation}
              required
              maxLength={40}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ target }) => setInvitation(target.value)}
            />
          </Field>
        ) : undefined}
        <ProblemLine sentence={sentence} />
        <Button type="submit" loud="main">
          {way === 'open' ? 'Open the account' : 'Log in'}
        </Button>
      </form>
    </Panel>
  );
};
