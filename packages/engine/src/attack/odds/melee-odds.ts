import { judgeMelee, meleeTotal } from '../../play/melee.ts';
import type { Reach, Share } from '../../play/strikers.ts';
import { type Battle, U } from '../../state/battle.ts';
import { lossesOf, scratchOf } from './attack-odds.ts';
import { ALL_REACH, type AttackPlan, planStrike } from './attack-plan.ts';
import type { Law } from './law.ts';
import { addTest, type MoraleOdds } from './morale-odds.ts';
import { pushAttack } from './push-attack.ts';
import { addRow, chanceOf, startLaw, type StateLaw } from './state-law.ts';
import { UnitStates } from './unit-states.ts';

/** What is assumed about a melee. */
export interface MeleeSituation {
  /** Whether the charged unit strikes at all. */
  strikesBack?: boolean;
  /** Who reaches whom; by default everybody. */
  reach?: Reach;
  /** A battle of the same plan to work in, as for other odds. */
  scratch?: Battle;
}

/** What a melee comes to for one of the two. */
export interface FighterOdds {
  /** Models lost in the fighting; those who flee afterwards are not counted. */
  pModelsLost: Law;
  /** All of them. */
  pDestroyed: number;
  /** Both stand, and this unit has won. */
  pWins: number;
  /** The test after a defeat. */
  morale: MoraleOdds;
  /** Shaken by its wounds, where wounds have effects, or before. */
  pShaken: number;
  states: UnitStates;
}

/** Exactly what a melee comes to. */
export interface MeleeOdds {
  charger: FighterOdds;
  defender: FighterOdds;
  /** Both stand, and nobody has won. */
  pTie: number;
}

/** The chances of the states of both: for each of the charged unit those of the charger. */
type Pairs = StateLaw[];

/** The odds of a whole melee after the charge has arrived, as `fight` resolves it; order and picks left to the engine. */
export const meleeOdds = (
  battle: Battle,
  charger: number,
  target: number,
  situation: MeleeSituation = {},
): MeleeOdds => {
  const { strikesBack = true, reach = ALL_REACH } = situation;
  const scratch = scratchOf(battle, situation.scratch);
  scratch.unitFlags[charger] |= U.charged | U.moved;
  const countsSurplus = !battle.plan.settings.melee_counts_absorbed;
  const chargers = new UnitStates(scratch, charger, countsSurplus);
  const defenders = new UnitStates(scratch, target, countsSurplus);
  return verdictOf(chargers, defenders, exchangeBlows(chargers, defenders, strikesBack, reach));
};

/** Counter first, then the charger, then whoever is left strikes back with the rest (battle:M1). */
const exchangeBlows = (chargers: UnitStates, defenders: UnitStates, strikesBack: boolean, reach: Reach): Pairs => {
  const { settings } = chargers.battle.plan;
  const counter = strikerOf(defenders, chargers, 'first', reach);
  const charge = strikerOf(chargers, defenders, 'all', reach);
  const answer = strikerOf(defenders, chargers, 'rest', reach);
  const counters = strikesBack && counter.hasBlows();
  const before = counters ? counter.strike(0, startLaw()) : startLaw();
  const ready = counters && !settings.counterThenStrikeBackIsOneAttack ? defenders.marked(0, U.fatigued) : 0;
  const struck: Pairs = [];
  const pairs: Pairs = [];
  for (let node = 0; node < before.length; node++) {
    const chance = chanceOf(before, node);
    if (chance === 0) continue;
    if (chargers.isGone(node) || (chargers.isShaken(node) && !settings.shakenChargerStillStrikes)) {
      addPair(pairs, ready, node, chance);
      continue;
    }
    const start: StateLaw = [];
    start[ready] = new Float64Array([chance]);
    const after = charge.strike(node, start);
    for (let other = 0; other < after.length; other++) addPair(struck, other, node, chanceOf(after, other));
  }
  struck.forEach((law, node) => {
    const after = strikesBack && !defenders.isGone(node) ? answer.strike(node, law) : law;
    for (let other = 0; other < after.length; other++) addPair(pairs, node, other, chanceOf(after, other));
  });
  return pairs;
};

const addPair = (pairs: Pairs, defender: number, charger: number, chance: number): void => {
  if (chance === 0) return;
  pairs[defender] ??= [];
  addRow(pairs[defender], charger, ONE, chance);
};

const ONE: Law = new Float64Array([1]);

/** One side of a melee in one of its steps. */
interface Striker {
  /** Whether it has anything to strike with at the start. */
  hasBlows: () => boolean;
  /** What its blows make of the states of the other side, when it is in a state itself. */
  strike: (node: number, targets: StateLaw) => StateLaw;
}

