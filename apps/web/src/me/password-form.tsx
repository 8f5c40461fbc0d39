import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './forms.module.css';
import { PasswordField } from './password-field.tsx';

/** Changes the password of my account. */
export const PasswordForm = ({ account }: { account: string }): ReactElement => {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [said, setSaid] = useState('');
  const [sentence, setSentence] = useState<string>();
  const change = async (): Promise<void> => {
    await api.changePassword(password, next);
    setPassword('');
    setNext('');
    setSaid('Password changed. Other browsers are logged out.');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSaid('');
    setSentence(undefined);
    change().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Panel title="Password">
      <form className={styles.form} onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
        <PasswordField name="Current password" value={password} onType={setPassword} />
        <PasswordField name="New password" value={next} onType={setNext} fresh />
        <ProblemLine sentence={sentence} />
        <Button type="submit">Change password</Button>
      </form>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </Panel>
  );
};
