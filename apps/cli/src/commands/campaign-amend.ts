import {
  amend,
  type Amend,
  resolvedCommand,
  type Campaign,
  type ChoiceValue,
  type Command as CampaignCommand,
  type Corrected,
  type Difference,
  differences,
  type Fact,
  isAveraged,
  labelText,
  type LostEvent,
  type Match,
  rulesOf,
  type DrawSource,
  allUnitsEver,
  valueFrom,
  valueName,
  withUnitsOf,
} from '@muster/campaign';
import { Command, Option } from 'commander';
import {
  dayOf,
  openCampaign,
  untilComplete,
  type WriteOptions,
  writerOf,
  withWriteOptions,
} from '../campaign/run-and-write.ts';
import { claimsObjective, correctedClaims } from '../campaign/claims.ts';
import { findMatch, readName } from '../campaign/naming.ts';
import { refusalSentence, refusalStop, stopWith } from '../campaign/refusals.ts';
import { appendEntries } from '../campaign/store.ts';
import { paint } from '../colours.ts';
import { CommandError } from '../findings.ts';
import { wholeBetween, splitAtCommas } from '../options.ts';
import { printLine, printJson } from '../screen.ts';
import {
  correctedReport,
  type ReportOptions,
  withReportOptions,
  hasReportOptions,
  winnerOf,
} from './campaign-record.ts';
import { demandYes } from './campaign-steps.ts';

interface AmendOptions extends ReportOptions, WriteOptions {
  match?: string;
  entry?: number;
  remove?: boolean;
  redo?: boolean;
  reason?: string;
  yes?: boolean;
}

/** Makes `muster campaign amend`, which corrects a fact and decides everything after it again. */
export const amendCommand = (): Command =>
  withWriteOptions(
    withReportOptions(
      new Command('amend')
        .description('correct or remove an old match or fact; shows the differences before saving')
        .argument('<file>', 'the campaign file')
        .option('--match <id>', 'the match to correct or remove')
        .addOption(
          new Option(
            '--entry <number>',
            'the fact to remove or decide again, by its number in "muster campaign log"',
          ).argParser(wholeBetween(1, 1_000_000)),
        )
        .option('--remove', 'remove it')
        .option('--redo', 'decide that fact again, or enter its dice again (--dice, --lots or --real-dice)')
        .option(
          '--not-killed <units>',
          'units that were not killed, separated by commas; other kills stay',
          splitAtCommas,
        )
        .option('--reason <text>', 'why', 'a correction'),
    ).option('--yes', 'save the correction without asking for confirmation'),
    true,
  ).action(correct);

const correct = async (file: string, options: AmendOptions): Promise<void> => {
  const opened = openCampaign(file);
  const { facts, book } = opened;
  const wanted = wantedOf(opened.campaign, facts, options);
  const known = options.redo && 'place' in wanted ? withoutTyped(facts, wanted.place, options) : facts;
  const { correction, drawn } = await tryCorrection(opened.campaign, known, wanted, options);
  const shown = differences(correction.before, correction.after);
  if (options.json && !options.yes)
    throw stopWith('not-confirmed', 'A correction is only saved with --yes.', { differences: shown });
  const isWritten = options.yes === true;
  if (!options.json)
    for (const line of correctionLines(correction, { facts, shown, drawn, isWritten })) printLine(line);
  await demandYes(`${lossText(correction)}This will be saved as a correction.`, options);
  const reason = readName(options.reason ?? '', 'The reason') || 'a correction';
  const by = writerOf(options);
  const amendment = { at: dayOf(options, opened.campaign), by, reason, from: correction.from, facts: correction.facts };
  appendEntries(file, book, [{ amendment }]);
  if (options.json)
    return printJson({
      ok: true,
      file,
      entries: [book.entries.length + 1],
      differences: shown,
      dropped: correction.dropped.map(droppedData),
      lostEvents: correction.lostEvents,
      adapted: correction.adapted.map(droppedData),
      draws: correction.draws,
      drawn,
    });
  printLine(`The correction is saved as entry ${book.entries.length + 1}.`);
};

