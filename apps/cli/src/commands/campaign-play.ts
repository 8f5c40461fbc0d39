import { playerNames } from '@muster/ai';
import type { ArmyBook } from '@muster/army';
import {
  armyOf,
  type Campaign,
  type CampaignArmy,
  type Command as CampaignCommand,
  decide,
  firstOf,
  policySource,
  seededSource,
  type Match,
  matchOf,
  openMatchOf,
  rulesOf,
  type Entry,
} from '@muster/campaign';
import { Dice } from '@muster/kernel';
import { bringWithin, recruitCommand as recruits, seasonTable, upgradeCommand as upgrades } from '@muster/lab';
import { Command, Option } from 'commander';
import {
  dayOf,
  decideAll,
  openCampaign,
  type Opened,
  type Step,
  tell,
  type WriteOptions,
  writes,
} from '../campaign/carry.ts';
import { dealInPerson } from '../campaign/dealing.ts';
import { booksOf } from '../campaign/enlisting.ts';
import { fight, type Seat } from '../campaign/fighting.ts';
import { armyId } from '../campaign/naming.ts';
import { appendEntries } from '../campaign/store.ts';
import { demandWritable } from '../files.ts';
import { Stop } from '../findings.ts';
import { loadBooks } from '../list-files.ts';
import { gather, words } from '../options.ts';
import { sayJson } from '../screen.ts';
import { loadTable } from '../tables.ts';
import { freeMatch, readBring } from './campaign-setup.ts';

interface PlayOptions extends WriteOptions {
  match?: string;
  armies?: string[];
  bring?: string[];
  players: string[];
  table?: string;
  book?: string[];
  out?: string;
  quiet?: boolean;
  dealings: boolean;
}

/** `muster campaign play`: a whole match, from its setup to recruiting. */
export const campaignPlayCommand = (): Command =>
  writes(
    new Command('play')
      .description(
        'play a match here, from its setup to recruiting: computer players, people at this terminal, or both',
      )
      .argument('<file>', 'the file of the campaign')
      .option('--match <id>', 'what the match is called (default: the one that is set up, or the next number)')
      .option('--armies <names>', 'who takes part, with commas (default: all)', words)
      .option('--bring <army=units>', 'which units an army brings; others bring what the gap allows', gather)
      .addOption(
        new Option(
          '--players <names>',
          `who plays each army: ${[...playerNames, 'human'].join(', ')}; the last also the rest`,
        )
          .argParser(words)
          .default(['solo'], 'solo'),
      )
      .option('--table <file>', 'the table (default: a new one)')
      .option('--book <file>', 'an army book for upgrades and recruits; may be given several times', gather)
      .option('--out <file>', 'write the record of the battle here')
      .option('--quiet', 'say what it came to, not how it went')
      .option('--no-dealings', 'stop before the upgrade step'),
    true,
  ).action(playMatch);

const SEATS: readonly string[] = [...playerNames, 'human'];

const playMatch = async (file: string, options: PlayOptions): Promise<void> => {
  if (options.out !== undefined) demandWritable(options.out);
  const seed = options.seed ?? crypto.randomUUID().slice(0, 8);
  const isQuiet = options.quiet === true || options.json === true;
  const play = new Evening(file, seed, options);
  await play.setUp();
  const { match } = play;
  const seats = seatsFor(options.players, match);
  play.seat(seats);
  const told = await fight(play.opened.campaign, match, {
    table:
      options.table === undefined
        ? seasonTable(play.opened.campaign, seed, match.armies.length)
        : loadTable(options.table),
    seed,
    seats,
    silent: isQuiet && !seats.includes('human'),
    ...(options.realDice ? { dice: 'asked' as const } : {}),
    ...(options.out === undefined ? {} : { out: options.out }),
  });
  await play.write([
    () => ({ type: 'conclude', match: match.id, ...told, at: dayOf(options) }),
    () => ({ type: 'check-casualties', match: match.id }),
    () => ({ type: 'earn-experience', match: match.id }),
  ]);
  if (options.dealings) await play.deal(seats);
  if (options.json) sayJson({ ok: true, match: match.id, seed, ...told });
};

const seatsFor = (wanted: readonly string[], { armies }: Match): Seat[] => {
  const unknown = wanted.find((name) => !SEATS.includes(name));
  if (unknown !== undefined) throw new Stop(`There is no player "${unknown}"; there are ${SEATS.join(', ')}.`);
  return armies.map((_, i) => (wanted[i] ?? wanted.at(-1) ?? 'solo') as Seat);
};

