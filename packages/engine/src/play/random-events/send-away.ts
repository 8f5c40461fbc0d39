import { refuse } from '../../contract/refusal.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag, isOnTable } from '../../state/query.ts';
import { depart } from '../depart.ts';
import { rollD3 } from './amount.ts';
import type { CarryOut } from './effects.ts';
import { fulfil } from './fulfil.ts';
import { eventField, setEventTarget } from '../../state/random-events.ts';
import { eligibleUnits } from './sides.ts';

/** Lets the army send away a unit that is on the table and not Shaken, for a reward (campaign:E11). */
export const sendAway: CarryOut<'send-away'> = (play, happening) => {
  const { battle } = play;
  const { row } = happening;
  const side = eventField(battle, row, 'side');
  const units = eligibleUnits(battle, side).filter(
    (unit) => isOnTable(battle, unit) && !hasUnitFlag(battle, unit, UNIT_FLAG.shaken),
  );
  if (units.length === 0) return;
  const unit = play.ask({ kind: 'send-away', side, units }, (answer) =>
    answer === 'none' || units.includes(answer) ? undefined : refuse('bad-answer', { unit: answer }),
  );
  if (unit === 'none') return;
  setEventTarget(battle, row, 0, unit);
  rollD3(play, happening);
  fulfil(play, row, unit);
  depart(play, unit, 'sent-away');
};
