import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useUser } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './forms.module.css';
import { ME_TEXTS } from './texts.ts';

/** The name that other players see. */
export const NameForm = (): ReactElement => {
  const me = useUser((state) => state.me);
  const [name, setName] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [sentence, setSentence] = useState<string>();
  const shown = name ?? me?.name ?? '';
  const save = async (): Promise<void> => {
    const { me: named } = await api.rename(shown.trim());
    useUser.setState({ me: named, known: true });
    setSaved(true);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSentence(undefined);
    save().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Panel title={ME_TEXTS.yourName}>
      <form className={styles.line} onSubmit={submit}>
        <Field name={ME_TEXTS.nameQuestion}>
          <input
            value={shown}
            maxLength={40}
            required
            autoComplete="nickname"
            onChange={({ target }) => {
              setName(target.value);
              setSaved(false);
            }}
          />
        </Field>
        <Button type="submit" disabled={shown.trim() === '' || shown === me?.name}>
          {ME_TEXTS.save}
        </Button>
      </form>
      <p role="status" className={styles.said}>
        {isSaved ? ME_TEXTS.nameSaved : ''}
      </p>
      <ProblemLine sentence={sentence} />
    </Panel>
  );
};
