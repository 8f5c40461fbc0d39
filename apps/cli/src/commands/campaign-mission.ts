import { createHash } from 'node:crypto';
import {
  armyOf,
  type Campaign,
  type EventOutcome,
  type Match,
  type MatchEvent,
  type OnTable,
  rulesOf,
} from '@muster/campaign';
import { Command, Option } from 'commander';
import { carryOut, type WriteOptions, writes } from '../campaign/carry.ts';
import { armyId, findArmy, findMatch, readName, unitId } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { Stop } from '../findings.ts';
import { gather, wholeBetween, words } from '../options.ts';

interface MissionOptions extends WriteOptions {
  match?: string;
}

const aboutMatch = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .argument('<file>', 'the file of the campaign')
    .option('--match <id>', 'which match (default: the one that is open)');

interface RoundOptions extends MissionOptions {
  round?: number;
  concede?: string[];
}

/** `muster campaign round`: a round of a battle at a table begins. */
export const roundCommand = (): Command =>
  writes(
    aboutMatch('round', 'begin a round of a battle at a table: dice say whether something happens')
      .addOption(new Option('--round <number>', 'which round (default: the next)').argParser(wholeBetween(1, 99)))
      .option('--concede <army>', 'an army that gives up now; may be given several times', gather),
    true,
  ).action(async (file: string, options: RoundOptions): Promise<void> => {
    await carryOut(
      file,
      ({ campaign }) => {
        const { id, round } = findMatch(campaign, options.match, 'mission');
        const conceding = (options.concede ?? []).map((word) => findArmy(campaign, word).id);
        return [() => ({ type: 'start-round', match: id, round: options.round ?? round + 1, conceding })];
      },
      options,
    );
  });

interface SpendOptions extends MissionOptions {
  army: string;
  roll: string;
  of?: string;
  minus?: boolean;
}

/** `muster campaign spend`: an underdog point goes into a roll. */
export const spendCommand = (): Command =>
  writes(
    aboutMatch('spend', 'spend an underdog point on a roll')
      .requiredOption('--army <army>', 'whose point it is')
      .requiredOption('--roll <text>', 'which roll, in your own words: two points never go into one')
      .option('--of <kind>', 'what is rolled: hit, block, morale, cast and so on')
      .option('--minus', 'take 1 off instead of adding it'),
  ).action(async (file: string, options: SpendOptions): Promise<void> => {
    await carryOut(
      file,
      ({ campaign }) => {
        const { id } = findMatch(campaign, options.match, 'mission');
        const roll = readName(options.roll, 'The roll');
        const { of } = options;
        const army = armyId(campaign, options.army);
        return [
          () => ({
            type: 'spend-underdog',
            match: id,
            army,
            roll,
            modifier: options.minus ? -1 : 1,
            ...(of === undefined ? {} : { of }),
          }),
        ];
      },
      options,
    );
  });

interface EventOptions extends MissionOptions {
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
      .addOption(new Option('--round <number>', 'the round (default: this one)').argParser(wholeBetween(1, 99)))
      .option('--army <army>', 'the army that it is about, where lots have fallen already')
      .option('--target <units>', 'the units that it happens to, where lots have fallen already', words)
      .addOption(new Option('--quarter <number>', 'the table quarter, 1 to 4').argParser(wholeBetween(1, 4)))
      .option('--destroyed <units>', 'units that are destroyed by now', words)
      .option('--removed <units>', 'units that have left the table in one piece', words)
      .option('--shaken <units>', 'units that are Shaken now', words)
      .option('--in-terrain <units>', 'units that are inside terrain now', words)
      .option('--near-elevation <units>', 'units by an edge of elevated ground now', words)
      .option('--joined <hero=unit>', 'a hero that has joined a unit; may be given several times', gather)
      .option('--note <text>', 'what a player notes in secret: only a seal on it is kept')
      .option('--word <secret>', 'a secret word that the seal is made with; it is needed to open it')
      .option('--later', 'what is noted in secret will be sealed later, with "muster campaign seal"'),
    true,
  ).action(async (file: string, given: EventOptions): Promise<void> => {
    const options = given.later ? { ...given, choose: [...(given.choose ?? []), 'marked unit=nobody'] } : given;
    await carryOut(
      file,
      ({ campaign }) => {
        const match = findMatch(campaign, options.match, 'mission');
        const number = options.number ?? match.due.at(0);
        if (number === undefined)
          throw stopWith('unknown-event', 'No event is due in this match: name one with --number 11 to 66.');
        const known = knownOf(campaign, match, number, options);
        const table = onTable(campaign, match, options);
        const { round = Math.max(1, match.round) } = options;
        return [() => ({ type: 'event', match: match.id, number, round, known, table })];
      },
      options,
    );
  });

