import type { LossCause } from '@muster/kernel';
import type { KillNote } from '../contract/play.ts';
import { type Battle, G, U } from '../state/battle.ts';
import { has, isNobodys, sideOf } from '../state/query.ts';

/** What brought a model down: how, which unit, and the roster entries that took part if that is known. */
export interface Slayer {
  cause: LossCause;
  by: number;
  homes?: readonly number[];
}

/**
 * Notes for a campaign what ended with a model that has just fallen, and who may claim it (campaign:X3); nothing where
 * nobody may. A squad whose hero still stands has not ended yet: they end together (campaign:X2).
 */
export const killOf = (battle: Battle, model: number, slayer: Slayer): KillNote | undefined => {
  const unit = battle.unitOf[model];
  const entry = battle.plan.models[model].unit;
  const isLast = battle.unitAlive[unit] === 0;
  const isHero = entry !== unit;
  if (!isLast && !isHero) return undefined;
  const claims = claimsOf(battle, unit, slayer);
  if (claims.length === 0) return undefined;
  return {
    ends: isHero ? (isLast ? [unit, entry] : [entry]) : [unit],
    claims,
    melee: isMelee(battle, unit, slayer),
    step: battle.game[G.step],
  };
};

/** The entries of another side that did it: those whose weapons did, or all of the unit where nobody can tell. */
const claimsOf = (battle: Battle, unit: number, { by, homes = [] }: Slayer): readonly number[] => {
  const { units } = battle.plan;
  if (by < 0 || isNobodys(battle, by) || sideOf(battle, by) === sideOf(battle, unit)) return [];
  const own = homes.filter((home) => sideOf(battle, home) === sideOf(battle, by));
  const claims = own.length > 0 ? own : entriesOf(battle, by);
  return [...new Set(claims.map((entry) => rosterEntry(battle, entry)))].filter((entry) => !units[entry].comes);
};

/** A guest fights for those in whose ranks he stands: the squad, or the hero who is left of it. */
const rosterEntry = (battle: Battle, entry: number): number => {
  const { comes, first } = battle.plan.units[entry];
  return comes?.as === 'guest' ? entriesOf(battle, battle.unitOf[first])[0] : entry;
};

/** The roster entries that a unit is made of now: its own, and that of a hero who joined it. */
export const entriesOf = (battle: Battle, unit: number): readonly number[] => {
  const hero = battle.unitHero[unit];
  if (hero < 0 || !battle.alive[hero]) return [unit];
  const { first, count } = battle.plan.units[unit];
  const squad = battle.alive.subarray(first, first + count).includes(1);
  return squad ? [unit, battle.plan.models[hero].unit] : [battle.plan.models[hero].unit];
};

/** Whether a unit ended in melee; who routs because of an enemy has lost one (campaign:E13). */
const isMelee = (battle: Battle, unit: number, { cause }: Slayer): boolean =>
  cause === 'melee' || cause === 'rout' || (cause === 'impact' && has(battle, unit, U.fought));
