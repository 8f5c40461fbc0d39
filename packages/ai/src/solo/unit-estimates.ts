import { type BattlePlan, factorOf, type HeldWeapon, type ModelPlan, sumTerms } from '@muster/engine';

/** The combat role of a unit. */
export type Role = 'melee' | 'shooter' | 'hybrid';

/** Fixed estimates for the units of a plan, without granted rules and losses. */
export interface Estimates {
  /** The first weapon of each model. */
  first: Int32Array;
  /** The expected wounds of one attack of each weapon on each unit in each situation; -1 until computed. */
  wounds: Float64Array;
  /** The situation and the target's state that they were computed for. */
  bits: Int32Array;
  units: number;
  /** The worth of one wound on a unit, in points. */
  price: Float64Array;
  roles: readonly Role[];
  /** The worth of each model's equipment, in rifles: weapons, spells, and help for others. */
  arms: Float64Array;
  /** The longest range, or 0. */
  range: Float64Array;
  advance: Float64Array;
  rush: Float64Array;
  charge: Float64Array;
  /** The largest base. */
  widest: Float64Array;
  carries: readonly boolean[];
}

/** The situations of estimates. */
export const SITUATION_COUNT = 4;

const ledgers = new WeakMap<BattlePlan, Estimates>();
let lastPlan: BattlePlan | undefined;
let lastLedger: Estimates | undefined;

/** Returns the ledger of a plan, made on first use. */
export const estimatesOf = (plan: BattlePlan): Estimates => {
  if (plan === lastPlan && lastLedger) return lastLedger;
  let ledger = ledgers.get(plan);
  if (!ledger) {
    ledger = makeLedger(plan);
    ledgers.set(plan, ledger);
  }
  lastPlan = plan;
  lastLedger = ledger;
  return ledger;
};

const makeLedger = (plan: BattlePlan): Estimates => {
  const first = new Int32Array(plan.models.length);
  let count = 0;
  for (const model of plan.models) {
    first[model.index] = count;
    count += model.weapons.length;
  }
  const ranks = plan.units.map((unit) => plan.models.slice(unit.first, unit.first + unit.count));
  const most = (of: (model: ModelPlan) => number): Float64Array =>
    Float64Array.from(ranks, (models) => Math.max(0, ...models.map(of)));
  const least = (of: (model: ModelPlan) => number): Float64Array =>
    Float64Array.from(ranks, (models) => Math.min(...models.map(of)));
  return {
    first,
    units: plan.units.length,
    wounds: new Float64Array(count * plan.units.length * SITUATION_COUNT).fill(-1),
    bits: new Int32Array(count * plan.units.length * SITUATION_COUNT),
    price: Float64Array.from(ranks, (models, unit) => {
      const toughness = models.reduce((sum, { tough }) => sum + tough, 0);
      return plan.units[unit].cost / Math.max(1, toughness);
    }),
    roles: ranks.map(judgeRole),
    arms: Float64Array.from(plan.models, armsOfModel),
    range: most(({ weapons }) => Math.max(0, ...weapons.map(({ type }) => type.range))),
    advance: least(({ advance }) => advance),
    rush: least(({ rush }) => rush),
    charge: most(({ charge }) => charge),
    widest: most(({ radius }) => radius),
    carries: ranks.map((models) => models.some(({ transport }) => transport > 0)),
  };
};

/** Returns the role of a unit by its weapons' damage to an ordinary enemy. */
const judgeRole = (models: readonly ModelPlan[]): Role => {
  let melee = 0;
  let ranged = 0;
  for (const model of models) {
    melee += meleeArms(model);
    ranged += rangedArms(model);
  }
  return melee > 1.6 * ranged ? 'melee' : ranged > 1.2 * melee ? 'shooter' : 'hybrid';
};

/** The range from which a weapon can shoot before its bearer is charged. */
const LONG = 1800;

const armsOf = ({ type, count, terms }: HeldWeapon, quality: number): number =>
  count * type.attacks * (7 - quality) * (2 + sumTerms(terms.piercing, 0)) * factorOf(terms.hitFactor, 0);

const meleeArms = ({ weapons, quality, impact }: ModelPlan): number =>
  weapons.reduce((sum, held) => sum + (held.type.range === 0 ? armsOf(held, quality) : 0), impact * 4);

const rangedArms = ({ weapons, quality }: ModelPlan): number =>
  weapons.reduce((sum, held) => {
    const { range } = held.type;
    return range === 0 ? sum : sum + armsOf(held, quality) * (range >= LONG ? 1 : 0.6);
  }, 0);

/** The value of an ordinary rifle in `armsOf`: one attack of Quality 4+ without AP. */
const RIFLE = 6;

/** Returns the worth of a model's help for others, by auras, abilities and spells. */
const HELP = 3;

const armsOfModel = (model: ModelPlan): number => {
  const { auras, abilities, radiates, gifts, tokens, accumulator, lendsQuality } = model;
  const helps = auras.length + abilities.length + radiates.length + gifts.length + tokens + accumulator + lendsQuality;
  return (meleeArms(model) + rangedArms(model)) / RIFLE + (helps > 0 ? HELP : 0);
};
