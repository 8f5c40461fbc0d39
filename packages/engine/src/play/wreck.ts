import { placeNear } from '../auto/place.ts';
import { removeModel } from '../attack/wounds.ts';
import type { Play } from '../game/play.ts';
import { checkPlacement, putDown } from '../legal/deploy.ts';
import { passengersOf } from '../legal/transport.ts';
import { U } from '../state/battle.ts';
import { has, mark, modelsOf, sideOf } from '../state/query.ts';
import { testDangerous } from './dangerous.ts';

/** When a transport is gone its passengers are shaken out: tests, Shaken, placed beside the wreck (battle:T6). */
export const handleWreck = (play: Play, transport: number): void => {
  const { battle } = play;
  if (!has(battle, transport, U.destroyed)) return;
  for (const unit of passengersOf(battle, transport)) {
    const models = modelsOf(battle, unit);
    for (const model of models) battle.tested[model] = 0;
    testDangerous(play, unit, models);
    battle.unitIn[unit] = -1;
    if (has(battle, unit, U.destroyed)) continue;
    mark(battle, unit, U.shaken);
    leaveWreck(play, unit, transport);
    if (play.listening) play.emit({ type: 'wrecked', unit, transport });
  }
};

/** All transports that an attack has destroyed, its target or not. */
export const handleWrecks = (play: Play): void => {
  const { unitIn } = play.battle;
  for (let unit = 0; unit < unitIn.length; unit++) if (unitIn[unit] >= 0) handleWreck(play, unitIn[unit]);
};

const leaveWreck = (play: Play, unit: number, transport: number): void => {
  const { battle } = play;
  const answer = play.ask({ kind: 'wreck', side: sideOf(battle, unit), unit, transport }, (positions) =>
    positions === 'auto' ? undefined : checkPlacement(battle, unit, positions, { near: transport }),
  );
  const places = answer === 'auto' ? placeNear(battle, unit, transport) : answer;
  putDown(battle, places);
  mark(battle, unit, U.onTable);
  for (const model of modelsOf(battle, unit))
    if (!places.some((place) => place.model === model)) removeModel(play, model, 'wreck', -1);
};
