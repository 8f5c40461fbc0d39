import type { BattlePlan } from '../plan/plan.ts';
import { type Battle, GAME } from '../state/battle.ts';
import type { BattleEvent } from '../contract/events.ts';
import { ATTACK_TEXTS, EVENT_TEXTS, LINE_TEXTS, type Subject } from './log-texts.ts';
import { isMany, type Names, namesOf, objectName } from './names.ts';
import { type RollEvent, rollText } from './roll-texts.ts';

/** What a line is about, which decides its colour. */
export const TONES = ['heading', 'act', 'plain', 'thought', 'dice', 'loss', 'gain'] as const;
export type Tone = (typeof TONES)[number];

/** One line of a battle's log. */
export interface StoryLine {
  text: string;
  /** Its indentation: 0 for what a side does, 1 for the results, 2 for dice. */
  depth: number;
  tone: Tone;
  /** The side that it is about. */
  side?: number;
}

/** The log events of one type. */
export type EventOf<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

/** What the log must remember between events, and the names in it. */
export class StoryMemory {
  readonly plan: BattlePlan;
  readonly names: Names;
  /** The side that controls each objective, or -1. */
  readonly owners: number[] = [];
  /** The places of the objectives. */
  readonly objectives: { x: number; y: number }[] = [];
  rolls: RollEvent[] = [];
  picks: EventOf<'picked'>[] = [];
  fallen: EventOf<'fell'>[] = [];
  destroyed: EventOf<'destroyed'>[] = [];
  /** The model whose line says that it is Knocked Out, or -1; its loss needs no other line. */
  knockedOut = -1;
  /** The reason for the next line. */
  reason: EventOf<'reason'> | undefined;
  /** The unit that is activated now, or -1. */
  acting = -1;

  constructor(plan: BattlePlan, battle?: Battle) {
    this.plan = plan;
    this.names = namesOf(plan);
    if (!battle) return;
    for (let i = 0; i < battle.game[GAME.objectives]; i++) {
      this.owners.push(battle.objOwner[i]);
      this.objectives.push({ x: battle.objX[i], y: battle.objY[i] });
    }
  }

  side(side: number): string {
    return this.names.sides[side] ?? 'no side';
  }

  unit(unit: number): string {
    return this.names.units[unit];
  }

  /** A unit as the subject of a sentence. */
  subject(unit: number): Subject {
    return { name: this.unit(unit), isMany: isMany(this.plan, unit) };
  }

  /** A sentence about a unit, with its side in front. */
  withSide(unit: number, text: string): string {
    return LINE_TEXTS.ofUnit(this.side(this.plan.units[unit].side), text);
  }

  object(unit: number): string {
    return objectName(this.plan, this.names, unit);
  }

  /** A model by its own name, or as one of its unit. */
  model(model: number): string {
    const { name, unit } = this.plan.models[model];
    if (name !== this.plan.units[unit].name) return name;
    return this.plan.units[unit].count > 1 ? ATTACK_TEXTS.aModelOf(this.object(unit)) : this.unit(unit);
  }

  /** The same as the subject of a sentence. */
  actor(model: number): Subject {
    const name = this.model(model);
    const { unit } = this.plan.models[model];
    return { name, isMany: name === this.unit(unit) && isMany(this.plan, unit) };
  }

  /** The same as the object of a sentence. */
  modelObject(model: number, oneOf: (unit: string) => string): string {
    const { name, unit } = this.plan.models[model];
    if (name !== this.plan.units[unit].name) return name;
    return this.plan.units[unit].count > 1 ? oneOf(this.object(unit)) : this.object(unit);
  }

  about(side: number, depth: number, text: string, tone: Tone = 'plain'): StoryLine {
    return { text, depth, tone, side };
  }

  /** A line about a unit. */
  of(unit: number, depth: number, text: string, tone: Tone = 'plain'): StoryLine {
    return this.about(this.plan.units[unit].side, depth, text, tone);
  }

  /** Removes the rolls for a purpose and returns them. */
  take(purpose: RollEvent['purpose']): RollEvent[] {
    const taken = this.rolls.filter((roll) => roll.purpose === purpose);
    this.rolls = this.rolls.filter((roll) => roll.purpose !== purpose);
    return taken;
  }

  /** Removes all rolls and returns them as rows of dice. */
  rollRows(blocked?: number): StoryLine[] {
    const rolls = mergeRolls(this.rolls);
    this.rolls = [];
    return rolls.map((roll) => ({ text: rollText(this.plan, roll, blocked), depth: 2, tone: 'dice' }));
  }

  /** Removes all random draws and returns them as rows. */
  pickRows(): StoryLine[] {
    const { picks } = this;
    this.picks = [];
    return picks.map(({ lot, of, pick }) => ({
      text: EVENT_TEXTS.drawn(lot, pick, of),
      depth: 2,
      tone: 'dice',
    }));
  }
}

/** Joins rolls in a row that have the same purpose and target. */
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
