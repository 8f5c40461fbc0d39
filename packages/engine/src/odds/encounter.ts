import { mustTest, routsOnFailure } from '../play/morale.ts';
import { type Battle, copyBattle, ACTIVATION_FLAGS, UNIT_FLAG } from '../state/battle.ts';
import { assumeShots, type ShotSituation } from './assume.ts';
import { type AttackPlan, planShooting } from './attack-plan.ts';
import { branchesOf, resolveMelee, makeMelee, type Melee, type MeleePair, Pairs } from './exchange.ts';
import { type MeleeJudge, judgeOf } from './melee-odds.ts';
import { moraleChance } from './morale-odds.ts';
import { pushAttack } from './push-attack.ts';
import { bitsOf, limitedOf, MOST_KINDS, type UsedLimited, useUp } from './spent.ts';
import type { StateLaw } from './state-law.ts';
import { type Branch, UnitStates } from './unit-states.ts';

/** One of the two units of an encounter. */
export type EncounterSide = 0 | 1;

/** Shots at a distance. */
export interface EncounterShots extends ShotSituation {
  moved: boolean;
  /** The one-time weapons that the shooter has used already. */
  spent: number;
}

/** The result of shots. */
export interface ShotsAfter {
  /** The states of the target. */
  branches: readonly Branch[];
  /** What the shooter has used, these shots included. */
  spent: number;
}

/** Shots in a situation: their plan, and their result by the state of the target. */
interface Shooting {
  plan: AttackPlan;
  spent: number;
  after: ShotsAfter[];
}

/** Options of a charge. */
export interface EncounterCharge {
  /** The one-time weapons that both units have used already; none by default. */
  spent?: UsedLimited;
  /** Whether the charge begins over 9" away; by default it does not. */
  fromAfar?: boolean;
  /** Results less likely than this need not be followed; then the chances do not quite add up to 1. */
  least?: number;
}

const FRESH: UsedLimited = [0, 0];

/**
 * Two units that attack each other repeatedly, from any of their states. All results are stored, and the resulting
 * states keep only what is on the table: losses, wounds, Shaken, Fatigued, which unit moved.
 */
export class Encounter {
  readonly states: readonly [UnitStates, UnitStates];
  readonly #battle: Battle;
  readonly #melees = new Map<string, Melee>();
  readonly #shots = new Map<number, (Shooting | undefined)[][]>();
  /** One-time weapon types, each at the index of its bit. */
  readonly #limited: readonly [readonly number[], readonly number[]];
  readonly #judges: readonly [MeleeJudge, MeleeJudge];
  readonly #hasDread: boolean;
  readonly #afters: readonly [number[], number[]] = [[], []];
  readonly #tests: readonly [Test[], Test[]] = [[], []];
  readonly #gone: [number | undefined, number | undefined] = [undefined, undefined];

  constructor(battle: Battle, first: number, second: number) {
    const scratch = copyBattle(battle);
    const countsSurplus = !battle.plan.settings.meleeCountsAbsorbed;
    this.#battle = scratch;
    this.#hasDread = scratch.plan.models.some(({ dread }) => dread.length > 0);
    this.states = [new UnitStates(scratch, first, countsSurplus), new UnitStates(scratch, second, countsSurplus)];
    const [one, other] = this.states;
    this.#judges = [judgeOf(one, other), judgeOf(other, one)];
    this.#limited = [limitedOf(one), limitedOf(other)];
  }