/** A unit that is in the match. */
const broughtUnit = (campaign: Campaign, { armies }: Match, word: string): string => {
  const unit = unitId(campaign, word);
  if (armies.some(({ brought }) => Object.hasOwn(brought, unit))) return unit;
  throw stopWith('unknown-unit', `"${word}" is not in this match: name units that are.`, { what: word });
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
    ...(quarter === undefined ? {} : { quarter }),
    ...(secret === undefined || word === undefined
      ? {}
      : { seal: sealOf(match.id, noteFor(campaign, match, number, army, secret), word) }),
  };
};

/** What may be noted: where a unit is meant, an enemy in the match. */
const noteFor = (campaign: Campaign, match: Match, number: number, army: string | undefined, text: string): string => {
  const picks = rulesOf(campaign).events[number]?.picks;
  const note = readName(text, 'The note');
  if (picks?.of !== 'player') throw stopWith('not-offered', `Nothing is noted in secret for event ${number}.`);
  if (picks.notes !== 'enemy') return note;
  if (army === undefined)
    throw stopWith(
      'missing',
      'Whose note is it? Draw the lot first and say --army, or let the event happen with --later and seal the note with "muster campaign seal".',
    );
  const unit = unitId(campaign, note);
  demandEnemy(match, army, unit);
  return unit;
};

const demandEnemy = ({ armies }: Match, army: string | undefined, unit: string): void => {
  if (armies.some((one) => one.army !== army && Object.hasOwn(one.brought, unit))) return;
  throw stopWith('unknown-unit', `"${unit}" is no enemy in this match: note the id of a unit that is.`, { what: unit });
};

/** A seal on a note: nobody can read it, and nobody can change it without the word. */
export const sealOf = (match: string, note: string, word: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['muster-seal', match, note, word]))
    .digest('hex');

const onTable = (campaign: Campaign, match: Match, options: EventOptions): OnTable => {
  const ids = (names?: readonly string[]): string[] | undefined =>
    names?.map((one) => broughtUnit(campaign, match, one));
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
  event: number;
  done?: boolean;
  failed?: boolean;
  unit?: string;
  d3?: number;
}

const whichEvent = (): Option =>
  new Option('--event <number>', 'which event of the match, counted from 1')
    .argParser(wholeBetween(1, 999))
    .makeOptionMandatory();

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
        eventOf(match, options.event);
        return [() => ({ type: 'event-outcome', match: match.id, place: options.event - 1, outcome })];
      },
      options,
    );
  });

interface SecretOptions extends MissionOptions {
  event: number;
  note: string;
  word: string;
}

const aboutSecret = (name: string, description: string): Command =>
  aboutMatch(name, description)
    .addOption(whichEvent())
    .requiredOption('--note <text>', 'what is noted: a unit, or a piece of terrain')
    .requiredOption('--word <secret>', 'the word that it is sealed with');

const eventOf = ({ events }: Match, number: number): MatchEvent => {
  const event = events.at(number - 1);
  if (event) return event;
  throw stopWith('unknown-event', `The match has no event ${number}: it has ${events.length}.`, { have: number });
};

/** `muster campaign seal`: a secret is noted for an event that has happened. */
export const sealCommand = (): Command =>
  writes(aboutSecret('seal', 'note something in secret for an event: only a seal on it is kept')).action(
    async (file: string, options: SecretOptions): Promise<void> => {
      await carryOut(
        file,
        ({ campaign }) => {
          const match = findMatch(campaign, options.match, 'mission');
          const { number, army, seal, noted } = eventOf(match, options.event);
          if (seal !== undefined || noted !== undefined)
            throw stopWith('bad-seal', `Something has been noted for event ${options.event} already.`);
          const note = noteFor(campaign, match, number, army, options.note);
          const outcome = { seal: sealOf(match.id, note, options.word) };
          return [() => ({ type: 'event-outcome', match: match.id, place: options.event - 1, outcome })];
        },
        options,
      );
    },
  );

/** `muster campaign reveal`: a secret is told, and the seal shows that it is the one. */
export const revealCommand = (): Command =>
  writes(aboutSecret('reveal', 'tell what was noted in secret; the seal shows that it is the same'), true).action(
    async (file: string, options: SecretOptions): Promise<void> => {
      await carryOut(
        file,
        ({ campaign }) => {
          const match = findMatch(campaign, options.match, 'mission');
          const { seal, army } = eventOf(match, options.event);
          if (seal === undefined)
            throw stopWith('bad-seal', `Nothing was sealed for event ${options.event} of the match.`);
          const notes = [options.note.trim(), unitId(campaign, options.note.trim())];
          const noted = notes.find((note) => sealOf(match.id, note, options.word) === seal);
          if (noted === undefined)
            throw stopWith(
              'bad-seal',
              `The seal of ${armyOf(campaign, army ?? '')?.name ?? 'the player'} does not fit: this is not what was noted, or the word is another one.`,
            );
          return [() => ({ type: 'event-outcome', match: match.id, place: options.event - 1, outcome: { noted } })];
        },
        options,
      );
    },
  );
