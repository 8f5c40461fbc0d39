import { hashWords } from '@muster/kernel';
import type { UnitRule } from '../plan/terms.ts';
import { TARGET_BITS } from '../plan/situation.ts';
import { checkWoundEffects } from '../play/wound-effects.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { setUnitFlag, modelsOf } from '../state/query.ts';
import { targetBits } from '../attack/situation-bits.ts';
import { defenseRules, defenseValue } from '../attack/defense.ts';
import { landDeadly, landWounds } from '../play/volley/wounds.ts';
import { mutePlay, type MutePlay } from './scratch-play.ts';

/** The possible results of a check for wound effects. */
export interface Branch {
  node: number;
  chance: number;
}

/** The results of the checks of a last model, the worst last: no check yet, none due, Shaken, Knocked Out. */
const EFFECTS = ['unchecked', 'none', 'shaken', 'knocked-out'] as const;

/** Indexes after the data of the models in a node. */
const FLAGS = 0;
const MARKS = 1;
const SURPLUS = 2;
const EFFECT = 3;
const EXTRA = 4;

/** The next node after wounds of one kind, for each node; -1 if not computed yet. */
export interface Steps {
  readonly wounds: number;
  readonly stays: boolean;
  readonly pick: number;
  to: Int32Array;
}

/**
 * The states that one unit can get into, computed when needed. A step from one to the next is taken once, by the real
 * resolution on a scratch battle, and stored. A player with a choice of casualties takes the last of the list.
 */
export class UnitStates {
  /** The scratch battle; only the states of units may change it while odds are computed. */
  readonly battle: Battle;
  readonly unit: number;
  /** The living models at the start. */
  readonly models: readonly number[];
  readonly #play: MutePlay;
  readonly #woundsBefore: number;
  readonly #countsSurplus: boolean;
  readonly #nodes: Int32Array[] = [];
  readonly #alive: number[] = [];
  readonly #suffered: number[] = [];
  readonly #crews: number[] = [];
  readonly #firstOfCrew: number[] = [];
  readonly #guises: number[] = [];
  readonly #looks: { defense: number; bits: number; rules: readonly UnitRule[] }[] = [];
  readonly #known = new Map<number, number[]>();
  readonly #steps: Steps[] = [];
  readonly #checks = new Map<string, Branch[][]>();
  readonly #looksAlike: boolean;
  #at = 0;
  #start = 0;

  /** With `countsSurplus`, wounds beyond the last model count as dealt too (battle:M6). */
  constructor(scratch: Battle, unit: number, countsSurplus = false) {
    const { models } = scratch.plan;
    this.battle = scratch;
    this.unit = unit;
    this.models = modelsOf(scratch, unit);
    this.#play = mutePlay(scratch);
    this.#woundsBefore = scratch.unitWounds[unit];
    this.#countsSurplus = countsSurplus;
    const [first] = this.models;
    this.#looksAlike =
      (scratch.plan.asks & TARGET_BITS) === 0 &&
      this.models.every((model) => !models[model].hero && models[model].shared === models[first].shared);
    this.#note(-1, 0, 0);
  }

  /** The number of nodes so far; the first is the start. */
  get size(): number {
    return this.#nodes.length;
  }

  /** The living models in a node. */
  living(node: number): number {
    return this.#alive[node];
  }

  /** Whether no model is left. */
  isGone(node: number): boolean {
    return this.#alive[node] === 0;
  }

