import type { Names } from '@muster/engine';
import type { LiveState, SeatInfo } from '@muster/protocol';
import type { Battle } from '@muster/engine';
import { askingOf } from '../questions/asking.ts';
import { type Deciding, TASKS } from './deciding.ts';

/** Who plays a side, for people: a name, or the level of the computer. */
const seatName = (seat: SeatInfo | undefined): string => {
  if (!seat) return 'nobody';
  if (seat.kind === 'open') return 'a free seat';
  return seat.kind === 'bot' ? `the computer, ${seat.level ?? seat.name}` : seat.name;
};

/** Who plays a side, and whether they look, or have given up and the computer plays on. */
export const seatWords = (
  { seats, conceded, over }: Pick<LiveState, 'seats' | 'conceded' | 'over'>,
  side: number,
  mine: readonly number[],
): string => {
  const seat = seats[side];
  const name = mine.includes(side) && mine.length === 1 ? 'you' : seatName(seat);
  if (conceded.includes(side)) return `${name}, gave up${over ? '' : '; the computer plays on'}`;
  return seat?.kind === 'person' && !seat.online ? `${name}, away` : name;
};

/** Whose move it is and what is to be done, in one line. */
export const headline = (
  deciding: Deciding,
  battle: Battle,
  names: Names,
  state: LiveState,
  mine: readonly number[],
): string => {
  const who = (side: number): string => (mine.length > 1 ? `${names.sides[side]}: ` : '');
  switch (deciding.kind) {
    case 'over':
      return 'The battle is over.';
    case 'question':
      return `${who(deciding.side)}${askingOf(battle, deciding.question).title}`;
    case 'act':
      return `${who(deciding.side)}${TASKS[deciding.phase]}`;
    default:
      return waitingWords(deciding.sides, names, state);
  }
};

const waitingWords = (sides: readonly number[], names: Names, { seats }: LiveState): string => {
  const waits = sides.map((side) => {
    const seat = seats[side];
    if (seat?.kind === 'open') return `a player to take the seat of ${names.sides[side]}`;
    if (seat?.kind === 'bot') return `${names.sides[side]}: the computer is thinking`;
    return `${seat?.name ?? 'a player'}, who plays ${names.sides[side]}${seat && !seat.online ? ' and is away' : ''}`;
  });
  return waits.length === 0 ? 'Waiting.' : `Waiting for ${waits.join(' and ')}.`;
};

/** What the tab of the page says. */
export const tabTitle = (deciding: Deciding, title: string): string => {
  switch (deciding.kind) {
    case 'over':
      return `Over · ${title}`;
    case 'wait':
      return title;
    default:
      return `Your turn · ${title}`;
  }
};
