import {
  type Campaign,
  type Command as CampaignCommand,
  drawLines,
  type Entry,
  evolve,
  type Fact,
  factLines,
  factsOf,
  firstOf,
  type CampaignWithFacts,
  NO_CAMPAIGN,
  runCommand,
  type DrawSource,
} from '@muster/campaign';
import type { CampaignBook } from '@muster/protocol';
import type { Command } from 'commander';
import { paint } from '../colours.ts';
import { CommandError } from '../findings.ts';
import { printNote, printLine, printJson } from '../screen.ts';
import { askNeed, canAsk, needStop, openDialogue, type Dialogue } from './ask.ts';
import { type AnsweredNeed, type Attempt, attemptsFor, type DrawOptions, withDraws } from './draw-options.ts';
import { missingDraws } from './missing.ts';
import { NEXT_COMMANDS } from './next-commands.ts';
import { readName } from './naming.ts';
import { refusalStop, stopWith } from './refusals.ts';
import { appendEntries, openBook } from './store.ts';

/** Options of every command that writes to a campaign. */
export interface WriteOptions extends DrawOptions {
  by?: string;
  on?: string;
  json?: boolean;
  /** Prints nothing about what was written. */
  silent?: boolean;
  /** The command carries out the next steps itself, so they are not announced. */
  continues?: boolean;
  /** A dialogue that stays open afterwards; otherwise one is opened if something must be asked. */
  talk?: Dialogue;
}

/** Adds the options of every command that writes, and those for dice and decisions if the command may need any. */
export const withWriteOptions = (command: Command, draws = false): Command => {
  const own = command
    .option('--by <name>', 'the name of the writer (default: organiser)')
    .option('--on <day>', 'the day, as YYYY-MM-DD (default: today)')
    .option('--json', 'print what was written as JSON');
  return draws ? withDraws(own) : own;
};

/** A campaign with the file that it was read from. */
export interface OpenedCampaign {
  file: string;
  book: CampaignBook;
  facts: readonly Fact[];
  campaign: Campaign;
}

/** Reads a campaign from its file. */
export const openCampaign = (file: string): OpenedCampaign => {
  const book = openBook(file);
  const facts = factsOf(book.entries);
  return { file, book, facts, campaign: evolve(facts) };
};

const pad = (number: number): string => String(number).padStart(2, '0');

