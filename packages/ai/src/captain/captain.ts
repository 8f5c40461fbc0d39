import { type Action, type Answer, type Battle, phaseOf, type Player, type Question } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { captainActivation } from './decide.ts';
import { forget, type Memory, newMemory } from './memory.ts';
import { arriveWell, deployWell } from './setup.ts';
import { aimShots } from './shots.ts';
import { surveyFor } from './survey.ts';
import { type Weights, weightsOf } from './weights.ts';
import { reasonOf } from './words.ts';
import type { Character } from '../characters.ts';
import { answerPlainly } from '../solo/answers.ts';
import { chooseZone, musterArmy, placeMarker } from '../solo/setup.ts';

/** How a captain is set up. */
export interface CaptainSettings {
  /** Decides what it leaves to chance. */
  seed: string;
  character?: Character;
  /** What it holds for worth more or less than its temper does. */
  weights?: Partial<Weights>;
}

/** An opponent that weighs what each unit could do, by exact odds, and plays for the markers. */
export const captainPlayer = ({ seed, character = 'balanced', weights: changes }: CaptainSettings): Player => {
  const dice = new Dice(`captain ${seed}`);
  const weights = weightsOf(character, changes);
  const memory = newMemory();
  return {
    act: (battle, side) => {
      forget(memory, battle, side);
      return (memory.action = choose(battle, side, dice, weights, memory));
    },
    answer: (battle, question) => answer(battle, question, weights),
    explain: () => reasonOf(memory, weights),
  };
};

const choose = (battle: Battle, side: number, dice: Dice, weights: Weights, memory: Memory): Action => {
  const phase = phaseOf(battle);
  switch (phase) {
    case 'first-placer':
      return { type: 'choose-first-placer', first: side };
    case 'objectives':
      return placeMarker(battle, dice);
    case 'muster':
      return musterArmy(battle, side);
    case 'edge':
      return chooseZone(battle);
    case 'deployment':
    case 'scout':
      return deployWell(battle, side, phase, weights);
    case 'ambush':
      return arriveWell(battle, side, weights);
    case 'activation':
      return captainActivation(battle, side, weights, memory);
    default:
      return { type: 'pass' };
  }
};

const answer = (battle: Battle, question: Question, weights: Weights): Answer => {
  switch (question.kind) {
    case 'shoot':
      surveyFor(battle, question.unit, weights);
      return aimShots(battle, question.unit);
    default:
      return answerPlainly(battle, question);
  }
};
