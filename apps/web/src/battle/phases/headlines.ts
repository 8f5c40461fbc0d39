import type { Names } from '@muster/engine';
import type { LiveState, SeatInfo } from '@muster/protocol';
import type { Battle } from '@muster/engine';
import { askingOf } from '../questions/asking.ts';
import type { CurrentDecision } from './deciding.ts';
import { SEAT_TEXTS, TAB_TEXTS, TASKS, WAITING_TEXTS } from './texts.ts';

/** Returns the player of a side: a name, or the level of the computer. */
const seatName = (seat: SeatInfo | undefined): string => {
  if (!seat) return SEAT_TEXTS.none;
  if (seat.kind === 'open') return SEAT_TEXTS.free;
  return seat.kind === 'bot' ? SEAT_TEXTS.computer(seat.level ?? seat.name) : seat.name;
};

/** Returns the player of a side, and whether they are away or have conceded. */
export const seatWords = (
  { seats, conceded, over }: Pick<LiveState, 'seats' | 'conceded' | 'over'>,
  side: number,
  mine: readonly number[],
): string => {
  const seat = seats[side];
  const name = mine.includes(side) && mine.length === 1 ? SEAT_TEXTS.you : seatName(seat);
  if (conceded.includes(side)) return over ? SEAT_TEXTS.conceded(name) : SEAT_TEXTS.concededContinued(name);
  return seat?.kind === 'person' && !seat.online ? SEAT_TEXTS.away(name) : name;
};

/** Returns whose turn it is and what to do, in one line. */
export const headline = (
  deciding: CurrentDecision,
  battle: Battle,
  names: Names,
  state: LiveState,
  mine: readonly number[],
): string => {
  const of = (side: number, task: string): string =>
    mine.length > 1 ? WAITING_TEXTS.forSide(names.sides[side], task) : task;
  switch (deciding.kind) {
    case 'over':
      return WAITING_TEXTS.over;
    case 'question':
      return of(deciding.side, askingOf(battle, deciding.question).title);
    case 'act':
      return of(deciding.side, TASKS[deciding.phase]);
    default:
      return waitingWords(deciding.sides, names, state);
  }
};

const waitingWords = (sides: readonly number[], names: Names, { seats }: LiveState): string => {
  const waits = sides.map((side) => {
    const seat = seats[side];
    if (seat?.kind === 'open') return WAITING_TEXTS.newPlayer(names.sides[side]);
    if (seat?.kind === 'bot') return WAITING_TEXTS.computer(names.sides[side]);
    if (!seat) return WAITING_TEXTS.somePlayer(names.sides[side]);
    return (seat.online ? WAITING_TEXTS.player : WAITING_TEXTS.awayPlayer)(seat.name, names.sides[side]);
  });
  return waits.length === 0 ? WAITING_TEXTS.waiting : WAITING_TEXTS.waitingFor(waits);
};

/** Returns the title of the browser tab. */
export const tabTitle = (deciding: CurrentDecision, title: string): string => {
  switch (deciding.kind) {
    case 'over':
      return TAB_TEXTS.over(title);
    case 'wait':
      return title;
    default:
      return TAB_TEXTS.yourTurn(title);
  }
};
