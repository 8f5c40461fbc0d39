import { checkWish } from '@muster/engine';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { BattleChange } from './change.ts';
import { dueRuling, missingVoices, readWish } from './dispute.ts';
import type { LiveGame } from './live-game.ts';
import { sidesWith } from './seating.ts';

/** Enters the reading that a side wants; the same reading as another side's means agreement. */
export const wish = (live: LiveGame, side: number, value: unknown): BattleChange => {
  const wanted = readWish(value);
  if (live.seats.some(({ kind }) => kind === 'open'))
    throw new RefusedRequest('seat-open', REFUSAL_TEXTS.seatStillFree, { status: 409 });
  const { dispute } = live.ledger;
  if (!dispute && wanted === 'as-it-is') throw live.refused({ code: 'ruling-nothing' });
  if (dispute?.roll) throw new RefusedRequest('rolling', REFUSAL_TEXTS.diceDecide);
  if (dispute?.side === side && wanted === 'as-it-is') return withdraw(live, side);
  const refusal = checkWish(live.game.battle, wanted);
  if (refusal) throw live.refused(refusal);
  return thenRule(live, live.note({ kind: 'wish', side, wish: wanted }));
};

/** Lets dice decide between readings. */
export const rollForWishes = (live: LiveGame): BattleChange => {
  if (!live.ledger.dispute) throw new RefusedRequest('no-dispute', REFUSAL_TEXTS.noDispute);
  if (missingVoices(live.seats, live.ledger).length > 0)
    throw new RefusedRequest('wishes-missing', REFUSAL_TEXTS.wishesMissing);
  return thenRule(live, live.note({ kind: 'roll-wishes' }));
};

/** Withdraws a question for the side that raised it. */
export const withdraw = (live: LiveGame, side: number): BattleChange => {
  const { dispute } = live.ledger;
  if (!dispute || !sidesWith(live.seats, side).includes(dispute.side))
    throw new RefusedRequest('no-dispute', REFUSAL_TEXTS.notYoursToWithdraw);
  return live.note({ kind: 'drop-wishes' });
};

/** Adds a due decision to a change, unless a step is waiting for answers. */
export const thenRule = (live: LiveGame, change: BattleChange): BattleChange => {
  const { game, seats, ledger } = live;
  const due = game.unfinished ? undefined : dueRuling(game.battle, seats, ledger);
  if (!due || live.over) return change;
  const ruled = live.run(() => live.game.act(due));
  return {
    entries: [...change.entries, ...ruled.entries],
    events: [...change.events, ...ruled.events],
    resend: change.resend,
  };
};
