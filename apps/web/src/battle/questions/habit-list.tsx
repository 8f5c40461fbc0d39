import type { QuestionKind } from '@muster/engine';
import type { ReactElement } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHabitStore } from './habit-store.ts';
import { HABIT_NAMES, HABIT_TEXTS } from './texts.ts';
import styles from './habit-list.module.css';

/** The list of automatic answers, each with a button that removes it. */
export const HabitList = (): ReactElement | undefined => {
  const { habits, forget } = useHabitStore();
  const kinds = Object.keys(habits) as QuestionKind[];
  if (kinds.length === 0) return undefined;
  return (
    <section aria-label={HABIT_TEXTS.title}>
      <h3>{HABIT_TEXTS.title}</h3>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            {HABIT_NAMES[kind] ?? kind}
            <Button onClick={() => forget(kind)}>{HABIT_TEXTS.forget}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
