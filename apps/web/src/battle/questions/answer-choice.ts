import type { Answer } from '@muster/engine';

/** One answer with words for it. */
export interface AnswerChoice {
  label: string;
  hint?: string;
  answer: Answer;
}

/** How a question is put to a person. */
export interface Asking {
  title: string;
  text: string;
  /** Answers that take one click; those that need more have a form of their own. */
  choices: readonly AnswerChoice[];
}

/** Puts a question together. */
export const ask = (title: string, text: string, choices: readonly AnswerChoice[] = []): Asking => ({
  title,
  text,
  choices,
});
