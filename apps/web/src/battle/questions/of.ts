import type { Question, QuestionKind } from '@muster/engine';

/** A question of one kind. */
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;

/** Questions that are answered with moves on the table. */
export type MoveQuestion = QuestionOf<'consolidate' | 'shift' | 'pile-in' | 'finish-move' | 'back-off'>;

/** Questions that are answered with places on the table. */
export type PlaceQuestion = QuestionOf<'shift' | 'shove' | 'push' | 'fall' | 'wreck' | 'place-ally' | 'drop'>;
