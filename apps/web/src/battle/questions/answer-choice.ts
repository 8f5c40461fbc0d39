import type { Answer } from '@muster/engine';

/** One answer with words for it. */
export interface AnswerChoice {
  label: string;
  hint?: string;
  answer: Answer;
}
