import { type Decision, isSameWish, type Wish, wishSentence, wishText } from '@muster/engine';
import type { BattleInfo, LiveState } from '@muster/protocol';
import { playerName } from '../screen/taking-back.ts';
import { decisionLine, DISPUTE_TEXTS } from './texts.ts';

/** A dispute as one player sees it. */
export interface DisputeView {
  /** The proposal, and what happens next. */
  sentence: string;
  /** What each side wants; nothing for sides that have not answered. */
  wishes: readonly { side: number; name: string; wish: Wish | undefined }[];
  /** What the side that asked wants. */
  asked: Wish;
  /** Sides of this player that have not answered yet. */
  open: readonly number[];
  /** Whether all sides have answered and disagree, so that dice may decide. */
  canRoll: boolean;
}

type State = Pick<LiveState, 'dispute' | 'seats' | 'conceded' | 'over'>;

/** Returns the dispute of a battle as this player sees it, if there is one. */
export const disputeOf = (
  state: State,
  mine: BattleInfo['mine'],
  sides: readonly string[],
): DisputeView | undefined => {
  const { dispute, over } = state;
  if (!dispute || over) return undefined;
  const wishOf = (side: number): Wish | undefined => dispute.wishes.find((one) => one.side === side)?.wish;
  const asked = wishOf(dispute.side) ?? 'as-it-is';
  const voices = [...dispute.wishes.map(({ side }) => side), ...dispute.missing].sort((a, b) => a - b);
  const wishes = voices.map((side) => ({ side, name: playerName(state, side, sides), wish: wishOf(side) }));
  const open = dispute.missing.filter((side) => mine.includes(side));
  const differ = wishes.some(({ wish }) => wish && !isSameWish(wish, asked));
  const proposal = DISPUTE_TEXTS.proposal(playerName(state, dispute.side, sides), wishSentence(asked));
  return {
    sentence: withNext(proposal, state, differ, mine, sides),
    wishes,
    asked,
    open,
    canRoll: differ && dispute.missing.length === 0 && !dispute.roll,
  };
};

/** Returns the proposal with what happens next, unless this player must answer. */
const withNext = (
  proposal: string,
  state: State,
  differ: boolean,
  mine: BattleInfo['mine'],
  sides: readonly string[],
): string => {
  const { missing = [], roll = false } = state.dispute ?? {};
  if (roll) return DISPUTE_TEXTS.rolling(proposal);
  if (missing.length === 0) return differ ? DISPUTE_TEXTS.disagree(proposal) : DISPUTE_TEXTS.agreed(proposal);
  if (missing.some((side) => mine.includes(side))) return proposal;
  return DISPUTE_TEXTS.waiting(
    proposal,
    missing.map((side) => playerName(state, side, sides)),
  );
};

/** Returns a decision in force, in one line. */
export const decisionText = (
  { decided, by, round }: Decision,
  state: Pick<LiveState, 'seats'>,
  sides: readonly string[],
): string => decisionLine(wishText(decided), by < 0 ? undefined : playerName(state, by, sides), round);

/** Returns how dice decide: two sides share one die, more sides roll off. */
export const disputeRollText = (names: readonly string[]): string =>
  names.length === 2 ? DISPUTE_TEXTS.oneDie(names[0], names[1]) : DISPUTE_TEXTS.rollOff(names);
