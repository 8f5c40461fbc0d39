import { capital } from '@muster/kernel';
import { type Decision, isSameWish, type Wish, wishSentence, wishText } from '@muster/engine';
import type { BattleInfo, LiveState } from '@muster/protocol';
import { nameOf } from '../screen/taking-back.ts';

/** A dispute as one who looks on sees it. */
export interface DisputeView {
  /** What is asked, in a sentence. */
  sentence: string;
  /** What each side wants; nothing for those who have not said so. */
  wishes: readonly { side: number; name: string; wish: Wish | undefined }[];
  /** What the side wants that asked. */
  asked: Wish;
  /** My sides that have not said yet what they want. */
  open: readonly number[];
  /** Whether everyone has spoken and they do not agree, so that dice may decide. */
  canRoll: boolean;
}

type State = Pick<LiveState, 'dispute' | 'seats' | 'conceded' | 'over'>;

/** The dispute of a battle as one of its players sees it; nothing where there is none. */
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
  const wishes = voices.map((side) => ({ side, name: nameOf(state, side, sides), wish: wishOf(side) }));
  const open = dispute.missing.filter((side) => mine.includes(side));
  const differ = wishes.some(({ wish }) => wish && !isSameWish(wish, asked));
  return {
    sentence:
      `${nameOf(state, dispute.side, sides)} wants to settle a rule: ${wishSentence(asked)} ${nextOf(state, differ, mine, sides)}`.trim(),
    wishes,
    asked,
    open,
    canRoll: differ && dispute.missing.length === 0 && !dispute.roll,
  };
};

/** What happens next, in a sentence; empty where this player has to answer. */
const nextOf = (state: State, differ: boolean, mine: BattleInfo['mine'], sides: readonly string[]): string => {
  const { missing = [], roll = false } = state.dispute ?? {};
  if (roll) return 'The dice decide when this step is finished.';
  if (missing.length === 0)
    return differ ? 'You do not agree: talk, or roll for it.' : 'It applies when this step is finished.';
  if (missing.some((side) => mine.includes(side))) return '';
  return `Waiting for ${missing.map((side) => nameOf(state, side, sides)).join(' and ')}. You may play on.`;
};

/** A decision in force, in words. */
export const decisionText = (
  { decided, by, round }: Decision,
  state: Pick<LiveState, 'seats'>,
  sides: readonly string[],
): string => {
  const how = by < 0 ? 'agreed' : `${nameOf(state, by, sides)} decided by a die roll`;
  const since = round === 0 ? 'since before round 1' : `since round ${round}`;
  return `${capital(wishText(decided))} (${how}, ${since})`;
};

/** What the dice mean: two sides share one die, more roll off. */
export const rollWords = (names: readonly string[]): string =>
  names.length === 2
    ? `Roll one die: on 1–3 ${names[0]} decides, on 4–6 ${names[1]} decides.`
    : `Roll off: the highest die decides. ${names.join(', ')} roll.`;
