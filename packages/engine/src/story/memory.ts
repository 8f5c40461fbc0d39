import type { BattlePlan } from '../plan/plan.ts';
import { type Battle, G } from '../state/battle.ts';
import type { BattleEvent } from '../contract/events.ts';
import { type RollEvent, rollText } from './rolls.ts';
import { type Names, namesOf, objectName, verb } from './words.ts';

/** What a line is about, for those who colour it. */
export const TONES = ['heading', 'act', 'plain', 'thought', 'dice', 'loss', 'gain'] as const;
export type Tone = (typeof TONES)[number];

/** One line of a battle's story. */
export interface StoryLine {
  text: string;
  /** How far it is set in: 0 for what a side does, 1 for what comes of it, 2 for dice. */
  depth: number;
  tone: Tone;
  /** The side that it is about. */
  side?: number;
}

/** One type of event. */
export type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

/** What a storyteller remembers between events, and how it calls everybody. */
export class StoryMemory {
  readonly plan: BattlePlan;
  readonly names: Names;
  /** Side that holds each objective, -1 for nobody. */
  readonly owners: number[] = [];
  rolls: RollEvent[] = [];
  picks: EventOf<'picked'>[] = [];
  fallen: EventOf<'fell'>[] = [];
  destroyed: EventOf<'destroyed'>[] = [];
  /** The model whose knock-out has been told just now, or -1. */
  knockedOut = -1;
  /** Why somebody does what is told next. */
  reason: EventOf<'reason'> | undefined;
  /** The unit whose activation is being told, or -1. */
  acting = -1;

  constructor(plan: BattlePlan, battle?: Battle) {
    this.plan = plan;
    this.names = namesOf(plan);
    if (battle) for (let i = 0; i < battle.game[G.objectives]; i++) this.owners.push(battle.objOwner[i]);
  }

  side(side: number): string {
    return this.names.sides[side] ?? 'nobody';
  }

  unit(unit: number): string {
    return this.names.units[unit];
  }

  /** A unit with its side before it. */
  sidedUnit(unit: number): string {
    return `${this.side(this.plan.units[unit].side)} · ${this.unit(unit)}`;
  }

  object(unit: number): string {
    return objectName(this.plan, this.names, unit);
  }

  /** A model by its own name, or else as one of its unit. */
  model(model: number, one = 'One'): string {
    const { name, unit } = this.plan.models[model];
    if (name !== this.plan.units[unit].name) return name;
    return this.plan.units[unit].count > 1 ? `${one} of ${this.object(unit)}` : this.unit(unit);
  }

  /** A unit and what it does. */
  does(unit: number, many: string, one?: string): string {
    return `${this.unit(unit)} ${verb(this.plan, unit, many, one)}`;
  }

  about(side: number, depth: number, text: string, tone: Tone = 'plain'): StoryLine {
    return { text, depth, tone, side };
  }

  /** A line about a unit. */
  of(unit: number, depth: number, text: string, tone: Tone = 'plain'): StoryLine {
    return this.about(this.plan.units[unit].side, depth, text, tone);
  }

  /** Takes out the rolls for a purpose. */
  take(purpose: RollEvent['purpose']): RollEvent[] {
    const taken = this.rolls.filter((roll) => roll.purpose === purpose);
    this.rolls = this.rolls.filter((roll) => roll.purpose !== purpose);
    return taken;
  }

  /** Takes out all rolls, as rows of dice. */
  rollRows(blocked?: number): StoryLine[] {
    const rolls = mergeRolls(this.rolls);
    this.rolls = [];
    return rolls.map((roll) => ({ text: rollText(this.plan, roll, blocked), depth: 2, tone: 'dice' }));
  }

  /** Takes out all lots, as rows beside those of dice. */
  pickRows(): StoryLine[] {
    const { picks } = this;
    this.picks = [];
    return picks.map(({ lot, of, pick }) => ({
      text: `by lot, ${lot}: number ${pick + 1} of ${of}`,
      depth: 2,
      tone: 'dice',
    }));
  }
}

/** Rolls that follow each other for the same purpose and against the same target, as one. */
const mergeRolls = (rolls: readonly RollEvent[]): RollEvent[] => {
  const merged: RollEvent[] = [];
  const keyOf = ({ faces: _faces, ...rest }: RollEvent): string => JSON.stringify(rest);
  for (const roll of rolls) {
    const last = merged[merged.length - 1];
    if (last && keyOf(last) === keyOf(roll))
      merged[merged.length - 1] = { ...last, faces: [...last.faces, ...roll.faces] };
    else merged.push(roll);
  }
  return merged;
};
