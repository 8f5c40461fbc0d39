import type { MeleeReach, MeleeTurn } from '../play/strikers.ts';
import { hitsOfThorns, thornsOf } from '../play/strike-back-hits.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { compileUnarmedHits } from '../attack/unarmed-hits.ts';
import { ALL_REACH, type AttackPlan, planStrike, planVolley } from './attack-plan.ts';
import { pushAttack } from './push-attack.ts';
import { chanceOf, type StateLaw } from './state-law.ts';
import type { Branch, UnitStates } from './unit-states.ts';

/** States of both units of a melee, together. */
export interface MeleePair {
  charger: number;
  defender: number;
  chance: number;
}

/** Two units in melee, from any of their states, with the results found so far. */
export interface Melee {
  chargers: UnitStates;
  defenders: UnitStates;
  strikesBack: boolean;
  counter: MeleeSide;
  charge: MeleeSide;
  answer: MeleeSide;
  last: MeleeSide;
}

/** Gets a melee ready. */
export const makeMelee = (
  chargers: UnitStates,
  defenders: UnitStates,
  strikesBack: boolean,
  reach: MeleeReach = ALL_REACH,
): Melee => ({
  chargers,
  defenders,
  strikesBack,
  counter: strikerOf(defenders, chargers, 'first', reach),
  charge: strikerOf(chargers, defenders, 'all', reach),
  answer: strikerOf(defenders, chargers, 'rest', reach),
  last: strikerOf(chargers, defenders, 'last', reach),
});

/**
 * Counter first, then the charging unit, then the charged unit strikes back with the rest (battle:M1), then weapons
 * that strike last; units that struck are marked. Results less likely than `least` are not followed.
 */
export const resolveMelee = (melee: Melee, charger: number, defender: number, least = 0): readonly MeleePair[] => {
  const { chargers, defenders, strikesBack, counter, charge, answer, last } = melee;
  const { settings } = chargers.battle.plan;
  const tired = settings.counterThenStrikeBackIsOneAttack ? 0 : UNIT_FLAG.fatigued;
  const lowers = (node: number): boolean => chargers.isShaken(node) && !settings.shakenChargerStillStrikes;
  let pairs: readonly MeleePair[] = [{ charger, defender, chance: 1 }];
  const turn = (striker: MeleeSide, byCharger: boolean, flags: number): void => {
    const next = new Pairs();
    for (const pair of pairs) {
      const [own, foe] = byCharger ? [pair.charger, pair.defender] : [pair.defender, pair.charger];
      const mayStrike = byCharger ? !lowers(own) : strikesBack;
      const bothStand = !chargers.isGone(pair.charger) && !defenders.isGone(pair.defender);
      if (!bothStand || !mayStrike || !striker.hasBlows(own, foe)) {
        next.add(pair.charger, pair.defender, pair.chance);
        continue;
      }
      const struck = (byCharger ? chargers : defenders).marked(own, flags);
      const reach = (self: number, other: number, chance: number): void => {
        if (chance >= least) next.add(byCharger ? self : other, byCharger ? other : self, chance);
      };
      for (const hurt of striker.strike(own, foe)) {
        const chance = pair.chance * hurt.chance;
        if (!striker.backlash) reach(struck, hurt.node, chance);
        else
          for (const back of striker.backlash(struck, foe, hurt.node))
            reach(back.node, hurt.node, chance * back.chance);
      }
    }
    pairs = next.list;
  };
  turn(counter, false, UNIT_FLAG.struck | tired);
  turn(charge, true, UNIT_FLAG.struck);
  turn(answer, false, UNIT_FLAG.struck);
  if (last.isDue) turn(last, true, UNIT_FLAG.struck);
  return pairs;
};

/** Returns chances of pairs, each pair once. */
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
export interface MeleeSide {
  /**
   * Whether it rolls anything in its state against the other side in its own: Counter may take away all Impact dice.
   */
  hasBlows: (node: number, foe: number) => boolean;
  /** Returns what its attacks, from one of its states, make of a state of the other side; computed once. */
  strike: (node: number, foe: number) => readonly Branch[];
  /**
   * Returns what becomes of its own state because the other side went from one state to another; absent if nothing
   * strikes back.
   */
  backlash: ((node: number, before: number, after: number) => readonly Branch[]) | undefined;
  /** Whether any model could strike in this step. */
  isDue: boolean;
}

const strikerOf = (own: UnitStates, foes: UnitStates, share: MeleeTurn, reach: MeleeReach): MeleeSide => {
  // Which models reach which, and which can be picked, changes with the losses of the other side as well.
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
    backlash: thorny(foes) ? (node, before, after) => backlashOf(own, foes, node, before, after) : undefined,
    isDue: share !== 'last' || strikesLast(own),
  };
};

const surely = (node: number): readonly Branch[] => [{ node, chance: 1 }];

/** Whether some of these models strike back automatically. */
const thorny = ({ battle, unit }: UnitStates): boolean => thornsOf(battle, unit).length > 0;

/** Whether some of these models may strike after all others. */
const strikesLast = ({ battle, unit, models }: UnitStates): boolean =>
  givenRules(battle, unit).some(({ attack }) => attack.strikesLast) ||
  models.some((model) => battle.plan.models[model].weapons.some(({ terms }) => terms.strikesLast));

/** Returns the hits that strike back automatically, as `takeThorns` rolls them. */
const backlashOf = (
  own: UnitStates,
  foes: UnitStates,
  node: number,
  before: number,
  after: number,
): readonly Branch[] => {
  foes.enter(before);
  const thorns = thornsOf(foes.battle, foes.unit);
  foes.enter(after);
  let branches = surely(node);
  for (const [name, hits] of hitsOfThorns(foes.battle, thorns)) {
    branches = branches.flatMap(({ node: from, chance }) => {
      if (own.isGone(from)) return [{ node: from, chance }];
      own.enter(from);
      foes.enter(after);
      const start: StateLaw = [];
      start[from] = new Float64Array([1]);
      const plan = planVolley(compileUnarmedHits(own.battle, foes.unit, own.unit, { name, hits }));
      return branchesOf(pushAttack(own, plan, start)).map((branch) => ({ ...branch, chance: chance * branch.chance }));
    });
  }
  return branches;
};

/** Returns the states that have a chance. */
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
