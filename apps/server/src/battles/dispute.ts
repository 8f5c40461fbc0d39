import {
  type Battle,
  checkRuling,
  isSameWish,
  isWish,
  readWithCurrentNames,
  type RulingAction,
  type Wish,
} from '@muster/engine';
import { textProblem } from '@muster/kernel';
import { cleanName, type DisputeInfo } from '@muster/protocol';
import { Refused } from '../common/problem.ts';
import type { Ledger } from './entry.ts';
import type { Seat } from './header.ts';

/** A question of the rules that is not decided yet. */
export interface Dispute {
  /** The side that invoked the most important rule. */
  side: number;
  /** What sides want, as far as they have said so. */
  wishes: Map<number, Wish>;
  /** Whether dice are to decide. */
  roll: boolean;
}

/** Reads what a page says that a side wants. */
export const readWish = (given: unknown): Wish => {
  const value = readWithCurrentNames(given);
  if (!isWish(value)) throw badWish();
  const wish = value as Wish;
  if (wish === 'as-it-is') return wish;
  return 'text' in wish ? readSentence(wish.text) : { setting: wish.setting, value: wish.value };
};

/** A sentence that others read: in one form, on one line, without characters that no one sees. */
const readSentence = (given: string): Wish => {
  const wish = { text: cleanName(given.replace(/[\t\r\n]+/g, ' ')) };
  if (!isWish(wish)) throw badWish();
  const problem = textProblem(wish.text);
  if (problem !== undefined) throw new Refused('bad-wish', `Your sentence ${problem}.`);
  return wish;
};

const badWish = (): Refused =>
  new Refused('bad-wish', 'Choose a reading, or write a sentence of at most 300 characters.');

/** The sides that must say what they want: people who have not given up. Computer players agree with the side that asked. */
const voicesOf = (seats: readonly Seat[], conceded: readonly number[]): number[] =>
  seats.flatMap((seat, side) => (seat.kind === 'person' && !conceded.includes(side) ? [side] : []));

/** Sides that have not said yet what they want. */
export const missingVoices = (
  seats: readonly Seat[],
  { dispute, conceded }: Pick<Ledger, 'dispute' | 'conceded'>,
): number[] => (dispute ? voicesOf(seats, conceded).filter((side) => !dispute.wishes.has(side)) : []);

/** What each side wants; those who have no voice want what the side wants that asked. */
const wishesOf = (seats: readonly Seat[], { side, wishes }: Dispute): Wish[] => {
  const asked = wishes.get(side) ?? 'as-it-is';
  return seats.map((_, other) => wishes.get(other) ?? asked);
};

/** The decision that is due: all sides have spoken, and they agree or dice are to decide. Nothing while an answer is missing. */
export const dueRuling = (
  battle: Battle,
  seats: readonly Seat[],
  ledger: Pick<Ledger, 'dispute' | 'conceded'>,
): RulingAction | undefined => {
  const { dispute } = ledger;
  if (!dispute || missingVoices(seats, ledger).length > 0) return undefined;
  const wishes = wishesOf(seats, dispute);
  const agree = wishes.every((wish) => isSameWish(wish, wishes[0]));
  const action: RulingAction = { type: 'ruling', side: dispute.side, wishes };
  return (agree || dispute.roll) && !checkRuling(battle, action) ? action : undefined;
};

/** What all viewers may know of a dispute. */
export const disputeInfo = (
  seats: readonly Seat[],
  ledger: Pick<Ledger, 'dispute' | 'conceded'>,
): DisputeInfo | undefined => {
  const { dispute } = ledger;
  if (!dispute) return undefined;
  const { side, wishes, roll } = dispute;
  const missing = missingVoices(seats, ledger);
  // A side sees what others want, as at a table.
  return { side, wishes: [...wishes].map(([by, wish]) => ({ side: by, wish })), missing, roll };
};