const droppedData = ({ fact, refusal }: Corrected['dropped'][number]): object => ({
  command: fact.command.type,
  refusal,
});

/** Reads from the options what to correct. */
const wantedOf = (campaign: Campaign, facts: readonly Fact[], options: AmendOptions): Amend => {
  const { match, entry, remove, redo } = options;
  const hasReport = options.winner !== undefined || claimsObjective(options) || hasReportOptions(options);
  if ((match === undefined) === (entry === undefined))
    throw new CommandError('Choose what to correct: either --match or --entry.');
  if (entry !== undefined) {
    if (Boolean(remove) === Boolean(redo) || hasReport)
      throw new CommandError(
        'Add --remove to remove the fact, or --redo to decide it again. To correct a battle, use --match.',
      );
    if (entry > facts.length)
      throw new CommandError(`There is no fact ${entry} ("muster campaign log" shows ${facts.length}).`);
    if (entry === 1 && remove)
      throw new CommandError('The start of the campaign cannot be removed. Begin a new campaign instead.');
    return { place: entry - 1, ...(redo ? { command: redone(facts[entry - 1], options) } : {}) };
  }
  if (redo) throw new CommandError('--redo is only for a single fact. Choose it with --entry.');
  const found = findMatch(campaign, match);
  const { id } = found;
  if (Boolean(remove) === hasReport)
    throw new CommandError('Add either --remove, or the corrected result (--winner, --report …).');
  if (remove) return { match: id };
  const place = facts.findIndex(({ command }) => command.type === 'conclude' && command.match === id);
  const command = place < 0 ? undefined : resolvedCommand(facts[place]);
  if (command?.type !== 'conclude')
    throw stopWith('wrong-step', `Match ${id} has not been recorded yet. Use "muster campaign record".`);
  return { place, command: correctedBattle(campaign, found, command, options) };
};

/** Returns the command of a fact to decide again; only typed draws are made again. */
const redone = (fact: Fact, { lots, realDice }: AmendOptions): CampaignCommand => {
  const command = resolvedCommand(fact);
  return command.type === 'event' && (lots || realDice) ? { ...command, happened: [] } : command;
};

/** Returns the facts without the decisions of one fact, and without its dice and random draws if others are typed. */
const withoutTyped = (facts: readonly Fact[], place: number, { dice, lots, realDice }: AmendOptions): Fact[] =>
  facts.map((fact, i) => {
    if (i !== place) return fact;
    const draws = {
      dice: dice || realDice ? [] : fact.draws.dice,
      picks: lots || realDice ? [] : fact.draws.picks,
      choices: [],
    };
    return { ...fact, draws };
  });

const correctedBattle = (
  campaign: Campaign,
  match: Match,
  command: Extract<CampaignCommand, { type: 'conclude' }>,
  options: AmendOptions,
): CampaignCommand => ({
  ...command,
  winner: winnerOf(campaign, options) ?? command.winner,
  report: hasReportOptions(options) ? correctedReport(campaign, match, command.report, options) : command.report,
  ...(claimsObjective(options) || hasReportOptions(options) ? correctedClaims(campaign, match, command, options) : {}),
});

/** A correction, and the new dice, draws and decisions for it. */
interface Attempted {
  correction: Corrected;
  drawn: readonly string[];
}

/** Tries a correction until nothing is missing. */
const tryCorrection = (
  campaign: Campaign,
  facts: readonly Fact[],
  wanted: Amend,
  options: AmendOptions,
): Promise<Attempted> =>
  untilComplete<Attempted>(campaign, options, (attempt) => {
    const given: Given[] = [];
    const source = noting(attempt.source, given);
    const correction = amend(facts, wanted, () => source);
    if (correction.status === 'refused') throw refusalStop(correction.refusal, campaign);
    if (correction.status === 'needs') return { need: correction.need, campaign };
    return { done: { correction, drawn: drawnTexts(correction, given) } };
  });

/** Something that a source gave, and its label. */
interface Given {
  label: string;
  value: number | ChoiceValue;
}

