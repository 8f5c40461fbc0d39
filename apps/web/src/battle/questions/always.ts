import type { Answer, QuestionKind } from '@muster/engine';

/** What is answered without asking: always the same, or what the computer would say. */
export type Habit = { answer: Answer } | { helper: true };

/** Habits by the kind of question. */
export type Habits = Partial<Record<QuestionKind, Habit>>;

/** Where a browser keeps things. */
export interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Whether an answer means the same every time. */
export const isPlain = (answer: Answer): boolean =>
  typeof answer === 'boolean' ||
  answer === 'auto' ||
  answer === 'no' ||
  answer === 'done' ||
  answer === 0 ||
  (Array.isArray(answer) && answer.length === 0);

const PLACE = 'muster habits';

/** The habits that this browser remembers. */
export const readHabits = (storage: Pick<Keeper, 'getItem'>): Habits => {
  try {
    const found: unknown = JSON.parse(storage.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
};

/** Remembers habits in this browser. */
export const keepHabits = (storage: Pick<Keeper, 'setItem'>, habits: Habits): void =>
  storage.setItem(PLACE, JSON.stringify(habits));
