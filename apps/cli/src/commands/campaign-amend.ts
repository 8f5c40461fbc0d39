import {
  amend,
  type Amend,
  asItWas,
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
  type Source,
  unitsEver,
  valueFrom,
  valueName,
  withUnitsOf,
} from '@muster/campaign';
import { Command, Option } from 'commander';
import { dayOf, openCampaign, untilWhole, type WriteOptions, writerOf, writes } from '../campaign/carry.ts';
import { claimsObjective, correctedClaims } from '../campaign/claims.ts';
import { findMatch, readName } from '../campaign/naming.ts';
import { refusalSentence, refusalStop, stopWith } from '../campaign/refusals.ts';
import { appendEntries } from '../campaign/store.ts';
import { paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { wholeBetween, words } from '../options.ts';
import { say, sayJson } from '../screen.ts';
import { correctedReport, type ReportOptions, tellsBattle, tellsReport, winnerOf } from './campaign-record.ts';
import { demandYes } from './campaign-steps.ts';

interface AmendOptions extends ReportOptions, WriteOptions {
  match?: string;
  entry?: number;
  remove?: boolean;
  redo?: boolean;
  reason?: string;
  yes?: boolean;
}

/** `muster campaign amend`: something was written down wrongly, and everything after it is worked out again. */
export const amendCommand = (): Command =>
  writes(
    tellsBattle(
      new Command('amend')
        .description('correct an old match or take something out; the differences are shown before anything is written')
        .argument('<file>', 'the file of the campaign')
        .option('--match <id>', 'the match that is corrected or taken out')
        .addOption(
          new Option(
            '--entry <number>',
            'or the fact that is taken out or done again, by its number in "muster campaign log"',
          ).argParser(wholeBetween(1, 1_000_000)),
        )
        .option('--remove', 'take it out')
        .option('--redo', 'decide that fact again, or type its dice again (--dice, --lots or --real-dice)')
        .option('--not-killed <units>', 'units that were not killed after all, with commas; other kills stay', words)
        .option('--reason <text>', 'why', 'a correction'),
    ).option('--yes', 'write the correction without asking once more'),
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
    throw stopWith('not-confirmed', 'A correction is only written with --yes.', { differences: shown });
  const isWritten = options.yes === true;
  if (!options.json) for (const line of correctionLines(correction, { facts, shown, drawn, isWritten })) say(line);
  await demandYes(`${lossWords(correction)}This would be written down as a correction.`, options);
  const reason = readName(options.reason ?? '', 'The reason') || 'a correction';
  const by = writerOf(options);
  const amendment = { at: dayOf(options, opened.campaign), by, reason, from: correction.from, facts: correction.facts };
  appendEntries(file, book, [{ amendment }]);
  if (options.json)
    return sayJson({
      ok: true,
      file,
      entries: [book.entries.length + 1],
      differences: shown,
      dropped: correction.dropped.map(told),
      lostEvents: correction.lostEvents,
      adapted: correction.adapted.map(told),
      draws: correction.draws,
      drawn,
    });
  say(`The correction is written down as entry ${book.entries.length + 1}.`);
};

const told = ({ fact, refusal }: Corrected['dropped'][number]): object => ({ command: fact.command.type, refusal });

/** What is to be corrected, out of the command line. */
const wantedOf = (campaign: Campaign, facts: readonly Fact[], options: AmendOptions): Amend => {
  const { match, entry, remove, redo } = options;
  const tells = options.winner !== undefined || claimsObjective(options) || tellsReport(options);
  if ((match === undefined) === (entry === undefined)) throw new Stop('Say what is wrong: either --match or --entry.');
  if (entry !== undefined) {
    if (Boolean(remove) === Boolean(redo) || tells)
      throw new Stop(
        'Say --remove to take the fact out, or --redo to throw for it again. Battles are corrected with --match.',
      );
    if (entry > facts.length) throw new Stop(`There is no fact ${entry}: "muster campaign log" shows ${facts.length}.`);
    if (entry === 1 && remove) throw new Stop('The founding cannot be taken out: begin a new campaign instead.');
    return { place: entry - 1, ...(redo ? { command: redone(facts[entry - 1], options) } : {}) };
  }
  if (redo) throw new Stop('A whole match cannot be thrown for again: name the fact with --entry.');
  const found = findMatch(campaign, match);
  const { id } = found;
  if (Boolean(remove) === tells)
    throw new Stop('Say either --remove, or what the battle really came to (--winner, --report …).');
  if (remove) return { match: id };
  const place = facts.findIndex(({ command }) => command.type === 'conclude' && command.match === id);
  const command = place < 0 ? undefined : asItWas(facts[place]);
  if (command?.type !== 'conclude')
    throw stopWith('wrong-step', `Match ${id} has not been recorded yet: "muster campaign record" does that.`);
  return { place, command: correctedBattle(campaign, found, command, options) };
};

/** A fact to be done again: only draws that are typed in are made again. */
const redone = (fact: Fact, { lots, realDice }: AmendOptions): CampaignCommand => {
  const command = asItWas(fact);
  return command.type === 'event' && (lots || realDice) ? { ...command, happened: [] } : command;
};

/** Facts of which one has forgotten its decisions, and its dice and random draws where others are typed in. */
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
  report: tellsReport(options) ? correctedReport(campaign, match, command.report, options) : command.report,
  ...(claimsObjective(options) || tellsReport(options) ? correctedClaims(campaign, match, command, options) : {}),
});

