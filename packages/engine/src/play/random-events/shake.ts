import { ledgeNear } from '../../space/inside-terrain.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { clearUnitFlag, hasUnitFlag, setUnitFlag, modelsOf } from '../../state/query.ts';
import { fallDown } from '../fall.ts';
import { logMishap } from './befall.ts';
import type { CarryOut } from './effects.ts';
import { eventTargets } from '../../state/random-events.ts';
import { settleHurt } from './hits.ts';

/** Makes the targets Shaken. */
export const shake: CarryOut<'shake'> = (play, happening) => {
  for (const unit of eventTargets(play.battle, happening.row)) {
    setUnitFlag(play.battle, unit, UNIT_FLAG.shaken);
    logMishap(play, happening, unit, 'shaken');
  }
};

/** The targets stop being Shaken; no player caused it (campaign:M11). */
export const rallyTargets: CarryOut<'rally'> = (play, happening) => {
  for (const unit of eventTargets(play.battle, happening.row)) {
    clearUnitFlag(play.battle, unit, UNIT_FLAG.shaken);
    logMishap(play, happening, unit, 'rallied');
  }
};

/** The targets that stand at an edge fall from it, the full height. */
export const slip: CarryOut<'slip'> = (play, happening) => {
  const { battle } = play;
  for (const unit of eventTargets(battle, happening.row)) {
    logMishap(play, happening, unit, 'slipped');
    const falls = modelsOf(battle, unit).map((model) => ({ model, landing: ledgeNear(battle, model) }));
    for (const { model, landing } of falls)
      if (landing && battle.alive[model] && !hasUnitFlag(battle, unit, UNIT_FLAG.destroyed))
        fallDown(play, model, landing);
    settleHurt(play, unit);
  }
};