/** Returns what was given as texts with the names of units, including those that a correction brings back or removes. */
const drawnTexts = ({ before, after }: Corrected, given: readonly Given[]): string[] => {
  const campaign = withUnitsOf(before, after);
  return given.map(({ label, value }) => {
    const text = typeof value === 'number' ? String(value) : valueName(campaign, value);
    return `${labelText(campaign, label)} ${text}`;
  });
};

/** Returns a source that records what it gives. */
const noting = (source: DrawSource, given: Given[]): DrawSource => {
  const noted = <T>(label: string, value: T | undefined, plain: (value: T) => Given['value']): T | undefined => {
    if (value !== undefined) given.push({ label, value: plain(value) });
    return value;
  };
  return {
    die: (label, key) => noted(label, source.die(label, key), valueFrom),
    pick: (label, among, key) => {
      const pick = source.pick(label, among, key);
      return among.length === 1 ? pick : noted(label, pick, valueFrom);
    },
    choose: (need) => noted(need.for, source.choose(need), (take) => take),
  };
};

/** What is needed to show a correction. */
interface Shown {
  facts: readonly Fact[];
  shown: readonly Difference[];
  drawn: readonly string[];
  /** Whether it is saved without confirmation: texts then say what is different, not what would be. */
  isWritten: boolean;
}

const correctionLines = (
  { after, dropped, lostEvents, adapted, draws }: Corrected,
  { facts, shown, drawn, isWritten }: Shown,
): string[] => {
  const { bold, dim } = paint();
  return [
    bold(isWritten ? 'Differences:' : 'Differences if you save:'),
    ...(shown.length === 0 ? ['  none on the sheets'] : []),
    ...shown
      .filter(({ what }) => what !== 'score' || isAveraged(after))
      .map(({ army, unit, what, before, after: now }) => {
        const who = unit === undefined ? army : `${army} · ${unit}`;
        return `  ${who}: ${what} ${before} → ${now}`;
      }),
    ...droppedLines(dropped, after),
    ...lostEvents.map((event) => lostEventLine(facts, after, event, isWritten)),
    ...adapted.flatMap(({ fact: { command }, refusal }) =>
      command.type === 'set-up'
        ? [
            `  match ${command.match} stays as it was played, with the units that still exist (${refusalSentence(refusal, after)})`,
          ]
        : [],
    ),
    dim(`  Dice, random draws and decisions: ${draws.kept} kept, ${draws.gone} no longer needed.`),
    ...(drawn.length === 0 ? [] : [`  new: ${drawn.join('; ')}`]),
  ];
};

const lostEventLine = (
  facts: readonly Fact[],
  campaign: Campaign,
  { match, number, unit }: LostEvent,
  isWritten: boolean,
): string => {
  const { name } = rulesOf(campaign).events[number];
  const who = allUnitsEver(facts).find(({ id }) => id === unit)?.name ?? unit;
  return isWritten
    ? `  removed: event ${number}, ${name}, of match ${match} (${who} was not in the match)`
    : `  removed: event ${number}, ${name}, of match ${match} (${who} would not have been in the match)`;
};

/** Returns later matches that are removed as a whole, because they cannot be set up any more. */
const lostMatches = (dropped: Corrected['dropped']): string[] =>
  dropped.flatMap(({ fact: { command } }) => (command.type === 'set-up' ? [command.match] : []));

/** Returns lines about removed facts; a whole match in one line. */
const droppedLines = (dropped: Corrected['dropped'], after: Campaign): string[] => {
  const lost = lostMatches(dropped);
  return dropped.flatMap(({ fact: { at, command, match }, refusal }) => {
    const why = refusalSentence(refusal, after);
    if (command.type === 'set-up') return [`  removed: all of match ${command.match}, set up on ${at} (${why})`];
    return match !== undefined && lost.includes(match) ? [] : [`  removed: ${command.type} of ${at} (${why})`];
  });
};

const lossText = ({ dropped }: Corrected): string => {
  const lost = lostMatches(dropped);
  if (lost.length === 0) return '';
  return `${lost.length === 1 ? `Match ${lost[0]}` : `Matches ${lost.join(', ')}`} would be lost. To change single values and keep everything else, use "muster campaign override". `;
};
