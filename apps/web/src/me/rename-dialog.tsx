import { type FormEvent, type ReactElement, useState } from 'react';
import { api, type SavedItem } from '../api/http.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './forms.module.css';
import { ME_TEXTS } from './texts.ts';

/** Renames a saved list, table or book. */
export const RenameDialog = ({
  kept,
  onDone,
  onClose,
}: {
  kept: SavedItem;
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
    <Dialog title={ME_TEXTS.rename} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <Field name={ME_TEXTS.name}>
          <input value={name} maxLength={40} required onChange={({ target }) => setName(target.value)} />
        </Field>
        <ProblemLine sentence={sentence} />
        <Button type="submit" loud="main" disabled={name.trim() === ''}>
          {ME_TEXTS.rename}
        </Button>
      </form>
    </Dialog>
  );
};
