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
  type KeptCampaign,
  NO_CAMPAIGN,
  runCommand,
  type Source,
} from '@muster/campaign';
import type { CampaignBook } from '@muster/protocol';
import type { Command } from 'commander';
import { paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { note, say, sayJson } from '../screen.ts';
import { askNeed, canAsk, needStop, openTalk, type Talk } from './ask.ts';
import { type Answered, type Attempt, attemptsFor, type DrawOptions, withDraws } from './drawing.ts';
import { missingDraws } from './missing.ts';
import { NEXT_COMMANDS } from './next-commands.ts';
import { readName } from './naming.ts';
import { refusalStop, stopWith } from './refusals.ts';
import { appendEntries, openBook } from './store.ts';

/** What every command that writes is given. */
export interface WriteOptions extends DrawOptions {
  by?: string;
  on?: string;
  json?: boolean;
  /** Says nothing of what was written. */
  silent?: boolean;
  /** Does the next steps itself, so it does not announce them. */
  goesOn?: boolean;
  /** A talk that goes on afterwards; otherwise one is begun where something must be asked. */
  talk?: Talk;
}

/** Adds the options of every command that writes, with those for dice and decisions where it may need any. */
export const writes = (command: Command, draws = false): Command => {
  const own = command
    .option('--by <name>', 'who writes this down (default: organiser)')
    .option('--on <day>', 'the day on which it happened, as YYYY-MM-DD (default: today)')
    .option('--json', 'print what was written as data');
  return draws ? withDraws(own) : own;
};

/** A campaign that was read, and the book that it was read from. */
export interface Opened {
  file: string;
  book: CampaignBook;
  facts: readonly Fact[];
  campaign: Campaign;
}

/** Reads a campaign. */
export const openCampaign = (file: string): Opened => {
  const book = openBook(file);
  const facts = factsOf(book.entries);
  return { file, book, facts, campaign: evolve(facts) };
};

const pad = (number: number): string => String(number).padStart(2, '0');

/** The day on which something happens: the one that was said, or today. Nothing happens before a campaign was founded. */
export const dayOf = ({ on }: { on?: string }, campaign: Campaign = NO_CAMPAIGN): string => {
  const { begun } = campaign;
  if (on === undefined) {
    const now = new Date();
    const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
    return today < begun ? begun : today;
  }
  const day = new Date(`${on}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(on) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(on))
    throw new Stop(`"${on}" is not a day: write it as 2025-03-09.`);
  if (on < begun) throw refusalStop({ code: 'bad-date', need: begun, have: on }, campaign);
  return on;
};

/** Who writes something down. */
export const writerOf = ({ by = '' }: { by?: string }): string => readName(by, 'The name') || 'organiser';

/** The next thing to do, out of the campaign as it is then; nothing to leave it out. */
export type Step = (campaign: Campaign) => CampaignCommand | undefined;

/** What was decided, before it is written. */
export interface Decided {
  facts: readonly Fact[];
  before: Campaign;
  after: Campaign;
}

/** Decides one thing after the other by the rules; what is missing is asked for, as long as somebody can be asked. */
export const decideAll = async (campaign: Campaign, steps: readonly Step[], options: WriteOptions): Promise<Decided> =>
  untilWhole(campaign, options, (attempt) => {
    const tried = tryAll(campaign, steps, attempt, options);
    return 'facts' in tried ? { done: tried } : tried;
  });

/** Something that was whole, or what it still needs. */
export type Tried<T> = { done: T } | { need: Answered['need']; campaign: Campaign };

/** Tries something again and again, each time with one answer more, until nothing is missing. */
export const untilWhole = async <T>(
  campaign: Campaign,
  options: WriteOptions,
  attempt: (drawing: Attempt) => Tried<T>,
): Promise<T> => {
  const attempts = attemptsFor(options);
  const answered: Answered[] = [];
  const talk = options.talk ?? openTalk();
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
        const tryWith = (rest: Source): void => {
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
): Decided | { need: Answered['need']; campaign: Campaign } => {
  let kept: KeptCampaign = { facts: [], campaign: before };
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

/** Dice and lots that nobody asked for are a slip of the pen; decisions may turn out not to be needed. */
const demandAllUsed = ({ spare }: Attempt, { goesOn }: WriteOptions): void => {
  const { dice, lots, choices } = spare();
  if (dice.length > 0) throw stopWith('spare-dice', spareWords(dice, 'dice'));
  if (lots.length > 0) throw stopWith('spare-lots', spareWords(lots, 'lots'));
  // Where more follows, a decision may be for what follows.
  if (!goesOn) for (const choice of choices) note(`The decision "${choice}" was not needed.`);
};

const spareWords = (spare: readonly (number | string)[], kind: string): string =>
  `${spare.length} of the ${kind} ${spare.length === 1 ? 'was' : 'were'} not needed (${spare.join(', ')}): leave ${spare.length === 1 ? 'it' : 'them'} out.`;

/** Writes down what was decided and says so. */
export const writeDown = ({ file, book }: Opened, decided: Decided, options: WriteOptions): void => {
  const entries = decided.facts.map((fact): Entry => ({ fact }));
  appendEntries(file, book, entries);
  tell(file, book.entries.length, decided, options);
};

/** Says what was written behind so many entries, to people or to programs. */
export const tell = (
  file: string,
  already: number,
  { facts, before }: Decided,
  { json, silent, goesOn = false }: WriteOptions,
): void => {
  if (silent) return;
  if (json) return sayJson({ ok: true, file, entries: facts.map((_, i) => already + i + 1), facts });
  const { dim } = paint();
  let campaign = before;
  for (const fact of facts) {
    for (const line of factLines(campaign, fact, { announce: !goesOn, how: NEXT_COMMANDS })) say(line);
    for (const line of drawLines(campaign, fact)) say(dim(line));
    campaign = evolve([fact], campaign);
  }
};

/** Reads, decides and writes: what most commands do. */
export const carryOut = async (
  file: string,
  makeSteps: (opened: Opened) => readonly Step[],
  options: WriteOptions,
): Promise<Decided> => {
  const opened = openCampaign(file);
  const decided = await decideAll(opened.campaign, makeSteps(opened), options);
  writeDown(opened, decided, options);
  return decided;
};
