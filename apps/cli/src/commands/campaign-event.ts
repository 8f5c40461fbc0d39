import {
  type Campaign,
  eventOf,
  type EventOutcome,
  LABEL,
  type Match,
  type MatchEvent,
  type OnTable,
} from '@muster/campaign';
import { type Command, Option } from 'commander';
import { type ApprovalOptions, approvalOf } from '../campaign/approval.ts';
import { carryOut, writes } from '../campaign/carry.ts';
import { armyId, findMatch, unitId } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { noteFor, sealOf } from '../campaign/secrets.ts';
import { Stop } from '../findings.ts';
import { gather, wholeBetween, words } from '../options.ts';
import { aboutMatch, type MissionOptions } from './campaign-mission.ts';

interface EventOptions extends MissionOptions, ApprovalOptions {
  number?: number;
  round?: number;
  army?: string;
  target?: string[];
  quarter?: number;
  destroyed?: string[];
  removed?: string[];
  shaken?: string[];
  inTerrain?: string[];
  nearElevation?: string[];
  joined?: string[];
  note?: string;
  word?: string;
  later?: boolean;
}

/** `muster campaign event`: something happens at a table. */
export const eventCommand = (): Command =>
  writes(
    aboutMatch('event', 'let a random event happen: lots say to whom, and the books take note')
      .addOption(
        new Option('--number <number>', 'its two dice, 11 to 66 (default: what is due)').argParser(
          wholeBetween(11, 66),
        ),
      )
      .addOption(
        new Option(
          '--round <number>',
          'the round whose die called for it (default: that of the event that is due)',
        ).argParser(wholeBetween(1, 99)),
      )
      .option('--approved-by <name>', 'the organiser who lets an event happen that no die called for, with --reason')
      .option('--reason <text>', 'why the organiser approves it')
      .option('--army <army>', 'the army that it is about, where lots have fallen already')
      .option('--target <units>', 'the units that it happens to, where lots have fallen already', words)
      .addOption(new Option('--quarter <number>', 'the table quarter, 1 to 4').argParser(wholeBetween(1, 4)))
      .option('--destroyed <units>', 'units that are destroyed by now, or none', words)
      .option('--removed <units>', 'units that have left the table in one piece', words)
      .option('--shaken <units>', 'units that are Shaken now, or none', words)
      .option('--in-terrain <units>', 'units that are inside terrain now, or none', words)
      .option('--near-elevation <units>', 'units by an edge of elevated ground now, or none', words)
      .option('--joined <hero=unit>', 'a hero that has joined a unit; may be given several times', gather)
      .option('--note <text>', 'what a player notes in secret: only a seal on it is kept')
      .option('--word <secret>', 'a secret word that the seal is made with; it is needed to open it')
      .option('--later', 'what is noted in secret will be sealed later, with "muster campaign seal"'),
    true,
  ).action(async (file: string, given: EventOptions): Promise<void> => {
    const options = given.later ? { ...given, choose: [...(given.choose ?? []), `${LABEL.markedUnit}=nobody`] } : given;
    await carryOut(
      file,
      ({ campaign }) => {
        const match = findMatch(campaign, options.match, 'mission');
        const { round } = options;
        const number = options.number ?? match.due.find((one) => (round ?? one.round) === one.round)?.number;
        if (number === undefined)
          throw stopWith(
            'unknown-event',
            'No event is due: "muster campaign round" rolls for one at the start of a round.',
          );
        const known = knownOf(campaign, match, number, options);
        const table = onTable(campaign, match, options);
        const approved = approvalOf(options);
        return [
          () => ({
            type: 'event',
            match: match.id,
            number,
            ...(round === undefined ? {} : { round }),
            ...(approved ? { approved } : {}),
            known,
            table,
          }),
        ];
      },
      options,
    );
  });

/** A unit that is in the match. */
const broughtUnit = (campaign: Campaign, match: Match, word: string): string => {
  const unit = unitId(campaign, word, match);
  if (match.armies.some(({ brought }) => Object.hasOwn(brought, unit))) return unit;
  throw stopWith('unknown-unit', `"${word}" is not in this match, or several are called so: name a unit by its id.`, {
    what: word,
  });
};

