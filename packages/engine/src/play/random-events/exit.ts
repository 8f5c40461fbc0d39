import type { ModelMove } from '../../contract/action.ts';
import type { Play } from '../../contract/play.ts';
import { exitsTaken } from '../../legal/exit.ts';
import { UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag } from '../../state/query.ts';
import { depart } from '../depart.ts';
import { rollD3 } from './amount.ts';
import { fulfil } from './fulfil.ts';
import { eventRuleOf } from '../../state/random-events.ts';

/** Returns the events that a unit fulfils by leaving the table like this. Call it before it moves. */
export const exitRows = ({ battle }: Play, unit: number, moves: readonly ModelMove[]): readonly number[] =>
  exitsTaken(battle, unit, moves);

/** Rewards a unit that has left the table: the escort is paid, what it carried is delivered (campaign:E22). */
export const leaveTable = (play: Play, unit: number, rows: readonly number[]): void => {
  const { battle } = play;
  if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) return;
  for (const row of rows) {
    const rule = eventRuleOf(battle, row);
    if (rule.does.some((effect) => effect.do === 'escort')) rollD3(play, { row, rule });
    fulfil(play, row, unit);
  }
  depart(play, unit, 'exited');
};