/** Returns the given day, or today; never a day before the campaign began. */
export const dayOf = ({ on }: { on?: string }, campaign: Campaign = NO_CAMPAIGN): string => {
  const { begun } = campaign;
  if (on === undefined) {
    const now = new Date();
    const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
    return today < begun ? begun : today;
  }
  const day = new Date(`${on}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(on) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(on))
    throw new CommandError(`"${on}" is not a valid day. Write it as 2025-03-09.`);
  if (on < begun) throw refusalStop({ code: 'bad-date', need: begun, have: on }, campaign);
  return on;
};

/** Returns the name of the writer. */
export const writerOf = ({ by = '' }: { by?: string }): string => readName(by, 'The name') || 'organiser';

/** Makes the next command from the current campaign, or nothing to skip it. */
export type Step = (campaign: Campaign) => CampaignCommand | undefined;

/** Facts that were decided and are not written yet. */
export interface Decided {
  facts: readonly Fact[];
  before: Campaign;
  after: Campaign;
}

/** Decides commands one after the other by the rules; asks for missing dice and decisions if a person can be asked. */
export const decideAll = async (campaign: Campaign, steps: readonly Step[], options: WriteOptions): Promise<Decided> =>
  untilComplete(campaign, options, (attempt) => {
    const tried = tryAll(campaign, steps, attempt, options);
    return 'facts' in tried ? { done: tried } : tried;
  });

/** A complete result, or what it still needs. */
export type Tried<T> = { done: T } | { need: AnsweredNeed['need']; campaign: Campaign };

/** Repeats an attempt, each time with one more answer, until nothing is missing. */
export const untilComplete = async <T>(
  campaign: Campaign,
  options: WriteOptions,
  attempt: (drawing: Attempt) => Tried<T>,
): Promise<T> => {
  const attempts = attemptsFor(options);
  const answered: AnsweredNeed[] = [];
  const talk = options.talk ?? openDialogue();
  try {
    for (;;) {
      const drawing = attempts(campaign, answered);
      const tried = attempt(drawing);
      if ('done' in tried) {
        demandAllUsed(drawing, options);
        return tried.done;
      }
      const { need, campaign: then } = tried;
      if (!canAsk(options.json)) {
        const tryWith = (rest: DrawSource): void => {
          const { source, spare } = attempts(campaign, answered);
          attempt({ source: firstOf(source, rest), spare });
        };
        throw needStop(then, need, need.kind === 'choice' ? [] : missingDraws(campaign, tryWith));
      }
      // oxlint-disable-next-line no-await-in-loop
      answered.push({ need, value: await askNeed(talk, then, need) });
    }
  } finally {
    if (!options.talk) talk.end();
  }
};

const tryAll = (
  before: Campaign,
  steps: readonly Step[],
  { source }: Attempt,
  options: WriteOptions,
): Decided | { need: AnsweredNeed['need']; campaign: Campaign } => {
  let kept: CampaignWithFacts = { facts: [], campaign: before };
  for (const step of steps) {
    const command = step(kept.campaign);
    if (!command) continue;
    const result = runCommand(kept, command, { at: dayOf(options, before), by: writerOf(options), source });
    if (result.status === 'needs') return { need: result.need, campaign: kept.campaign };
    if (result.status === 'refused') throw refusalStop(result.refusal, kept.campaign);
    kept = result.kept;
  }
  return { facts: kept.facts, before, after: kept.campaign };
};

/** Refuses typed dice and draws that were not needed, because they are probably typing errors; unused decisions only cause a note. */
const demandAllUsed = ({ spare }: Attempt, { continues }: WriteOptions): void => {
  const { dice, lots, choices } = spare();
  if (dice.length > 0) throw stopWith('spare-dice', spareText(dice, '--dice'));
  if (lots.length > 0) throw stopWith('spare-lots', spareText(lots, '--lots'));
  // If more steps follow, a decision may belong to one of them.
  if (!continues) for (const choice of choices) printNote(`The decision "${choice}" was not needed.`);
};

const spareText = (spare: readonly (number | string)[], option: string): string =>
  spare.length === 1
    ? `One value of ${option} was not needed (${spare[0]}). Leave it out.`
    : `${spare.length} values of ${option} were not needed (${spare.join(', ')}). Leave them out.`;

/** Writes decided facts to the campaign file and prints them. */
export const writeFacts = ({ file, book }: OpenedCampaign, decided: Decided, options: WriteOptions): void => {
  const entries = decided.facts.map((fact): Entry => ({ fact }));
  appendEntries(file, book, entries);
  printWritten(file, book.entries.length, decided, options);
};

/** Prints what was written after this many entries, as lines or as JSON. */
export const printWritten = (
  file: string,
  already: number,
  { facts, before }: Decided,
  { json, silent, continues = false }: WriteOptions,
): void => {
  if (silent) return;
  if (json) return printJson({ ok: true, file, entries: facts.map((_, i) => already + i + 1), facts });
  const { dim } = paint();
  let campaign = before;
  for (const fact of facts) {
    for (const line of factLines(campaign, fact, { announce: !continues, how: NEXT_COMMANDS })) printLine(line);
    for (const line of drawLines(campaign, fact)) printLine(dim(line));
    campaign = evolve([fact], campaign);
  }
};

/** Reads a campaign, decides commands and writes the result. */
export const carryOut = async (
  file: string,
  makeSteps: (opened: OpenedCampaign) => readonly Step[],
  options: WriteOptions,
): Promise<Decided> => {
  const opened = openCampaign(file);
  const decided = await decideAll(opened.campaign, makeSteps(opened), options);
  writeFacts(opened, decided, options);
  return decided;
};
