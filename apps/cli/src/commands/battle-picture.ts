import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BattlePlan, type StepFrame, namesOf } from '@muster/engine';
import { battlePicture, contactSheet } from '@muster/picture';
import { Command, Option } from 'commander';
import { type BattleOptions, withBattleOptions } from '../battle-options.ts';
import { contactPage } from '../contact/page.ts';
import { writeFile } from '../files.ts';
import { EXIT, CommandError } from '../findings.ts';
import { collectValues, wholeBetween } from '../options.ts';
import {
  activationAt,
  activationTitle,
  battleMoment,
  EVERY,
  type Every,
  momentsFor,
  roundOf,
  roundTitle,
} from '../picture-moments.ts';
import { writePicture } from '../pictures.ts';
import { type BattlePlayback, playbackFor, playToEnd } from '../battle-playback.ts';
import { printNote, printLine } from '../screen.ts';
import { stepsTo } from '../timeline.ts';

interface PictureCommandOptions extends BattleOptions {
  round?: number;
  to?: string;
  output?: string;
  moves?: true | 'step' | 'round';
  all?: string;
  every: Every;
  format: 'svg' | 'png';
  sheet?: string;
  ranges?: string[];
  title?: string;
  dark?: boolean;
  zoom: number;
}

/** `muster battle picture`: draws the table at one moment of a battle, or at every round. */
export const pictureCommand = (): Command =>
  withBattleOptions(
    new Command('picture')
      .description('Draw the table at one moment of a battle, or after every round')
      .argument('[file]', 'Record of a battle; if omitted, a new battle is played'),
  )
    .option('-o, --output <file>', 'Picture file, ending in .svg or .png')
    .option(
      '--round <number>',
      'Draw the end of this round; 0 is after deployment (default: the end of the record)',
      wholeBetween(0, 99),
    )
    .option('--to <moment>', 'Draw the table after an activation: 3.5 is the fifth of round 3')
    .addOption(
      new Option(
        '--moves [since]',
        'Draw moves, charges, shots and reasons of the last step or of the round (default: step with --to, otherwise round)',
      ).choices(['step', 'round']),
    )
    .option('--all <folder>', 'Draw every round with its moves into this folder, with a page of all pictures')
    .addOption(new Option('--every <what>', 'How often --all and --sheet draw').choices(EVERY).default('round'))
    .addOption(new Option('--format <kind>', 'Picture format of --all').choices(['svg', 'png']).default('svg'))
    .option('--sheet <file>', 'Draw all pictures and reasons on one sheet, ending in .html, .svg or .png')
    .option('--ranges <unit>', 'Draw the shooting ranges of a unit, by name or id (repeatable)', collectValues)
    .option('--title <text>', 'Title of the picture')
    .option('--dark', 'Use a dark background')
    .option('--zoom <number>', 'Scale of PNG pictures, from 1 to 4', wholeBetween(1, 4), 1)
    .action(draw);

const draw = async (file: string | undefined, options: PictureCommandOptions): Promise<void> => {
  const { output, all, sheet } = options;
  if (output === undefined && all === undefined && sheet === undefined)
    throw new CommandError('No output given: add --output <file>, --all <folder> or --sheet <file>.');
  const reel = playbackFor(file, options);
  for (const line of reel.notes) printNote(line);
  if (playToEnd(reel).length === 0) throw new CommandError(reel.problem ?? 'The record has no steps to draw.');
  if (output !== undefined) await drawOne(reel, output, options);
  if (all !== undefined) await drawAll(reel, all, options);
  if (sheet !== undefined) await drawSheet(reel, sheet, options);
  if (reel.problem !== undefined && isUpToEnd(options)) throw new CommandError(reel.problem, EXIT.no);
};

/** Returns whether the battle is drawn to its end, where a broken record stops. */
const isUpToEnd = ({ round, to, all, sheet }: PictureCommandOptions): boolean =>
  (round === undefined && to === undefined) || all !== undefined || sheet !== undefined;

/** Draws one moment. */
const drawOne = async (reel: BattlePlayback, output: string, options: PictureCommandOptions): Promise<void> => {
  const { frames, plan } = reel;
  const wanted = options.to ?? options.round?.toString();
  const frame = frames[wanted === undefined ? frames.length - 1 : stepsTo(frames, wanted) - 1];
  const moment = battleMoment(reel, { name: '', title: '', frame, led: ledTo(frames, frame, options) });
  const svg = battlePicture(plan, moment.battle, {
    title: options.title,
    subtitle: subtitleOf(frame, options),
    ranges: (options.ranges ?? []).map((name) => unitNamed(plan, name)),
    episodes: moment.episodes,
    dark: options.dark,
  });
  await writePicture(output, svg, options.zoom);
  printLine(`Picture written to ${output}.`);
};

/** Returns the frames whose moves are drawn. */
const ledTo = (
  frames: readonly StepFrame[],
  frame: StepFrame,
  { moves, to }: PictureCommandOptions,
): readonly StepFrame[] => {
  if (moves === undefined) return [];
  const since = moves === true ? (to?.includes('.') ? 'step' : 'round') : moves;
  return since === 'step' ? activationAt(frames, frame) : roundOf(frames, frame);
};

const subtitleOf = (frame: StepFrame, { round, to, moves }: PictureCommandOptions): string | undefined => {
  if (to === undefined) return round === undefined ? undefined : roundTitle(round);
  // The drawn moves are those before the moment, not the next ones.
  return moves !== undefined && to.includes('.') && frame.activation > 0 ? activationTitle(frame) : undefined;
};

/** Draws a picture for every moment, and a page with all of them. */
const drawAll = async (reel: BattlePlayback, folder: string, options: PictureCommandOptions): Promise<void> => {
  makeFolder(folder);
  const moments = momentsFor(reel, options.every);
  const files = moments.map(({ name }) => `${name}.${options.format}`);
  const drawn = moments.map((moment) => battleMoment(reel, moment));
  for (const [i, { battle, title, episodes }] of drawn.entries()) {
    const svg = battlePicture(reel.plan, battle, {
      title: options.title,
      subtitle: title,
      episodes,
      dark: options.dark,
    });
    // oxlint-disable-next-line no-await-in-loop -- one at a time saves memory
    await writePicture(join(folder, files[i]), svg, options.zoom);
  }
  writeFile(join(folder, 'index.html'), contactPage(reel.plan, drawn, { ...options, files }));
  printLine(`${files.length} pictures written to ${folder}. Open ${join(folder, 'index.html')} to see them all.`);
};

const drawSheet = async (reel: BattlePlayback, file: string, options: PictureCommandOptions): Promise<void> => {
  const moments = momentsFor(reel, options.every).map((moment) => battleMoment(reel, moment));
  if (/\.html?$/i.test(file))
    writeFile(file, contactPage(reel.plan, moments, { title: options.title, dark: options.dark }));
  else await writePicture(file, contactSheet(reel.plan, moments, options), options.zoom);
  printLine(`Sheet written to ${file}.`);
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new CommandError(`Folder ${folder} cannot be created: choose another one for --all.`);
  }
};

const unitNamed = (plan: BattlePlan, name: string): number => {
  const wanted = name.trim().toLowerCase();
  const { units } = namesOf(plan);
  const found = plan.units.findIndex(({ id }, i) => id.toLowerCase() === wanted || units[i].toLowerCase() === wanted);
  if (found < 0) throw new CommandError(`Unknown unit "${name}". Units: ${units.join(', ')}.`);
  return found;
};
