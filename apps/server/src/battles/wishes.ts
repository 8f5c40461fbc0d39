import { checkWish } from '@muster/engine';
import { Refused } from '../common/problem.ts';
import type { Change } from './change.ts';
import { dueRuling, missingVoices, readWish } from './dispute.ts';
import type { LiveGame } from './live-game.ts';
import { sidesWith } from './seating.ts';

/** A side says how it wants to read the rules: with the same words it agrees. */
export const wish = (live: LiveGame, side: number, value: unknown): Change => {
  const wanted = readWish(value);
  if (live.seats.some(({ kind }) => kind === 'open'))
    throw new Refused('seat-open', 'A seat is still free: wait for its player.', { status: 409 });
  const { dispute } = live.ledger;
  if (!dispute && wanted === 'as-it-is') throw live.refused({ code: 'ruling-nothing' });
  if (dispute?.roll) throw new Refused('rolling', 'The dice decide after this step.');
  if (dispute?.side === side && wanted === 'as-it-is') return withdraw(live, side);
  const refusal = checkWish(live.game.battle, wanted);
  if (refusal) throw live.refused(refusal);
  return thenRule(live, live.note({ kind: 'wish', side, wish: wanted }));
};

/** The sides do not agree: dice decide. */
export const rollForWishes = (live: LiveGame): Change => {
  if (!live.ledger.dispute) throw new Refused('no-dispute', 'Nothing is disputed.');
  if (missingVoices(live.seats, live.ledger).length > 0)
    throw new Refused('wishes-missing', 'Every player says what they want before a die is rolled.');
  return thenRule(live, live.note({ kind: 'roll-wishes' }));
};

/** The side that raised a question withdraws it. */
export const withdraw = (live: LiveGame, side: number): Change => {
  const { dispute } = live.ledger;
  if (!dispute || !sidesWith(live.seats, side).includes(dispute.side))
    throw new Refused('no-dispute', 'Only the side that raised the question can withdraw it.');
  return live.note({ kind: 'drop-wishes' });
};

/** Adds a decision that is due to a change; while a step waits for answers, the decision waits too. */
export const thenRule = (live: LiveGame, change: Change): Change => {
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
