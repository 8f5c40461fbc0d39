import { readFileSync } from 'node:fs';
import { makePlayer, type PlayerName } from '@muster/ai';
import { type ArmyBook, parseBook, readAnyList, type ReadList } from '@muster/army';
import {
  armyOf,
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  type Command,
  decideCommand,
  digest,
  type BattleDigest,
  evolve,
  type Fact,
  firstOf,
  keyedSource,
  type Match,
  matchOf,
  matchOfCommand,
  type NewUnit,
  NO_CAMPAIGN,
  NO_DRAWS,
  takenNamesFor,
  rulesOf,
  type DrawSource,
  unitOfBook,
  unitsOfList,
} from '@muster/campaign';
import {
  type Battle,
  type BattleEvent,
  type BattleSetup,
  compilePlan,
  copyBattle,
  type DiceSource,
  Game,
  type Player,
  type Question,
  reportOf,
  seededDice,
  withDuel,
} from '@muster/engine';
import {
  affordableUnits,
  bringWithin,
  duelsOf,
  matchBattle,
  seasonTable,
  spellsFor,
  nextCampaignCommand,
} from '@muster/host';
import { Dice } from '@muster/kernel';

const ARMY = new URL('../../packages/army/', import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, ARMY), 'utf8'));

/** Returns books of Muster by name. */
export const booksNamed = (names: readonly string[]): ArmyBook[] =>
  names.flatMap((name) => {
    const parsed = parseBook(readJson(`books/${name}.json`));
    if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`);
    return parsed.value;
  });

/** Returns one of the ready lists of Muster. */
export const listNamed = (system: string, name: string, books: readonly ArmyBook[]): ReadList => {
  const read = readAnyList(readJson(`lists/${system}/${name}.json`), books);
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.error)}`);
  return read.value;
};

/** A step of a battle: the state before and after it, and its log events. */
export interface PlayedStep {
  game: Game;
  before: Battle;
  events: readonly BattleEvent[];
}

/** Callbacks for what happens in a league. */
export interface Watcher {
  step?: (step: PlayedStep) => void;
  asked?: (battle: Battle, question: Question) => void;
  fact?: (fact: Fact, before: Campaign, after: Campaign) => void;
  match?: (match: Match, result: BattleDigest) => void;
}

const DAY = '2026-01-01';
const MOST_STEPS = 20_000;

/** A campaign among computer players who decide everything at random. It reports all that happens to a watcher. */
export class League {
  campaign: Campaign = NO_CAMPAIGN;
  readonly facts: Fact[] = [];
  readonly dice: Dice;
  readonly #seed: string;
  readonly #watcher: Watcher;

  constructor(seed: string, watcher: Watcher) {
    this.#seed = seed;
    this.#watcher = watcher;
    this.dice = new Dice(`league ${seed}`);
  }

  /** Carries out a command; returns why it was refused, if it was. */
  try(command: Command, ...sources: readonly DrawSource[]): string | undefined {
    const before = this.campaign;
    const seed = `${this.#seed} ${this.facts.length}`;
    const decision = decideCommand(before, command, firstOf(...sources, anyChoice(seed), keyedSource(seed)));
    if (decision.status === 'refused') return `${command.type}: ${JSON.stringify(decision.refusal)}`;
    if (decision.status === 'needs') return `${command.type}: ${JSON.stringify(decision.need)}`;
    const match = matchOfCommand(before, command);
    const { draws, changes } = decision;
    this.#add({ at: DAY, by: 'league', command, draws, changes, ...(match === undefined ? {} : { match }) });
    return undefined;
  }

