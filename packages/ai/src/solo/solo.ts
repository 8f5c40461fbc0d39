import { type Action, type Battle, phaseOf, type Player } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { nextActivation } from './activation.ts';
import { answerPlainly } from './answers.ts';
import { type LastDecision, newDecision, restartFor } from './last-decision.ts';
import { arriveOrPass, chooseZone, deployNext, musterArmy, placeObjective } from './setup.ts';
import { reasonFor } from './solo-reasons.ts';

/** Makes a quick and predictable player: every unit follows the same short decision tree in `solo/tree.ts`. */
export const soloPlayer = (seed = 'solo'): Player => {
  const dice = new Dice(`solo player ${seed}`);
  const mind = newDecision();
  return {
    act: (battle, side) => choose(battle, side, dice, mind),
    answer: answerPlainly,
    explain: () => reasonFor(mind),
  };
};

const choose = (battle: Battle, side: number, dice: Dice, mind: LastDecision): Action => {
  const phase = phaseOf(battle);
  if (phase === 'activation') return nextActivation(battle, side, mind);
  restartFor(mind, battle, -1, 'nothing');
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
      return deployNext(battle, side, phase, mind);
    case 'ambush':
      return arriveOrPass(battle, side, mind);
    default:
      return { type: 'pass' };
  }
};
