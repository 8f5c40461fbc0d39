import { capital } from '@muster/kernel';
import type { Battle } from '@muster/engine';
import { pushesOf, shovesOf } from '@muster/guide';
import type { AnswerChoice } from './answer-choice.ts';
import type { QuestionOf } from './of.ts';
import { FORM_TEXTS, QUESTION_TEXTS } from './texts.ts';

/** Returns a push as far as possible in each free direction, with a hint about drops. */
export const pushChoices = (battle: Battle, { model }: QuestionOf<'push'>): AnswerChoice[] =>
  pushesOf(battle, model).map(({ direction, spot, isOver }) => ({
    label: capital(direction),
    ...(isOver ? { hint: QUESTION_TEXTS.push.overEdge } : {}),
    answer: spot,
  }));

/** Returns straight moves of a unit: the full distance, or half of it. */
export const shoveChoices = (battle: Battle, { unit, reach }: QuestionOf<'shove'>): AnswerChoice[] =>
  shovesOf(battle, unit, reach).map(({ direction, length, way }) => ({
    label: capital(direction),
    hint: FORM_TEXTS.range(length),
    answer: way,
  }));
