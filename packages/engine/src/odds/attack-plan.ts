import type { StrikePick } from '../contract/question.ts';
import type { FrozenGroup } from '../legal/shoot.ts';
import { optionOnFace, dieOptionRules } from '../play/die-options.ts';
import { compileShot, inTierOrder } from '../play/shooting.ts';
import { orderMeleeAttacks, autoPicks, type MeleeAttack, compileMeleeAttack } from '../play/strike-order.ts';
import { impactDice, type MeleeReach, REACH, type MeleeTurn, strikeDice, strikersOf } from '../play/strikers.ts';
import type { Battle } from '../state/battle.ts';
import { fearOf, threatsOf } from '../state/query.ts';
import { type Attacker, attackTermsOf, type Volley } from '../attack/volley.ts';
import type { UnitStates } from './unit-states.ts';
import { type VolleyLaw, volleyLaw } from './volley-law.ts';

/** One weapon group of an attack: its law, compiled again only where the target has changed in a way that matters. */
export interface AttackStep {
  pick: number;
  /** Returns the law against the target as it is in a node; nothing if nothing is rolled there. */
  lawAt: (states: UnitStates, node: number) => VolleyLaw | undefined;
}

/** One of the ways in which an attack may be made. */
interface AttackWay {
  chance: number;
  steps: readonly AttackStep[];
}

/** An attack of one unit on another, in the order in which it is rolled. */
export interface AttackPlan {
  unit: number;
  target: number;
  cause: 'shooting' | 'melee';
  steps: readonly AttackStep[];
  /** If dice decide how it is made: each way with its chance, the first with the steps above. */
  ways?: readonly AttackWay[];
  /** Fear of the attackers. */
  fear: number;
  /** What the attackers' rules add to rolls for wound effects. */
  cruelty?: number;
}

interface StepSource {
  pick: number;
  /** Whether the number of the target's models matters. */
  seesSize: boolean;
  turn?: number;
  compile: (battle: Battle) => Volley | undefined;
}

const makeStep = ({ pick, seesSize, turn, compile }: StepSource): AttackStep => {
  const laws = new Map<number, VolleyLaw | undefined>();
  return {
    pick,
    lawAt: (states, node) => {
      if (states.isGone(node) || (pick >= 0 && !states.isAlive(node, pick))) return undefined;
      const key = seesSize ? states.crew(node) : states.guise(node);
      if (laws.has(key)) return laws.get(key);
      states.enter(node);
      const volley = compile(states.battle);
      const law = volley && volleyLaw(volley, turn);
      laws.set(key, law);
      return law;
    },
  };
};

/** Whether some of these attackers multiply hits, which the size of the target limits. */
const multiplyHits = (battle: Battle, attackers: readonly Attacker[]): boolean =>
  attackers.some(({ model, held }) => attackTermsOf(battle, model, held).some((terms) => terms.hitFactor.length > 0));

/**
 * Returns the plan of frozen groups at one target as `shoot` resolves them; `turn` is the target's when a Blast is
 * shared out.
 */
export const planShooting = (
  battle: Battle,
  unit: number,
  groups: readonly FrozenGroup[],
  turn?: number,
): AttackPlan => ({
  unit,
  target: groups[0]?.target ?? -1,
  cause: 'shooting',
  ...inAllWays(battle, unit, groups[0]?.target ?? -1, 'shooting', (lots) =>
    inTierOrder(battle, groups).map((group) =>
      makeStep({
        pick: group.pick,
        seesSize: multiplyHits(battle, group.attackers),
        turn,
        compile: (scratch) => withOptions(scratch, unit, lots, () => compileShot(scratch, unit, group)),
      }),
    ),
  ),
  fear: 0,
});

