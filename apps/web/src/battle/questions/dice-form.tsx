import { parseFaces } from '@muster/guide';
import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { isTouchScreen } from '../../parts/is-touch-screen.ts';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { DieFace } from '../dice/die.tsx';
import { leftWords, typedFaces } from './faces.ts';
import type { QuestionOf } from './of.ts';
import { REAL_DICE_TEXTS } from './texts.ts';
import styles from './dice-form.module.css';

const FACES = [1, 2, 3, 4, 5, 6];

/** The form for real dice: tap or type their faces. */
export const DiceForm = ({ question }: { question: QuestionOf<'dice'> }): ReactElement => {
  const { store } = useBattleContext();
  const { busy } = useLoadedBattle();
  const [typed, setTyped] = useState('');
  const typing = useRef<HTMLInputElement>(null);
  const words = useId();
  const { count } = question;
  const faces = typedFaces(typed);
  const read = parseFaces(typed, count);
  useEffect(() => {
    // Typing is fastest with a keyboard; on a phone the keyboard would cover the dice.
    if (!isTouchScreen()) typing.current?.focus({ preventScroll: true });
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (read && !busy) void store.answer(question, read);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.faces}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            className={styles.face}
            disabled={faces.length >= count}
            aria-label={REAL_DICE_TEXTS.add(face)}
            onClick={() => setTyped(`${typed}${face}`)}
          >
            <DieFace face={face} className={styles.die} />
          </button>
        ))}
      </div>
      {faces.length > 0 ? (
        <div className={styles.shown}>
          {faces.map((face, i) => (
            <button
              key={i}
              type="button"
              className={i < count ? styles.small : styles.over}
              aria-label={REAL_DICE_TEXTS.remove(face)}
              onClick={() => setTyped(faces.filter((_, at) => at !== i).join(''))}
            >
              <DieFace face={face} className={styles.die} />
            </button>
          ))}
        </div>
      ) : undefined}
      <label className={styles.typing}>
        {REAL_DICE_TEXTS.type}
        <input
          ref={typing}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={words}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <p id={words} role="status" className={read || typed === '' ? styles.words : styles.wrong}>
        {leftWords(typed, count)}
      </p>
      <Button loud="main" type="submit" disabled={busy || !read}>
        {REAL_DICE_TEXTS.confirm}
      </Button>
    </form>
  );
};
