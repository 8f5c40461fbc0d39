import { useAbility } from '../play/ability.ts';
import { activate } from '../play/activation.ts';
import { cast } from '../play/casting.ts';
import { actAgain, delay } from '../play/again.ts';
import { beginActivation } from '../play/begin.ts';
import { choose } from '../play/choose.ts';
import { begin, chooseEdge, chooseFirstPlacer, deploy, muster, pass, placeObjective } from '../play/setup.ts';
import { rule } from '../play/ruling.ts';
import { beginShifted } from '../play/shift.ts';
import { nextSide, passTurn } from '../play/turns.ts';
import { turnOf } from '../state/query.ts';
import type { Action } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';

/** Carries out an action that has been checked. */
export const resolve = (play: Play, action: Action | 'begin'): void => {
  if (action === 'begin') return begin(play);
  switch (action.type) {
    case 'choose-first-placer':
      return chooseFirstPlacer(play, action.first);
    case 'place-objective':
      return placeObjective(play, action.x, action.y);
    case 'muster':
      return muster(play, action);
    case 'choose-edge':
      return chooseEdge(play, action.zone);
    case 'deploy':
    case 'arrive':
      return deploy(play, action);
    case 'pass':
      return pass(play);
    case 'cast':
      beginActivation(play, action.unit);
      return cast(play, action.unit, action);
    case 'use':
      beginActivation(play, action.unit);
      return useAbility(play, action.unit, action);
    case 'choose':
      return choose(play, action.unit, action);
    case 'again':
      return actAgain(play, action.unit);
    case 'delay':
      delay(play, action.unit);
      return passTurn(play, nextSide(play.battle, turnOf(play.battle)));
    case 'shift':
      return beginShifted(play, action.unit);
    case 'ruling':
      return rule(play, action);
    case 'activate':
      activate(play, action);
      return passTurn(play, nextSide(play.battle, turnOf(play.battle)));
  }
};
