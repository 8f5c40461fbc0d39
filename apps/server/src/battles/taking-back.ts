import { turnOf } from '@muster/engine';
import type { SideMessage } from '@muster/protocol';
import { Refused } from '../common/problem.ts';
import type { Change } from './change.ts';
import type { LiveGame } from './live-game.ts';
import { isAlone, sidesOf, sidesWith } from './seating.ts';

/** Takes back what a side did last and everything since, or asks the others for it. */
export const takeBack = (live: LiveGame, person: string, side: number): Change => {
  const count = stepsSince(live, side);
  if (count === 0) throw new Refused('nothing-to-take-back', 'There is nothing to take back.');
  if (isAlone(live.seats, person, live.ledger.conceded)) return live.rewind(count, true);
  if (count > 1) return askBack(live, side);
  try {
    return live.rewind(1, false);
  } catch (error) {
    if (error instanceof Refused && error.code === 'needs-consent') return askBack(live, side);
    throw error;
  }
};

const askBack = (live: LiveGame, side: number): Change => {
  if (live.ledger.asksBack !== undefined)
    throw new Refused('asked-already', 'A player asks to take something back already: that is decided first.');
  return live.note({ kind: 'ask-back', side });
};

/** The others allow what a side asked to take back, or not. */
export const allowBack = (live: LiveGame, person: string, allow: boolean): Change => {
  const { asksBack } = live.ledger;
  if (asksBack === undefined) throw new Refused('nobody-asks', 'No player asks to take anything back.');
  if (sidesOf(live.seats, person).includes(asksBack))
    throw new Refused('not-yours-to-allow', 'The others decide that.');
  return allow ? live.rewind(stepsSince(live, asksBack), true) : live.note({ kind: 'deny-back' });
};

/** How many steps a message of a person takes back, if they may. */
export const stepsTakenBy = (live: LiveGame, person: string, message: SideMessage): number => {
  const mine = sidesOf(live.seats, person);
  if (message.type === 'take-back' && mine.includes(message.side)) return stepsSince(live, message.side);
  const { asksBack } = live.ledger;
  if (message.type !== 'allow' || !message.allow || asksBack === undefined || mine.length === 0) return 0;
  return stepsSince(live, asksBack);
};

/** How many steps, the one that waits among them, there are since the player of a side last began one. */
const stepsSince = ({ game, seats, turns }: LiveGame, side: number): number => {
  const { steps, unfinished, battle } = game;
  const sides = sidesWith(seats, side);
  if (unfinished && sides.includes(turnOf(battle)) && unfinished.action !== 'begin') return 1;
  for (let at = steps.length - 1; at >= 0; at--) {
    const { action } = steps[at];
    if (action === 'begin') break;
    if (action.type !== 'ruling' && sides.includes(turns[at])) return steps.length - at + (unfinished ? 1 : 0);
  }
  return 0;
};
