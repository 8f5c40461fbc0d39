import type { Answer } from '@muster/engine';

/** One answer with its label. */
export interface AnswerChoice {
  label: string;
  hint?: string;
  answer: Answer;
}

/** A question as a player sees it. */
export interface Asking {
  title: string;
  text: string;
  /** Answers that take one click; other answers have a form. */
  choices: readonly AnswerChoice[];
}

/** Creates a question from its parts. */
export const ask = (title: string, text: string, choices: readonly AnswerChoice[] = []): Asking => ({
  title,
  text,
  choices,
});