  /** Whether one of the models lives in a node. */
  isAlive(node: number, model: number): boolean {
    return (this.#nodes[node][this.models.indexOf(model)] & 1) === 1;
  }

  /** Wounds taken since the start. */
  landed(node: number): number {
    return this.#suffered[node] - this.#suffered[this.#start];
  }

  /** Wounds that count as dealt since the start. */
  dealt(node: number): number {
    return this.landed(node) + this.#extra(node, SURPLUS) - this.#extra(this.#start, SURPLUS);
  }

  /** Whether the unit is Shaken. */
  isShaken(node: number): boolean {
    return (this.#extra(node, FLAGS) & UNIT_FLAG.shaken) !== 0;
  }

  /** The results of checks for wound effects since the start. */
  effect(node: number): (typeof EFFECTS)[number] {
    return EFFECTS[this.#extra(node, EFFECT)];
  }

  /** Returns a number for the living models and the flags of the unit: nodes that share it attack alike. */
  crew(node: number): number {
    return this.#crews[node];
  }

  /** Returns a number for Defense and defending rules: nodes that share it are hit alike, if size does not matter. */
  guise(node: number): number {
    if (this.#looksAlike) return 0;
    const crew = this.#crews[node];
    this.#guises[crew] ??= this.#guiseOf(this.#firstOfCrew[crew]);
    return this.#guises[crew];
  }

  /** Writes a node into the scratch battle. */
  enter(node: number): void {
    if (this.#at === node) return;
    this.#at = node;
    const { battle, unit, models } = this;
    const words = this.#nodes[node];
    const n = models.length;
    for (let i = 0; i < n; i++) {
      battle.alive[models[i]] = words[i] & 1;
      battle.wounds[models[i]] = words[i] >> 1;
    }
    battle.unitAlive[unit] = this.#alive[node];
    battle.unitFlags[unit] = words[n + FLAGS];
    battle.unitMarks[unit] = words[n + MARKS];
    battle.unitWounds[unit] = this.#woundsBefore + this.landed(node);
  }

  /**
   * Returns the steps of wounds of one kind: single ones that spill over, or a bundle on one model; on a picked model
   * or not.
   */
  steps(wounds: number, stays: boolean, pick: number): Steps {
    const known = this.#steps.find((steps) => steps.wounds === wounds && steps.stays === stays && steps.pick === pick);
    if (known) return known;
    const steps: Steps = { wounds, stays, pick, to: new Int32Array(16).fill(-1) };
    this.#steps.push(steps);
    return steps;
  }

  /** Returns the node after such wounds. */
  step(steps: Steps, node: number): number {
    if (node < steps.to.length && steps.to[node] >= 0) return steps.to[node];
    const next = this.#land(steps, node);
    if (node >= steps.to.length) {
      const longer = new Int32Array(Math.max(node + 1, 2 * steps.to.length)).fill(-1);
      longer.set(steps.to);
      steps.to = longer;
    }
    steps.to[node] = next;
    return next;
  }

  /**
   * Returns the node after the check at the end of an attack: the same node if nothing is to be checked (battle:F3).
   */
  check(node: number, cause: 'shooting' | 'melee', by: number, fear: number, cruelty = 0): readonly Branch[] {
    if (this.#extra(node, MARKS) === 0) return [{ node, chance: 1 }];
    const key = `${fear} ${cruelty}`;
    const known = this.#checks.get(key) ?? [];
    this.#checks.set(key, known);
    known[node] ??= this.#branches(node, cause, by);
    return known[node];
  }

  /** Returns the node with a flag set as well. */
  marked(node: number, flag: number): number {
    this.enter(node);
    setUnitFlag(this.battle, this.unit, flag);
    return this.#note(node, 0, 0);
  }

  /** Starts the counts of wounds taken and dealt again at this node. */
  startFrom(node: number): void {
    this.#start = node;
    this.#at = -1;
  }

  /** Returns the node with flags set and cleared, without its history. */
  settled(node: number, set: number, clear: number): number {
    this.enter(node);
    const { battle, unit } = this;
    battle.unitFlags[unit] = (battle.unitFlags[unit] & ~clear) | set;
    return this.#note(-1, 0, 0);
  }

  /** Returns the node in which the whole unit is Routed. */
  routed(node: number): number {
    this.enter(node);
    const { battle, unit, models } = this;
    for (const model of models) battle.alive[model] = 0;
    battle.unitAlive[unit] = 0;
    setUnitFlag(battle, unit, UNIT_FLAG.routed | UNIT_FLAG.destroyed);
    return this.#note(-1, 0, 0);
  }

  /** Returns the flags of the unit in a node. */
  flags(node: number): number {
    return this.#extra(node, FLAGS);
  }

  #extra(node: number, what: number): number {
    return this.#nodes[node][this.models.length + what];
  }

  #land({ wounds, stays, pick }: Steps, node: number): number {
    if (this.isGone(node)) return node;
    this.enter(node);
    const source = { cause: 'shooting', by: -1, pick } as const;
    const { landed } = stays
      ? landDeadly(this.#play, this.unit, [wounds], source)
      : landWounds(this.#play, this.unit, wounds, source);
    return this.#note(node, this.#countsSurplus ? wounds - landed : 0, 0);
  }

  #branches(node: number, cause: 'shooting' | 'melee', by: number): Branch[] {
    const branches: Branch[] = [];
    for (let face = 1; face <= 6; face++) {
      this.enter(node);
      this.#play.face = face;
      const result = checkWoundEffects(this.#play, this.unit, cause, by);
      this.#play.face = 0;
      const next = this.#note(node, 0, EFFECTS.indexOf(result));
      const same = branches.find((branch) => branch.node === next);
      if (same) same.chance += 1 / 6;
      else branches.push({ node: next, chance: 1 / 6 });
    }
    return branches;
  }

  /** Reads the scratch battle as a node that comes after another one. */
  #note(before: number, surplus: number, effect: number): number {
    const { battle, unit, models } = this;
    const n = models.length;
    const words = new Int32Array(n + EXTRA);
    for (let i = 0; i < n; i++) words[i] = (battle.wounds[models[i]] << 1) | battle.alive[models[i]];
    words[n + FLAGS] = battle.unitFlags[unit];
    words[n + MARKS] = battle.unitMarks[unit];
    if (before >= 0) {
      words[n + SURPLUS] = this.#extra(before, SURPLUS) + surplus;
      words[n + EFFECT] = Math.max(this.#extra(before, EFFECT), effect);
    }
    const hash = hashWords(words);
    const alike = this.#known.get(hash) ?? [];
    const known = alike.find((node) => this.#nodes[node].every((word, i) => word === words[i]));
    this.#at = known ?? this.#add(words, before);
    if (known === undefined) this.#known.set(hash, [...alike, this.#at]);
    return this.#at;
  }

  #add(words: Int32Array, before: number): number {
    const { battle, unit, models } = this;
    const node = this.#nodes.push(words) - 1;
    this.#alive.push(battle.unitAlive[unit]);
    let suffered = 0;
    for (let i = 0; i < models.length; i++) suffered += words[i] >> 1;
    this.#suffered.push(suffered);
    const isSameCrew = (other: number): boolean => {
      const theirs = this.#nodes[other];
      if (this.#alive[other] !== this.#alive[node] || theirs[models.length] !== words[models.length]) return false;
      for (let i = 0; i < models.length; i++) if (((theirs[i] ^ words[i]) & 1) !== 0) return false;
      return true;
    };
    let crew = before >= 0 && isSameCrew(before) ? this.#crews[before] : this.#firstOfCrew.findIndex(isSameCrew);
    if (crew < 0) crew = this.#firstOfCrew.push(node) - 1;
    this.#crews.push(crew);
    return node;
  }

  #guiseOf(node: number): number {
    this.enter(node);
    const defense = defenseValue(this.battle, this.unit, -1);
    const bits = targetBits(this.battle, this.unit, -1);
    const rules = defenseRules(this.battle, this.unit, -1);
    const at = this.#looks.findIndex(
      (look) =>
        look.defense === defense &&
        look.bits === bits &&
        look.rules.length === rules.length &&
        look.rules.every((rule, i) => rule === rules[i]),
    );
    return at >= 0 ? at : this.#looks.push({ defense, bits, rules }) - 1;
  }
}
