import type { BattleInfo, LiveState } from '@muster/protocol';

/** Somebody who wants to take something back, as one who looks on sees it. */
export interface BackAsk {
  /** Whether whoever looks decides about it. */
  mine: boolean;
  sentence: string;
}

/** Who a side is for people: whoever plays it, or its army where friends share a screen. */
export const nameOf = (state: Pick<LiveState, 'seats'>, side: number, sides: readonly string[]): string => {
  const seat = state.seats[side];
  return seat?.kind === 'person' ? seat.name : sides[side];
};

/** What is to be said while somebody asks to take something back. */
export const backAskOf = (
  state: Pick<LiveState, 'asksBack' | 'seats' | 'conceded' | 'over'>,
  mine: BattleInfo['mine'],
  sides: readonly string[],
): BackAsk | undefined => {
  const { asksBack, seats, conceded, over } = state;
  const isHere = (side: number): boolean => !conceded.includes(side);
  if (asksBack === undefined || over) return undefined;
  const name = nameOf(state, asksBack, sides);
  if (mine.includes(asksBack)) {
    const others = seats.flatMap((seat, side) =>
      seat.kind === 'person' && !mine.includes(side) && isHere(side) ? [seat] : [],
    );
    const isAway = others.length > 0 && others.every(({ online }) => !online);
    const who = others.map((seat) => seat.name).join(' or ');
    return {
      mine: false,
      sentence: `You asked to take your last step back. ${who} ${isAway ? 'is away and will be asked on coming back' : 'decides'}. You may also play on.`,
    };
  }
  return mine.some(isHere)
    ? { mine: true, sentence: `${name} asks to take back their last step and everything since. Is that all right?` }
    : { mine: false, sentence: `${name} asks to take back their last step. The other side decides.` };
};

/** What has to be told when one state follows another: something was taken back, or was not. */
export const backNews = (
  before: Pick<LiveState, 'asksBack' | 'steps' | 'words'>,
  after: Pick<LiveState, 'asksBack' | 'steps' | 'words'>,
  mine: BattleInfo['mine'],
): string | undefined => {
  if (after.steps < before.steps) return TAKEN_BACK;
  const wasMine = before.asksBack !== undefined && mine.includes(before.asksBack);
  if (!wasMine || after.asksBack !== undefined) return undefined;
  if (after.steps > before.steps) return 'The battle went on, so nothing is taken back.';
  // A step that waited for an answer was not counted yet, and is gone all the same.
  const isSame = after.words.every((word, i) => word === before.words[i]);
  return isSame ? 'The other side said no: nothing is taken back.' : TAKEN_BACK;
};

const TAKEN_BACK = 'The last step was taken back.';
