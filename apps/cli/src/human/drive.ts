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
import {
  answerQuestion,
  chooseRuling,
  chooseTurn,
  type AskingContext,
  StartOver,
  makeAskingContext,
} from '@muster/guide';
import type { Paint } from '../colours.ts';
import type { Logger } from '../log.ts';
import { printNote, printLine } from '../screen.ts';
import { textMap } from '../map/text-map.ts';
import { PlayerQuit, makePrompt } from './prompt.ts';

export { PlayerQuit } from './prompt.ts';

/** The players, input and output of a game played at this terminal. */
export interface DriveOptions {
  players: readonly (Player | undefined)[];
  lists: readonly ArmyList[];
  logger: Logger;
  paint: Paint;
  seed: string;
  /** The typed lines; by default from this terminal. */
  lines?: AsyncIterator<string>;
  /** Called after each step and each decision of a person. */
  after?: (game: Game) => void;
  /** Whether computer players refuse to take back rolled dice. */
  strict?: boolean;
}

/** More steps than any battle has. */
const MOST_STEPS = 10_000;

/** Plays a game to its end, asking people for their decisions. */
export const playInteractively = async (game: Game, driving: DriveOptions): Promise<void> => {
  let input: ReturnType<typeof createInterface> | undefined;
  let seat: AskingContext | undefined;
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
  if (!input) throw new PlayerQuit();
  return input[Symbol.asyncIterator]();
};

const sitDown = (game: Game, driving: DriveOptions, lines: AsyncIterator<string>): AskingContext => {
  const write = (text: string): void => {
    process.stdout.write(text);
  };
  const prompt = makePrompt(lines, printLine, write, driving.paint, (word) => aside(game, driving, word));
  const seat = makeAskingContext(game.battle, prompt, driving.lists, makePlayer('solo', `${driving.seed} helper`));
  for (const line of HELP) printLine(driving.paint.dim(line));
  return seat;
};

const HELP = [
  'Type the number of your choice. At any time you can type: map (show the table), undo (take back your last step),',
  'rule (settle an unclear rule: agree or roll), help (show this text) or quit (leave the battle).',
];

/** Asks a person for one decision: an action, or the answer to a question. */
const decide = async (game: Game, seat: AskingContext, driving: DriveOptions): Promise<void> => {
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

/** Thrown when a person wants to settle an unclear rule: people agree or roll off; computer players agree. */
class InvokeRuling extends Error {}

const settle = async (game: Game, seat: AskingContext, driving: DriveOptions): Promise<void> => {
  try {
    const people = driving.players.flatMap((player, side) => (player ? [] : [side]));
    for (const { decided, round } of [...game.inherited, ...game.decisions])
      printLine(`In force since round ${round}: ${wishSentence(decided)}`);
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
  if (outcome.status === 'refused') printLine(refusalSentence(game.plan, outcome.refusal));
};

/** Handles the words that work at any prompt; returns whether it was one. */
const aside = (game: Game, driving: DriveOptions, word: string): boolean => {
  switch (word) {
    case 'map':
      for (const line of textMap(game.present, driving.paint)) printLine(line);
      return true;
    case 'help':
    case '?':
      for (const line of HELP) printLine(line);
      return true;
    case 'undo':
      undo(game, driving);
      throw new StartOver();
    case 'rule':
      if (game.pending.length === 0) throw new InvokeRuling();
      printLine(refusalSentence(game.plan, { code: 'ruling-open-step' }));
      return true;
    case 'quit':
    case 'exit':
      throw new PlayerQuit();
    default:
      return false;
  }
};

/** Takes steps back to the last decision of a person; computer players agree unless the battle is strict. */
const undo = (game: Game, { players, strict, after }: DriveOptions): void => {
  const isAlone = !strict && players.filter((player) => player === undefined).length < 2;
  do {
    const refusal = takeBackSteps(game, 1 + trailingRulings(game), isAlone);
    if (refusal && strict && refusal.code === 'needs-consent')
      return printNote('You cannot take this step back: dice have been rolled since (campaign battle).');
    if (refusal) return printNote(refusalSentence(game.plan, refusal));
  } while (players[turnOf(game.battle)] !== undefined);
  after?.(game);
  printLine('Taken back.');
};
