import type { Play } from '../../contract/play.ts';
import type { Spot } from '../../contract/question.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { checkAlly, NEAR_ALLY } from '../../legal/ally.ts';
import { placeModels } from '../../space/place-models.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { clearUnitFlag, isOnTable, leader, setUnitFlag, sideOf } from '../../state/query.ts';
import { cannotShoot, preventShooting } from '../../state/broken-gear.ts';
import { logArrival, bringIn, freeRow, ringsAround, undoArrival } from './arrival.ts';
import type { CarryOut } from './effects.ts';
import { setEventField, eventTargets } from '../../state/random-events.ts';

/** Adds a helper to the target: among its models, or as a unit of its side near it (campaign:E16). */
export const bringAlly: CarryOut<'ally'> = (play, { row, rule }, { joins }) => {
  const { battle } = play;
  const [target] = eventTargets(battle, row);
  const unit = freeRow(battle, rule.number, sideOf(battle, target));
  // A unit has room for one guest.
  const full = joins && battle.unitGuest[target] >= 0 && battle.alive[battle.unitGuest[target]] === 1;
  if (unit < 0 || full || !(joins ? joinRanks(play, unit, target) : standBeside(play, unit, target)))
    return setEventField(battle, row, 'dead', 1);
  setEventField(battle, row, 'note', unit);
  if (joins && cannotShoot(battle, target)) preventShooting(battle, unit);
  logArrival(play, unit, 1, target);
};

/** A guest counts only for itself: not for destruction, halves or sizes (campaign:K5). */
const joinRanks = (play: Play, unit: number, target: number): boolean => {
  const { battle } = play;
  const model = battle.plan.units[unit].first;
  clearUnitFlag(battle, unit, UNIT_FLAG.destroyed);
  setUnitFlag(battle, unit, UNIT_FLAG.joined);
  battle.unitStart[unit] = 1;
  battle.alive[model] = 1;
  battle.unitOf[model] = target;
  battle.unitGuest[target] = model;
  if (!isOnTable(battle, target)) return true;
  // The guest must not count while its own place is searched: until then it has no place.
  const spot = askSpot(play, target, model);
  if (!spot) {
    battle.alive[model] = 0;
    battle.unitGuest[target] = -1;
    battle.unitOf[model] = unit;
    clearUnitFlag(battle, unit, UNIT_FLAG.joined);
    setUnitFlag(battle, unit, UNIT_FLAG.destroyed);
    return false;
  }
  placeModels(battle, [{ model, ...spot }]);
  return true;
};

/** Adds a unit of one model under the target's player, within 6" of the target. */
const standBeside = (play: Play, unit: number, target: number): boolean => {
  const { battle } = play;
  const { first: model } = battle.plan.units[unit];
  bringIn(battle, unit, 1);
  const spot = askSpot(play, target, model);
  if (!spot) {
    undoArrival(battle, unit);
    return false;
  }
  placeModels(battle, [{ model, ...spot }]);
  setUnitFlag(battle, unit, UNIT_FLAG.onTable);
  return true;
};

/**
 * Returns where the player places the helper; by default, the first place around the unit's first model. Nothing if
 * there is none.
 */
const askSpot = (play: Play, target: number, model: number): Spot | undefined => {
  const { battle } = play;
  const check = (spot: Spot): Refusal | undefined => checkAlly(battle, target, model, spot);
  const lead = leader(battle, target);
  const found = ringsAround(battle.x[lead], battle.y[lead], 2 * NEAR_ALLY, 50).find(([x, y]) => !check({ x, y }));
  if (!found) return undefined;
  const question = { kind: 'place-ally', side: sideOf(battle, target), unit: target, model } as const;
  const answer = play.ask(question, (spot) => (spot === 'auto' ? undefined : check(spot)));
  return answer === 'auto' ? { x: found[0], y: found[1] } : answer;
};
