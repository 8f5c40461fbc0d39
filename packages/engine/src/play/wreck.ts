import { placeNear } from '../auto/place.ts';
import { removeModel } from './volley/wounds.ts';
import type { Play } from '../contract/play.ts';
import { checkPlacement } from '../legal/deploy.ts';
import { placeModels } from '../space/place-models.ts';
import { passengersOf } from '../legal/transport.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag, setUnitFlag, modelsOf, sideOf } from '../state/query.ts';
import { testDangerous } from './dangerous.ts';
import { carryOutInOrder, type Due } from './in-order.ts';

/**
 * Removes the passengers of a destroyed transport: they test, are Shaken, and are placed next to the wreck
 * (battle:T6).
 */
export const handleWreck = (play: Play, transport: number): void => {
  const { battle } = play;
  if (hasUnitFlag(battle, transport, UNIT_FLAG.destroyed)) shakeOut(play, passengersOf(battle, transport));
};

/** Handles all transports that an attack has destroyed, its target or not. */
export const handleWrecks = (play: Play): void => {
  const { unitIn } = play.battle;
  let wrecked: number[] | undefined;
  for (let unit = 0; unit < unitIn.length; unit++)
    if (unitIn[unit] >= 0 && hasUnitFlag(play.battle, unitIn[unit], UNIT_FLAG.destroyed)) (wrecked ??= []).push(unit);
  if (wrecked) shakeOut(play, wrecked);
};

/**
 * All passengers test before any of them is placed: then a player can place its units in any order with the same
 * result.
 */
const shakeOut = (play: Play, units: readonly number[]): void => {
  const { battle } = play;
  const survivors: (Due & { run: () => void })[] = [];
  for (const unit of units) {
    const transport = battle.unitIn[unit];
    const models = modelsOf(battle, unit);
    for (const model of models) battle.tested[model] = 0;
    testDangerous(play, unit, models);
    battle.unitIn[unit] = -1;
    if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) continue;
    setUnitFlag(battle, unit, UNIT_FLAG.shaken);
    const run = (): void => leaveWreck(play, unit, transport);
    survivors.push({ side: sideOf(battle, unit), unit, rule: battle.plan.units[transport].name, run });
  }
  // Passengers of several players compete for the room.
  if (survivors.some(({ side }) => side !== survivors[0].side)) carryOutInOrder(play, survivors);
  else for (const { run } of survivors) run();
};

const leaveWreck = (play: Play, unit: number, transport: number): void => {
  const { battle } = play;
  const answer = play.ask({ kind: 'wreck', side: sideOf(battle, unit), unit, transport }, (positions) =>
    positions === 'auto' ? undefined : checkPlacement(battle, unit, positions, { near: transport }),
  );
  const places = answer === 'auto' ? placeNear(battle, unit, transport) : answer;
  placeModels(battle, places);
  setUnitFlag(battle, unit, UNIT_FLAG.onTable);
  for (const model of modelsOf(battle, unit))
    if (!places.some((place) => place.model === model)) removeModel(play, model, 'wreck', -1);
  if (play.listening) play.emit({ type: 'wrecked', unit, transport });
};