/** An army that is in the match. */
const matchArmy = (campaign: Campaign, { armies }: Match, word: string): string => {
  const army = armyId(campaign, word);
  if (armies.some((one) => one.army === army)) return army;
  throw stopWith('unknown-army', `"${word}" is not in this match: ${armies.map((one) => one.army).join(', ')} are.`, {
    what: word,
  });
};

const knownOf = (campaign: Campaign, match: Match, number: number, options: EventOptions): EventOutcome => {
  const { target, quarter, note: secret, word } = options;
  const army = options.army === undefined ? undefined : matchArmy(campaign, match, options.army);
  if ((secret === undefined) !== (word === undefined))
    throw new Stop('A secret needs both: --note with what is noted, and --word with the word that seals it.');
  return {
    ...(army === undefined ? {} : { army }),
    ...(target === undefined ? {} : { targets: target.map((one) => broughtUnit(campaign, match, one)) }),
    ...(quarter === undefined ? {} : { quarter: quarter - 1 }),
    ...(secret === undefined || word === undefined
      ? {}
      : { seal: sealOf(match.id, noteFor(campaign, match, number, army, secret), word) }),
  };
};

const onTable = (campaign: Campaign, match: Match, options: EventOptions): OnTable => {
  const ids = (names?: readonly string[]): string[] | undefined =>
    names?.filter((one) => one !== 'none').map((one) => broughtUnit(campaign, match, one));
  const lists = {
    destroyed: ids(options.destroyed),
    removed: ids(options.removed),
    shaken: ids(options.shaken),
    inTerrain: ids(options.inTerrain),
    nearElevation: ids(options.nearElevation),
  };
  const joined = (options.joined ?? []).map((pair) => {
    const names = pair.split('=').map((word) => word.trim());
    if (names.length !== 2) throw new Stop(`"${pair}" says not whom the hero has joined: write hero=unit.`);
    return names.map((word) => broughtUnit(campaign, match, word));
  });
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, value]) => value !== undefined)),
    ...(joined.length === 0 ? {} : { joined: Object.fromEntries(joined) as Record<string, string> }),
  };
};

interface OutcomeOptions extends MissionOptions {
  event: string;
  done?: boolean;
  failed?: boolean;
  unit?: string;
  d3?: number;
}

/** Which event of the match a command is about. */
export const whichEvent = (): Option =>
  new Option(
    '--event <id>',
    'which event of the match, as "muster campaign status" numbers them',
  ).makeOptionMandatory();

/** `muster campaign outcome`: what came of an event. */
export const outcomeCommand = (): Command =>
  writes(
    aboutMatch('outcome', 'note what came of an event: an escort got through, a duel was won')
      .addOption(whichEvent())
      .option('--done', 'what it waits for came true')
      .option('--failed', 'it came to nothing')
      .option('--unit <unit>', 'the unit that made it come true')
      .addOption(new Option('--d3 <number>', 'what its D3 showed').argParser(wholeBetween(1, 3))),
    true,
  ).action(async (file: string, options: OutcomeOptions): Promise<void> => {
    const { done, failed, unit, d3 } = options;
    if (done === failed && unit === undefined && d3 === undefined) throw new Stop('Say --done or --failed.');
    await carryOut(
      file,
      ({ campaign }) => {
        const match = findMatch(campaign, options.match, 'mission');
        const outcome: EventOutcome = {
          ...(done ? { done: true } : failed ? { done: false } : {}),
          ...(unit === undefined ? {} : { by: broughtUnit(campaign, match, unit) }),
          ...(d3 === undefined ? {} : { d3 }),
        };
        const { id } = demandEvent(match, options.event);
        return [() => ({ type: 'event-outcome', match: match.id, event: id, outcome })];
      },
      options,
    );
  });

/** An event that the match must have. */
export const demandEvent = (match: Match, id: string): MatchEvent => {
  const event = eventOf(match, id);
  if (event) return event;
  const ids = match.events.map((one) => one.id);
  const known = ids.length === 0 ? 'none was reported yet' : `there is ${ids.join(', ')}`;
  throw stopWith('unknown-event', `The match has no event ${id}: ${known}.`, { what: id });
};
