import {
  type Campaign,
  type CampaignArmy,
  campaignRef,
  type ChoiceNeed,
  type ChoiceValue,
  type Command,
  decideCommand,
  type Decision,
  EMPTY_REPORT,
  EMPTY_DRAW_SOURCE,
  evolve,
  type Fact,
  firstOf,
  type Match,
  matchOf,
  matchOfCommand,
  type MatchReport,
  type NewUnit,
  NO_CAMPAIGN,
  type TableState,
  type Override,
  rulesOf,
  type DrawSource,
} from '@muster/campaign';
import { Dice } from '@muster/kernel';
import type { CampaignRulesetId } from '@muster/rules';
import type { ShownDice } from './shown-dice.ts';

const approved = { by: 'Ann', reason: 'a test' };
const MATCHES = 3;
const ROUNDS = 3;

/** One possible course of a campaign: the same founding and armies, and everything else at random. */
export class Branch {
  facts: Fact[] = [];
  campaign: Campaign = NO_CAMPAIGN;
  readonly #whims: Dice;
  readonly #shown: ShownDice;
  /** The matches as the group counts them. */
  readonly #ordinals = new Map<string, number>();
  #names = 0;

  constructor(whim: string, shown: ShownDice) {
    this.#whims = new Dice(whim);
    this.#shown = shown;
  }

