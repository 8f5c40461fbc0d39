import { type FormEvent, type ReactElement, useState } from 'react';
import { api, type Kept } from '../api/http.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './forms.module.css';

/** Gives something that is kept another name. */
export const RenameDialog = ({
  kept,
  onDone,
  onClose,
}: {
  kept: Kept;
  onDone: () => void;
  onClose: () => void;
}): ReactElement => {
  const [name, setName] = useState(kept.name);
  const [sentence, setSentence] = useState<string>();
  const rename = async (): Promise<void> => {
    const { body } = await api.kept(kept.id);
    await api.change(kept.id, name.trim(), body);
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rename().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <Field name="Name">
          <input value={name} maxLength={40} required onChange={({ target }) => setName(target.value)} />
        </Field>
        <ProblemLine sentence={sentence} />
        <Button type="submit" loud="main" disabled={name.trim() === ''}>
          Rename
        </Button>
      </form>
    </Dialog>
  );
};
