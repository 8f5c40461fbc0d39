import type { QuestionKind } from '@muster/engine';
import type { ReactElement } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHabitStore } from './habit-store.ts';
import styles from './habit-list.module.css';

/** What is answered without asking, to be asked about again. */
export const HabitList = (): ReactElement | undefined => {
  const { habits, forget } = useHabitStore();
  const kinds = Object.keys(habits) as QuestionKind[];
  if (kinds.length === 0) return undefined;
  return (
    <section aria-label="Answered without asking">
      <h3>Answered without asking</h3>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            {kind.replaceAll('-', ' ')}
            <Button onClick={() => forget(kind)}>Ask me again</Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
