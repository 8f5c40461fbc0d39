import { d3 } from '@muster/kernel';
import type { Play } from '../../contract/play.ts';
import type { DiceAmount } from '../../rule/random-event.ts';
import { type RandomEventRow, setEventField } from '../../state/random-events.ts';

/** Rolls an amount; without a die it is fixed. */
export const rollAmount = (play: Play, { die, times = 1, plus = 0 }: DiceAmount): number => {
  if (die === undefined) return plus;
  const [face] = play.roll('event', -1, 1);
  return (die === 'D3' ? d3(face) : face) * times + plus;
};

/** Rolls the D3 of an event and stores it for the campaign. */
export const rollD3 = (play: Play, { row }: RandomEventRow): void => {
  const [face] = play.roll('event', -1, 1);
  setEventField(play.battle, row, 'd3', d3(face));
};

/** Rolls the D3 that an event's immediate reward may have in it, on the table (campaign:E10). */
export const rollReward = (play: Play, happening: RandomEventRow): void => {
  const pays = happening.rule.books.some(
    (entry) =>
      (entry.keep === 'points' && entry.when === 'at-once' && entry.points.die === 'D3') ||
      (entry.keep === 'xp' && entry.when === 'at-once' && entry.xp.die === 'D3'),
  );
  if (pays) rollD3(play, happening);
};
