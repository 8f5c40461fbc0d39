import {
  type Campaign,
  eventOf,
  type EventOutcome,
  LABEL,
  type Match,
  type MatchEvent,
  type TableState,
} from '@muster/campaign';
import { type Command, Option } from 'commander';
import { type ApprovalOptions, approvalOf } from '../campaign/approval.ts';
import { carryOut, withWriteOptions } from '../campaign/run-and-write.ts';
import { armyId, findMatch, unitId } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { noteFor, sealOf } from '../campaign/secrets.ts';
import { CommandError } from '../findings.ts';
import { collectValues, wholeBetween, splitAtCommas } from '../options.ts';
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

/** Makes `muster campaign event`, which resolves a random event of a battle at a table. */
export const eventCommand = (): Command =>
  withWriteOptions(
    aboutMatch('event', 'resolve a random event: draw its targets and record its effects')
      .addOption(
        new Option('--number <number>', 'its two dice, 11 to 66 (default: the event that is due)').argParser(
          wholeBetween(11, 66),
        ),
      )
      .addOption(
        new Option(
          '--round <number>',
          'the round whose die called for it (default: that of the event that is due)',
        ).argParser(wholeBetween(1, 99)),
      )
      .option('--approved-by <name>', 'the organiser who approves an event that no die called for; needs --reason')
      .option('--reason <text>', 'why the organiser approves it')
      .option('--army <army>', 'its army, if you have drawn it already')
      .option('--target <units>', 'its units, if you have drawn them already', splitAtCommas)
      .addOption(new Option('--quarter <number>', 'the table quarter, 1 to 4').argParser(wholeBetween(1, 4)))
      .option('--destroyed <units>', 'units that are destroyed, or none', splitAtCommas)
      .option('--removed <units>', 'units that have left the table without being destroyed', splitAtCommas)
      .option('--shaken <units>', 'units that are Shaken, or none', splitAtCommas)
      .option('--in-terrain <units>', 'units that are inside terrain, or none', splitAtCommas)
      .option('--near-elevation <units>', 'units next to an edge of elevated ground, or none', splitAtCommas)
      .option('--joined <hero=unit>', 'a hero that has joined a unit (repeatable)', collectValues)
      .option('--note <text>', 'the secret note of a player; only its seal is saved')
      .option('--word <secret>', 'a secret word for the seal; you need it again to reveal the note')
      .option('--later', 'seal the secret note later, with "muster campaign seal"'),
    true,
  ).action(async (file: string, given: EventOptions): Promise<void> => {
    const options = given.later ? { ...given, choose: [...(given.choose ?? []), `${LABEL.markedUnit}=none`] } : given;
    await carryOut(
      file,
      ({ campaign }) => {
        const match = findMatch(campaign, options.match, 'mission');
        const { round } = options;
        const number = options.number ?? match.due.find((one) => (round ?? one.round) === one.round)?.number;
        if (number === undefined)
          throw stopWith(
            'unknown-event',
            'No random event is due. "muster campaign round" rolls for one at the start of a round.',
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

/** Returns the id of a unit that is in the match. */
const broughtUnit = (campaign: Campaign, match: Match, word: string): string => {
  const unit = unitId(campaign, word, match);
  if (match.armies.some(({ brought }) => Object.hasOwn(brought, unit))) return unit;
  throw stopWith(
    'unknown-unit',
    `"${word}" is not in this match, or several units have that name. Use the id of a unit.`,
    {
      what: word,
    },
  );
};

/** Returns the id of an army that is in the match. */
const matchArmy = (campaign: Campaign, { armies }: Match, word: string): string => {
  const army = armyId(campaign, word);
  if (armies.some((one) => one.army === army)) return army;
  throw stopWith(
    'unknown-army',
    `"${word}" is not in this match. Armies: ${armies.map((one) => one.army).join(', ')}.`,
    {
      what: word,
    },
  );
};

const knownOf = (campaign: Campaign, match: Match, number: number, options: EventOptions): EventOutcome => {
  const { target, quarter, note: secret, word } = options;
  const army = options.army === undefined ? undefined : matchArmy(campaign, match, options.army);
  if ((secret === undefined) !== (word === undefined))
    throw new CommandError('A secret note needs both --note (the note) and --word (the secret word for the seal).');
  return {
    ...(army === undefined ? {} : { army }),
    ...(target === undefined ? {} : { targets: target.map((one) => broughtUnit(campaign, match, one)) }),
    ...(quarter === undefined ? {} : { quarter: quarter - 1 }),
    ...(secret === undefined || word === undefined
      ? {}
      : { seal: sealOf(match.id, noteFor(campaign, match, number, army, secret), word) }),
  };
};

const onTable = (campaign: Campaign, match: Match, options: EventOptions): TableState => {
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
    if (names.length !== 2) throw new CommandError(`"${pair}" does not name a hero and its unit. Write hero=unit.`);
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

/** Makes the option for the event of the match. */
export const whichEvent = (): Option =>
  new Option('--event <id>', 'the event of the match, by its number in "muster campaign status"').makeOptionMandatory();

/** Makes `muster campaign outcome`, which records the outcome of an event. */
export const outcomeCommand = (): Command =>
  withWriteOptions(
    aboutMatch('outcome', 'record the outcome of an event: an escort got through, a duel was won')
      .addOption(whichEvent())
      .option('--done', 'the event succeeded')
      .option('--failed', 'the event failed')
      .option('--unit <unit>', 'the unit that succeeded')
      .addOption(new Option('--d3 <number>', 'the result of its D3').argParser(wholeBetween(1, 3))),
    true,
  ).action(async (file: string, options: OutcomeOptions): Promise<void> => {
    const { done, failed, unit, d3 } = options;
    if (done === failed && unit === undefined && d3 === undefined) throw new CommandError('Add --done or --failed.');
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

/** Returns an event of a match, or refuses an unknown one. */
export const demandEvent = (match: Match, id: string): MatchEvent => {
  const event = eventOf(match, id);
  if (event) return event;
  const ids = match.events.map((one) => one.id);
  const known = ids.length === 0 ? 'none has been reported yet' : `choose one of ${ids.join(', ')}`;
  throw stopWith('unknown-event', `The match has no event ${id}: ${known}.`, { what: id });
};
