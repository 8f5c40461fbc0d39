import { turnOf } from '@muster/engine';
import type { SideMessage } from '@muster/protocol';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { BattleChange } from './change.ts';
import type { LiveGame } from './live-game.ts';
import { isAlone, sidesOf, sidesWith } from './seating.ts';

/** Takes back the last step of a side and everything since, or asks the other players. */
export const takeBack = (live: LiveGame, person: string, side: number): BattleChange => {
  const count = stepsSince(live, side);
  if (count === 0) throw new RefusedRequest('nothing-to-take-back', REFUSAL_TEXTS.nothingToTakeBack);
  if (isAlone(live.seats, person, live.ledger.conceded)) return live.rewind(count, true);
  if (count > 1) return askBack(live, side);
  try {
    return live.rewind(1, false);
  } catch (error) {
    if (error instanceof RefusedRequest && error.code === 'needs-consent') return askBack(live, side);
    throw error;
  }
};

const askBack = (live: LiveGame, side: number): BattleChange => {
  if (live.ledger.asksBack !== undefined) throw new RefusedRequest('asked-already', REFUSAL_TEXTS.askedAlready);
  return live.note({ kind: 'ask-back', side });
};

/** Enters the other players' decision on a request to take back. */
export const allowBack = (live: LiveGame, person: string, allow: boolean): BattleChange => {
  const { asksBack } = live.ledger;
  if (asksBack === undefined) throw new RefusedRequest('nobody-asks', REFUSAL_TEXTS.noOneAsks);
  if (sidesOf(live.seats, person).includes(asksBack))
    throw new RefusedRequest('not-yours-to-allow', REFUSAL_TEXTS.othersAllow);
  return allow ? live.rewind(stepsSince(live, asksBack), true) : live.note({ kind: 'deny-back' });
};

/** Returns how many steps a message of a person takes back, if they may. */
export const stepsTakenBy = (live: LiveGame, person: string, message: SideMessage): number => {
  const mine = sidesOf(live.seats, person);
  if (message.type === 'take-back' && mine.includes(message.side)) return stepsSince(live, message.side);
  const { asksBack } = live.ledger;
  if (message.type !== 'allow' || !message.allow || asksBack === undefined || mine.length === 0) return 0;
  return stepsSince(live, asksBack);
};

/** Returns the steps since the player of a side last began one, including a waiting step. */
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
