import type { PlayerName } from '@muster/ai';
import type { ArmyBook, ReadList } from '@muster/army';
import {
  type Campaign,
  type CampaignArmy,
  campaignRef,
  type CampaignType,
  hasAvailableUnits,
  type Command,
  type Fact,
  type Match,
  matchOf,
  mayBegin,
  NEW_CAMPAIGN,
  type Options,
  runCommand,
} from '@muster/campaign';
import { bringWithin, joinCommand, seasonTable, nextCampaignCommand } from '@muster/host';
import { Dice } from '@muster/kernel';
import type { CampaignRulesetId } from '@muster/rules';
import { type Fought, fightMatch } from './fight.ts';

/** An army of a season, and the number of matches before it joins. */
export interface Entrant {
  id: string;
  name: string;
  list: ReadList;
  after?: number;
}

/** The options of a campaign among computer players. */
export interface SeasonOrder {
  ruleset: CampaignRulesetId;
  kind: CampaignType;
  options?: Partial<Options>;
  entrants: readonly Entrant[];
  books: readonly ArmyBook[];
  players: readonly PlayerName[];
  seed: string;
  /** The most matches, whatever the campaign's end. */
  mostMatches: number;
  /** The number of armies in each match (default all). */
  perMatch?: number;
  /** Called after each match. */
  listen?: (fought: Fought) => void;
}

/** A played campaign: its facts and its final state. */
export interface Season {
  facts: readonly Fact[];
  campaign: Campaign;
}

const DAY = '2026-01-01';
const MOST_DEALS = 3;
/** Upgrades and recruiting. */
const DEAL_STEPS = 2;

/** Plays a campaign among computer players, from its founding to its end. */
export const playSeason = (order: SeasonOrder): Season => {
  const { ruleset, kind, options, entrants, seed } = order;
  const season = new Chair(seed);
  season.tell({
    type: 'found',
    name: 'A season',
    ruleset: campaignRef(ruleset),
    kind,
    ...(options ? { options } : {}),
    begun: DAY,
    seed,
  });
  for (let number = 1; number <= order.mostMatches; number++) {
    for (const entrant of entrants) if ((entrant.after ?? 0) === number - 1) season.admit(entrant, order.books);
    if (!mayBegin(season.campaign, DAY)) break;
    const armies = season.lineUp(order.perMatch ?? season.campaign.armies.length, number);
    if (armies.length < 2) break;
    playMatch(season, order, `match-${number}`, armies);
  }
  return season;
};

const playMatch = (season: Chair, order: SeasonOrder, id: string, armies: readonly CampaignArmy[]): void => {
  season.tell({ type: 'set-up', match: id, bring: bringWithin(season.campaign, armies) });
  for (const { id: army } of armies) season.tell({ type: 'roll-objective', match: id, army });
  const match = season.match(id);
  const fought = fightMatch(season.campaign, match, {
    table: seasonTable(season.campaign, `${order.seed} ${id}`, armies.length),
    seed: `${order.seed} ${id}`,
    players: order.players,
  });
  if ('unit' in fought) throw new Error(`${fought.unit} has no profile to fight with`);
  order.listen?.(fought);
  season.tell({ type: 'conclude', match: id, ...fought.digest });
  season.tell({ type: 'check-casualties', match: id });
  season.tell({ type: 'earn-experience', match: id });
  for (let step = 0; step < DEAL_STEPS; step++) {
    for (const { id: army } of armies) season.deal(army, order.books);
    season.tell({ type: 'end-step', match: id });
  }
};

/** Keeps the campaign of a season. */
class Chair implements Season {
  campaign: Campaign = NEW_CAMPAIGN.campaign;
  facts: readonly Fact[] = NEW_CAMPAIGN.facts;
  readonly #dice: Dice;

  constructor(seed: string) {
    this.#dice = new Dice(`season ${seed}`);
  }

  /** Carries out a command that must be legal. */
  tell(command: Command): void {
    const refusal = this.try(command);
    if (refusal !== undefined) throw new Error(`${command.type}: ${refusal}`);
  }

  /** Carries out a command if it is legal. */
  try(command: Command): string | undefined {
    const result = runCommand(this, command, { at: DAY, by: 'season' });
    if (result.status === 'refused') return JSON.stringify(result.refusal);
    if (result.status === 'needs') return JSON.stringify(result.need);
    this.facts = result.kept.facts;
    this.campaign = result.kept.campaign;
    return undefined;
  }

  admit({ id, name, list }: Entrant, books: readonly ArmyBook[]): void {
    // Army books stored with an army are not needed here, because each step has those of the order.
    const { books: _kept, ...join } = joinCommand(this, { id, name, player: name, list, books });
    this.tell(join);
  }

  /** Makes a few trades of one army. */
  deal(army: string, books: readonly ArmyBook[]): void {
    for (let i = 0; i < MOST_DEALS; i++) {
      const command = nextCampaignCommand(
        { campaign: this.campaign, facts: this.facts, books, dice: this.#dice },
        army,
      );
      if (!command || this.try(command) !== undefined) return;
    }
  }

  /** Returns the armies of a match: those with the fewest matches, equals in turn. */
  lineUp(most: number, number: number): CampaignArmy[] {
    const able = this.campaign.armies.filter(hasAvailableUnits);
    const turned = able.map((_, i) => able[(i + number) % able.length]);
    return turned.toSorted((a, b) => a.matches - b.matches).slice(0, most);
  }

  match(id: string): Match {
    return matchOf(this.campaign, id) as Match;
  }
}
