import { passes } from '@muster/kernel';
import { type Play, underdogModifier } from '../contract/play.ts';
import { isNear, storeReach } from '../state/area-rules.ts';
import { GAME, UNIT_FLAG } from '../state/battle.ts';
import { recover } from './recovery.ts';
import { hasUnitFlag, isOnTable, modelsOf, sideOf } from '../state/query.ts';

/** Begins an activation, unless it has begun: the unit must then continue it. */
export const beginActivation = (play: Play, unit: number): void => {
  const { battle } = play;
  if (battle.game[GAME.active] === unit) return;
  battle.game[GAME.active] = unit;
  storeReach(battle, unit);
  steadyFriends(play, unit);
};

/**
 * Friendly units around a model with a rule for it stop being Shaken, unless it is off the table or Shaken itself
 * (campaign:T4).
 */
const steadyFriends = (play: Play, unit: number): void => {
  const { battle } = play;
  if (!battle.plan.steadies || !isOnTable(battle, unit) || hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return;
  for (const model of modelsOf(battle, unit)) {
    const { steadies } = battle.plan.models[model];
    if (!steadies) continue;
    const { label, reach, on } = steadies;
    const targets = battle.plan.sides[sideOf(battle, unit)].units.filter(
      (friend) =>
        hasUnitFlag(battle, friend, UNIT_FLAG.shaken) &&
        isOnTable(battle, friend) &&
        isNear(battle, model, friend, reach),
    );
    if (targets.length === 0) continue;
    const bill = [{ source: label, amount: 0 }];
    const faces = on > 0 ? play.roll('ability', unit, 1, { need: on, bill, model }) : [];
    const times = faces.every((face) => passes(face, on, underdogModifier(play))) ? targets.length : 0;
    if (play.listening) play.emit({ type: 'used', unit, model, rule: label, targets, faces: [...faces], times });
    if (times === 0) continue;
    for (const friend of targets) recover(play, friend);
  }
};
