import { createInterface } from 'node:readline';
import { makePlayer } from '@muster/ai';
import type { ArmyList } from '@muster/army';
import {
  type Game,
  type Outcome,
  type Player,
  refusalSentence,
  takeBackSteps,
  trailingRulings,
  turnOf,
  wishSentence,
} from '@muster/engine';
import { answerQuestion, chooseRuling, chooseTurn, type Seat, StartOver, takeSeat } from '@muster/guide';
import type { Paint } from '../colours.ts';
import type { Logger } from '../log.ts';
import { note, say } from '../screen.ts';
import { textMap } from '../map/text-map.ts';
import { LeftTheTable, makePrompt } from './prompt.ts';

export { LeftTheTable } from './prompt.ts';

/** Everything around a game that is being played here. */
export interface Driving {
  players: readonly (Player | undefined)[];
  lists: readonly ArmyList[];
  logger: Logger;
  paint: Paint;
  seed: string;
  /** What people type; by default at this terminal. */
  lines?: AsyncIterator<string>;
  /** Hears of the game after each step and each decision of a person. */
  after?: (game: Game) => void;
  /** Dice that were shown stay as they are: computer players agree to no take-back. */
  strict?: boolean;
}

/** More steps than any battle takes. */
const MOST_STEPS = 10_000;

/** Plays a game to its end: computer players at once, people by asking them. */
export const drive = async (game: Game, driving: Driving): Promise<void> => {
  let input: ReturnType<typeof createInterface> | undefined;
  let seat: Seat | undefined;
  try {
    for (let step = 0; step < MOST_STEPS && !game.finished; step++) {
      const isBots = driving.players[turnOf(game.battle)] !== undefined && game.pending.length === 0;
      if (isBots) {
        game.playStep();
        driving.after?.(game);
        continue;
      }
      if (!driving.lines) input ??= createInterface({ input: process.stdin });
      seat ??= sitDown(game, driving, driving.lines ?? linesOf(input));
      // oxlint-disable-next-line no-await-in-loop
      await decide(game, seat, driving);
    }
  } finally {
    input?.close();
  }
};

const linesOf = (input: ReturnType<typeof createInterface> | undefined): AsyncIterator<string> => {
  if (!input) throw new LeftTheTable();
  return input[Symbol.asyncIterator]();
};

const sitDown = (game: Game, driving: Driving, lines: AsyncIterator<string>): Seat => {
  const write = (text: string): void => {
    process.stdout.write(text);
  };
  const prompt = makePrompt(lines, say, write, driving.paint, (word) => aside(game, driving, word));
  const seat = takeSeat(game.battle, prompt, driving.lists, makePlayer('solo', `${driving.seed} helper`));
  for (const line of HELP) say(driving.paint.dim(line));
  return seat;
};

const HELP = [
  'Type the number of what you choose. At any time: map shows the table, undo takes your last step back,',
  'rule settles an unclear rule (agree or roll), help shows this, quit leaves the table.',
];

/** One decision of a person: an action, or the answer to a question. */
const decide = async (game: Game, seat: Seat, driving: Driving): Promise<void> => {
  driving.logger.pause();
  try {
    const question = game.pending[0];
    const outcome = question
      ? game.answer(question.side, await answerQuestion({ ...seat, battle: game.present }, question))
      : game.act(await chooseTurn(seat));
    driving.after?.(game);
    sayRefusal(game, outcome);
  } catch (signal) {
    if (signal instanceof InvokeRuling) return settle(game, seat, driving);
    if (!(signal instanceof StartOver)) throw signal;
  }
};

/** Someone invokes the most important rule: people agree or let dice decide; computer players agree. */
class InvokeRuling extends Error {}

const settle = async (game: Game, seat: Seat, driving: Driving): Promise<void> => {
  try {
    const people = driving.players.flatMap((player, side) => (player ? [] : [side]));
    for (const { decided, round } of [...game.inherited, ...game.decisions])
      say(`In force since round ${round}: ${wishSentence(decided)}`);
    const action = await chooseRuling({ ...seat, battle: game.battle }, people, turnOf(game.battle));
    if (!action) return;
    const outcome = game.act(action);
    driving.after?.(game);
    sayRefusal(game, outcome);
  } catch (signal) {
    if (!(signal instanceof StartOver || signal instanceof InvokeRuling)) throw signal;
  }
};

const sayRefusal = (game: Game, outcome: Outcome): void => {
  if (outcome.status === 'refused') say(refusalSentence(game.plan, outcome.refusal));
};

/** Words that are understood at any prompt. */
const aside = (game: Game, driving: Driving, word: string): boolean => {
  switch (word) {
    case 'map':
      for (const line of textMap(game.present, driving.paint)) say(line);
      return true;
    case 'help':
    case '?':
      for (const line of HELP) say(line);
      return true;
    case 'undo':
      undo(game, driving);
      throw new StartOver();
    case 'rule':
      if (game.pending.length === 0) throw new InvokeRuling();
      say(refusalSentence(game.plan, { code: 'ruling-open-step' }));
      return true;
    case 'quit':
    case 'exit':
      throw new LeftTheTable();
    default:
      return false;
  }
};

/** Takes steps back until a person is to decide again; computer players agree unless the battle is strict. */
const undo = (game: Game, { players, strict, after }: Driving): void => {
  const isAlone = !strict && players.filter((player) => player === undefined).length < 2;
  do {
    const refusal = takeBackSteps(game, 1 + trailingRulings(game), isAlone);
    if (refusal && strict && refusal.code === 'needs-consent')
      return note('Dice have been rolled since: in a campaign they stay.');
    if (refusal) return note(refusalSentence(game.plan, refusal));
  } while (players[turnOf(game.battle)] !== undefined);
  after?.(game);
  say('Taken back.');
};
