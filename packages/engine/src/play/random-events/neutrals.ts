import { gridAround, placeAt } from '../../auto/place.ts';
import type { Play } from '../../contract/play.ts';
import { placeModels } from '../../space/place-models.ts';
import { quarterCentre } from '../../state/quarters.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { setUnitFlag, modelsOf } from '../../state/query.ts';
import { rollAmount } from './amount.ts';
import { logArrival, bringIn, freeRow, ringsAround, undoArrival } from './arrival.ts';
import type { CarryOut } from './effects.ts';
import { eventField, setEventField } from '../../state/random-events.ts';

/**
 * Places a neutral unit in the middle of the quarter, or as near to it as there is room (campaign:E17,
 * muster:arrivals).
 */
export const bringNeutrals: CarryOut<'neutrals'> = (play, { row, rule }, { models: amount }) => {
  const { battle } = play;
  const unit = freeRow(battle, rule.number);
  const models = rollAmount(play, amount);
  const came = unit >= 0 && raise(play, unit, models, eventField(battle, row, 'quarter'));
  if (!came) return setEventField(battle, row, 'dead', 1);
  setEventField(battle, row, 'note', unit);
  logArrival(play, unit, models);
};

/** Returns the unit as a block around the middle. */
const raise = (play: Play, unit: number, models: number, quarter: number): boolean => {
  const { battle } = play;
  const { table } = battle.plan;
  bringIn(battle, unit, models);
  const { x, y } = quarterCentre(battle, quarter);
  // A block is given by the middle of its front row.
  const front = gridAround(battle, modelsOf(battle, unit), 0, 0, FILE);
  const back = Math.round(front[front.length - 1].y / 2);
  const spots = placeAt(battle, unit, ringsAround(x, y - back, Math.max(table.width, table.depth)), {});
  if (!spots) {
    undoArrival(battle, unit);
    return false;
  }
  placeModels(battle, spots);
  setUnitFlag(battle, unit, UNIT_FLAG.onTable);
  return true;
};

/** Returns models side by side in a block. */
const FILE = 5;
