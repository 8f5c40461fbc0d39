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
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { BattleLedger } from './entry.ts';
import type { HeaderSeat } from './header.ts';

/** An open question about the rules. */
export interface Dispute {
  /** The side that raised the question. */
  side: number;
  /** The readings that sides want, so far. */
  wishes: Map<number, Wish>;
  /** Whether dice will decide. */
  roll: boolean;
}

/** Reads the reading that a side wants, as sent by a page. */
export const readWish = (given: unknown): Wish => {
  const value = readWithCurrentNames(given);
  if (!isWish(value)) throw badWish();
  const wish = value as Wish;
  if (wish === 'as-it-is') return wish;
  return 'text' in wish ? readSentence(wish.text) : { setting: wish.setting, value: wish.value };
};

/** Returns a sentence for other players: normalised, on one line, without invisible characters. */
const readSentence = (given: string): Wish => {
  const wish = { text: cleanName(given.replace(/[\t\r\n]+/g, ' ')) };
  if (!isWish(wish)) throw badWish();
  const problem = textProblem(wish.text);
  if (problem !== undefined) throw new RefusedRequest('bad-wish', REFUSAL_TEXTS.wishSentence(problem));
  return wish;
};

const badWish = (): RefusedRequest => new RefusedRequest('bad-wish', REFUSAL_TEXTS.wishForm);

/** Returns the sides that must choose a reading: people who have not conceded; computer players agree with the asking side. */
const voicesOf = (seats: readonly HeaderSeat[], conceded: readonly number[]): number[] =>
  seats.flatMap((seat, side) => (seat.kind === 'person' && !conceded.includes(side) ? [side] : []));

/** Returns the sides that have not chosen a reading yet. */
export const missingVoices = (
  seats: readonly HeaderSeat[],
  { dispute, conceded }: Pick<BattleLedger, 'dispute' | 'conceded'>,
): number[] => (dispute ? voicesOf(seats, conceded).filter((side) => !dispute.wishes.has(side)) : []);

/** Returns the reading of each side; sides without a vote agree with the asking side. */
const wishesOf = (seats: readonly HeaderSeat[], { side, wishes }: Dispute): Wish[] => {
  const asked = wishes.get(side) ?? 'as-it-is';
  return seats.map((_, other) => wishes.get(other) ?? asked);
};

/** Returns the decision that is due once all sides have chosen and agree, or dice will decide. */
export const dueRuling = (
  battle: Battle,
  seats: readonly HeaderSeat[],
  ledger: Pick<BattleLedger, 'dispute' | 'conceded'>,
): RulingAction | undefined => {
  const { dispute } = ledger;
  if (!dispute || missingVoices(seats, ledger).length > 0) return undefined;
  const wishes = wishesOf(seats, dispute);
  const agree = wishes.every((wish) => isSameWish(wish, wishes[0]));
  const action: RulingAction = { type: 'ruling', side: dispute.side, wishes };
  return (agree || dispute.roll) && !checkRuling(battle, action) ? action : undefined;
};

/** Returns what all viewers may know of a dispute. */
export const disputeInfo = (
  seats: readonly HeaderSeat[],
  ledger: Pick<BattleLedger, 'dispute' | 'conceded'>,
): DisputeInfo | undefined => {
  const { dispute } = ledger;
  if (!dispute) return undefined;
  const { side, wishes, roll } = dispute;
  const missing = missingVoices(seats, ledger);
  // Sides see each other's choices, as at a real table.
  return { side, wishes: [...wishes].map(([by, wish]) => ({ side: by, wish })), missing, roll };
};
