import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { api } from '../../api/http.ts';
import { loadUser, useUser } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import { INVITATION_TEXTS } from './texts.ts';
import styles from './take-seat-form.module.css';

/** The form in which a visitor enters a name and takes the free seat. */
export const TakeSeatForm = ({
  battle,
  token,
  army,
  onDone,
}: {
  battle: string;
  token: string;
  army: string;
  onDone: () => void;
}): ReactElement => {
  const { me } = useUser();
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    loadUser().catch((error: Error) => setProblem(error.message));
  }, []);
  const shown = name ?? me?.name ?? '';
  const claim = async (): Promise<void> => {
    const wanted = shown.trim();
    if (wanted === '') return setProblem(INVITATION_TEXTS.enterName);
    try {
      if (wanted !== me?.name) useUser.setState({ me: (await api.rename(wanted, { battle, token })).me, known: true });
      await api.claim(battle, token);
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void claim();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label}>
        {INVITATION_TEXTS.yourName}
        <input
          className={styles.name}
          value={shown}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button loud="main" type="submit">
        {INVITATION_TEXTS.takeSeat(army)}
      </Button>
      <ProblemLine sentence={problem} />
    </form>
  );
};
