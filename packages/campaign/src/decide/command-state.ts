import {
  type ChoiceNeed,
  type ChoiceValue,
  type DrawnDie,
  type DrawnPick,
  type Draws,
  typedMarkOf,
  isAllowedChoice,
  type DrawNeed,
  type DrawSource,
  valueFrom,
} from '../chance/chance.ts';
import { ordinalOf } from '../chance/keyed.ts';
import type { CampaignRuleset } from '../ruleset/index.ts';
import { apply } from '../state/apply.ts';
import type { Campaign, CampaignArmy, CampaignUnit, Match, MatchArmy, MatchStep } from '../state/campaign.ts';
import type { CampaignChange } from '../state/change.ts';
import { armyOf, matchOf, ownerOf, rulesOf, unitOf } from '../state/find.ts';
import { refuse } from '../contract/refusal.ts';

/** Thrown when something must be rolled, drawn or decided first; caught only by `decide`. */
export class NeedSignal extends Error {
  readonly need: DrawNeed;
  constructor(need: DrawNeed) {
    super(need.for);
    this.need = need;
  }
}

/** The state of one command while it is decided: the campaign with its changes, and the dice, draws and decisions. */
export class CommandState {
  campaign: Campaign;
  readonly changes: CampaignChange[] = [];
  readonly #source: DrawSource;
  /** The beginning of all keys of this command: its match, and if needed its event. */
  #place: string;
  /** How often each key was used in this command. */
  readonly #used = new Map<string, number>();
  readonly #dice: DrawnDie[] = [];
  readonly #picks: DrawnPick[] = [];
  readonly #choices: { for: string; take: ChoiceValue }[] = [];

  constructor(campaign: Campaign, source: DrawSource, match?: string) {
    this.campaign = campaign;
    this.#source = source;
    const about = match === undefined ? undefined : matchOf(campaign, match);
    this.#place = about ? `match ${ordinalOf(about)}` : 'no match';
  }

  get rules(): CampaignRuleset {
    return rulesOf(this.campaign);
  }

  get draws(): Draws {
    return { dice: this.#dice, picks: this.#picks, choices: this.#choices };
  }

  /** Makes a change. */
  change(change: CampaignChange): void {
    this.campaign = apply(this.campaign, change);
    this.changes.push(change);
  }

  /** Adds a scope to the beginning of all keys that are used during some work. */
  within<T>(scope: string, work: () => T): T {
    const outside = this.#place;
    this.#place = `${outside}, ${scope}`;
    try {
      return work();
    } finally {
      this.#place = outside;
    }
  }

  /** Returns the key of the next die or draw for something; it contains how often it was needed before in this command. */
  #keyFor(what: string): string {
    const key = `${this.#place}, ${what}`;
    const used = this.#used.get(key) ?? 0;
    this.#used.set(key, used + 1);
    return `${key}, ${used}`;
  }

  /**
   * Rolls a die. Its key is its label, unless the label contains something that players choose: another choice must not
   * lead to another roll.
   */
  die(label: string, key: string = label): number {
    const given = this.#source.die(label, this.#keyFor(key));
    if (given === undefined) throw new NeedSignal({ kind: 'die', for: label });
    const d6 = valueFrom(given);
    if (!Number.isInteger(d6) || d6 < 1 || d6 > 6) refuse('bad-die', { what: label, have: d6 });
    this.#dice.push({ for: label, d6, ...typedMarkOf(given) });
    return d6;
  }

  /** Rolls a D3: half a die, rounded up (campaign:G6). */
  d3(label: string, key: string = label): number {
    return Math.ceil(this.die(label, key) / 2);
  }

  /** Draws at random; a single candidate needs no draw (campaign:G7). */
  pick(label: string, among: readonly string[]): string {
    const given = this.#source.pick(label, among, this.#keyFor(label));
    if (given === undefined && among.length === 1) return among[0];
    if (given === undefined) throw new NeedSignal({ kind: 'pick', for: label, among });
    const is = valueFrom(given);
    if (!among.includes(is)) refuse('bad-pick', { what: label, have: is });
    this.#picks.push({ for: label, is, ...typedMarkOf(given) });
    return is;
  }

  /** Asks a player for a decision. */
  choose(army: string, label: string, options: readonly ChoiceValue[], several?: number): ChoiceValue {
    return this.#decide({ kind: 'choice', for: label, army, options, ...(several === undefined ? {} : { several }) });
  }

  /** Asks a player whether to pay for something; an army that cannot pay is not asked. */
  pays(army: string, label: string, price: number): boolean {
    const { bank } = this.army(army);
    if (bank < price) return false;
    const options = ['pay', 'decline'];
    return this.#decide({ kind: 'choice', for: label, army, options, pay: { price, bank } }) === 'pay';
  }

  #decide(need: ChoiceNeed): ChoiceValue {
    const { for: label } = need;
    const take = this.#source.choose(need);
    if (take === undefined) throw new NeedSignal(need);
    if (!isAllowedChoice(need, take)) refuse('bad-choice', { what: label, have: String(take) });
    this.#choices.push({ for: label, take });
    return take;
  }

  /** Returns an army, or refuses an unknown one. */
  army(id: string): CampaignArmy {
    return armyOf(this.campaign, id) ?? refuse('unknown-army', { what: id });
  }

  /** Returns a unit, or refuses an unknown one. */
  unit(id: string): CampaignUnit {
    return unitOf(this.campaign, id) ?? refuse('unknown-unit', { what: id });
  }

  /** Returns the army of a unit, or refuses an unknown unit. */
  owner(unit: string): CampaignArmy {
    return ownerOf(this.campaign, unit) ?? refuse('unknown-unit', { what: unit });
  }

  /** Returns a match, or refuses an unknown one or one at another step. */
  match(id: string, ...steps: readonly MatchStep[]): Match {
    const match = matchOf(this.campaign, id) ?? refuse('unknown-match', { what: id });
    if (steps.length > 0 && !steps.includes(match.step))
      refuse('wrong-step', { what: id, need: steps.join(' or '), have: match.step });
    return match;
  }

  /** Returns an army's part in a match. */
  matchArmy(match: string, army: string): MatchArmy {
    return this.match(match).armies.find((one) => one.army === army) ?? refuse('unknown-army', { what: army });
  }
}
