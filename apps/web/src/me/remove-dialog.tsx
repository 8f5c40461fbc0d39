import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useUser } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { SHARED_TEXTS } from '../parts/texts.ts';
import styles from './forms.module.css';
import { PasswordField } from './password-field.tsx';
import { ME_TEXTS } from './texts.ts';

/** Asks before all data of the user is deleted. With an account it asks for the password. */
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
    useUser.setState({ me: undefined, known: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSentence(undefined);
    remove().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Dialog title={ME_TEXTS.deleteQuestion} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{ME_TEXTS.deleteHelp}</p>
        <p>{ME_TEXTS.deleteOthers}</p>
        {account === undefined ? undefined : (
          <PasswordField name={ME_TEXTS.passwordOf(account)} value={password} onType={setPassword} />
        )}
        <ProblemLine sentence={sentence} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{SHARED_TEXTS.cancel}</Button>
          <Button type="submit" loud="danger">
            {ME_TEXTS.deleteEverything}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
