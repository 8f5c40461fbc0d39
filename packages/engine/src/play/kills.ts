import type { LossCause } from '@muster/kernel';
import type { KillNote } from '../contract/play.ts';
import { type Battle, GAME, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag, isNeutral, sideOf } from '../state/query.ts';

/** What killed a model: how, which unit, and the roster entries that took part if known. */
export interface KillCause {
  cause: LossCause;
  by: number;
  homes?: readonly number[];
}

/**
 * Stores for a campaign what ended with a model that was just lost, and who may claim it (campaign:X3); nothing if no
 * one may. A squad whose hero still stands has not ended yet: they end together (campaign:X2).
 */
export const killOf = (battle: Battle, model: number, slayer: KillCause): KillNote | undefined => {
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
    step: battle.game[GAME.step],
  };
};

/**
 * Returns the entries of another side that did it: those whose weapons did, or all of the unit if that is not known.
 */
const claimsOf = (battle: Battle, unit: number, { by, homes = [] }: KillCause): readonly number[] => {
  const { units } = battle.plan;
  if (by < 0 || isNeutral(battle, by) || sideOf(battle, by) === sideOf(battle, unit)) return [];
  const own = homes.filter((home) => sideOf(battle, home) === sideOf(battle, by));
  const claims = own.length > 0 ? own : entriesOf(battle, by);
  return [...new Set(claims.map((entry) => rosterEntry(battle, entry)))].filter((entry) => !units[entry].comes);
};

/** Returns for whom a guest fights: the squad, or the hero that is left of it. */
const rosterEntry = (battle: Battle, entry: number): number => {
  const { comes, first } = battle.plan.units[entry];
  return comes?.as === 'guest' ? entriesOf(battle, battle.unitOf[first])[0] : entry;
};

/** Returns the roster entries in a unit now: its own, and that of a hero that joined it. */
export const entriesOf = (battle: Battle, unit: number): readonly number[] => {
  const hero = battle.unitHero[unit];
  if (hero < 0 || !battle.alive[hero]) return [unit];
  const { first, count } = battle.plan.units[unit];
  const squad = battle.alive.subarray(first, first + count).includes(1);
  return squad ? [unit, battle.plan.models[hero].unit] : [battle.plan.models[hero].unit];
};

/** Whether a unit ended in melee; a unit Routed because of an enemy has lost a melee (campaign:E13). */
const isMelee = (battle: Battle, unit: number, { cause }: KillCause): boolean =>
  cause === 'melee' || cause === 'rout' || (cause === 'impact' && hasUnitFlag(battle, unit, UNIT_FLAG.fought));
