import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { DieFace } from '../dice/die.tsx';
import type { Of } from './of.ts';
import styles from './dice-form.module.css';

const FACES = [1, 2, 3, 4, 5, 6];

/** Real dice: tap what they show. */
export const DiceForm = ({ question }: { question: Of<'dice'> }): ReactElement => {
  const { store } = useHere();
  const { busy } = useReady();
  const [faces, setFaces] = useState<readonly number[]>([]);
  const { count } = question;
  const left = count - faces.length;
  return (
    <>
      <div className={styles.faces}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            className={styles.face}
            disabled={left === 0}
            aria-label={`A ${face}`}
            onClick={() => setFaces([...faces, face])}
          >
            <DieFace face={face} className={styles.die} />
          </button>
        ))}
      </div>
      <p className={styles.shown} role="status">
        {faces.map((face, i) => (
          <button
            key={i}
            type="button"
            className={styles.small}
            aria-label={`Take the ${face} back`}
            onClick={() => setFaces(faces.filter((_, at) => at !== i))}
          >
            <DieFace face={face} className={styles.die} />
          </button>
        ))}
        {left > 0 ? <span>{left} to go</span> : undefined}
      </p>
      <Button loud="main" disabled={busy || left !== 0} onClick={() => void store.answer(question, faces)}>
        They show this
      </Button>
    </>
  );
};
