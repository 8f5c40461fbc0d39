import { type Action, phaseOf } from '@muster/engine';
import { activate } from './activation.ts';
import { muster } from './mustering.ts';
import type { AskingContext } from './seat.ts';
import { chooseEdge, chooseFirstPlacer, deploy, placeObjective } from './setup.ts';

/** Asks a person for the action of their turn, in every phase. */
export const chooseTurn = (seat: AskingContext): Promise<Action> => {
  switch (phaseOf(seat.battle)) {
    case 'first-placer':
      return chooseFirstPlacer(seat);
    case 'objectives':
      return placeObjective(seat);
    case 'muster':
      return muster(seat);
    case 'edge':
      return chooseEdge(seat);
    case 'activation':
      return activate(seat);
    default:
      return deploy(seat);
  }
};
