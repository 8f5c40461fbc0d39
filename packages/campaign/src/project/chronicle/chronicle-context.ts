import { inSentence, listText } from '@muster/kernel';
import type { Fact } from '../../contract/fact.ts';
import { type CampaignRuleset, effectOf, titleOf } from '../../ruleset/index.ts';
import type { Campaign, CampaignUnit } from '../../state/campaign.ts';
import type { CampaignChange } from '../../state/change.ts';
import { armyOf, ownerOf, comparableName, rulesOf } from '../../state/find.ts';
import { isPluralName } from '../../story/grammar.ts';

/** What kind of line it is, as a hint for colours: the same kinds as in the log of a battle. */
export type ChronicleTone = 'heading' | 'act' | 'plain' | 'dice' | 'loss' | 'gain';

/** One line of a chronicle. */
export interface ChronicleLine {
  text: string;
  /** How far it is indented: 0 for an action, 1 for its result, 2 for dice. */
  depth: number;
  tone: ChronicleTone;
  /** The index of the army that it is about, which decides its colour. */
  side?: number;
  /** The round of the battle that it belongs to. */
  round?: number;
  /** Armies and units that it is about, by id. */
  armies: readonly string[];
  units: readonly string[];
}

/** A unit as chronicles name it, even after it left its sheet. */
export interface KnownUnit {
  id: string;
  name: string;
  army: string;
  hero: boolean;
  many: boolean;
}

/** Victims that are not on any sheet. */
const NEUTRAL_NAMES: Readonly<Record<string, string>> = { zombies: 'Walking Dead', mercenary: 'Mercenary' };

/** What the chronicle knows about the fact that it describes: names, and the campaign before and after it. */
export class ChronicleContext {
  readonly #units = new Map<string, KnownUnit>();
  before: Campaign;
  after: Campaign;
  fact: Fact;

  constructor(campaign: Campaign, fact: Fact) {
    this.before = campaign;
    this.after = campaign;
    this.fact = fact;
  }

  /** Moves on to the next fact. */
  turn(before: Campaign, after: Campaign, fact: Fact): void {
    this.before = before;
    this.after = after;
    this.fact = fact;
    this.#learn(before);
    for (const change of fact.changes)
      if (change.type === 'unit-added') this.#note(change.army, change.unit);
      else if (change.type === 'adopted') this.#learn(change.campaign);
    this.#learn(after);
  }

