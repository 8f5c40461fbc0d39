import { type Action, type Battle, freeZones, phaseOf, type Player } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { drawOne } from '../draw.ts';
import { drawActivation } from './activation.ts';
import { drawAnswer } from './answers.ts';
import { drawDeployment, drawMuster, drawObjective, drawRedeployment } from './setup.ts';

/** Makes a player that takes random legal actions, with its own dice. */
export const randomPlayer = (seed: string): Player => {
  const dice = new Dice(`random player ${seed}`);
  return {
    act: (battle, side) => drawAction(battle, side, dice),
    answer: (battle, question) => drawAnswer(battle, question, dice),
  };
};

const drawAction = (battle: Battle, side: number, dice: Dice): Action => {
  const phase = phaseOf(battle);
  switch (phase) {
    case 'first-placer':
      return { type: 'choose-first-placer', first: dice.below(battle.plan.sides.length) };
    case 'objectives':
      return drawObjective(battle, dice);
    case 'muster':
      return drawMuster(battle, side, dice);
    case 'edge':
      return { type: 'choose-edge', zone: drawOne(dice, freeZones(battle)) ?? 0 };
    case 'redeployment':
      return drawRedeployment(battle, side, dice);
    case 'deployment':
    case 'scout':
    case 'ambush':
      return drawDeployment(battle, side, phase, dice);
    case 'activation':
      return drawActivation(battle, side, dice);
    default:
      return { type: 'pass' };
  }
};
