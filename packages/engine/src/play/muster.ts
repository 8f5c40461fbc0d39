import type { MusterOrder } from '../game/action.ts';
import { AURA_PICKS, type Battle, RESERVE, U } from '../state/battle.ts';
import { isLiving, mark } from '../state/query.ts';

/** Sets units aside, lets heroes join and passengers board. */
export const musterUnits = (battle: Battle, order: MusterOrder): void => {
  for (const { unit, kind } of order.reserves) battle.unitReserve[unit] = RESERVE[kind];
  for (const { hero, unit } of order.joins) joinHero(battle, hero, unit);
  for (const { transport, units } of order.loads) for (const unit of units) battle.unitIn[unit] = transport;
};

/** Notes which units the auras of a side reach, where players pick them; the costliest ones unless told. */
export const pickAuras = (battle: Battle, side: number, told: MusterOrder['auras'] = []): void => {
  for (const { bearer, units } of usualAuras(battle, side)) {
    const place = battle.plan.auraBearers.indexOf(bearer) * AURA_PICKS;
    const picked = told.find((one) => one.bearer === bearer)?.units ?? units;
    picked.slice(0, AURA_PICKS).forEach((unit, i) => {
      battle.auraPicks[place + i] = unit + 1;
    });
  }
};

/** Whom the auras of a side reach while nobody has picked, where players pick: the costliest ones. */
export const usualAuras = (battle: Battle, side: number): { bearer: number; units: number[] }[] => {
  const { auraBearers, models, ruleset } = battle.plan;
  if (ruleset.ways.auras !== 'picked') return [];
  return auraBearers
    .filter((bearer) => models[bearer].side === side)
    .map((bearer) => ({ bearer, units: costliest(battle, side, battle.unitOf[bearer]).slice(0, AURA_PICKS) }));
};

/** The other units of a side, those that cost most first. */
const costliest = (battle: Battle, side: number, own: number): number[] =>
  battle.plan.sides[side].units
    .filter((unit) => unit !== own && isLiving(battle, unit))
    .sort((a, b) => battle.plan.units[b].cost - battle.plan.units[a].cost || a - b);

/** A hero becomes part of a unit for the rest of the battle. */
export const joinHero = (battle: Battle, hero: number, unit: number): void => {
  const model = battle.plan.units[hero].first;
  battle.unitHero[unit] = model;
  battle.unitOf[model] = unit;
  battle.unitAlive[hero] = 0;
  battle.unitAlive[unit]++;
  mark(battle, hero, U.joined);
};

/** Fixes the starting sizes that morale will be measured by. */
export const freezeSizes = (battle: Battle): void => {
  battle.sideStart.fill(0);
  for (const { index, side } of battle.plan.units) if (isLiving(battle, index)) battle.sideStart[side]++;
  for (const unit of battle.plan.units) {
    battle.unitStart[unit.index] = battle.unitAlive[unit.index];
    battle.unitStartTough[unit.index] =
      battle.unitAlive[unit.index] === 1 && unit.count === 1 ? battle.plan.models[unit.first].tough : 0;
  }
};
