import type { Play } from '../../contract/play.ts';
import { ruleOf, setField } from '../../state/random-events.ts';

/** What a happening waited for has come true, by a unit or by nobody in particular. */
export const fulfil = (play: Play, row: number, unit: number): void => {
  const { battle } = play;
  setField(battle, row, 'done', 1);
  setField(battle, row, 'by', unit);
  if (play.listening) play.emit({ type: 'came-true', row, name: ruleOf(battle, row).name, unit });
};
