import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useUser } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Segments } from '../parts/segments.tsx';
import styles from './forms.module.css';
import { PasswordField } from './password-field.tsx';
import { ME_TEXTS } from './texts.ts';

const WAYS = [
  { value: 'open', words: ME_TEXTS.ways.open },
  { value: 'login', words: ME_TEXTS.ways.login },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** The form to create an account or log in. */
export const AccountForm = (): ReactElement => {
  const registration = useUser((state) => state.registration);
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
    useUser.setState({ me, known: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSentence(undefined);
    enter().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Panel title={ME_TEXTS.account}>
      <p className={styles.soft}>{ME_TEXTS.accountHelp}</p>
      {ways.length > 1 ? (
        <Segments legend={ME_TEXTS.whatToDo} hidden choices={ways} value={way} onChoose={setWay} />
      ) : (
        <p className={styles.soft}>{ME_TEXTS.noNewAccounts}</p>
      )}
      <form className={styles.form} onSubmit={submit}>
        <Field name={ME_TEXTS.accountName} help={ME_TEXTS.accountNameHelp}>
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
        <PasswordField name={ME_TEXTS.password} value={password} onType={setPassword} fresh={way === 'open'} />
        {way === 'open' && registration === 'invitation' ? (
          <Field name={ME_TEXTS.invitation} help={ME_TEXTS.invitationHelp}>
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
          {way === 'open' ? ME_TEXTS.create : ME_TEXTS.logIn}
        </Button>
      </form>
    </Panel>
  );
};
