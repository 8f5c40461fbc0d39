import { type FormEvent, type ReactElement, useState } from 'react';
import { api } from '../api/http.ts';
import { useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import styles from './forms.module.css';

/** What the others call me. */
export const NameForm = (): ReactElement => {
  const me = useMe((state) => state.me);
  const [name, setName] = useState<string>();
  const [said, setSaid] = useState('');
  const [sentence, setSentence] = useState<string>();
  const shown = name ?? me?.name ?? '';
  const save = async (): Promise<void> => {
    const { me: named } = await api.rename(shown.trim());
    useMe.setState({ me: named, known: true });
    setSaid('Name saved.');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSentence(undefined);
    save().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Panel title="Your name">
      <form className={styles.line} onSubmit={submit}>
        <Field name="What should the others call you?">
          <input
            value={shown}
            maxLength={40}
            required
            autoComplete="nickname"
            onChange={({ target }) => {
              setName(target.value);
              setSaid('');
            }}
          />
        </Field>
        <Button type="submit" disabled={shown.trim() === '' || shown === me?.name}>
          Save
        </Button>
      </form>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ProblemLine sentence={sentence} />
    </Panel>
  );
};
