import { makePlayer } from '@muster/ai';
import type { Answer, Battle, Question } from '@muster/engine';

/** Returns what the captain (a computer player) would answer. */
export const suggestedAnswer = (battle: Battle, question: Question): Answer =>
  makePlayer('captain', `helper ${battle.game.join(' ')}`).answer(battle, question);