/** An evening with one match: it is written down after every part of it, so that nothing is lost on the way. */
class Evening {
  opened: Opened;
  readonly #file: string;
  readonly #seed: string;
  readonly #options: PlayOptions;
  /** Armies that are played by people. */
  readonly #people = new Set<string>();
  #id = '';

  constructor(file: string, seed: string, options: PlayOptions) {
    this.#file = file;
    this.#seed = seed;
    this.#options = options;
    this.opened = openCampaign(file);
  }

  get match(): Match {
    return matchOf(this.opened.campaign, this.#id) as Match;
  }

  /** Says who sits where. */
  seat(seats: readonly Seat[]): void {
    this.match.armies.forEach(({ army }, i) => seats[i] === 'human' && this.#people.add(army));
  }

  /** Decides and writes down, then goes on with what stands in the file. */
  async write(steps: readonly Step[]): Promise<void> {
    const { book, campaign } = this.opened;
    const { facts } = await decideAll(campaign, steps, {
      ...this.#options,
      seed: `${this.#seed} ${book.entries.length}`,
      auto: (army) => this.#options.auto === true || !this.#people.has(army),
    });
    const entries = facts.map((fact): Entry => ({ fact }));
    appendEntries(this.#file, book, entries);
    if (!this.#options.json) tell(this.#file, book.entries.length, campaign, facts, false);
    this.opened = openCampaign(this.#file);
  }

  /** Sets the match up, unless one stands there already and waits to be fought. */
  async setUp(): Promise<void> {
    const { campaign } = this.opened;
    const waiting = campaign.matches.find(
      ({ id, step }) => step === 'mission' && (this.#options.match === undefined || id === this.#options.match),
    );
    this.#id = waiting?.id ?? this.#options.match ?? freeMatch(campaign);
    const armies = waiting ? [] : this.#entrants(campaign);
    const told = this.#options.bring ? readBring(campaign, this.#options.bring) : {};
    const bring = { ...bringWithin(campaign, armies), ...told };
    const roll =
      (army: string): Step =>
      (now) =>
        matchOf(now, this.#id)?.armies.find((one) => one.army === army)?.objective === undefined
          ? { type: 'roll-objective', match: this.#id, army }
          : undefined;
    await this.write([
      () => (waiting ? undefined : { type: 'set-up', match: this.#id, bring, at: dayOf(this.#options) }),
      ...(waiting?.armies.map(({ army }) => army) ?? Object.keys(bring)).map(roll),
    ]);
  }

  #entrants(campaign: Campaign): CampaignArmy[] {
    const named = this.#options.armies?.map((name) => armyId(campaign, name));
    return campaign.armies.filter(
      ({ id, units }) =>
        (named?.includes(id) ?? openMatchOf(campaign, id) === undefined) && units.some(({ sitOut }) => sitOut === 0),
    );
  }

  /** Upgrades and recruits: computer players at once, people by asking them. */
  async deal(seats: readonly Seat[]): Promise<void> {
    const books = booksOf(loadBooks(this.#options.book), rulesOf(this.opened.campaign).system);
    await this.#dealStep(seats, books);
    await this.write([() => ({ type: 'end-step', match: this.#id })]);
    await this.#dealStep(seats, books);
    await this.write([() => ({ type: 'end-step', match: this.#id })]);
  }

  async #dealStep(seats: readonly Seat[], books: readonly ArmyBook[]): Promise<void> {
    for (const [i, { army }] of this.match.armies.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      if (seats[i] === 'human') await dealInPerson(this.#file, army, books, this.#options);
      // oxlint-disable-next-line no-await-in-loop
      else await this.write(this.#stewardSteps(army, books));
      this.opened = openCampaign(this.#file);
    }
  }

  #stewardSteps(id: string, books: readonly ArmyBook[]): Step[] {
    const dice = new Dice(`${this.#seed} ${id} ${this.opened.book.entries.length}`);
    return Array.from({ length: 3 }, (): Step => (now) => {
      const army = armyOf(now, id);
      const match = matchOf(now, this.#id);
      const part = match?.armies.find((one) => one.army === id);
      if (!army || !part) return undefined;
      const command =
        match?.step === 'upgrade' ? upgrades(now, army, books, dice) : recruits(now, army, part, books, dice);
      return command && isLawful(now, command) ? command : undefined;
    });
  }
}

/** Whether a computer player's wish is one that the rules allow. */
const isLawful = (campaign: Campaign, command: CampaignCommand): boolean =>
  decide(campaign, command, firstOf(policySource(campaign), seededSource('try'))).status === 'done';
