import { makePlayer } from '@muster/ai';
import type { Answer, Battle, Question } from '@muster/engine';

/** What a captain would answer. */
export const plainAnswer = (battle: Battle, question: Question): Answer =>
  makePlayer('captain', `helper ${battle.game.join(' ')}`).answer(battle, question);
