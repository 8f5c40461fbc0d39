import { capital } from '@muster/kernel';
import { type Battle, inch } from '@muster/engine';
import { pushesOf, shovesOf } from '@muster/guide';
import type { AnswerChoice } from './answer-choice.ts';
import type { Of } from './of.ts';

/** As far as a push goes in each direction that is free, with a word about drops. */
export const pushChoices = (battle: Battle, { model }: Of<'push'>): AnswerChoice[] =>
  pushesOf(battle, model).map(({ direction, spot, isOver }) => ({
    label: capital(direction),
    ...(isOver ? { hint: 'over the edge' } : {}),
    answer: spot,
  }));

/** Ways to move a unit in a straight line, all the way or half of it. */
export const shoveChoices = (battle: Battle, { unit, reach }: Of<'shove'>): AnswerChoice[] =>
  shovesOf(battle, unit, reach).map(({ direction, length, way }) => ({
    label: capital(direction),
    hint: inch(length),
    answer: way,
  }));
