import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BattlePlan, type Frame, namesOf } from '@muster/engine';
import { battlePicture, contactSheet } from '@muster/picture';
import { Command, Option } from 'commander';
import { type BattleOptions, withBattleOptions } from '../battle-options.ts';
import { contactPage } from '../contact/page.ts';
import { writeFile } from '../files.ts';
import { EXIT, Stop } from '../findings.ts';
import { gather, wholeBetween } from '../options.ts';
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
import { type Reel, reelFor, wholeReel } from '../reel.ts';
import { note, say } from '../screen.ts';
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

/** `muster battle picture`: the table from above at some moment of a battle, or at all of them. */
export const pictureCommand = (): Command =>
  withBattleOptions(
    new Command('picture')
      .description('draw the table from above at a moment of a battle, or its whole course')
      .argument('[file]', 'the record of a battle; without one a battle is played'),
  )
    .option('-o, --output <file>', 'where to write it: a name that ends in .svg or .png')
    .option(
      '--round <number>',
      'at the end of this round; 0 is after deployment (default: the end of the record)',
      wholeBetween(0, 99),
    )
    .option('--to <moment>', 'after an activation: 3.5 is the fifth of round 3')
    .addOption(
      new Option(
        '--moves [since]',
        'draw where everybody went, whom they charged and shot, and why: in the last step, or since the round began (default: the step with --to, else the round)',
      ).choices(['step', 'round']),
    )
    .option('--all <folder>', 'draw every round with its moves, and a page with all of them')
    .addOption(new Option('--every <what>', 'how often --all and --sheet draw').choices(EVERY).default('round'))
    .addOption(new Option('--format <kind>', 'what --all draws').choices(['svg', 'png']).default('svg'))
    .option('--sheet <file>', 'all pictures on one sheet with why: a name that ends in .html, .svg or .png')
    .option('--ranges <unit>', 'draw how far this unit shoots, by its name or id; may be given several times', gather)
    .option('--title <text>', 'the title of the picture')
    .option('--dark', 'light on dark')
    .option('--zoom <number>', 'how many times larger a PNG is', wholeBetween(1, 4), 1)
    .action(draw);

const draw = async (file: string | undefined, options: PictureCommandOptions): Promise<void> => {
  const { output, all, sheet } = options;
  if (output === undefined && all === undefined && sheet === undefined)
    throw new Stop('Say where the picture goes: --output <file>, --all <folder> or --sheet <file>.');
  const reel = reelFor(file, options);
  for (const line of reel.notes) note(line);
  if (wholeReel(reel).length === 0)
    throw new Stop(reel.problem ?? 'The record holds no steps, so there is nothing to draw.');
  if (output !== undefined) await drawOne(reel, output, options);
  if (all !== undefined) await drawAll(reel, all, options);
  if (sheet !== undefined) await drawSheet(reel, sheet, options);
  if (reel.problem !== undefined && isUpToEnd(options)) throw new Stop(reel.problem, EXIT.no);
};

/** Whether the battle is drawn to its end, where a record that does not hold breaks off. */
const isUpToEnd = ({ round, to, all, sheet }: PictureCommandOptions): boolean =>
  (round === undefined && to === undefined) || all !== undefined || sheet !== undefined;

/** One picture of the moment that was asked for. */
const drawOne = async (reel: Reel, output: string, options: PictureCommandOptions): Promise<void> => {
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
  say(`The picture is in ${output}.`);
};

/** The frames whose moves are drawn. */
const ledTo = (frames: readonly Frame[], frame: Frame, { moves, to }: PictureCommandOptions): readonly Frame[] => {
  if (moves === undefined) return [];
  const since = moves === true ? (to?.includes('.') ? 'step' : 'round') : moves;
  return since === 'step' ? activationAt(frames, frame) : roundOf(frames, frame);
};

const subtitleOf = (frame: Frame, { round, to, moves }: PictureCommandOptions): string | undefined => {
  if (to === undefined) return round === undefined ? undefined : roundTitle(round);
  // The moves that are drawn are those before the moment, not what comes next.
  return moves !== undefined && to.includes('.') && frame.activation > 0 ? activationTitle(frame) : undefined;
};

/** A picture for every moment, and a page that shows them all. */
const drawAll = async (reel: Reel, folder: string, options: PictureCommandOptions): Promise<void> => {
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
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that they do not fill the memory
    await writePicture(join(folder, files[i]), svg, options.zoom);
  }
  writeFile(join(folder, 'index.html'), contactPage(reel.plan, drawn, { ...options, files }));
  say(`${files.length} pictures are in ${folder}; ${join(folder, 'index.html')} shows them all.`);
};

const drawSheet = async (reel: Reel, file: string, options: PictureCommandOptions): Promise<void> => {
  const moments = momentsFor(reel, options.every).map((moment) => battleMoment(reel, moment));
  if (/\.html?$/i.test(file))
    writeFile(file, contactPage(reel.plan, moments, { title: options.title, dark: options.dark }));
  else await writePicture(file, contactSheet(reel.plan, moments, options), options.zoom);
  say(`The sheet is in ${file}.`);
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Stop(`${folder} cannot be made: choose the name of a folder for --all.`);
  }
};

const unitNamed = (plan: BattlePlan, name: string): number => {
  const wanted = name.trim().toLowerCase();
  const { units } = namesOf(plan);
  const found = plan.units.findIndex(({ id }, i) => id.toLowerCase() === wanted || units[i].toLowerCase() === wanted);
  if (found < 0) throw new Stop(`There is no unit "${name}"; there are ${units.join(', ')}.`);
  return found;
};
