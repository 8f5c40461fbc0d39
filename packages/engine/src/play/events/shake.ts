import { ledgeNear } from '../../space/inside.ts';
import { U } from '../../state/battle.ts';
import { clear, has, mark, modelsOf } from '../../state/query.ts';
import { fallDown } from '../fall.ts';
import { tellBefell } from './befall.ts';
import type { CarryOut } from './effects.ts';
import { targetsOf } from '../../state/random-events.ts';
import { settleHurt } from './hits.ts';

/** Makes the targets Shaken. */
export const shake: CarryOut<'shake'> = (play, happening) => {
  for (const unit of targetsOf(play.battle, happening.row)) {
    mark(play.battle, unit, U.shaken);
    tellBefell(play, happening, unit, 'shaken');
  }
};

/** The targets stop being Shaken; no player caused it (campaign:M11). */
export const rallyTargets: CarryOut<'rally'> = (play, happening) => {
  for (const unit of targetsOf(play.battle, happening.row)) {
    clear(play.battle, unit, U.shaken);
    tellBefell(play, happening, unit, 'rallied');
  }
};

/** The targets that stand at an edge fall from it, the full height. */
export const slip: CarryOut<'slip'> = (play, happening) => {
  const { battle } = play;
  for (const unit of targetsOf(battle, happening.row)) {
    tellBefell(play, happening, unit, 'slipped');
    const falls = modelsOf(battle, unit).map((model) => ({ model, landing: ledgeNear(battle, model) }));
    for (const { model, landing } of falls)
      if (landing && battle.alive[model] && !has(battle, unit, U.destroyed)) fallDown(play, model, landing);
    settleHurt(play, unit);
  }
};
