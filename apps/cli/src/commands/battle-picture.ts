import { type BattlePlan, namesOf } from '@muster/engine';
import { battlePicture } from '@muster/protocol';
import { Command } from 'commander';
import { EXIT, Stop } from '../findings.ts';
import { gather, wholeBetween } from '../options.ts';
import { writePicture } from '../pictures.ts';
import { foreignNote, loadRecord, problemSentence, replayRecord } from '../records.ts';
import { say } from '../screen.ts';
import { momentsOf, stepsTo } from '../timeline.ts';

interface PictureCommandOptions {
  round?: number;
  to?: string;
  output: string;
  ranges?: string[];
  title?: string;
  dark?: boolean;
  zoom: number;
}

/** `muster battle picture`: the table from above at some moment of a battle. */
export const pictureCommand = (): Command =>
  new Command('picture')
    .description('draw the table from above at a moment of a battle')
    .argument('<file>', 'the record of a battle')
    .option(
      '--round <number>',
      'at the end of this round; 0 is after deployment (default: the end of the record)',
      wholeBetween(0, 99),
    )
    .option('--to <moment>', 'after an activation: 3.5 is the fifth of round 3')
    .requiredOption('-o, --output <file>', 'where to write it: a name that ends in .svg or .png')
    .option('--ranges <unit>', 'draw how far this unit shoots, by its name or id; may be given several times', gather)
    .option('--title <text>', 'the title of the picture')
    .option('--dark', 'light on dark')
    .option('--zoom <number>', 'how many times larger a PNG is', wholeBetween(1, 4), 1)
    .action(draw);

const draw = async (file: string, options: PictureCommandOptions): Promise<void> => {
  const { record, ruleset } = loadRecord(file);
  if (!ruleset)
    throw new Stop(
      foreignNote(record).replace(
        'it is shown from its stored events and not played again',
        'no picture can be made of it here',
      ),
    );
  const whole = replayRecord(record, ruleset, { keepEvents: true });
  const wanted = options.to ?? options.round?.toString();
  const moments = momentsOf(whole.game.steps);
  const to = wanted === undefined ? record.steps.length : stepsTo(moments, wanted);
  const { game } = replayRecord(record, ruleset, { to });
  const subtitle = options.to === undefined && options.round !== undefined ? roundText(options.round) : undefined;
  const svg = battlePicture(game.plan, game.battle, {
    title: options.title,
    subtitle,
    ranges: (options.ranges ?? []).map((name) => unitNamed(game.plan, name)),
    dark: options.dark,
  });
  await writePicture(options.output, svg, options.zoom);
  say(`The picture is in ${options.output}.`);
  const problem = problemSentence(whole, `Step ${whole.matching + 1}`);
  if (problem && to > whole.matching) throw new Stop(problem, EXIT.no);
};

const roundText = (round: number): string => (round === 0 ? 'After deployment' : `End of round ${round}`);

const unitNamed = (plan: BattlePlan, name: string): number => {
  const wanted = name.trim().toLowerCase();
  const { units } = namesOf(plan);
  const found = plan.units.findIndex(({ id }, i) => id.toLowerCase() === wanted || units[i].toLowerCase() === wanted);
  if (found < 0) throw new Stop(`There is no unit "${name}"; there are ${units.join(', ')}.`);
  return found;
};
