import { type Action, type Answer, type Battle, phaseOf, type Player, type Question } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { captainActivation } from './decide.ts';
import { type OwnLook, newOwnLook } from './look/look.ts';
import { forget, type Memory, newMemory } from './memory.ts';
import { arriveWell, deployWell } from './setup.ts';
import { aimShots } from './shots.ts';
import { surveyFor } from './survey.ts';
import { type Weights, weightsOf } from './weights.ts';
import { reasonOf } from './captain-reasons.ts';
import type { Character } from '../characters.ts';
import { answerPlainly } from '../solo/answers.ts';
import { chooseZone, musterArmy, placeObjective } from '../solo/setup.ts';

/** The options of a captain. */
export interface CaptainSettings {
  /** Decides its random choices. */
  seed: string;
  character?: Character;
  /** Changes to the weights of its character. */
  weights?: Partial<Weights>;
}

/** Makes a player that evaluates the actions of each unit by exact odds and plays for the objectives. */
export const captainPlayer = (settings: CaptainSettings): Player => captainWith(newOwnLook(), settings);

/** Makes a captain that shares its analysis with the player that uses it. */
export const captainWith = (
  own: OwnLook,
  { seed, character = 'balanced', weights: changes }: CaptainSettings,
): Player => {
  const dice = new Dice(`captain ${seed}`);
  const weights = weightsOf(character, changes);
  const memory = newMemory();
  return {
    act: (battle, side) => {
      forget(memory, battle, side);
      return (memory.action = choose(own, battle, side, dice, weights, memory));
    },
    answer: (battle, question) => answer(own, battle, question, weights),
    explain: () => reasonOf(own, memory, weights),
  };
};

const choose = (own: OwnLook, battle: Battle, side: number, dice: Dice, weights: Weights, memory: Memory): Action => {
  const phase = phaseOf(battle);
  switch (phase) {
    case 'first-placer':
      return { type: 'choose-first-placer', first: side };
    case 'objectives':
      return placeObjective(battle, dice);
    case 'muster':
      return musterArmy(battle, side);
    case 'edge':
      return chooseZone(battle);
    case 'deployment':
    case 'scout':
      return deployWell(own, battle, side, phase, weights);
    case 'ambush':
      return arriveWell(own, battle, side, weights);
    case 'activation':
      return captainActivation(own, battle, side, weights, memory);
    default:
      return { type: 'pass' };
  }
};

const answer = (own: OwnLook, battle: Battle, question: Question, weights: Weights): Answer => {
  // The solo player answers all other kinds of questions.
  if (question.kind !== 'shoot') return answerPlainly(battle, question);
  return aimShots(surveyFor(own, battle, question.unit, weights));
};
