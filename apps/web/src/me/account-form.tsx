import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { beSomebody, useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Segments } from '../parts/segments.tsx';
import styles from './forms.module.css';

const WAYS = [
  { value: 'open', words: 'Open an account' },
  { value: 'login', words: 'Log in' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** Opening an account, or coming back to one. */
export const AccountForm = (): ReactElement => {
  const [way, setWay] = useState<Way>('open');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [sentence, setSentence] = useState<string>();
  const enter = async (): Promise<void> => {
    if (way === 'open') await beSomebody(account);
    const { me } = await (way === 'open' ? api.openAccount : api.login)(account.trim().toLowerCase(), password);
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
        Without an account you are a guest: this browser remembers you. With one you find your battles, lists and tables
        from anywhere.
      </p>
      <Segments legend="What do you want to do?" hidden choices={WAYS} value={way} onChoose={setWay} />
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
        <Field name="Password" help={way === 'open' ? 'At least 8 characters.' : undefined}>
          <input
            type="password"
            value={password}
            required
            minLength={8}
            maxLength={200}
            autoComplete={way === 'open' ? 'new-password' : 'current-password'}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <ProblemLine sentence={sentence} />
        <Button type="submit" loud="main">
          {way === 'open' ? 'Open the account' : 'Log in'}
        </Button>
      </form>
    </Panel>
  );
};
