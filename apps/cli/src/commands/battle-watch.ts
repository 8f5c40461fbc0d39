import { recordOf } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';
import { Command, InvalidArgumentError } from 'commander';
import { type BattleOptions, withBattleOptions } from '../battle-options.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { EXIT, CommandError } from '../findings.ts';
import { closingLines, openingLines } from '../log.ts';
import { wholeBetween } from '../options.ts';
import { type BattlePlayback, playbackFor, playToEnd } from '../battle-playback.ts';
import { printNote, printLine } from '../screen.ts';
import { lineWidth } from '../text-table.ts';
import { stepsTo } from '../timeline.ts';
import { type WatchStyle, watchStyleOf } from '../watch/look.ts';
import { frameText } from '../watch/plain.ts';
import { SPEED } from '../watch/state.ts';
import { watchBattle } from '../watch/watch.ts';

interface WatchOptions extends BattleOptions {
  from?: string;
  speed: number;
  step?: boolean;
  frames?: number;
  ascii?: boolean;
  out?: string;
}

/** `muster battle watch`: shows a battle on a map in the terminal, step by step, with reasons. */
export const watchCommand = (): Command =>
  withBattleOptions(
    new Command('watch')
      .description('Watch a battle on a map: a recorded one, or a new one between computer players')
      .argument('[file]', 'Record of a battle; if omitted, a new battle is played'),
  )
    .option('--from <moment>', 'Moment to start at: 3 is the end of round 3, 3.5 is after its fifth activation')
    .option('--speed <number>', `Activations per second, from ${SPEED.least} to ${SPEED.most}`, speedOf, 1)
    .option('--step', 'Wait for a key after each step')
    .option('--frames <number>', 'Print every n-th step below each other instead', wholeBetween(1, 10_000))
    .option('--ascii', 'Use plain letters, without colours')
    .option('--out <file>', 'Write the record of the new battle to this file')
    .addHelpText('after', KEYS)
    .action(watch);

const KEYS = `
Keys:
  space: pause or continue · left, right: one step · Page Up, Page Down: one round · Home, End
  +, -: speed · up, down: scroll the log · c: options that were weighed · q: quit`;

const speedOf = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && value >= SPEED.least && value <= SPEED.most) return value;
  throw new InvalidArgumentError(`It must be a number from ${SPEED.least} to ${SPEED.most}.`);
};

const watch = async (file: string | undefined, options: WatchOptions): Promise<void> => {
  if (options.out !== undefined) {
    if (file !== undefined) throw new CommandError(`${file} is already a record: leave out --out.`);
    demandWritable(options.out);
  }
  const reel = playbackFor(file, options);
  for (const line of reel.notes) printNote(line);
  if (reel.frames.length === 0) throw new CommandError(reel.problem ?? 'The record has no steps to show.');
  const at = options.from === undefined ? 0 : stepsTo(playToEnd(reel), options.from) - 1;
  const look = watchStyleOf(paint(), options.ascii);
  if (options.frames !== undefined || !process.stdout.isTTY || process.env.TERM === 'dumb')
    printFrames(reel, at, options.frames ?? 1, look);
  else
    await watchBattle(reel, {
      at,
      speed: options.speed,
      byStep: options.step === true,
      look,
      input: process.stdin,
      output: process.stdout,
      signals: process,
    });
  for (const line of closingLines(reel.game, look.paint)) printLine(line);
  if (file === undefined) printLine(look.paint.dim(`  To play the same battle again: --seed ${reel.game.seed}`));
  save(reel, options.out);
  if (reel.problem !== undefined) throw new CommandError(reel.problem, EXIT.no);
};

/** Prints every n-th frame, and the last one. */
const printFrames = (reel: BattlePlayback, from: number, every: number, look: WatchStyle): void => {
  const frames = playToEnd(reel);
  for (const line of [...openingLines(reel.plan, reel.players, reel.game.seed, look.paint), '']) printLine(line);
  for (let at = from; at < frames.length; at++)
    if ((at - from) % every === 0 || at === frames.length - 1)
      for (const line of frameText(reel, frames[at], lineWidth(WIDEST), look)) printLine(line);
};

const WIDEST = 120;

const save = ({ game, players }: BattlePlayback, out: string | undefined): void => {
  if (out === undefined) return;
  writeFile(out, `${JSON.stringify(makeRecordFile(recordOf(game, [...players])))}\n`);
  printLine(`Record written to ${out}.`);
};
