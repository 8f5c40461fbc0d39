import { allowanceOf, type Battle, type Branch, type Encounter, type MeleePair, U, type Who } from '@muster/engine';
import type { Decision } from './choose.ts';
import type { Scene } from './moments.ts';

/** What a unit can do, in its state, about moving. */
interface Pace {
  advance: number;
  rush: number;
  canAdvance: boolean;
  canRush: boolean;
  canCharge: boolean;
}

/** Shots, and what they are expected to take from the other unit's worth. */
export interface Shots {
  outcomes: readonly Branch[];
  gain: number;
}

/** A charge, and what it is expected to take from the other unit's worth beyond its own losses. */
export interface Charge {
  outcomes: readonly MeleePair[];
  gain: number;
}

/** The line on which two units fight: how they move, what they are worth, and what their attacks do. */
export class Field {
  readonly encounter: Encounter;
  readonly start: number;
  readonly rounds: number;
  readonly #battle: Battle;
  readonly #paces: [Pace[], Pace[]] = [[], []];
  readonly #worths: [number[], number[]] = [[], []];
  readonly #shots = new Map<readonly Branch[], Shots>();
  readonly #charges: [Charge[][], Charge[][]] = [[], []];
  readonly #flagged = [new Map<number, number[]>(), new Map<number, number[]>()] as const;
  readonly #reach: number;
  readonly #barred: readonly [boolean, boolean];
  readonly #hasLimited: readonly [boolean, boolean];

  constructor(encounter: Encounter, battle: Battle, start: number) {
    this.encounter = encounter;
    this.start = start;
    this.rounds = battle.plan.ruleset.numbers.rounds;
    this.#battle = encounter.states[0].battle;
    const limited = (who: Who): boolean =>
      encounter.states[who].models.some((model) =>
        battle.plan.models[model].weapons.some(({ usedBit, type }) => usedBit >= 0 && type.range > 0),
      );
    const barred = (who: Who): boolean =>
      encounter.states[who].models.some((model) => battle.plan.models[model].cannotSeize);
    this.#reach = battle.plan.ruleset.numbers.objectiveReach;
    this.#barred = [barred(0), barred(1)];
    this.#hasLimited = [limited(0), limited(1)];
  }

  isGone(who: Who, node: number): boolean {
    return this.encounter.states[who].isGone(node);
  }

  isShaken(who: Who, node: number): boolean {
    return this.encounter.states[who].isShaken(node);
  }

  isTired(who: Who, node: number): boolean {
    return (this.encounter.states[who].flags(node) & U.fatigued) !== 0;
  }

  /** Whether a unit counts for the marker: there, steady, and near. */
  holds({ places }: Scene, who: Who, node: number): boolean {
    if (Math.abs(places[who]) > this.#reach || this.#barred[who]) return false;
    return !this.isGone(who, node) && !this.isShaken(who, node);
  }

  /** What a unit may move in its state. */
  pace(who: Who, node: number): Pace {
    return (this.#paces[who][node] ??= this.#paceOf(who, node));
  }

  /** What is left of a unit as a share of 1: half of it for being there, half for its wounds; less when Shaken. */
  worth(who: Who, node: number): number {
    return (this.#worths[who][node] ??= this.#worthOf(who, node));
  }

  /** Shots from a distance. */
  shots({ scene, who, own, foe }: Decision, distance: number, moved: boolean): Shots | undefined {
    const outcomes = this.encounter.shots(who, own, foe, { distance, moved, spent: scene.spent[who] });
    return outcomes && (this.#shots.get(outcomes) ?? this.#weighShots(who === 0 ? 1 : 0, foe, outcomes));
  }

  /** A charge. */
  charge(who: Who, own: number, foe: number): Charge {
    const known = (this.#charges[who][own] ??= []);
    return (known[foe] ??= this.#weighCharge(who, own, foe));
  }

  /** Whether it has something that works only once. */
  hasLimited(who: Who): boolean {
    return this.#hasLimited[who];
  }

  /** A unit's state with flags set and cleared. */
  flagged(who: Who, node: number, set: number, clear: number): number {
    const states = this.encounter.states[who];
    const flags = states.flags(node);
    if (states.isGone(node) || ((flags & set) === set && (flags & clear) === 0)) return node;
    let known = this.#flagged[who].get(set * 65_536 + clear);
    if (known === undefined) this.#flagged[who].set(set * 65_536 + clear, (known = []));
    return (known[node] ??= states.settled(node, set, clear));
  }

  #weighShots(foe: Who, node: number, outcomes: readonly Branch[]): Shots {
    let gain = this.worth(foe, node);
    for (const outcome of outcomes) gain -= outcome.chance * this.worth(foe, outcome.node);
    const shots = { outcomes, gain };
    this.#shots.set(outcomes, shots);
    return shots;
  }

  #weighCharge(who: Who, own: number, node: number): Charge {
    const foe = (1 - who) as Who;
    const outcomes = this.encounter.melee(who, own, node);
    let gain = this.worth(foe, node) - this.worth(who, own);
    for (const { charger, defender, chance } of outcomes)
      gain += chance * (this.worth(who, charger) - this.worth(foe, defender));
    return { outcomes, gain };
  }

  #paceOf(who: Who, node: number): Pace {
    const states = this.encounter.states[who];
    const foes = this.encounter.states[1 - who];
    const { models } = this.#battle.plan;
    states.enter(node);
    const living = states.models.filter((model) => states.isAlive(node, model));
    const least = (pace: 'advance' | 'rush'): number =>
      Math.min(...living.map((model) => allowanceOf(this.#battle, states.unit, model, pace)));
    const may = (action: 'advance' | 'rush' | 'charge'): boolean =>
      living.every((model) => models[model].actions.includes(action));
    return {
      advance: least('advance'),
      rush: least('rush'),
      canAdvance: may('advance'),
      canRush: may('rush'),
      canCharge: may('charge') && !foes.models.some((model) => models[model].cannotBeCharged),
    };
  }

  #worthOf(who: Who, node: number): number {
    const states = this.encounter.states[who];
    if (states.isGone(node)) return 0;
    const { models } = this.#battle.plan;
    states.enter(node);
    let left = 0;
    let whole = 0;
    for (const model of states.models) {
      const { tough } = models[model];
      whole += tough;
      if (states.isAlive(node, model)) left += Math.max(0, tough - this.#battle.wounds[model]);
    }
    const worth = 0.5 + (0.5 * left) / whole;
    return states.flags(node) & U.shaken ? 0.7 * worth : worth;
  }
}
