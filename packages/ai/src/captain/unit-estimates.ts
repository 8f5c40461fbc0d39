import {
  type Battle,
  type BattlePlan,
  CONDITION_BIT,
  completeBits,
  copiesLeft,
  factorOf,
  BATTLE_LIMITS,
  newBattle,
  sumTerms,
  targetBits,
  type UnitPlan,
} from '@muster/engine';
import { type MovementKind, sizeOfBase } from '@muster/guide';
import { INCH } from '@muster/kernel';
import { woundsPerAttack } from '../solo/worth.ts';

/** The situations of estimates: shooting from near and from afar, striking back, charging. */
const NEAR = 0;
const FAR = 1;
const STRIKE = 2;
const CHARGE = 3;
const BITS: readonly number[] = [
  completeBits(CONDITION_BIT.shooting | CONDITION_BIT.within12),
  completeBits(CONDITION_BIT.shooting | CONDITION_BIT.modelOver9 | CONDITION_BIT.unitOver9),
  completeBits(CONDITION_BIT.melee),
  completeBits(CONDITION_BIT.melee | CONDITION_BIT.charging | CONDITION_BIT.moved),
];

/** The fixed combat values of a plan's units, and cached estimates. */
export interface Estimates {
  units: number;
  /** The points of each unit, estimated if its list has none. */
  cost: Float64Array;
  /** The wounds that it can take in total. */
  tough: Float64Array;
  /** Its range limits, the shortest first. */
  bands: Int32Array;
  /** The range band of every gap in whole inches, rounded up; one past the last if out of range. */
  bandOf: Uint8Array;
  /** The first weapon of each model. */
  first: Int32Array;
  /** The wounds of all dice of a held weapon on a unit of one model, by weapon, target and situation; -1 until computed. */
  wounds: Float64Array;
  /** The Blast multiplier of each weapon. */
  blast: Float64Array;
  /** The expected wounds of a unit on another: shooting from each range band, striking back, charging. */
  shots: Float64Array;
  strikes: Float64Array;
  charges: Float64Array;
  /** The state that they were computed for: the state of the unit and the models left of the target. */
  seen: Float64Array;
  /** The longest range of each unit at its start. */
  range: Int32Array;
  /** 1 for transports. */
  carries: Uint8Array;
  /** The actions that the rules allow each model: bits of `MAY`. */
  may: Uint8Array;
  /** The average worth of the sides' armies. */
  army: number;
  /** Whether rules of the plan change speeds without a granted rule. */
  hastens: boolean;
  /** The movement kind of each unit, by its place in the list. */
  kind: Int32Array;
  kinds: readonly Kind[];
  /** The battle before its start, for questions about targets. */
  fresh: Battle;
}

/** The movement kind of bases of a size. */
interface Kind {
  radius: number;
  gait: MovementKind;
}

const ledgers = new WeakMap<BattlePlan, Estimates>();

/** Returns the ledger of a plan. */
export const estimatesOf = (plan: BattlePlan): Estimates => {
  const known = ledgers.get(plan);
  if (known) return known;
  const ledger = makeLedger(plan);
  ledgers.set(plan, ledger);
  return ledger;
};

/** The points of a wound for units without a price. */
const USUAL_COST = 20;

const makeLedger = (plan: BattlePlan): Estimates => {
  const units = plan.units.length;
  const first = new Int32Array(plan.models.length);
  const ranges = new Set<number>([plan.ruleset.numbers.farDistance]);
  const range = new Int32Array(units);
  const blast: number[] = [];
  let count = 0;
  for (const model of plan.models) {
    first[model.index] = count;
    count += model.weapons.length;
    for (const { type, terms } of model.weapons) {
      blast.push(terms.hitFactor.length === 0 ? 1 : factorOf(terms.hitFactor, BITS[type.range > 0 ? NEAR : CHARGE]));
      if (type.range > 0) ranges.add(type.range);
      range[model.unit] = Math.max(range[model.unit], type.range);
    }
  }
  const tough = Float64Array.from(plan.units, ({ first: from, count: models }) =>
    plan.models.slice(from, from + models).reduce((sum, model) => sum + model.tough, 0),
  );
  const cost = Float64Array.from(plan.units, (unit) => (unit.cost > 0 ? unit.cost : USUAL_COST * tough[unit.index]));
  const listed = plan.units.filter(({ comes }) => !comes);
  const kinds: Kind[] = [];
  const bands = Int32Array.from([...ranges].sort((a, b) => a - b));
  return {
    units,
    cost,
    army: listed.reduce((sum, { index }) => sum + cost[index], 0) / plan.sides.length,
    hastens: plan.hasGifts || plan.roves || plan.auraBearers.length + plan.growths.length + plan.radiators.length > 0,
    kind: Int32Array.from(plan.units, (unit) => placeAmong(kinds, kindOf(plan, unit))),
    kinds,
    tough,
    bands,
    bandOf: Uint8Array.from({ length: INCHES }, (_, inches) => {
      const band = bands.findIndex((longest) => inches * INCH <= longest);
      return band < 0 ? bands.length : band;
    }),
    first,
    wounds: new Float64Array(count * units * 4).fill(-1),
    blast: Float64Array.from(blast),
    shots: new Float64Array(units * units * bands.length),
    strikes: new Float64Array(units * units),
    charges: new Float64Array(units * units),
    seen: new Float64Array(units * units).fill(NaN),
    range,
    may: Uint8Array.from(plan.models, ({ actions }) => mayOf(actions)),
    carries: Uint8Array.from(plan.units, (unit) => (plan.models[unit.first].transport > 0 ? 1 : 0)),
    fresh: newBattle(plan),
  };
};

