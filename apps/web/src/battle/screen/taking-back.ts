import type { BattleInfo, LiveState } from '@muster/protocol';
import { TAKE_BACK_TEXTS } from './texts.ts';

/** A request to take back a step, as one player sees it. */
export interface TakeBackRequest {
  /** Whether this player decides about it. */
  mine: boolean;
  sentence: string;
}

/** Returns the name of the player of a side, or of its army where players share a screen. */
export const playerName = (state: Pick<LiveState, 'seats'>, side: number, sides: readonly string[]): string => {
  const seat = state.seats[side];
  return seat?.kind === 'person' ? seat.name : sides[side];
};

/** Returns the open request to take back a step, as this player sees it. */
export const takeBackRequest = (
  state: Pick<LiveState, 'asksBack' | 'seats' | 'conceded' | 'over'>,
  mine: BattleInfo['mine'],
  sides: readonly string[],
): TakeBackRequest | undefined => {
  const { asksBack, seats, conceded, over } = state;
  const isHere = (side: number): boolean => !conceded.includes(side);
  if (asksBack === undefined || over) return undefined;
  const name = playerName(state, asksBack, sides);
  if (mine.includes(asksBack)) {
    const others = seats.flatMap((seat, side) =>
      seat.kind === 'person' && !mine.includes(side) && isHere(side) ? [seat] : [],
    );
    const isAway = others.length > 0 && others.every(({ online }) => !online);
    const who = others.map((seat) => seat.name);
    return {
      mine: false,
      sentence: isAway ? TAKE_BACK_TEXTS.askedAway(who) : TAKE_BACK_TEXTS.asked(who),
    };
  }
  return mine.some(isHere)
    ? { mine: true, sentence: TAKE_BACK_TEXTS.question(name) }
    : { mine: false, sentence: TAKE_BACK_TEXTS.watching(name) };
};

/** Returns the message after a change of state: a step was taken back, or a request was not granted. */
export const takeBackNews = (
  before: Pick<LiveState, 'asksBack' | 'steps' | 'words'>,
  after: Pick<LiveState, 'asksBack' | 'steps' | 'words'>,
  mine: BattleInfo['mine'],
): string | undefined => {
  if (after.steps < before.steps) return TAKE_BACK_TEXTS.takenBack;
  const wasMine = before.asksBack !== undefined && mine.includes(before.asksBack);
  if (!wasMine || after.asksBack !== undefined) return undefined;
  if (after.steps > before.steps) return TAKE_BACK_TEXTS.tooLate;
  // A step that waited for an answer was not counted yet, but it can be taken back.
  const isSame = after.words.every((word, i) => word === before.words[i]);
  return isSame ? TAKE_BACK_TEXTS.refused : TAKE_BACK_TEXTS.takenBack;
};
