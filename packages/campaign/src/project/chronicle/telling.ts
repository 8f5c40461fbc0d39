import { inSentence, listed } from '@muster/kernel';
import type { Fact } from '../../contract/fact.ts';
import { type CampaignRuleset, effectOf, titleOf } from '../../ruleset/index.ts';
import type { Campaign, CampaignUnit } from '../../state/campaign.ts';
import type { Change } from '../../state/change.ts';
import { armyOf, ownerOf, plainName, rulesOf } from '../../state/find.ts';
import { isSeveral } from '../../story/words.ts';

/** What a line is about, for those who colour it: the same as in stories of battles. */
export type ChronicleTone = 'heading' | 'act' | 'plain' | 'dice' | 'loss' | 'gain';

/** One line of a chronicle. */
export interface ChronicleLine {
  text: string;
  /** How far it is indented: 0 for an action, 1 for its result, 2 for dice. */
  depth: number;
  tone: ChronicleTone;
  /** The place of the army that it is about, as its colour. */
  side?: number;
  /** The round of the battle that it tells of. */
  round?: number;
  /** Armies and units that it is about, by id. */
  armies: readonly string[];
  units: readonly string[];
}

/** A unit as chronicles call it, also after its end. */
export interface KnownUnit {
  id: string;
  name: string;
  army: string;
  hero: boolean;
  many: boolean;
}

/** Victims that are on no sheet. */
const STRANGERS: Readonly<Record<string, string>> = { zombies: 'Walking Dead', mercenary: 'Mercenary' };

/** What a chronicler knows while a fact is told: names, the campaign before it and after it. */
export class Telling {
  readonly #units = new Map<string, KnownUnit>();
  before: Campaign;
  after: Campaign;
  fact: Fact;

  constructor(campaign: Campaign, fact: Fact) {
    this.before = campaign;
    this.after = campaign;
    this.fact = fact;
  }

  /** Goes on to a fact. */
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

  /** Changes of one type, in their order. */
  changes<T extends Change['type']>(type: T): Extract<Change, { type: T }>[] {
    return this.fact.changes.filter((change): change is Extract<Change, { type: T }> => change.type === type);
  }

  /** Faces that were thrown for something. */
  faces(label: string): number[] {
    return this.fact.draws.dice.filter((die) => die.for === label).map(({ d6 }) => d6);
  }

  known(unit: string): KnownUnit {
    const stranger = Object.hasOwn(STRANGERS, unit) ? STRANGERS[unit] : unit;
    return this.#units.get(unit) ?? { id: unit, name: stranger, army: '', hero: false, many: unit === 'zombies' };
  }

  unit(unit: string): string {
    return this.known(unit).name;
  }

  /** A unit as the object of a sentence: with an article, unless it is a person. */
  object(unit: string): string {
    const { name, hero } = this.known(unit);
    return name.startsWith('The ') ? inSentence(name) : hero ? name : `the ${name}`;
  }

  objects(units: readonly string[]): string {
    return listed(units.map((unit) => this.object(unit)));
  }

  /** A unit with its army, where another army has one of that name. */
  named(unit: string): string {
    return this.#isShared(unit) ? `${this.army(this.ownerOf(unit))} · ${this.unit(unit)}` : this.unit(unit);
  }

  /** The same as the object of a sentence. */
  namedObject(unit: string): string {
    return this.#isShared(unit) ? inSentence(this.named(unit)) : this.object(unit);
  }

  #isShared(unit: string): boolean {
    const { name } = this.known(unit);
    const owner = this.ownerOf(unit);
    return (
      owner !== '' &&
      this.before.armies.some(
        (army) => army.id !== owner && army.units.some((other) => plainName(other.name) === plainName(name)),
      )
    );
  }

  /** A verb that fits a unit: several models act, a single one acts. */
  verb(unit: string, many: string, one: string = `${many}s`): string {
    return this.known(unit).many ? many : one;
  }

  /** A unit and what it does. */
  does(unit: string, many: string, one?: string): string {
    return `${this.unit(unit)} ${this.verb(unit, many, one)}`;
  }

  army(id: string): string {
    return (armyOf(this.after, id) ?? armyOf(this.before, id))?.name ?? id;
  }

  /** An army inside a sentence. */
  ofArmy(id: string): string {
    return inSentence(this.army(id));
  }

  /** An army and what it does. */
  armyDoes(id: string, many: string, one: string = `${many}s`): string {
    const name = this.army(id);
    return `${name} ${isSeveral(name) ? many : one}`;
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

  /** Returns a line below another one for each name that needs explaining: what it does, where that is known. */
  effects(line: ChronicleLine, keys: readonly string[]): ChronicleLine[] {
    return keys.flatMap((key) => {
      const does = effectOf(this.rules, key);
      return does === '' ? [] : [{ ...line, text: `${titleOf(key)}: ${does}`, depth: 2, tone: 'plain' as const }];
    });
  }

  /** A line about a unit, and about others if one says so. */
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

  /** A line about everybody. */
  all(depth: number, text: string, tone: ChronicleTone = 'plain'): ChronicleLine {
    return { text, depth, tone, armies: [], units: [] };
  }

  /** A row of dice about a unit or an army: `casualty 1 · injury 2 5`. */
  dice(line: ChronicleLine, rows: readonly (readonly [what: string, label: string])[]): ChronicleLine[] {
    const parts = rows.flatMap(([what, label]) => {
      const faces = this.faces(label);
      return faces.length === 0 ? [] : [`${what} ${faces.join(' ')}`];
    });
    return parts.length === 0 ? [] : [{ ...line, text: parts.join(' · '), depth: 2, tone: 'dice' }];
  }
}
