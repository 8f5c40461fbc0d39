import {
  type Battle,
  type BattlePlan,
  BIT,
  completeBits,
  copiesLeft,
  factorOf,
  LIMITS,
  newBattle,
  sumTerms,
  targetBits,
  type UnitPlan,
} from '@muster/engine';
import { type Gait, sizeOfBase } from '@muster/guide';
import { INCH } from '@muster/kernel';
import { woundsPerAttack } from '../solo/worth.ts';

/** The situations that estimates know: shooting from near and from afar, striking back, charging. */
const NEAR = 0;
const FAR = 1;
const STRIKE = 2;
const CHARGE = 3;
const BITS: readonly number[] = [
  completeBits(BIT.shooting | BIT.within12),
  completeBits(BIT.shooting | BIT.modelOver9 | BIT.unitOver9),
  completeBits(BIT.melee),
  completeBits(BIT.melee | BIT.charging | BIT.moved),
];

/** What never changes about the fighting power of a plan's units, and what was last found out about it. */
export interface Ledger {
  units: number;
  /** Points that a unit is worth, also where lists say nothing. */
  cost: Float64Array;
  /** Wounds that it can take in all. */
  tough: Float64Array;
  /** Ranges at which something changes, the shortest first. */
  bands: Int32Array;
  /** The band of every gap in whole inches, rounded up; one more than there are where nothing reaches. */
  bandOf: Uint8Array;
  /** Where the weapons of each model begin. */
  first: Int32Array;
  /** Wounds of all dice of a held weapon on a unit of one model, by weapon, target and situation; -1 until asked for. */
  wounds: Float64Array;
  /** What Blast multiplies hits by, by weapon. */
  blast: Float64Array;
  /** Expected wounds of a unit on another: by shooting from each band, by striking back, by charging. */
  shots: Float64Array;
  strikes: Float64Array;
  charges: Float64Array;
  /** What they were found out for: the state of the unit, and how many models of the target are left. */
  seen: Float64Array;
  /** The longest range of each unit as it starts. */
  range: Int32Array;
  /** 1 for transports. */
  carries: Uint8Array;
  /** What the rules let each model do: bits of `MAY`. */
  may: Uint8Array;
  /** What the army of a side is worth on average. */
  army: number;
  /** Whether rules of the plan change paces without anybody being granted something. */
  hastens: boolean;
  /** How each unit gets about: its place among the kinds. */
  kind: Int32Array;
  kinds: readonly Kind[];
  /** The battle before it began, to ask about targets. */
  fresh: Battle;
}

/** How bases of a size get about. */
interface Kind {
  radius: number;
  gait: Gait;
}

const ledgers = new WeakMap<BattlePlan, Ledger>();

/** The ledger of a plan. */
export const ledgerOf = (plan: BattlePlan): Ledger => {
  const known = ledgers.get(plan);
  if (known) return known;
  const ledger = makeLedger(plan);
  ledgers.set(plan, ledger);
  return ledger;
};

/** Points of a wound of units that nobody has priced. */
const USUAL_COST = 20;

const makeLedger = (plan: BattlePlan): Ledger => {
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

/** What a unit may be ordered to do, beside standing still. */
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

/** The place of a kind in a list, to which it is added when it is new. */
const placeAmong = (kinds: Kind[], kind: Kind): number => {
  const size = sizeOfBase(kind.radius);
  const known = kinds.findIndex(({ radius, gait }) => sizeOfBase(radius) === size && gait === kind.gait);
  return known >= 0 ? known : kinds.push(kind) - 1;
};

/** Wounds of all dice of one held weapon, on a target of one model. */
const woundsOf = (
  ledger: Ledger,
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
  const about = targetBits(ledger.fresh, target, -1) & ~(BIT.targetGrounded | BIT.targetShaken);
  const found = dice * woundsPerAttack(plan, model, held, target, bits | about);
  ledger.wounds[at] = found;
  return found;
};

/** No unit has more models left. */
const MOST_ALIVE = LIMITS.models + 1;

/**
 * Makes sure that the ledger knows what a unit does to another as both are in a scene. Pages are shared by all battles of a
 * plan: open one before you read it.
 */
export const openPage = (ledger: Ledger, { battle, state }: Moment, unit: number, target: number): void => {
  const page = unit * ledger.units + target;
  const seen = state[unit] * MOST_ALIVE + battle.unitAlive[target];
  if (ledger.seen[page] === seen) return;
  ledger.seen[page] = seen;
  writePage(ledger, battle, unit, target, page);
};

/** A battle, and by unit what tells apart the states in which it fights differently. */
interface Moment {
  battle: Battle;
  state: Int32Array;
}

const writePage = (ledger: Ledger, battle: Battle, unit: number, target: number, page: number): void => {
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

/** Nothing reaches farther than so many inches. */
const INCHES = 128;

/** The band of a gap; as many as there are where nothing reaches. */
export const bandAt = ({ bandOf, bands }: Ledger, gap: number): number => {
  if (gap <= 0) return 0;
  const inches = ((gap + INCH - 1) / INCH) | 0;
  return inches < INCHES ? bandOf[inches] : bands.length;
};

/** Expected wounds by shooting over a gap, everything in sight. */
export const shotsOver = (ledger: Ledger, page: number, gap: number): number => {
  const { bands, shots } = ledger;
  const band = bandAt(ledger, gap);
  return band < bands.length ? shots[page * bands.length + band] : 0;
};

/** Expected wounds of all dice of a model's weapon on a foe that is so far away. */
export const woundsOver = (
  ledger: Ledger,
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