const strikerOf = (own: UnitStates, foes: UnitStates, share: Share, reach: Reach): Striker => {
  const { battle } = own;
  // Who reaches whom, and who can be picked, changes with the losses of the other side as well.
  const looks = reach !== ALL_REACH || picksModels(own);
  const plans = new Map<string, AttackPlan>();
  const results = new Map<AttackPlan, StateLaw[]>();
  const planFor = (node: number, foe: number): AttackPlan => {
    const key = `${own.crew(node)} ${looks ? foes.crew(foe) : 0}`;
    const known = plans.get(key);
    if (known) return known;
    own.enter(node);
    foes.enter(foe);
    const plan = planStrike(battle, { unit: own.unit, target: foes.unit, share, reach });
    plans.set(key, plan);
    return plan;
  };
  /** The same attack on the same state is found once. */
  const onOne = (plan: AttackPlan, foe: number): StateLaw => {
    const known = results.get(plan) ?? [];
    results.set(plan, known);
    const start: StateLaw = [];
    start[foe] = ONE;
    known[foe] ??= pushAttack(foes, plan, start);
    return known[foe];
  };
  return {
    hasBlows: () => planFor(0, 0).steps.length > 0,
    strike: (node, targets) => {
      const out: StateLaw = [];
      for (const [plan, met] of byPlan(targets, (foe) => planFor(node, foe))) {
        own.enter(node);
        const single = onlyNodeOf(met);
        const after = single >= 0 ? onOne(plan, single) : pushAttack(foes, plan, met);
        const factor = single >= 0 ? chanceOf(met, single) : 1;
        after.forEach((row, other) => row && addRow(out, other, row, factor));
      }
      return out;
    },
  };
};

const picksModels = ({ battle, models }: UnitStates): boolean =>
  models.some((model) => battle.plan.models[model].weapons.some(({ terms }) => terms.picksModel));

const byPlan = (law: StateLaw, planFor: (node: number) => AttackPlan): Map<AttackPlan, StateLaw> => {
  const parts = new Map<AttackPlan, StateLaw>();
  law.forEach((row, node) => {
    if (!row) return;
    const plan = planFor(node);
    const part = parts.get(plan) ?? [];
    part[node] = row;
    parts.set(plan, part);
  });
  return parts;
};

/** The only node that has a chance; -1 when there are several. */
const onlyNodeOf = (law: StateLaw): number => {
  const nodes = law.flatMap((row, node) => (row ? [node] : []));
  return nodes.length === 1 ? nodes[0] : -1;
};

/** Who won, and the tests of the losers (battle:M6–M11); nobody wins where armies test as a whole (battle:F18). */
const verdictOf = (chargers: UnitStates, defenders: UnitStates, pairs: Pairs): MeleeOdds => {
  const sides = [fighterLaws(chargers), fighterLaws(defenders)] as const;
  const judged = chargers.battle.plan.ruleset.ways.morale === 'unit';
  const totalOf = [totals(chargers), totals(defenders)] as const;
  let pTie = 0;
  pairs.forEach((law, defender) => {
    law.forEach((row, charger) => {
      if (!row) return;
      const [chance] = row;
      addRow(sides[0].law, charger, ONE, chance);
      addRow(sides[1].law, defender, ONE, chance);
      const gone = [chargers.isGone(charger), defenders.isGone(defender)] as const;
      if (gone[0] || gone[1]) return;
      const total = [
        totalOf[0](charger, defenders.dealt(defender)),
        totalOf[1](defender, chargers.dealt(charger)),
      ] as const;
      const verdict = judged ? judgeMelee(total, ...gone) : 0;
      if (verdict === 0) pTie += chance;
      else {
        sides[verdict > 0 ? 0 : 1].wins += chance;
        addRow(sides[verdict > 0 ? 1 : 0].losing, verdict > 0 ? defender : charger, ONE, chance);
      }
    });
  });
  return { charger: fighterOdds(sides[0]), defender: fighterOdds(sides[1]), pTie };
};

/** What is gathered for one of the two. */
interface FighterLaws {
  states: UnitStates;
  law: StateLaw;
  /** The states in which it has lost and still stands. */
  losing: StateLaw;
  wins: number;
}

const fighterLaws = (states: UnitStates): FighterLaws => ({ states, law: [], losing: [], wins: 0 });

/** What a melee counts for a unit in a node that has dealt so much, found once for all nodes that are alike. */
const totals = (states: UnitStates): ((node: number, dealt: number) => number) => {
  const known: number[][] = [];
  return (node, dealt) => {
    const ofCrew = (known[states.crew(node)] ??= []);
    if (ofCrew[dealt] === undefined) {
      states.enter(node);
      states.battle.unitDealt[states.unit] = dealt;
      ofCrew[dealt] = meleeTotal(states.battle, states.unit);
    }
    return ofCrew[dealt];
  };
};

const fighterOdds = ({ states, law, losing, wins }: FighterLaws): FighterOdds => {
  const { pKills } = lossesOf(states, law);
  const morale: MoraleOdds = { pPasses: 0, pShaken: 0, pRouts: 0 };
  losing.forEach((row, node) => row && addTest(morale, states, node, 'melee', chanceOf(losing, node)));
  let pShaken = 0;
  law.forEach((row, node) => {
    if (row && !states.isGone(node) && states.isShaken(node)) pShaken += chanceOf(law, node);
  });
  return { pModelsLost: pKills, pDestroyed: pKills[states.models.length], pWins: wins, morale, pShaken, states };
};
