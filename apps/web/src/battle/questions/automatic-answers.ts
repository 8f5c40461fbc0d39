import type { Answer, QuestionKind } from '@muster/engine';

/** An automatic answer: always the same, or what the computer would answer. */
export type AutomaticAnswer = { answer: Answer } | { helper: true };

/** Automatic answers by kind of question. */
export type AutomaticAnswers = Partial<Record<QuestionKind, AutomaticAnswer>>;

/** The storage of the browser. */
export interface AnswerStorage {
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

/** Returns the automatic answers that this browser has stored. */
export const readHabits = (storage: Pick<AnswerStorage, 'getItem'>): AutomaticAnswers => {
  try {
    const found: unknown = JSON.parse(storage.getItem(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
};

/** Stores the automatic answers in this browser. */
export const storeHabits = (storage: Pick<AnswerStorage, 'setItem'>, habits: AutomaticAnswers): void =>
  storage.setItem(PLACE, JSON.stringify(habits));
