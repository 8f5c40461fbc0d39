import type { Play } from '../../contract/play.ts';
import { eventRuleOf, setEventField } from '../../state/random-events.ts';

/** Fulfils a random event, by a unit or by no unit in particular. */
export const fulfil = (play: Play, row: number, unit: number): void => {
  const { battle } = play;
  setEventField(battle, row, 'done', 1);
  setEventField(battle, row, 'by', unit);
  if (play.listening) play.emit({ type: 'came-true', row, name: eventRuleOf(battle, row).name, unit });
};