  /** Returns what shots leave of the other unit; nothing if there is nothing to shoot with. */
  shots(who: EncounterSide, own: number, foe: number, situation: EncounterShots): ShotsAfter | undefined {
    const shooting = this.#shooting(who, own, foe, situation);
    if (!shooting) return undefined;
    const { plan, spent, after } = shooting;
    return (after[foe] ??= { branches: this.#afterShots(this.#other(who), foe, plan), spent });
  }

  /** Returns what a unit has used after it has struck with everything it has. */
  spentByBlows(who: EncounterSide): number {
    const { weapons } = this.#battle.plan;
    return bitsOf(this.#limited[who], (weapon) => weapons[weapon].range === 0);
  }

  /** Returns what a charge leaves of both units; each strikes with everything it has left. */
  melee(
    who: EncounterSide,
    own: number,
    foe: number,
    { spent = FRESH, fromAfar = false, least = 0 }: EncounterCharge = {},
  ): MeleePair[] {
    const melee = this.#meleeWith(who, spent);
    const { chargers, defenders } = melee;
    useUp(this.states[0], this.#limited[0], spent[0]);
    useUp(this.states[1], this.#limited[1], spent[1]);
    const far = fromAfar ? UNIT_FLAG.chargedFar : 0;
    const charging = chargers.settled(own, UNIT_FLAG.charged | far | UNIT_FLAG.moved | UNIT_FLAG.movedInRound, 0);
    chargers.startFrom(charging);
    defenders.startFrom(foe);
    const branches = new Pairs();
    for (const { charger, defender, chance } of resolveMelee(melee, charging, foe, least))
      this.#judge(melee, who, charger, defender, chance, branches);
    return branches.list;
  }

  #other(who: EncounterSide): UnitStates {
    return this.states[1 - who];
  }

  #meleeWith(who: EncounterSide, spent: UsedLimited): Melee {
    const key = `${who} ${spent[0]} ${spent[1]}`;
    let melee = this.#melees.get(key);
    if (melee === undefined) this.#melees.set(key, (melee = makeMelee(this.states[who], this.#other(who), true)));
    return melee;
  }

  #shooting(who: EncounterSide, own: number, foe: number, situation: EncounterShots): Shooting | undefined {
    const [mine, theirs] = [this.states[who], this.#other(who)];
    const { distance, moved, spent } = situation;
    // What the shots depend on: the shooter, its weapons, its position, the target, and whether the target stayed in
    // place.
    const where = ((distance * (1 << MOST_KINDS) + spent) * 2 + Number(moved)) * 2 + who;
    let known = this.#shots.get(where);
    if (known === undefined) this.#shots.set(where, (known = []));
    const shootings = (known[mine.crew(own)] ??= []);
    const look = theirs.guise(foe) * 2 + (theirs.flags(foe) & UNIT_FLAG.movedInRound ? 1 : 0);
    if (look in shootings) return shootings[look];
    mine.enter(own);
    theirs.enter(foe);
    useUp(mine, this.#limited[who], spent);
    const groups = assumeShots(this.#battle, mine.unit, theirs.unit, situation);
    const fired = bitsOf(this.#limited[who], (type) => groups.some(({ weapon }) => weapon === type));
    shootings[look] =
      groups.length > 0
        ? { plan: planShooting(this.#battle, mine.unit, groups), spent: spent | fired, after: [] }
        : undefined;
    return shootings[look];
  }

  #afterShots(states: UnitStates, foe: number, plan: AttackPlan): Branch[] {
    const start: StateLaw = [];
    start[foe] = new Float64Array([1]);
    states.startFrom(foe);
    const law = branchesOf(pushAttack(states, plan, start));
    const branches: Branch[] = [];
    const add = (node: number, set: number, chance: number): void => {
      if (chance === 0) return;
      const next = this.#settled(states, node, set, 0);
      const same = branches.find((branch) => branch.node === next);
      if (same) same.chance += chance;
      else branches.push({ node: next, chance });
    };
    for (const { node, chance } of law) {
      states.enter(node);
      const tests = !states.isGone(node) && mustTest(states.battle, states.unit);
      const passing = tests ? moraleChance(states.battle, states.unit) : 1;
      const tested = tests && this.#battle.plan.hasFirstTests ? UNIT_FLAG.tested : 0;
      add(node, tested, chance * passing);
      add(node, UNIT_FLAG.shaken | tested, chance * (1 - passing));
    }
    return branches;
  }

  /** Returns the test of a loser, and the state in which it leaves a unit that fails. */
  #test(states: UnitStates, node: number, winners: UnitStates, winner: number): Test {
    if (this.#hasDread) {
      // The models left of the winner decide what the loser has to fear.
      winners.enter(winner);
      return testOf(states, node, winners.unit);
    }
    const known = this.#tests[states === this.states[0] ? 0 : 1];
    return (known[node] ??= testOf(states, node, winners.unit));
  }

  /** Marks a unit that struck as Fatigued, and clears the state of the activation. */
  #afterMelee(states: UnitStates, node: number): number {
    const known = this.#afters[states === this.states[0] ? 0 : 1];
    const tired = states.flags(node) & UNIT_FLAG.struck ? UNIT_FLAG.fatigued : 0;
    return (known[node] ??= this.#settled(states, node, tired, ACTIVATION_FLAGS));
  }

  /** A destroyed unit is the same state, whatever the cause. */
  #settled(states: UnitStates, node: number, set: number, clear: number): number {
    if (!states.isGone(node)) return states.settled(node, set, clear);
    const who = states === this.states[0] ? 0 : 1;
    return (this.#gone[who] ??= states.settled(node, 0, ACTIVATION_FLAGS));
  }

  /** Tests the loser, where melees are won at all. */
  #judge(
    { chargers, defenders }: Melee,
    who: EncounterSide,
    charger: number,
    defender: number,
    chance: number,
    branches: Pairs,
  ): void {
    const bothStand = !chargers.isGone(charger) && !defenders.isGone(defender);
    const verdict = bothStand ? this.#judges[who](charger, defender) : 0;
    const add = (one: number, other: number, part: number): void =>
      branches.add(this.#afterMelee(chargers, one), this.#afterMelee(defenders, other), part);
    if (verdict === 0) return add(charger, defender, chance);
    const { passing, passes, fails } =
      verdict > 0
        ? this.#test(defenders, defender, chargers, charger)
        : this.#test(chargers, charger, defenders, defender);
    add(verdict > 0 ? charger : passes, verdict > 0 ? passes : defender, chance * passing);
    add(verdict > 0 ? charger : fails, verdict > 0 ? fails : defender, chance * (1 - passing));
  }
}

/** A morale test: the chance to pass, and the states after passing and after failing. */
interface Test {
  passing: number;
  passes: number;
  fails: number;
}

const testOf = (states: UnitStates, node: number, by: number): Test => {
  states.enter(node);
  const passing = moraleChance(states.battle, states.unit, { kind: 'melee', by });
  const routs = routsOnFailure(states.battle, states.unit, 'melee');
  const tested = states.battle.plan.hasFirstTests ? states.marked(node, UNIT_FLAG.tested) : node;
  return { passing, passes: tested, fails: routs ? states.routed(node) : states.marked(tested, UNIT_FLAG.shaken) };
};
