import type { Play } from '../contract/play.ts';
import type { OrderItem } from '../contract/question.ts';
import { checkOrder } from '../legal/order.ts';
import type { Battle } from '../state/battle.ts';
import { sidesLeft } from '../state/conceded.ts';
import { rollOff } from './roll-off.ts';

/** A rule or an event that applies now, together with others. */
export interface Due extends OrderItem {
  /** The side whose rule it is; a number that no side has if it belongs to no side. */
  side: number;
}

/**
 * Puts rules that apply at the same time in order: their owner chooses, or the winner of a roll-off of all owners
 * (muster:order).
 */
export const inOrder = <T extends Due>(play: Play, dues: readonly T[]): readonly T[] => {
  if (dues.length < 2) return dues;
  const side = chooserOf(play, ownersOf(play.battle, dues));
  const items = dues.map(({ unit, rule, model }) => ({ unit, rule, ...(model === undefined ? {} : { model }) }));
  const answer = play.ask({ kind: 'order', side, items }, (order) =>
    order === 'auto' ? undefined : checkOrder(dues.length, order),
  );
  if (answer === 'auto') return dues;
  if (play.listening) play.emit({ type: 'ordered', side, items: answer.map((place) => items[place]) });
  return answer.map((place) => dues[place]);
};

/** Carries out rules that apply at the same time, one after the other. */
export const carryOutInOrder = (play: Play, dues: readonly (Due & { run: () => void })[]): void => {
  for (const { run } of inOrder(play, dues)) run();
};

/** Returns the sides whose rules meet; a rule of no side concerns all sides that are left. */
const ownersOf = (battle: Battle, dues: readonly Due[]): readonly number[] => {
  const left = sidesLeft(battle);
  return left.filter((side) => dues.some((due) => due.side === side || !battle.plan.sides[due.side]));
};

const chooserOf = (play: Play, sides: readonly number[]): number => {
  if (sides.length === 1) return sides[0];
  const { winner, rolls } = rollOff(play, sides);
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'order', winner, rolls });
  return winner;
};
