import type { Play } from '../../contract/play.ts';
import { ruleOf, setField } from '../../state/random-events.ts';

/** Fulfils a random event, by a unit or by no unit in particular. */
export const fulfil = (play: Play, row: number, unit: number): void => {
  const { battle } = play;
  setField(battle, row, 'done', 1);
  setField(battle, row, 'by', unit);
  if (play.listening) play.emit({ type: 'came-true', row, name: ruleOf(battle, row).name, unit });
};
