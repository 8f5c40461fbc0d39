import { soloPlayer } from '@muster/ai';
import type { Answer, Battle, Player, Question } from '@muster/engine';

let makeHelper: (seed: string) => Player = soloPlayer;

/** Loads the captain (a computer player), which then suggests answers instead of the solo player. */
export const loadCaptain = async (): Promise<void> => {
  const { captainPlayer } = await import('./captain.ts');
  makeHelper = (seed) => captainPlayer({ seed });
};

/** Returns what a computer player would answer. */
export const suggestedAnswer = (battle: Battle, question: Question): Answer =>
  makeHelper(`helper ${battle.game.join(' ')}`).answer(battle, question);
