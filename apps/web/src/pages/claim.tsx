import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { api } from '../api/http.ts';
import { learnMe, useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import styles from './claim.module.css';

/** Takes the seat of a battle that a link leads to; asks for a name first. */
export const Page = (): ReactElement => {
  const { id = '' } = useParams();
  const token = new URLSearchParams(useSearch()).get('seat') ?? '';
  const [, go] = useLocation();
  const { me, known } = useMe();
  const [name, setName] = useState<string>();
  const [sentence, setSentence] = useState<string>();
  useEffect(() => void learnMe().catch((error: Error) => setSentence(error.message)), []);
  const shown = name ?? (me?.name === 'Guest' ? '' : (me?.name ?? ''));
  const take = async (): Promise<void> => {
    const { me: named } = await api.rename(shown.trim());
    useMe.setState({ me: named, known: true });
    await api.claim(id, token);
    go(`/battles/${id}`, { replace: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSentence(undefined);
    take().catch((error: Error) => setSentence(error.message));
  };
  return (
    <Frame title="You are invited to a battle">
      <Panel>
        <ProblemLine sentence={sentence} />
        {known ? (
          <form className={styles.form} onSubmit={submit}>
            <Field name="What should the others call you?">
              <input
                value={shown}
                maxLength={40}
                required
                autoComplete="nickname"
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
            <Button type="submit" loud="main" disabled={shown.trim() === ''}>
              Take the seat
            </Button>
          </form>
        ) : sentence === undefined ? (
          <Waiting for="the server" />
        ) : undefined}
      </Panel>
    </Frame>
  );
};
