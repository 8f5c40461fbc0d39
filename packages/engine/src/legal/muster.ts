import type { MusterOrder } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { AURA_PICKS, type Battle } from '../state/battle.ts';
import { everyModel, sideOf } from '../state/query.ts';
import { mayReserve } from '../state/special-movement.ts';
import { joinHero, pickAuras } from '../state/muster.ts';
import { checkJoin } from './join.ts';
import { checkLoad } from './transport.ts';

/** Checks the reserves, joined heroes and passengers that a side announces. */
export const checkMuster = (battle: Battle, side: number, order: MusterOrder): Refusal | undefined => {
  const stranger = strangerIn(battle, side, order);
  if (stranger !== undefined) return refuse('no-such-unit', { unit: stranger });
  return auraProblem(battle, side, order) ?? joinProblem(battle, order) ?? afterJoins(battle, side, order);
};

/** Returns the first unit of an order that does not belong to the side. */
const strangerIn = (battle: Battle, side: number, { reserves, joins, loads }: MusterOrder): number | undefined => {
  for (const { unit } of reserves) if (!isOwn(battle, side, unit)) return unit;
  for (const { hero, unit } of joins) {
    if (!isOwn(battle, side, hero)) return hero;
    if (!isOwn(battle, side, unit)) return unit;
  }
  for (const { transport, units } of loads) {
    if (!isOwn(battle, side, transport)) return transport;
    for (const unit of units) if (!isOwn(battle, side, unit)) return unit;
  }
  return undefined;
};

/** Whether a unit is part of a side's list. */
const isOwn = (battle: Battle, side: number, unit: number): boolean =>
  battle.plan.units[unit] !== undefined && sideOf(battle, unit) === side && !battle.plan.units[unit].comes;

/** Checks auras: their bearers pick units of their side, up to three each. */
const auraProblem = (battle: Battle, side: number, { auras = [] }: MusterOrder): Refusal | undefined => {
  const { auraBearers, models, ruleset } = battle.plan;
  for (const { bearer, units } of auras) {
    if (ruleset.ways.auras !== 'picked' || !auraBearers.includes(bearer) || models[bearer].side !== side)
      return refuse('no-such-rule', { unit: models[bearer]?.unit ?? 0 });
    const distinct = new Set(units).size === units.length && units.length <= AURA_PICKS;
    const stranger = units.find((unit) => !isOwn(battle, side, unit));
    if (!distinct || stranger !== undefined) return refuse('no-such-unit', { unit: stranger ?? units[0] });
  }
  return undefined;
};

const joinProblem = (battle: Battle, order: MusterOrder): Refusal | undefined => {
  if (order.joins.length === 0) return undefined;
  const { units, models, ruleset } = battle.plan;
  const joined = new Set<number>();
  const taken = new Set<number>();
  for (const { hero, unit } of order.joins) {
    const lone = units[hero].count === 1 && models[units[hero].first].hero;
    const hasHero = taken.has(unit) || !everyModel(battle, unit, (model) => !models[model].hero);
    const facts = { heroTough: models[units[hero].first].printedTough, models: units[unit].count, hasHero };
    if (!lone || joined.has(hero) || hero === unit || checkJoin(ruleset, facts))
      return refuse('hero-join-illegal', { unit: hero, other: unit });
    joined.add(hero);
    taken.add(unit);
  }
  return undefined;
};

/** Checks reserves and passengers with heroes already in their units (battle:R7); the battle is not changed. */
const afterJoins = (battle: Battle, side: number, order: MusterOrder): Refusal | undefined => {
  if (order.reserves.length === 0 && order.loads.length === 0) return undefined;
  const before = battle.block.slice();
  for (const { hero, unit } of order.joins) joinHero(battle, hero, unit);
  pickAuras(battle, side, order.auras);
  const problem = reserveProblem(battle, order) ?? loadProblem(battle, order);
  battle.block.set(before);
  return problem;
};

const isJoining = ({ joins }: MusterOrder, unit: number): boolean => joins.some(({ hero }) => hero === unit);

const isKeptBack = ({ reserves }: MusterOrder, unit: number, below = reserves.length): boolean => {
  for (let i = 0; i < below; i++) if (reserves[i].unit === unit) return true;
  return false;
};

const reserveProblem = (after: Battle, order: MusterOrder): Refusal | undefined => {
  for (let i = 0; i < order.reserves.length; i++) {
    const { unit, kind } = order.reserves[i];
    if (isJoining(order, unit) || isKeptBack(order, unit, i) || !mayReserve(after, unit, kind))
      return refuse('no-such-rule', { unit });
  }
  return undefined;
};

const loadProblem = (after: Battle, order: MusterOrder): Refusal | undefined => {
  const riding = new Set<number>();
  for (const { transport, units } of order.loads)
    for (const unit of units) {
      const problem = checkLoad(after, unit, transport);
      if (problem) return problem;
      if (isJoining(order, unit) || isKeptBack(order, unit) || riding.has(unit))
        return refuse('transport-ineligible', { unit, other: transport });
      riding.add(unit);
      after.unitIn[unit] = transport;
    }
  return undefined;
};
