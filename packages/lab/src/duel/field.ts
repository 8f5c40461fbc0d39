import {
  allowanceOf,
  type Battle,
  chargeAllowance,
  type Encounter,
  roundsOf,
  type ShotsAfter,
  type UsedLimited,
  UNIT_FLAG,
  type EncounterSide,
} from '@muster/engine';
import type { DuelMoment } from './choose.ts';
import type { DuelScene } from './moments.ts';

/** The moves of a unit in its state. */
interface Pace {
  advance: number;
  rush: number;
  charge: number;
  canAdvance: boolean;
  canRush: boolean;
  canCharge: boolean;
}

/** Shots, and the expected loss of the other unit's worth. */
export interface Shots {
  after: ShotsAfter;
  gain: number;
}

/** A charge, and the expected loss of the other unit's worth minus its own. */
export interface Charge {
  gain: number;
  /** States of both units and their chances. */
  chargers: Int32Array;
  defenders: Int32Array;
  chances: Float64Array;
  /** The chance of all cases too rare to follow. */
  dropped: number;
}

/** Up to this many states of two units, nothing is left out. */
const FEW = 1500;
/** Among more states, chances below this are left out within one melee. */
const RARE = 1e-10;

/** The line on which two units fight: their moves, worth and attacks. */
export class DuelLine {
  readonly encounter: Encounter;
  readonly start: number;
  readonly rounds: number;
  /** The distance within which a unit seizes the objective. */
  readonly reach: number;
  readonly #battle: Battle;
  readonly #paces: [Pace[], Pace[]] = [[], []];
  readonly #worths: [number[], number[]] = [[], []];
  readonly #shots = new Map<ShotsAfter, Shots>();
  readonly #charges = new Map<string, Charge[][]>();
  readonly #flagged = [new Map<number, number[]>(), new Map<number, number[]>()] as const;
  readonly #barred: readonly [boolean, boolean];
  readonly #blows: readonly [number, number];
  readonly #least: number;

  constructor(encounter: Encounter, battle: Battle, start: number) {
    this.encounter = encounter;
    this.start = start;
    this.rounds = roundsOf(battle.plan);
    this.#battle = encounter.states[0].battle;
    const barred = (who: EncounterSide): boolean =>
      encounter.states[who].models.some((model) => battle.plan.models[model].cannotSeize);
    this.reach = battle.plan.ruleset.numbers.objectiveReach;
    this.#barred = [barred(0), barred(1)];
    const wounds = encounter.states.map(({ models }) =>
      models.reduce((sum, model) => sum + battle.plan.models[model].tough, 1),
    );
    this.#least = wounds[0] * wounds[1] <= FEW ? 0 : RARE;
    this.#blows = [encounter.spentByBlows(0), encounter.spentByBlows(1)];
  }

  isGone(who: EncounterSide, node: number): boolean {
    return this.encounter.states[who].isGone(node);
  }

  isShaken(who: EncounterSide, node: number): boolean {
    return this.encounter.states[who].isShaken(node);
  }

  isTired(who: EncounterSide, node: number): boolean {
    return (this.encounter.states[who].flags(node) & UNIT_FLAG.fatigued) !== 0;
  }