/** The possible actions of a unit, other than holding. */
export const MAY = { advance: 1, rush: 2, charge: 4 } as const;

const mayOf = (actions: readonly string[]): number =>
  (actions.includes('advance') ? MAY.advance : 0) |
  (actions.includes('rush') ? MAY.rush : 0) |
  (actions.includes('charge') ? MAY.charge : 0);

const kindOf = ({ models }: BattlePlan, { first, count }: UnitPlan): Kind => {
  const own = models.slice(first, first + count);
  const walks = own.some(({ flies, ignoresDifficult }) => !flies && !ignoresDifficult);
  const gait = walks ? 'walk' : own.some(({ flies }) => !flies) ? 'stride' : 'fly';
  return { radius: Math.max(...own.map(({ radius }) => radius)), gait };
};

/** Returns the place of a kind in a list, and adds it if it is new. */
const placeAmong = (kinds: Kind[], kind: Kind): number => {
  const size = sizeOfBase(kind.radius);
  const known = kinds.findIndex(({ radius, gait }) => sizeOfBase(radius) === size && gait === kind.gait);
  return known >= 0 ? known : kinds.push(kind) - 1;
};

/** Returns the wounds of all dice of one held weapon on a target of one model. */
const woundsOf = (
  ledger: Estimates,
  plan: BattlePlan,
  model: number,
  slot: number,
  target: number,
  how: number,
): number => {
  const at = ((ledger.first[model] + slot) * ledger.units + target) * 4 + how;
  const known = ledger.wounds[at];
  if (known >= 0) return known;
  const held = plan.models[model].weapons[slot];
  const bits = BITS[how];
  const dice = held.count * Math.max(0, held.type.attacks + sumTerms(held.terms.attacks, bits));
  const about = targetBits(ledger.fresh, target, -1) & ~(CONDITION_BIT.targetGrounded | CONDITION_BIT.targetShaken);
  const found = dice * woundsPerAttack(plan, model, held, target, bits | about);
  ledger.wounds[at] = found;
  return found;
};

/** More models than any unit has. */
const MOST_ALIVE = BATTLE_LIMITS.models + 1;

/**
 * Computes the estimates of a unit against another in their current states, if they are outdated. All battles of a plan
 * share them, so call this before reading them.
 */
export const openPage = (ledger: Estimates, { battle, state }: Moment, unit: number, target: number): void => {
  const page = unit * ledger.units + target;
  const seen = state[unit] * MOST_ALIVE + battle.unitAlive[target];
  if (ledger.seen[page] === seen) return;
  ledger.seen[page] = seen;
  writePage(ledger, battle, unit, target, page);
};

/** A battle, and for each unit a key of its combat state. */
interface Moment {
  battle: Battle;
  state: Int32Array;
}

const writePage = (ledger: Estimates, battle: Battle, unit: number, target: number, page: number): void => {
  const { plan } = battle;
  const { bands, shots } = ledger;
  const { first, count } = plan.units[unit];
  const { farDistance } = plan.ruleset.numbers;
  const from = page * bands.length;
  const alive = Math.max(1, battle.unitAlive[target]);
  const defense = Math.max(1, Math.min(5, 7 - plan.units[target].defense)) / 6;
  for (let band = 0; band < bands.length; band++) shots[from + band] = 0;
  ledger.strikes[page] = 0;
  ledger.charges[page] = 0;
  const hero = battle.unitHero[unit];
  for (let i = 0; i <= count; i++) {
    const model = i < count ? first + i : hero;
    if (model < 0 || !battle.alive[model] || battle.unitOf[model] !== unit) continue;
    const { weapons, impact } = plan.models[model];
    ledger.charges[page] += impact * 0.83 * (1 - defense);
    for (let slot = 0; slot < weapons.length; slot++) {
      const held = weapons[slot];
      const left = copiesLeft(battle, model, held);
      if (left === 0) continue;
      const share = (left / held.count) * Math.min(ledger.blast[ledger.first[model] + slot], alive);
      if (held.type.range === 0) {
        ledger.strikes[page] += share * woundsOf(ledger, plan, model, slot, target, STRIKE);
        ledger.charges[page] += share * woundsOf(ledger, plan, model, slot, target, CHARGE);
        continue;
      }
      const near = share * woundsOf(ledger, plan, model, slot, target, NEAR);
      const far = share * woundsOf(ledger, plan, model, slot, target, FAR);
      for (let band = 0; band < bands.length && bands[band] <= held.type.range; band++)
        shots[from + band] += bands[band] <= farDistance ? near : far;
    }
  }
};

/** The longest range in inches. */
const INCHES = 128;

/** Returns the range band of a gap, or the number of bands if out of range. */
export const bandAt = ({ bandOf, bands }: Estimates, gap: number): number => {
  if (gap <= 0) return 0;
  const inches = ((gap + INCH - 1) / INCH) | 0;
  return inches < INCHES ? bandOf[inches] : bands.length;
};

/** Returns the expected wounds of shooting over a gap, with everything in sight. */
export const shotsOver = (ledger: Estimates, page: number, gap: number): number => {
  const { bands, shots } = ledger;
  const band = bandAt(ledger, gap);
  return band < bands.length ? shots[page * bands.length + band] : 0;
};

/** Returns the expected wounds of all dice of a model's weapon on an enemy at a distance. */
export const woundsOver = (
  ledger: Estimates,
  battle: Battle,
  model: number,
  slot: number,
  target: number,
  gap: number,
): number => {
  const how = gap <= battle.plan.ruleset.numbers.farDistance ? NEAR : FAR;
  const blast = Math.min(ledger.blast[ledger.first[model] + slot], Math.max(1, battle.unitAlive[target]));
  return blast * woundsOf(ledger, battle.plan, model, slot, target, how);
};
