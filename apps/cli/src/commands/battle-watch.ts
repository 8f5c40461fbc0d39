import { recordOf } from '@muster/engine';
import { makeRecordFile } from '@muster/protocol';
import { Command, InvalidArgumentError } from 'commander';
import { type BattleOptions, withBattleOptions } from '../battle-options.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { EXIT, Stop } from '../findings.ts';
import { closingLines, openingLines } from '../log.ts';
import { wholeBetween } from '../options.ts';
import { type Reel, reelFor, wholeReel } from '../reel.ts';
import { note, say } from '../screen.ts';
import { lineWidth } from '../text-table.ts';
import { stepsTo } from '../timeline.ts';
import { type Look, lookOf } from '../watch/look.ts';
import { frameText } from '../watch/plain.ts';
import { SPEED } from '../watch/state.ts';
import { watchReel } from '../watch/watch.ts';

interface WatchOptions extends BattleOptions {
  from?: string;
  speed: number;
  step?: boolean;
  frames?: number;
  ascii?: boolean;
  out?: string;
}

/** `muster battle watch`: a battle on a drawn table, step by step, with why everything is done. */
export const watchCommand = (): Command =>
  withBattleOptions(
    new Command('watch')
      .description('watch a battle on a drawn table: one that was played, or one between computer players')
      .argument('[file]', 'the record of a battle; without one a battle is played'),
  )
    .option('--from <moment>', 'begin there: 3 is the end of round 3, 3.5 is after its fifth activation')
    .option('--speed <number>', `activations in a second, from ${SPEED.least} to ${SPEED.most}`, speedOf, 1)
    .option('--step', 'wait for a key after each step')
    .option('--frames <number>', 'print every so manieth step below each other instead', wholeBetween(1, 10_000))
    .option('--ascii', 'plain letters, without colours')
    .option('--out <file>', 'write the record of the battle that was played here')
    .addHelpText('after', KEYS)
    .action(watch);

const KEYS = `
Keys:
  space pause or go on · left, right a step back or on · Page Up, Page Down a round · Home, End
  + - faster, slower · up, down the rest of a long story · c what else was thought of · q quit`;

const speedOf = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && value >= SPEED.least && value <= SPEED.most) return value;
  throw new InvalidArgumentError(`It must be a number from ${SPEED.least} to ${SPEED.most}.`);
};

const watch = async (file: string | undefined, options: WatchOptions): Promise<void> => {
  if (options.out !== undefined) {
    if (file !== undefined) throw new Stop(`${file} is a record already: leave --out out.`);
    demandWritable(options.out);
  }
  const reel = reelFor(file, options);
  for (const line of reel.notes) note(line);
  if (reel.frames.length === 0)
    throw new Stop(reel.problem ?? 'The record holds no steps, so there is nothing to see.');
  const at = options.from === undefined ? 0 : stepsTo(wholeReel(reel), options.from) - 1;
  const look = lookOf(paint(), options.ascii);
  if (options.frames !== undefined || !process.stdout.isTTY || process.env.TERM === 'dumb')
    printFrames(reel, at, options.frames ?? 1, look);
  else
    await watchReel(reel, {
      at,
      speed: options.speed,
      byStep: options.step === true,
      look,
      input: process.stdin,
      output: process.stdout,
      signals: process,
    });
  for (const line of closingLines(reel.game, look.paint)) say(line);
  if (file === undefined) say(look.paint.dim(`  The same battle again: --seed ${reel.game.seed}`));
  save(reel, options.out);
  if (reel.problem !== undefined) throw new Stop(reel.problem, EXIT.no);
};

/** Every so manieth frame, and the last one. */
const printFrames = (reel: Reel, from: number, every: number, look: Look): void => {
  const frames = wholeReel(reel);
  for (const line of [...openingLines(reel.plan, reel.players, reel.game.seed, look.paint), '']) say(line);
  for (let at = from; at < frames.length; at++)
    if ((at - from) % every === 0 || at === frames.length - 1)
      for (const line of frameText(reel, frames[at], lineWidth(WIDEST), look)) say(line);
};

const WIDEST = 120;

const save = ({ game, players }: Reel, out: string | undefined): void => {
  if (out === undefined) return;
  writeFile(out, `${JSON.stringify(makeRecordFile(recordOf(game, [...players])))}\n`);
  say(`The record is in ${out}.`);
};
