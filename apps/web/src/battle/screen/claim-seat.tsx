import { type ReactElement, useEffect, useState } from 'react';
import { api } from '../../api/http.ts';
import { learnMe, useMe } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { Frame } from '../../parts/frame.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ProblemLine } from '../../parts/problem.tsx';
import styles from './claim-seat.module.css';

/** Somebody who came by a link says a name and takes the free seat. */
export const ClaimSeat = ({
  battle,
  token,
  onDone,
}: {
  battle: string;
  token: string;
  onDone: () => void;
}): ReactElement => {
  const { me, known } = useMe();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    learnMe().catch((error: Error) => setProblem(error.message));
  }, []);
  const claim = async (): Promise<void> => {
    try {
      const wanted = (name || me?.name || '').trim();
      if (wanted === '') return setProblem('Say what the others shall call you.');
      if (wanted !== me?.name) useMe.setState({ me: (await api.rename(wanted)).me, known: true });
      await api.claim(battle, token);
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <Frame title="Join the battle">
      <Panel>
        <p>Somebody keeps a seat for you. Take it and the battle opens.</p>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void claim();
          }}
        >
          <label>
            Your name
            <input
              className={styles.name}
              value={name}
              placeholder={known ? me?.name : ''}
              maxLength={40}
              autoComplete="nickname"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <Button loud="main" type="submit">
            Take the seat
          </Button>
        </form>
        <ProblemLine sentence={problem} />
      </Panel>
    </Frame>
  );
};
