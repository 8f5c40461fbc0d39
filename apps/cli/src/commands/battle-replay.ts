import {
  type BattlePlan,
  type BattleRecord,
  timelineOf,
  planOfRecord,
  reportOf,
  type Ruleset,
  type StepRecord,
} from '@muster/engine';
import { unknownNotes } from '@muster/host';
import { Command } from 'commander';
import { paint } from '../colours.ts';
import { EXIT, CommandError } from '../findings.ts';
import { closingLines, storyLogger } from '../log.ts';
import { loadRecord, problemSentence, replayRecord, someRuleset } from '../records.ts';
import { printNote, printLine, printJson } from '../screen.ts';
import { stepsTo } from '../timeline.ts';

interface ReplayCommandOptions {
  to?: string;
  json?: boolean;
  story?: boolean;
  why: boolean;
}

/** `muster battle replay`: logs a recorded battle again. */
export const replayCommand = (): Command =>
  new Command('replay')
    .description('Show the log of a recorded battle')
    .argument('<file>', 'Record of a battle')
    .option(
      '--to <moment>',
      'Moment to stop at: 3 is the end of round 3, 3.5 is after its fifth activation, 0 is after deployment',
    )
    .option('--story', 'Show the log (default)')
    .option('--no-why', 'Hide the reasons of the computer players')
    .option('--json', 'Print steps, events and the report as JSON')
    .action((file: string, options: ReplayCommandOptions) => {
      const { record, ruleset, refusal } = loadRecord(file);
      if (ruleset) replayHere(record, ruleset, options);
      else showStored(record, refusal, options);
    });

/** Plays the record again and logs it. */
const replayHere = (record: BattleRecord, ruleset: Ruleset, options: ReplayCommandOptions): void => {
  const whole = replayRecord(record, ruleset, { keepEvents: true });
  const moments = timelineOf(whole.game.steps);
  const to = options.to === undefined ? record.steps.length : stepsTo(moments, options.to);
  const shown = options.to === undefined ? whole : replayRecord(record, ruleset, { keepEvents: true, to });
  const { game } = shown;
  const steps = game.steps.map((step, i) => ({ ...moments[i], ...step, step: i + 1 }));
  const problem = problemSentence(record, shown, `Step ${(shown.problem?.step ?? 0) + 1}`);
  if (options.json)
    printJson({ ...headOf(record), simulated: true, ...(problem ? { problem } : {}), steps, report: reportOf(game) });
  else {
    for (const line of unknownNotes(game.plan)) printLine(line);
    logSteps(record, game.plan, endAt(game.steps, options.to), options);
    for (const line of ['', ...closingLines(game, paint())]) printLine(line);
  }
  if (problem) throw new CommandError(problem, EXIT.no);
};

/** Shows a record that cannot be played again, from its stored events. */
const showStored = (record: BattleRecord, refusal: string, options: ReplayCommandOptions): void => {
  printNote(`${refusal} Only its stored events can be shown.`);
  if (record.steps.some((step) => step.events === undefined))
    throw new CommandError('The record has no stored events to show.');
  const moments = timelineOf(record.steps);
  const steps = options.to === undefined ? record.steps : record.steps.slice(0, stepsTo(moments, options.to));
  if (options.json)
    return printJson({
      ...headOf(record),
      simulated: false,
      steps: steps.map((step, i) => ({ ...moments[i], ...step, step: i + 1 })),
    });
  logSteps(record, planOfRecord(record, someRuleset(record)), endAt(steps, options.to), options);
};

/** Returns the steps up to a moment; cuts the start of the next round, which is in the same step as the end of a round. */
const endAt = (steps: readonly StepRecord[], to: string | undefined): StepRecord[] => {
  const last = steps.at(-1);
  const next = last?.events?.findIndex((event) => event.type === 'round-started') ?? -1;
  if (!last || next < 0 || to === undefined || to.includes('.')) return [...steps];
  return [...steps.slice(0, -1), { ...last, events: last.events?.slice(0, next) }];
};

const headOf = ({ ruleset, seed, players, armies }: BattleRecord): object => ({
  ruleset,
  seed,
  players,
  sides: armies.map((army) => army.name),
});

const logSteps = (
  record: BattleRecord,
  plan: BattlePlan,
  steps: readonly StepRecord[],
  options: ReplayCommandOptions,
): void => {
  const colours = paint();
  const { ruleset, armies, players, seed } = record;
  const sides = armies.map((army, side) => `${army.name} (${players[side] ?? 'unknown player'})`);
  printLine(colours.bold(sides.join(' against ')));
  printLine(colours.dim(`  ruleset ${ruleset.base} · seed ${seed}`));
  printLine();
  const logger = storyLogger(plan, colours, printLine, options.why);
  for (const { events = [] } of steps) for (const event of events) logger.hear(event);
};
