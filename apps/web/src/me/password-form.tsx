import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { Button } from '../parts/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './forms.module.css';
import { PasswordField } from './password-field.tsx';
import { ME_TEXTS } from './texts.ts';

/** The form to change the password of the account. */
export const PasswordForm = ({ account }: { account: string }): ReactElement => {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [isChanged, setChanged] = useState(false);
  const [sentence, setSentence] = useState<string>();
  const change = async (): Promise<void> => {
    await api.changePassword(password, next);
    setPassword('');
    setNext('');
    setChanged(true);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChanged(false);
    setSentence(undefined);
    change().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Panel title={ME_TEXTS.password}>
      <form className={styles.form} onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
        <PasswordField name={ME_TEXTS.currentPassword} value={password} onType={setPassword} />
        <PasswordField name={ME_TEXTS.newPassword} value={next} onType={setNext} fresh />
        <ProblemLine sentence={sentence} />
        <Button type="submit">{ME_TEXTS.changePassword}</Button>
      </form>
      <p role="status" className={styles.said}>
        {isChanged ? ME_TEXTS.passwordChanged : ''}
      </p>
    </Panel>
  );
};