  play(ruleset: CampaignRulesetId, seed: string): this {
    // With half of the seeds the dead only sit out.
    const permadeath = seed.length % 2 === 0;
    const options = { permadeath, rerollDeadEvents: true, eventDice: 'perPlayer' } as const;
    this.#do({
      type: 'found',
      name: 'War',
      ruleset: campaignRef(ruleset),
      kind: 'game-limited',
      options,
      begun: '2026-01-01',
      seed,
    });
    for (const army of ['a', 'b']) this.#do(joining(army, ruleset));
    for (let match = 0; match < MATCHES; match++) {
      this.#match(`${this.#below(1000)}-${match}`);
      // Another person reads the book.
      this.campaign = evolve(JSON.parse(JSON.stringify(this.facts)) as Fact[]);
    }
    return this;
  }

  #below(n: number): number {
    return this.#whims.below(n);
  }

  #some<T>(of: readonly T[], most: number = of.length): T[] {
    return of.filter(() => this.#below(3) === 0).slice(0, most);
  }

  #one<T>(of: readonly T[]): T {
    return of[this.#below(of.length)];
  }

  #mixed<T>(of: readonly T[]): T[] {
    const left = [...of];
    return of.map(() => left.splice(this.#below(left.length), 1)[0]);
  }

  #freshName(): string {
    return `${this.#one(['red', 'old', 'wet'])}-${this.#below(100)}-${this.#names++}`;
  }

  /** Tries a command several times, like a player who looks for better dice, and then carries it out. */
  #do(command: Command): boolean {
    for (const choices of [EMPTY_DRAW_SOURCE, this.#whimsical()]) this.#attempt(command, choices);
    if (this.#below(3) === 0) this.#meddle();
    const decision = this.#attempt(command, this.#whimsical());
    if (decision.status !== 'done') return false;
    this.#write(command, decision);
    if (command.type === 'set-up') this.#ordinals.set(command.match, this.#ordinals.size + 1);
    return true;
  }

  #write(command: Command, { draws, changes, campaign }: Extract<Decision, { status: 'done' }>): void {
    const match = matchOfCommand(this.campaign, command);
    const at = `2026-0${1 + this.#below(9)}-01`;
    const by = this.#freshName();
    this.facts.push({ at, by, command, draws, changes, ...(match === undefined ? {} : { match }) });
    this.campaign = campaign;
  }

  #attempt(command: Command, choices: DrawSource): Decision {
    const { campaign } = this;
    const match = matchOfCommand(campaign, command);
    const dice = this.#shown.sourceFor(campaign, command, match === undefined ? 0 : this.#ordinals.get(match));
    return decideCommand(campaign, command, firstOf(choices, dice));
  }

  /** Does something else that a player may do in between. */
  #meddle(): void {
    const { armies } = this.campaign;
    const units = armies.flatMap((army) => army.units);
    if (units.length === 0) return;
    const name = this.#freshName();
    const word = (override: Override): Command => ({ type: 'override', ...approved, override });
    const [unit, army] = [this.#one(units).id, this.#one(armies).id];
    this.#plainly(
      this.#one<Command>([
        { type: 'rename', of: 'unit', id: unit, name },
        { type: 'rename', of: 'army', id: army, name },
        { type: 'note', of: 'unit', id: unit, notes: [name] },
        word({ of: 'campaign', set: { name, begun: '2025-02-02' } }),
        word({ of: 'army', id: army, set: { bank: 400 } }),
      ]),
    );
  }

  #plainly(command: Command): void {
    const decision = decideCommand(this.campaign, command, EMPTY_DRAW_SOURCE);
    if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
    this.#write(command, decision);
  }

  #whimsical(): DrawSource {
    return { ...EMPTY_DRAW_SOURCE, choose: (need) => this.#choice(need) };
  }

  #choice({ options, several }: ChoiceNeed): ChoiceValue {
    if (several === undefined) return this.#one(options);
    return this.#mixed(options as readonly string[]).slice(0, several);
  }

  #match(id: string): void {
    if (!this.#do({ type: 'set-up', match: id, bring: { a: 'all', b: 'all' } })) return;
    for (const army of this.#mixed(['a', 'b'])) this.#do({ type: 'roll-objective', match: id, army });
    // A match that is broken off is over, and the next one has other dice.
    if (this.#below(6) === 0) return void this.#do({ type: 'break-off', match: id });
    for (let round = 1; round <= ROUNDS; round++) this.#round(id, round);
    this.#do({ type: 'conclude', match: id, winner: this.#one(['a', 'b']), report: this.#report(id) });
    this.#do({ type: 'check-casualties', match: id });
    for (const unit of this.#some(this.campaign.armies.flatMap(({ units }) => units)))
      this.#plainly({
        type: 'override',
        ...approved,
        override: { of: 'unit', id: unit.id, set: { xp: 4 + 5 * unit.level } },
      });
    this.#do({ type: 'earn-experience', match: id });
    const owned = this.campaign.armies.flatMap(({ units }) =>
      units.flatMap((unit) => unit.upgrades.map((upgrade) => [unit.id, upgrade.id])),
    );
    for (const [unit, upgrade] of this.#mixed(owned)) this.#do({ type: 'sell', unit, upgrade });
    this.#do({ type: 'end-step', match: id });
    for (const army of this.#mixed(this.campaign.armies)) this.#recruits(army);
    this.#do({ type: 'end-step', match: id });
  }

  #round(match: string, round: number): void {
    this.#do({ type: 'start-round', match, round });
    const { events } = rulesOf(this.campaign);
    const due = (matchOf(this.campaign, match) as Match).due.map(({ number }) => number);
    const numbers = Object.keys(events).map(Number);
    const medics = numbers.filter((number) => events[number].books.some(({ keep }) => keep === 'medics'));
    for (const number of this.#mixed([...due, ...medics, ...this.#some(numbers, 4)]))
      this.#do({ type: 'event', match, number, approved, table: this.#table(match) });
    for (const { id, d3 } of (matchOf(this.campaign, match) as Match).events)
      if (d3 === undefined && this.#below(2) === 0)
        this.#do({ type: 'event-outcome', match, event: id, outcome: { done: this.#below(2) === 0 } });
  }

  #brought(match: string): string[] {
    return (matchOf(this.campaign, match) as Match).armies.flatMap(({ brought }) => Object.keys(brought));
  }

  #table(match: string): TableState {
    const units = this.#brought(match);
    const [hero, unit] = units;
    if (this.#below(3) === 0) return { destroyed: [], shaken: [], inTerrain: [], nearElevation: [] };
    return {
      destroyed: this.#some(units, 2),
      shaken: this.#some(units),
      inTerrain: this.#some(units),
      nearElevation: this.#some(units),
      ...(this.#below(2) === 0 ? { joined: { [hero]: unit } } : {}),
    };
  }

  #report(match: string): MatchReport {
    const units = this.#brought(match);
    const of = (army: string): string[] => units.filter((unit) => unit.startsWith(army));
    const fallen = [...new Set(['a1', 'b1', ...this.#some(units)])].filter((unit) => units.includes(unit));
    const kills = fallen.map((victim) => {
      const by = this.#some(of(victim.startsWith('a') ? 'b' : 'a'), 2);
      return { by, victims: [victim], round: 1 + this.#below(ROUNDS), melee: true };
    });
    return { ...EMPTY_REPORT, destroyed: fallen, kills, rounds: ROUNDS };
  }

  #recruits({ id }: CampaignArmy): void {
    this.#plainly({ type: 'override', ...approved, override: { of: 'army', id, set: { bank: 500 } } });
    const recruit = (veteran: boolean): void => {
      const unit = { id: `${id}-${this.#freshName()}`, base: 10 * (1 + this.#below(4)) };
      this.#do({ type: 'recruit', army: id, unit, veteran });
    };
    for (const veteran of this.#mixed([true, false, this.#below(2) === 0])) recruit(veteran);
    const recruits = this.campaign.armies.find((army) => army.id === id)?.units.slice(5) ?? [];
    for (const unit of this.#some(recruits)) this.#do({ type: 'disband', unit: unit.id });
  }
}

/** An army with a hero and four units, most of which have something cheap to sell. */
const joining = (army: string, ruleset: CampaignRulesetId): Command => {
  const base = ruleset === 'gff' ? 30 : 100;
  const units = [1, 2, 3, 4, 5].map((n): NewUnit => ({
    id: `${army}${n}`,
    base,
    hero: n === 1,
    upgrades: n > 3 ? [] : [{ id: `charm-${n}`, cost: 5 }],
  }));
  return { type: 'join', army, name: army, player: army, units };
};