/** Returns the steps of an attack for each way in which dice may decide how it is made. */
const inAllWays = (
  battle: Battle,
  unit: number,
  target: number,
  attack: 'shooting' | 'melee',
  stepsWith: (lots: number) => AttackStep[],
): Pick<AttackPlan, 'steps' | 'ways'> => {
  const groups = battle.plan.options.length > 0 ? dieOptionRules(battle, unit, attack, [target]) : [];
  if (groups.length === 0) return { steps: stepsWith(0) };
  let lots = [{ chance: 1, bits: 0 }];
  for (const { first, names } of groups)
    lots = lots.flatMap(({ chance, bits }) =>
      names.map((_, i) => {
        const faces = [1, 2, 3, 4, 5, 6].filter((face) => optionOnFace(face, names.length) === i).length;
        return { chance: (chance * faces) / 6, bits: bits | (1 << (first + i)) };
      }),
    );
  const ways = lots.map(({ chance, bits }) => ({ chance, steps: stepsWith(bits) }));
  return { steps: ways[0].steps, ways };
};

const withOptions = <T>(battle: Battle, unit: number, bits: number, look: () => T): T => {
  if (bits === 0) return look();
  const before = battle.unitOptions[unit];
  battle.unitOptions[unit] = before | bits;
  const seen = look();
  battle.unitOptions[unit] = before;
  return seen;
};

/** All models reach all models. */
export const ALL_REACH: MeleeReach = { unit: () => true, model: () => true };

/** Which unit strikes, and with what. */
export interface StrikePlan {
  unit: number;
  target: number;
  share: MeleeTurn;
  reach?: MeleeReach;
  /** By default Takedown weapons pick a hero. */
  picks?: readonly StrikePick[];
  /** The wanted order of weapons; by default that of the list. */
  order?: readonly number[];
  /** Weapons that are held back. */
  hold?: readonly number[];
}

/**
 * Returns the plan of one side's melee attacks as `strike` resolves them; the engine chooses what is not given about
 * order and picks.
 */
export const planStrike = (battle: Battle, strike: StrikePlan, turn?: number): AttackPlan => {
  const { unit, target, share, reach = REACH } = strike;
  const groups = strikersOf(battle, unit, target, share, reach);
  const impact = share === 'all' ? impactDice(battle, unit, target, reach) : 0;
  const picks = strike.picks ?? autoPicks(battle, groups, target, reach);
  const dice = strikeDice(battle, unit, target, share, reach);
  const { order, hold } = strike;
  const wish = { picks, ...(order ? { order } : {}), ...(hold ? { hold } : {}) };
  const blows = orderMeleeAttacks(battle, groups, wish, impact, reach, dice);
  const toStep = (blow: MeleeAttack, lots: number): AttackStep =>
    makeStep({
      pick: blow.pick,
      seesSize:
        blow.impact > 0 || blow.thrown ? hasCounter(battle, target) : multiplyHits(battle, blow.group.attackers),
      turn,
      compile: (scratch) => withOptions(scratch, unit, lots, () => compileMeleeAttack(scratch, unit, target, blow)),
    });
  return {
    unit,
    target,
    cause: 'melee',
    ...inAllWays(battle, unit, target, 'melee', (lots) => blows.map((blow) => toStep(blow, lots))),
    fear: fearOf(battle, unit),
    cruelty: threatsOf(battle, unit, 'cruelty').reduce((sum, { amount }) => sum + amount, 0),
  };
};

const hasCounter = (battle: Battle, target: number): boolean => {
  const { first, count } = battle.plan.units[target];
  const hero = battle.unitHero[target];
  return battle.plan.models.some(
    ({ index, impactOnCharger }) =>
      impactOnCharger !== 0 && ((index >= first && index < first + count) || index === hero),
  );
};

/** Returns a compiled volley as the only step of an attack. */
export const planVolley = (volley: Volley, turn?: number): AttackPlan => ({
  unit: volley.unit,
  target: volley.target,
  cause: volley.kind === 'melee' || volley.kind === 'impact' ? 'melee' : 'shooting',
  steps: [makeStep({ pick: volley.pick, seesSize: false, turn, compile: () => volley })],
  fear: 0,
});
