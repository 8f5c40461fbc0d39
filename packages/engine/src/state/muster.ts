import { AURA_PICKS, type Battle, UNIT_FLAG } from './battle.ts';
import { isLiving, setUnitFlag } from './query.ts';

/** The units that a player picks for an aura. */
export interface AuraPick {
  bearer: number;
  units: readonly number[];
}

/** Sets the units that the auras of a side reach, if players pick them; by default the most expensive ones. */
export const pickAuras = (battle: Battle, side: number, picks: readonly AuraPick[] = []): void => {
  for (const { bearer, units } of usualAuras(battle, side)) {
    const place = battle.plan.auraBearers.indexOf(bearer) * AURA_PICKS;
    const picked = picks.find((one) => one.bearer === bearer)?.units ?? units;
    picked.slice(0, AURA_PICKS).forEach((unit, i) => {
      battle.auraPicks[place + i] = unit + 1;
    });
  }
};

/** Returns the units that the auras of a side reach by default, if players pick them: the most expensive ones. */
export const usualAuras = (battle: Battle, side: number): AuraPick[] => {
  const { auraBearers, models, ruleset } = battle.plan;
  if (ruleset.ways.auras !== 'picked') return [];
  return auraBearers
    .filter((bearer) => models[bearer].side === side)
    .map((bearer) => ({ bearer, units: costliest(battle, side, battle.unitOf[bearer]).slice(0, AURA_PICKS) }));
};

/** Returns the other units of a side, the most expensive first. */
const costliest = (battle: Battle, side: number, own: number): number[] =>
  battle.plan.sides[side].units
    .filter((unit) => unit !== own && isLiving(battle, unit))
    .sort((a, b) => battle.plan.units[b].cost - battle.plan.units[a].cost || a - b);

/** Makes a hero part of a unit for the rest of the battle. */
export const joinHero = (battle: Battle, hero: number, unit: number): void => {
  const model = battle.plan.units[hero].first;
  battle.unitHero[unit] = model;
  battle.unitOf[model] = unit;
  battle.unitAlive[hero] = 0;
  battle.unitAlive[unit]++;
  setUnitFlag(battle, hero, UNIT_FLAG.joined);
};

/** Stores the starting sizes, which morale depends on. */
export const storeStartingSizes = (battle: Battle): void => {
  battle.sideStart.fill(0);
  for (const { index, side } of battle.plan.units) if (isLiving(battle, index)) battle.sideStart[side]++;
  for (const unit of battle.plan.units) {
    battle.unitStart[unit.index] = battle.unitAlive[unit.index];
    battle.unitStartTough[unit.index] =
      battle.unitAlive[unit.index] === 1 && unit.count === 1 ? battle.plan.models[unit.first].tough : 0;
  }
};
