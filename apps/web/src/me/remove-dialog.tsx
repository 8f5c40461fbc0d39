import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './forms.module.css';
import { PasswordField } from './password-field.tsx';

/** Asks before everything about me is deleted; an account needs its password. */
export const RemoveDialog = ({
  account,
  onClose,
}: {
  account: string | undefined;
  onClose: () => void;
}): ReactElement => {
  const [password, setPassword] = useState('');
  const [sentence, setSentence] = useState<string>();
  const remove = async (): Promise<void> => {
    await api.removeMe(account === undefined ? undefined : password);
    onClose();
    useMe.setState({ me: undefined, known: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSentence(undefined);
    remove().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Dialog title="Delete everything?" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>Your name, lists, tables, books and the battles that only you play are deleted. This cannot be undone.</p>
        <p>Battles with other people stay: your seats become free, and you become a removed player.</p>
        {account === undefined ? undefined : (
          <PasswordField name={`Password of ${account}`} value={password} onType={setPassword} />
        )}
        <ProblemLine sentence={sentence} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" loud="danger">
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
