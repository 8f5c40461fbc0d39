import type { Reach, Share } from '../../play/strikers.ts';
import { U } from '../../state/battle.ts';
import { ALL_REACH, type AttackPlan, planStrike } from './attack-plan.ts';
import { pushAttack } from './push-attack.ts';
import { chanceOf, type StateLaw } from './state-law.ts';
import type { Branch, UnitStates } from './unit-states.ts';

/** States of both units of a melee, together. */
export interface MeleePair {
  charger: number;
  defender: number;
  chance: number;
}

/** Two units that meet in melee, from whatever states they are in, with what has been found about their blows. */
export interface Melee {
  chargers: UnitStates;
  defenders: UnitStates;
  strikesBack: boolean;
  counter: Striker;
  charge: Striker;
  answer: Striker;
}

/** Gets a melee ready. */
export const makeMelee = (
  chargers: UnitStates,
  defenders: UnitStates,
  strikesBack: boolean,
  reach: Reach = ALL_REACH,
): Melee => ({
  chargers,
  defenders,
  strikesBack,
  counter: strikerOf(defenders, chargers, 'first', reach),
  charge: strikerOf(chargers, defenders, 'all', reach),
  answer: strikerOf(defenders, chargers, 'rest', reach),
});

/**
 * Counter first, then the charger, then whoever is left strikes back with the rest (battle:M1); who struck is marked so.
 * What is less likely than `least` is not followed.
 */
export const exchangeBlows = (melee: Melee, charger: number, defender: number, least = 0): readonly MeleePair[] => {
  const { chargers, defenders, strikesBack, counter, charge, answer } = melee;
  const { settings } = chargers.battle.plan;
  const pairs = new Pairs();
  const counters = strikesBack && counter.hasBlows(defender, charger);
  const tired = settings.counterThenStrikeBackIsOneAttack ? 0 : U.fatigued;
  const ready = counters ? defenders.marked(defender, U.struck | tired) : defender;
  for (const met of counters ? counter.strike(defender, charger) : [{ node: charger, chance: 1 }]) {
    if (chargers.isGone(met.node)) {
      pairs.add(met.node, ready, met.chance);
      continue;
    }
    const lowers = chargers.isShaken(met.node) && !settings.shakenChargerStillStrikes;
    const strikes = !lowers && charge.hasBlows(met.node, ready);
    const done = strikes ? chargers.marked(met.node, U.struck) : met.node;
    for (const hurt of strikes ? charge.strike(met.node, ready) : [{ node: ready, chance: 1 }]) {
      const chance = met.chance * hurt.chance;
      if (chance < least) continue;
      if (!strikesBack || defenders.isGone(hurt.node) || !answer.hasBlows(hurt.node, done)) {
        pairs.add(done, hurt.node, chance);
        continue;
      }
      const answered = defenders.marked(hurt.node, U.struck);
      for (const left of answer.strike(hurt.node, done))
        if (chance * left.chance >= least) pairs.add(left.node, answered, chance * left.chance);
    }
  }
  return pairs.list;
};

/** Chances of pairs, each pair once. */
export class Pairs {
  readonly list: MeleePair[] = [];
  readonly #places: number[][] = [];

  add(charger: number, defender: number, chance: number): void {
    if (chance === 0) return;
    const places = (this.#places[defender] ??= []);
    const at = places[charger];
    if (at !== undefined) this.list[at].chance += chance;
    else places[charger] = this.list.push({ charger, defender, chance }) - 1;
  }
}

/** One side of a melee in one of its steps. */
export interface Striker {
  /** Whether it rolls anything in its state against the other side in its own: Counter may take all Impact dice away. */
  hasBlows: (node: number, foe: number) => boolean;
  /** What its blows, when it is in a state itself, make of a state of the other side; found once. */
  strike: (node: number, foe: number) => readonly Branch[];
}

const strikerOf = (own: UnitStates, foes: UnitStates, share: Share, reach: Reach): Striker => {
  // Who reaches whom, and who can be picked, changes with the losses of the other side as well.
  const looks = reach !== ALL_REACH || picksModels(own);
  const plans: AttackPlan[][] = [];
  const results = new Map<AttackPlan, (readonly Branch[])[]>();
  const planFor = (node: number, foe: number): AttackPlan => {
    const known = (plans[own.crew(node)] ??= []);
    const look = looks ? foes.crew(foe) : 0;
    if (known[look]) return known[look];
    own.enter(node);
    foes.enter(foe);
    return (known[look] = planStrike(own.battle, { unit: own.unit, target: foes.unit, share, reach }));
  };
  const find = (plan: AttackPlan, node: number, foe: number): readonly Branch[] => {
    own.enter(node);
    const start: StateLaw = [];
    start[foe] = new Float64Array([1]);
    return branchesOf(pushAttack(foes, plan, start));
  };
  return {
    hasBlows: (node, foe) => {
      const { steps } = planFor(node, foe);
      own.enter(node);
      return steps.some((step) => step.lawAt(foes, foe) !== undefined);
    },
    strike: (node, foe) => {
      const plan = planFor(node, foe);
      let known = results.get(plan);
      if (known === undefined) results.set(plan, (known = []));
      return (known[foe] ??= find(plan, node, foe));
    },
  };
};

/** The states that have a chance. */
export const branchesOf = (law: StateLaw): Branch[] => {
  const branches: Branch[] = [];
  for (let node = 0; node < law.length; node++) {
    const chance = law[node] === undefined ? 0 : chanceOf(law, node);
    if (chance > 0) branches.push({ node, chance });
  }
  return branches;
};

const picksModels = ({ battle, models }: UnitStates): boolean =>
  models.some((model) => battle.plan.models[model].weapons.some(({ terms }) => terms.picksModel));
