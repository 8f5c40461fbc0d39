import type { Play } from '../../contract/play.ts';
import type { RandomEvents } from '../../plan/campaign-extras.ts';
import { MOST_EVENTS } from '../../state/battle.ts';
import { roundOf } from '../../state/query.ts';
import { carryOutEffects } from './effects.ts';
import {
  eventField,
  randomEventCount,
  addRandomEvent,
  eventRuleOf,
  setEventField,
  eventTargets,
} from '../../state/random-events.ts';
import { pickFor } from './pick.ts';
import { sidesInBattle } from './sides.ts';

/**
 * Rolls for random events at the start of a round: one die for the match, or one for each side (campaign:P1,
 * campaign:P2).
 */
export const checkForEvents = (play: Play): void => {
  const events = play.battle.plan.extras?.events;
  if (!events) return;
  const dice = events.dice === 'perMatch' ? 1 : sidesInBattle(play.battle).length;
  for (const face of play.roll('event-check', -1, dice, { need: events.on }))
    if (face >= events.on) happen(play, events);
};

/**
 * Rolls two dice, read one after the other, that choose the event. An event without a target has no effect, unless
 * players roll again.
 */
const happen = (play: Play, events: RandomEvents): void => {
  const { battle } = play;
  if (randomEventCount(battle) >= MOST_EVENTS) return;
  const [tens] = play.roll('event', -1, 1);
  const [ones] = play.roll('event', -1, 1);
  const number = tens * 10 + ones;
  // A table may leave out events: then none happens.
  if (!Object.hasOwn(events.table, number)) return;
  const row = addRandomEvent(battle, number, roundOf(battle));
  const rule = eventRuleOf(battle, row);
  if (pickFor(play, { row, rule })) {
    if (play.listening) play.emit({ type: 'event', row, number, name: rule.name, dead: false, ...picked(play, row) });
    return carryOutEffects(play, { row, rule });
  }
  setEventField(battle, row, 'dead', 1);
  if (play.listening) play.emit({ type: 'event', row, number, name: rule.name, dead: true });
  if (events.rerollDead) happen(play, events);
};

/** Returns what an event picked. */
const picked = ({ battle }: Play, row: number): { side?: number; units?: readonly number[]; quarter?: number } => {
  const units = eventTargets(battle, row);
  const side = eventField(battle, row, 'side');
  const quarter = eventField(battle, row, 'quarter');
  if (units.length > 0) return { units };
  return { ...(side < 0 ? {} : { side }), ...(quarter < 0 ? {} : { quarter }) };
};