  #learn({ armies }: Campaign): void {
    for (const { id, units } of armies) for (const unit of units) this.#note(id, unit);
  }

  #note(army: string, { id, name, hero, models }: CampaignUnit): void {
    this.#units.set(id, { id, name, army, hero, many: models > 1 });
  }

  get rules(): CampaignRuleset {
    return rulesOf(this.after);
  }

  /** Returns the changes of one type, in their order. */
  changes<T extends CampaignChange['type']>(type: T): Extract<CampaignChange, { type: T }>[] {
    return this.fact.changes.filter((change): change is Extract<CampaignChange, { type: T }> => change.type === type);
  }

  /** Returns the faces that were rolled for a label. */
  faces(label: string): number[] {
    return this.fact.draws.dice.filter((die) => die.for === label).map(({ d6 }) => d6);
  }

  known(unit: string): KnownUnit {
    const name = Object.hasOwn(NEUTRAL_NAMES, unit) ? NEUTRAL_NAMES[unit] : unit;
    return this.#units.get(unit) ?? { id: unit, name, army: '', hero: false, many: unit === 'zombies' };
  }

  unit(unit: string): string {
    return this.known(unit).name;
  }

  /** Returns a unit as the object of a sentence: with an article, unless it is a hero. */
  object(unit: string): string {
    const { name, hero } = this.known(unit);
    return name.startsWith('The ') ? inSentence(name) : hero ? name : `the ${name}`;
  }

  objects(units: readonly string[]): string {
    return listText(units.map((unit) => this.object(unit)));
  }

  /** Returns a unit with its army, if another army has a unit of the same name. */
  named(unit: string): string {
    return this.#isShared(unit) ? `${this.army(this.ownerOf(unit))} · ${this.unit(unit)}` : this.unit(unit);
  }

  /** Returns the same as the object of a sentence. */
  namedObject(unit: string): string {
    return this.#isShared(unit) ? inSentence(this.named(unit)) : this.object(unit);
  }

  #isShared(unit: string): boolean {
    const { name } = this.known(unit);
    const owner = this.ownerOf(unit);
    return (
      owner !== '' &&
      this.before.armies.some(
        (army) => army.id !== owner && army.units.some((other) => comparableName(other.name) === comparableName(name)),
      )
    );
  }

  /** Returns the verb that fits a unit: plural for several models, singular for one. */
  verb(unit: string, many: string, one: string = `${many}s`): string {
    return this.known(unit).many ? many : one;
  }

  /** Returns a unit with its verb. */
  does(unit: string, many: string, one?: string): string {
    return `${this.unit(unit)} ${this.verb(unit, many, one)}`;
  }

  army(id: string): string {
    return (armyOf(this.after, id) ?? armyOf(this.before, id))?.name ?? id;
  }

  /** Returns the name of an army inside a sentence. */
  ofArmy(id: string): string {
    return inSentence(this.army(id));
  }

  /** Returns an army with its verb. */
  armyDoes(id: string, many: string, one: string = `${many}s`): string {
    const name = this.army(id);
    return `${name} ${isPluralName(name) ? many : one}`;
  }

  ownerOf(unit: string): string {
    return (ownerOf(this.after, unit) ?? ownerOf(this.before, unit))?.id ?? this.known(unit).army;
  }

  /** Returns a line about an army or several, and about units. A line about one army has its colour. */
  about(
    army: string | readonly string[],
    depth: number,
    text: string,
    tone: ChronicleTone = 'plain',
    units: readonly string[] = [],
  ): ChronicleLine {
    const all = this.after.armies.map(({ id }) => id);
    const armies = [army].flat().filter((id) => all.includes(id));
    return {
      text,
      depth,
      tone,
      ...(armies.length === 1 ? { side: all.indexOf(armies[0]) } : {}),
      armies,
      units,
    };
  }

  /** Returns a line below another one for each name: what it does, if that is known. */
  effects(line: ChronicleLine, keys: readonly string[]): ChronicleLine[] {
    return keys.flatMap((key) => {
      const does = effectOf(this.rules, key);
      return does === '' ? [] : [{ ...line, text: `${titleOf(key)}: ${does}`, depth: 2, tone: 'plain' as const }];
    });
  }

  /** Returns a line about a unit, and about other units if they are given. */
  of(
    unit: string,
    depth: number,
    text: string,
    tone: ChronicleTone = 'plain',
    others: readonly string[] = [],
  ): ChronicleLine {
    const line = this.about(this.ownerOf(unit), depth, text, tone, [unit, ...others]);
    return {
      ...line,
      armies: [...new Set([...line.armies, ...others.map((other) => this.ownerOf(other))])].filter(Boolean),
    };
  }

  /** Returns a line about the whole campaign. */
  all(depth: number, text: string, tone: ChronicleTone = 'plain'): ChronicleLine {
    return { text, depth, tone, armies: [], units: [] };
  }

  /** Returns a row of dice about a unit or an army: `casualty 1 · injury 2 5`. */
  dice(line: ChronicleLine, rows: readonly (readonly [what: string, label: string])[]): ChronicleLine[] {
    const parts = rows.flatMap(([what, label]) => {
      const faces = this.faces(label);
      return faces.length === 0 ? [] : [`${what} ${faces.join(' ')}`];
    });
    return parts.length === 0 ? [] : [{ ...line, text: parts.join(' · '), depth: 2, tone: 'dice' }];
  }
}
