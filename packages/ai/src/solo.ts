import { type Action, type Battle, phaseOf, type Player } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { nextActivation } from './solo/activation.ts';
import { answerPlainly } from './solo/answers.ts';
import { arriveOrPass, chooseZone, deployNext, musterArmy, placeMarker } from './solo/setup.ts';

/** A plain and quick opponent: charges what it can beat, shoots what it hurts, and goes for the markers. */
export const soloPlayer = (seed = 'solo'): Player => {
  const dice = new Dice(`solo player ${seed}`);
  return {
    act: (battle, side) => choose(battle, side, dice),
    answer: answerPlainly,
  };
};

const choose = (battle: Battle, side: number, dice: Dice): Action => {
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
      return deployNext(battle, side, phase);
    case 'ambush':
      return arriveOrPass(battle, side);
    case 'activation':
      return nextActivation(battle, side);
    default:
      return { type: 'pass' };
  }
};