  /** Whether a unit can seize the objective: alive, not Shaken, and near. */
  holds({ places }: DuelScene, who: EncounterSide, node: number): boolean {
    if (Math.abs(places[who]) > this.reach || this.#barred[who]) return false;
    return !this.isGone(who, node) && !this.isShaken(who, node);
  }

  /** Returns the moves of a unit in its state. */
  pace(who: EncounterSide, node: number): Pace {
    return (this.#paces[who][node] ??= this.#paceOf(who, node));
  }

  /** Returns the remaining worth of a unit from 0 to 1: half for being alive, half for its wounds; less if Shaken. */
  worth(who: EncounterSide, node: number): number {
    return (this.#worths[who][node] ??= this.#worthOf(who, node));
  }

  /** Returns shots from a distance, or nothing without a weapon in range. */
  shots({ scene, who, own, foe }: DuelMoment, distance: number, moved: boolean): Shots | undefined {
    const after = this.encounter.shots(who, own, foe, { distance, moved, spent: scene.spent[who] });
    return after && (this.#shots.get(after) ?? this.#weighShots(who === 0 ? 1 : 0, foe, after));
  }

  /** Returns a charge. */
  charge(decision: DuelMoment): Charge {
    const { scene, who, own, foe } = decision;
    const [first, second] = this.#usedInMelee(scene.spent);
    const key = `${who} ${first} ${second}`;
    let known = this.#charges.get(key);
    if (known === undefined) this.#charges.set(key, (known = []));
    const charges = (known[own] ??= []);
    return (charges[foe] ??= this.#weighCharge(decision, [first, second]));
  }

  /** Returns what both units have spent after a melee. */
  afterBlows([first, second]: UsedLimited): UsedLimited {
    return [first | this.#blows[0], second | this.#blows[1]];
  }

  /** Returns a unit's state with flags set and cleared. */
  flagged(who: EncounterSide, node: number, set: number, clear: number): number {
    const states = this.encounter.states[who];
    const flags = states.flags(node);
    if (states.isGone(node) || ((flags & set) === set && (flags & clear) === 0)) return node;
    // Room for every combination of flags.
    const key = set * 134_217_728 + clear;
    let known = this.#flagged[who].get(key);
    if (known === undefined) this.#flagged[who].set(key, (known = []));
    return (known[node] ??= states.settled(node, set, clear));
  }

  #usedInMelee([first, second]: UsedLimited): UsedLimited {
    return [first & this.#blows[0], second & this.#blows[1]];
  }

  #weighShots(foe: EncounterSide, node: number, after: ShotsAfter): Shots {
    let gain = this.worth(foe, node);
    for (const outcome of after.branches) gain -= outcome.chance * this.worth(foe, outcome.node);
    const shots = { after, gain };
    this.#shots.set(after, shots);
    return shots;
  }

  #weighCharge({ who, own, foe: node }: DuelMoment, spent: UsedLimited): Charge {
    const foe = (1 - who) as EncounterSide;
    const least = this.#least;
    const outcomes = this.encounter.melee(who, own, node, { spent, least });
    const { length } = outcomes;
    const charge = {
      gain: this.worth(foe, node) - this.worth(who, own),
      chargers: new Int32Array(length),
      defenders: new Int32Array(length),
      chances: new Float64Array(length),
      dropped: least === 0 ? 0 : 1,
    };
    for (let i = 0; i < length; i++) {
      const { charger, defender, chance } = outcomes[i];
      charge.gain += chance * (this.worth(who, charger) - this.worth(foe, defender));
      charge.chargers[i] = charger;
      charge.defenders[i] = defender;
      charge.chances[i] = chance;
      if (least > 0) charge.dropped -= chance;
    }
    charge.dropped = Math.max(0, charge.dropped);
    return charge;
  }

  #paceOf(who: EncounterSide, node: number): Pace {
    const states = this.encounter.states[who];
    const foes = this.encounter.states[1 - who];
    const { models } = this.#battle.plan;
    states.enter(node);
    const living = states.models.filter((model) => states.isAlive(node, model));
    const least = (pace: 'advance' | 'rush'): number =>
      Math.min(...living.map((model) => allowanceOf(this.#battle, states.unit, model, pace)));
    const charge = Math.min(...living.map((model) => chargeAllowance(this.#battle, states.unit, model, foes.unit)));
    const may = (action: 'advance' | 'rush' | 'charge'): boolean =>
      living.every((model) => models[model].actions.includes(action));
    return {
      advance: least('advance'),
      rush: least('rush'),
      charge,
      canAdvance: may('advance'),
      canRush: may('rush'),
      canCharge: may('charge') && !foes.models.some((model) => models[model].cannotBeCharged),
    };
  }

  #worthOf(who: EncounterSide, node: number): number {
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
    return states.flags(node) & UNIT_FLAG.shaken ? 0.7 * worth : worth;
  }
}
