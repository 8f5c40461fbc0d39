import type { Question, QuestionKind } from '@muster/engine';

/** A question of one kind. */
export type Of<K extends QuestionKind> = Extract<Question, { kind: K }>;
