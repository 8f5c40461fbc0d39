import { type Action, type Answer, turnOf } from '@muster/engine';
import { type SideMessage, whyUnwritable } from '@muster/protocol';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { BattleChange } from './change.ts';
import { type LiveGame, rulesChanged } from './live-game.ts';
import { sidesOf } from './seating.ts';
import { isForAnyone } from './showing.ts';
import { allowBack, takeBack } from './taking-back.ts';
import { rollForWishes, thenRule, wish, withdraw } from './wishes.ts';

/** Carries out the command of a person for a side. */
export const carryOutCommand = (live: LiveGame, person: string, message: SideMessage): BattleChange => {
  if (live.over) throw new RefusedRequest('over', REFUSAL_TEXTS.over);
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
      throw new RefusedRequest('terrain-placed', REFUSAL_TEXTS.terrainPlaced, { status: 409 });
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

const act = (live: LiveGame, side: number, action: Record<string, unknown>): BattleChange => {
  if (action['type'] === 'ruling') throw new RefusedRequest('not-an-action', REFUSAL_TEXTS.rulingAlone);
  if (turnOf(live.game.battle) !== side) throw new RefusedRequest('not-your-turn', REFUSAL_TEXTS.notYourTurn);
  demandWritable(live, { action });
  return thenRule(
    live,
    live.run(() => live.game.act(action as unknown as Action)),
  );
};

/** Concedes a side; the computer answers its open question. */
const concede = (live: LiveGame, side: number): BattleChange => {
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
  if (type === 'answer' && mine.length > 0 && question && isForAnyone(question, seats, conceded)) return;
  if (!mine.includes(side)) throw new RefusedRequest('not-your-side', REFUSAL_TEXTS.notYourSide, { status: 403 });
  if (conceded.includes(side)) throw new RefusedRequest('conceded', REFUSAL_TEXTS.youConceded);
};

/** Refuses actions and answers that a record file cannot hold, so that the battle can always be exported. */
const demandWritable = ({ header, plan }: LiveGame, step: Parameters<typeof whyUnwritable>[2]): void => {
  const finding = whyUnwritable(header.armies, plan.extras?.events !== undefined, step);
  if (finding) throw new RefusedRequest('bad-answer', REFUSAL_TEXTS.badAnswer(finding.path, finding.message));
};