/** A correction, and what was thrown, drawn and decided anew for it. */
interface Attempted {
  correction: Corrected;
  drawn: readonly string[];
}

/** Tries a correction until it is whole; with what was thrown, drawn and decided anew. */
const tryCorrection = (
  campaign: Campaign,
  facts: readonly Fact[],
  wanted: Amend,
  options: AmendOptions,
): Promise<Attempted> =>
  untilWhole<Attempted>(campaign, options, (attempt) => {
    const given: Given[] = [];
    const source = noting(attempt.source, given);
    const correction = amend(facts, wanted, () => source);
    if (correction.status === 'refused') throw refusalStop(correction.refusal, campaign);
    if (correction.status === 'needs') return { need: correction.need, campaign };
    return { done: { correction, drawn: drawnTexts(correction, given) } };
  });

/** Something that a source gave, and what for. */
interface Given {
  label: string;
  value: number | ChoiceValue;
}

/** What was given, in words: units have their names, also those that a correction brings back or takes away. */
const drawnTexts = ({ before, after }: Corrected, given: readonly Given[]): string[] => {
  const campaign = withUnitsOf(before, after);
  return given.map(({ label, value }) => {
    const text = typeof value === 'number' ? String(value) : valueName(campaign, value);
    return `${labelText(campaign, label)} ${text}`;
  });
};

/** Notes what a source gives. */
const noting = (source: Source, given: Given[]): Source => {
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

/** What a correction is shown with. */
interface Shown {
  facts: readonly Fact[];
  shown: readonly Difference[];
  drawn: readonly string[];
  /** Whether it is written without asking once more: then it is, and not only would be. */
  isWritten: boolean;
}

const correctionLines = (
  { after, dropped, lostEvents, adapted, draws }: Corrected,
  { facts, shown, drawn, isWritten }: Shown,
): string[] => {
  const { bold, dim } = paint();
  return [
    bold(isWritten ? 'What is different now:' : 'What would be different:'),
    ...(shown.length === 0 ? ['  nothing on the sheets'] : []),
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
            `  match ${command.match} stays as it was fought, with those who are still there (${refusalSentence(refusal, after)})`,
          ]
        : [],
    ),
    dim(`  ${draws.kept} dice, random draws and decisions are kept, ${draws.gone} are no longer needed.`),
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
  const who = unitsEver(facts).find(({ id }) => id === unit)?.name ?? unit;
  return `  falls away: event ${number}, ${name}, of match ${match}, with ${who}, who ${isWritten ? 'was not' : 'would not have been'} there`;
};

/** Later matches that fall away as a whole, because they cannot be set up any more. */
const lostMatches = (dropped: Corrected['dropped']): string[] =>
  dropped.flatMap(({ fact: { command } }) => (command.type === 'set-up' ? [command.match] : []));

/** What falls away; a whole match in one line. */
const droppedLines = (dropped: Corrected['dropped'], after: Campaign): string[] => {
  const lost = lostMatches(dropped);
  return dropped.flatMap(({ fact: { at, command, match }, refusal }) => {
    const why = refusalSentence(refusal, after);
    if (command.type === 'set-up') return [`  falls away: all of match ${command.match}, set up on ${at} (${why})`];
    return match !== undefined && lost.includes(match) ? [] : [`  falls away: ${command.type} of ${at} (${why})`];
  });
};

const lossWords = ({ dropped }: Corrected): string => {
  const lost = lostMatches(dropped);
  if (lost.length === 0) return '';
  return `${lost.length === 1 ? `Match ${lost[0]}` : `Matches ${lost.join(', ')}`} would be lost; "muster campaign override" sets single figures and keeps everything else. `;
};
