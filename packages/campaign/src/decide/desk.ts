import { type ChoiceValue, type Draws, mayTake, type Need, type Source } from '../chance/chance.ts';
import type { CampaignRuleset } from '../ruleset/index.ts';
import { apply } from '../state/apply.ts';
import type { Campaign, CampaignArmy, CampaignUnit, Match, MatchArmy, Step } from '../state/campaign.ts';
import type { Change } from '../state/change.ts';
import { armyOf, matchOf, ownerOf, rulesOf, unitOf } from '../state/find.ts';
import { refuse } from './refusal.ts';

/** Thrown where something must be thrown, drawn or decided first; caught only by `decide`. */
export class Needed extends Error {
  readonly need: Need;
  constructor(need: Need) {
    super(need.for);
    this.need = need;
  }
}

/** Where a decision is made: the campaign as it changes under it, the dice, and what people say. */
export class Desk {
  campaign: Campaign;
  readonly changes: Change[] = [];
  readonly #source: Source;
  readonly #dice: { for: string; d6: number }[] = [];
  readonly #picks: { for: string; is: string }[] = [];
  readonly #choices: { for: string; take: ChoiceValue }[] = [];

  constructor(campaign: Campaign, source: Source) {
    this.campaign = campaign;
    this.#source = source;
  }

  get rules(): CampaignRuleset {
    return rulesOf(this.campaign);
  }

  get draws(): Draws {
    return { dice: this.#dice, picks: this.#picks, choices: this.#choices };
  }

  /** Makes a change, which counts from now on. */
  change(change: Change): void {
    this.campaign = apply(this.campaign, change);
    this.changes.push(change);
  }

  /** Throws a die. */
  die(label: string): number {
    const d6 = this.#source.die(label);
    if (d6 === undefined) throw new Needed({ kind: 'die', for: label });
    if (!Number.isInteger(d6) || d6 < 1 || d6 > 6) refuse('bad-die', { what: label, have: d6 });
    this.#dice.push({ for: label, d6 });
    return d6;
  }

  /** Throws a D3: half a die, rounded up (campaign:G6). */
  d3(label: string): number {
    return Math.ceil(this.die(label) / 2);
  }

  /** Picks by lot; a single candidate needs none (campaign:G7). */
  pick(label: string, among: readonly string[]): string {
    const is = this.#source.pick(label, among);
    if (is === undefined && among.length === 1) return among[0];
    if (is === undefined) throw new Needed({ kind: 'pick', for: label, among });
    if (!among.includes(is)) refuse('bad-pick', { what: label, have: is });
    this.#picks.push({ for: label, is });
    return is;
  }

  /** Lets a player decide. */
  choose(army: string, label: string, options: readonly ChoiceValue[], several?: number): ChoiceValue {
    const need: Need = {
      kind: 'choice',
      for: label,
      army,
      options,
      ...(several === undefined ? {} : { several }),
    };
    const take = this.#source.choose(need);
    if (take === undefined) throw new Needed(need);
    if (!mayTake(need, take)) refuse('bad-choice', { what: label, have: String(take) });
    this.#choices.push({ for: label, take });
    return take;
  }

  /** An army that must be there. */
  army(id: string): CampaignArmy {
    return armyOf(this.campaign, id) ?? refuse('unknown-army', { what: id });
  }

  /** A unit that must be on a sheet. */
  unit(id: string): CampaignUnit {
    return unitOf(this.campaign, id) ?? refuse('unknown-unit', { what: id });
  }

  /** The army of a unit that must be on a sheet. */
  owner(unit: string): CampaignArmy {
    return ownerOf(this.campaign, unit) ?? refuse('unknown-unit', { what: unit });
  }

  /** A match that must be there, and at such a step. */
  match(id: string, ...steps: readonly Step[]): Match {
    const match = matchOf(this.campaign, id) ?? refuse('unknown-match', { what: id });
    if (steps.length > 0 && !steps.includes(match.step))
      refuse('wrong-step', { what: id, need: steps.join(' or '), have: match.step });
    return match;
  }

  /** An army's part in a match. */
  matchArmy(match: string, army: string): MatchArmy {
    return this.match(match).armies.find((one) => one.army === army) ?? refuse('unknown-army', { what: army });
  }
}