  #add(fact: Fact): void {
    const before = this.campaign;
    this.facts.push(fact);
    this.campaign = evolve([fact], before);
    this.#watcher.fact?.(fact, before, this.campaign);
  }

  /** Carries out a command that must be legal. */
  carryOut(command: Command, ...sources: readonly DrawSource[]): void {
    const refusal = this.try(command, ...sources);
    if (refusal !== undefined) throw new Error(`${this.#seed}: ${refusal}`);
  }

  /** Returns as many units of a list as the first points buy, with no more heroes than allowed; with a book, a caster from it comes first. */
  firstUnits(list: ReadList, book?: ArmyBook): NewUnit[] {
    const register = takenNamesFor(this.campaign, this.facts);
    const caster = book?.units.find(({ rules }) => rules.some(({ name }) => name === 'Caster'));
    const first = caster ? [unitOfBook({ unit: caster }, register)] : [];
    return affordableUnits(this.campaign, [...first, ...unitsOfList(list, register)]);
  }

  /** An army joins. */
  admit(id: string, name: string, list: ReadList, books: readonly ArmyBook[], book?: ArmyBook): void {
    const spells = spellsFor(rulesOf(this.campaign), list, books);
    this.carryOut({ type: 'join', army: id, name, player: name, units: this.firstUnits(list, book), spells });
  }

  army(id: string): CampaignArmy {
    return armyOf(this.campaign, id) as CampaignArmy;
  }

  match(id: string): Match {
    return matchOf(this.campaign, id) as Match;
  }

  /** Changes a unit by an override, also in ways that no rule could. */
  set(unit: string, set: Partial<CampaignUnit>): void {
    const word = { by: 'league', reason: 'so that it shows', override: { of: 'unit', id: unit, set } } as const;
    this.#add({
      at: DAY,
      by: 'league',
      command: { type: 'override', ...word },
      draws: NO_DRAWS,
      changes: [{ type: 'overridden', ...word }],
    });
  }

  /** The same campaign as it would be taken over from paper. */
  adopted(): League {
    const league = new League(`${this.#seed} adopted`, this.#watcher);
    league.carryOut({ type: 'adopt', campaign: this.campaign });
    return league;
  }

  /** Returns the armies that can come to a match. */
  able(): CampaignArmy[] {
    return this.campaign.armies.filter(({ units }) => units.some(({ sitOut }) => sitOut === 0));
  }

  /** Sets up a match with as many units as the gap allows; false when some army could bring none. */
  setUp(id: string, armies: readonly CampaignArmy[], ...sources: readonly DrawSource[]): boolean {
    const bring = bringWithin(this.campaign, armies);
    // An army whose cheapest unit is too expensive cannot come.
    if (Object.values(bring).some((units) => units.length === 0)) return false;
    this.carryOut({ type: 'set-up', match: id, bring });
    for (const { id: army } of armies) this.carryOut({ type: 'roll-objective', match: id, army }, ...sources);
    return true;
  }

  /** Fights a match that was set up, with the setup changed by `change`, and its duels; `wanted` are events that should happen. */
  fight(
    id: string,
    players: readonly PlayerName[],
    change: (setup: BattleSetup) => BattleSetup,
    wanted: readonly number[],
  ): BattleDigest {
    const match = this.match(id);
    const seed = `${this.#seed} ${id}`;
    const made = matchBattle(this.campaign, match, seasonTable(this.campaign, seed, match.armies.length));
    if ('unit' in made) throw new Error(`${made.unit} has no profile to fight with`);
    const battle = { ...made, setup: change(made.setup) };
    const seat = (side: number, of: string): Player =>
      this.#withWatcher(makePlayer(players[side % players.length], `${seed} ${of} ${side}`));
    const seats = battle.armies.map((_, side) => seat(side, 'match'));
    const game = this.#play(battle.setup, seed, seats, loadedDice(seed, wanted));
    let report = reportOf(game);
    for (const { row, setup, champion, opponent } of duelsOf(battle, report, seed)) {
      const duel = this.#play(setup, `${seed} duel ${row}`, [seat(champion, 'duel'), seat(opponent, 'duel')]);
      report = withDuel(report, row, reportOf(duel).winner === 0);
    }
    const result = digest(this.campaign, match, report, battle.armies);
    this.#watcher.match?.(match, result);
    return result;
  }

  #play(setup: BattleSetup, seed: string, players: readonly Player[], dice?: DiceSource): Game {
    const events: BattleEvent[] = [];
    const listen = (event: BattleEvent): void => void events.push(event);
    const game = new Game({ plan: compilePlan(setup), seed, players, listen, ...(dice ? { dice } : {}) });
    for (let step = 0; step < MOST_STEPS; step++) {
      const before = copyBattle(game.battle);
      if (!game.playStep()) break;
      this.#watcher.step?.({ game, before, events });
      events.length = 0;
    }
    if (!game.finished) throw new Error(`${seed}: not finished`);
    return game;
  }

  #withWatcher(player: Player): Player {
    return {
      ...player,
      answer: (battle, question) => {
        this.#watcher.asked?.(battle, question);
        return player.answer(battle, question);
      },
    };
  }

  /** Carries out the steps after a battle, from the report to recruiting. */
  close(id: string, result: BattleDigest, books: readonly ArmyBook[], ...sources: readonly DrawSource[]): void {
    this.carryOut({ type: 'conclude', match: id, ...result }, ...sources);
    this.carryOut({ type: 'check-casualties', match: id }, ...sources);
    this.carryOut({ type: 'earn-experience', match: id });
    const armies = this.match(id).armies.map(({ army }) => army);
    for (const army of armies) this.#promote(army);
    for (const army of armies) this.#deal(() => this.#sale(army) ?? this.#deals(army, books));
    this.carryOut({ type: 'end-step', match: id });
    for (const army of armies) this.#deal(() => this.#deals(army, books));
    this.carryOut({ type: 'end-step', match: id });
  }

  #deals(army: string, books: readonly ArmyBook[]): Command | undefined {
    const { campaign, facts, dice } = this;
    return nextCampaignCommand({ campaign, facts, books, dice }, army);
  }

  /** Sells an upgrade now and then, preferably one that cost little or nothing. */
  #sale(army: string): Command | undefined {
    const units = this.army(army).units.filter(({ upgrades }) => upgrades.length > 0);
    if (units.length === 0 || this.dice.below(2) > 0) return undefined;
    const { id, upgrades } = units[this.dice.below(units.length)];
    const odd = upgrades.find(({ cost, triedAfter }) => cost <= 5 && triedAfter === undefined);
    return { type: 'sell', unit: id, upgrade: (odd ?? upgrades[this.dice.below(upgrades.length)]).id };
  }

  /** Now and then makes a unit a hero by an upgrade, where there is room for one more. */
  #promote(army: string): void {
    const unit = this.army(army).units.find(({ hero, models }) => !hero && models === 1);
    if (unit && this.dice.below(4) === 0)
      this.try({ type: 'buy', unit: unit.id, upgrade: { id: 'honours', cost: 5, hero: true } });
  }

  #deal(next: () => Command | undefined): void {
    for (let i = 0; i < 4; i++) {
      const command = next();
      if (command) this.try(command);
    }
  }
}

/** Returns dice of a battle that make the first random event of each round a wanted one; all other dice are random. */
const loadedDice = (seed: string, wanted: readonly number[]): DiceSource => {
  const dice = seededDice(seed);
  let loaded: number[] = [];
  return {
    pick: (of) => dice.pick(of),
    begin: (step, takeBacks) => {
      loaded = [];
      dice.begin(step, takeBacks);
    },
    roll: (purpose, unit, count, weapon) => {
      if (purpose === 'event' && loaded.length > 0) return loaded.splice(0, 1);
      if (purpose === 'event-check' && wanted.length > 0) {
        const number = wanted[dice.pick(wanted.length)];
        loaded = [Math.floor(number / 10), number % 10];
      }
      return dice.roll(purpose, unit, count, weapon);
    },
  };
};

/** Chooses any option at random. */
const anyChoice = (seed: string): DrawSource => {
  const dice = new Dice(`choice ${seed}`);
  return {
    die: () => undefined,
    pick: () => undefined,
    choose: ({ options, several }) => {
      if (several === undefined) return options[dice.below(options.length)];
      const left = [...options] as string[];
      return Array.from({ length: several }, () => left.splice(dice.below(left.length), 1)[0]);
    },
  };
};
