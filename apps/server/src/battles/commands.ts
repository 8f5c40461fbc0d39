import { type Action, type Answer, turnOf } from '@muster/engine';
import { type SideMessage, unwritable } from '@muster/protocol';
import { Refused } from '../common/problem.ts';
import type { Change } from './change.ts';
import { type LiveGame, rulesChanged } from './live-game.ts';
import { sidesOf } from './seating.ts';
import { isForAnybody } from './showing.ts';
import { allowBack, takeBack } from './taking-back.ts';
import { rollForWishes, thenRule, wish, withdraw } from './wishes.ts';

/** Carries out what a person says for a side. */
export const carryOut = (live: LiveGame, person: string, message: SideMessage): Change => {
  if (live.over) throw new Refused('over', 'This battle is over.');
  if (live.frozen !== undefined) throw rulesChanged(live.frozen);
  demandSeat(live, person, message);
  const { side } = message;
  switch (message.type) {
    case 'act':
      return act(live, side, message.action);
    case 'answer':
      demandWritable(live, { answers: [message.answer] });
      return thenRule(
        live,
        live.run(() => live.game.answer(side, message.answer as Answer)),
      );
    case 'take-back':
      return takeBack(live, person, side);
    case 'allow':
      return allowBack(live, person, message.allow);
    case 'terrain':
      throw new Refused('terrain-placed', 'The terrain is placed: the battle has begun.', { status: 409 });
    case 'wish':
      return wish(live, side, message.wish);
    case 'roll':
      return rollForWishes(live);
    case 'withdraw':
      return withdraw(live, side);
    default:
      return concede(live, side);
  }
};

const act = (live: LiveGame, side: number, action: Record<string, unknown>): Change => {
  if (action['type'] === 'ruling')
    throw new Refused('not-an-action', 'The sides decide on readings together: say what you want.');
  if (turnOf(live.game.battle) !== side) throw new Refused('not-your-turn', 'It is not your turn.');
  demandWritable(live, { action });
  return thenRule(
    live,
    live.run(() => live.game.act(action as unknown as Action)),
  );
};

/** A side gives up; the computer answers what it was just asked. */
const concede = (live: LiveGame, side: number): Change => {
  const noted = live.note({ kind: 'concede', side });
  const { unfinished, pending } = live.game;
  if (live.over || !unfinished || !pending.some((question) => question.side === side)) return noted;
  const answered = live.run(() => live.game.repeatAnswers(unfinished.answers));
  return { ...answered, entries: [...noted.entries, ...answered.entries] };
};

const demandSeat = ({ seats, game, ledger }: LiveGame, person: string, { type, side }: SideMessage): void => {
  const mine = sidesOf(seats, person);
  const { conceded } = ledger;
  const question = game.pending.find((asked) => asked.side === side);
  if (type === 'answer' && mine.length > 0 && question && isForAnybody(question, seats, conceded)) return;
  if (!mine.includes(side)) throw new Refused('not-your-side', 'You do not play this side.', { status: 403 });
  if (conceded.includes(side)) throw new Refused('conceded', 'You have given this side up: the computer plays it.');
};

/** Refuses what a file could not hold: no one could ever read this battle out of one. */
const demandWritable = ({ header, plan }: LiveGame, step: Parameters<typeof unwritable>[2]): void => {
  const finding = unwritable(header.armies, plan.extras?.events !== undefined, step);
  if (finding) throw new Refused('bad-answer', `This cannot be understood: ${finding.path} ${finding.message}.`);
};
