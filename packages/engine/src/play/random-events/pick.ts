import type { Play } from '../../contract/play.ts';
import type { EventPick } from '../../rule/random-event.ts';
import { isUnitNearLedge, isInsideTerrain } from '../../space/inside-terrain.ts';
import { type Battle, UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag, isHighAbove, isOnTable } from '../../state/query.ts';
import { rollAmount } from './amount.ts';
import {
  randomEventsOf,
  type RandomEventRow,
  setEventField,
  setEventTarget,
  eventTargets,
} from '../../state/random-events.ts';
import { eligibleUnits, rosterUnits, sidesInBattle } from './sides.ts';

type UnitPick = Extract<EventPick, { of: 'units' }>;

/** Picks at random what an event happens to and stores it; returns false if there is no candidate (campaign:E1). */
export const pickFor = (play: Play, { row, rule }: RandomEventRow): boolean => {
  const { picks } = rule;
  switch (picks.of) {
    case 'nothing':
      return true;
    case 'quarter':
      setEventField(play.battle, row, 'quarter', play.pick('quarter', 4));
      return true;
    case 'army':
    case 'player':
      return pickArmy(play, row);
    default:
      return pickUnits(play, row, picks);
  }
};

const pickArmy = (play: Play, row: number): boolean => {
  const sides = sidesInBattle(play.battle);
  if (sides.length === 0) return false;
  setEventField(play.battle, row, 'side', sides[play.pick('army', sides.length)]);
  return true;
};

/**
 * Returns different units at random, each by army and then unit; fewer where fewer are available (campaign:G7,
 * campaign:E2).
 */
const pickUnits = (play: Play, row: number, picks: UnitPick): boolean => {
  const { battle } = play;
  const pools = new Map(sidesInBattle(battle).map((side) => [side, candidates(battle, side, picks)]));
  const sides = (): number[] => [...pools.keys()].filter((side) => pools.get(side)?.length);
  if (sides().length === 0) return false;
  const count = picks.count ? rollAmount(play, picks.count) : 1;
  if (picks.count) setEventField(battle, row, 'd3', count);
  for (let place = 0; place < count && sides().length > 0; place++) {
    const left = sides();
    const side = left[play.pick('army', left.length)];
    const pool = pools.get(side) ?? [];
    const [unit] = pool.splice(play.pick('unit', pool.length), 1);
    if (place === 0) setEventField(battle, row, 'side', side);
    setEventTarget(battle, row, place, picks.entry && picks.only !== 'destroyed' ? pickEntry(play, unit) : unit);
  }
  return true;
};

/** Returns the units of a side from which an event picks: filtered first, then drawn (campaign:E3). */
const candidates = (battle: Battle, side: number, { only }: UnitPick): number[] => {
  switch (only) {
    case 'in-terrain':
      return eligibleUnits(battle, side).filter((unit) => isInsideTerrain(battle, unit));
    case 'near-elevation':
      return eligibleUnits(battle, side).filter((unit) => isUnitNearLedge(battle, unit));
    case 'on-table':
      return eligibleUnits(battle, side).filter((unit) => isOnTable(battle, unit));
    case 'on-foot':
      return eligibleUnits(battle, side).filter((unit) => !isHighAbove(battle, unit));
    case 'shaken':
      return eligibleUnits(battle, side).filter((unit) => hasUnitFlag(battle, unit, UNIT_FLAG.shaken));
    case 'destroyed':
      return rosterUnits(battle, side).filter((unit) => isGone(battle, unit) && !isCalledAway(battle, unit));
    default:
      return eligibleUnits(battle, side);
  }
};

/** Whether a roster entry was destroyed: none of its own models lives; models that left the table do (campaign:E14). */
const isGone = (battle: Battle, unit: number): boolean => !livesOn(battle, unit);

/** Whether a destroyed unit must fight a duel already. */
const isCalledAway = (battle: Battle, unit: number): boolean =>
  randomEventsOf(battle).some(
    ({ row, rule }) => rule.does.some((effect) => effect.do === 'duel') && eventTargets(battle, row).includes(unit),
  );

const livesOn = (battle: Battle, unit: number): boolean => {
  const { first, count } = battle.plan.units[unit];
  return battle.alive.subarray(first, first + count).includes(1);
};

/** Returns one of a hero and the unit that it joined, by its own unit. */
const pickEntry = (play: Play, unit: number): number => {
  const { battle } = play;
  const hero = battle.unitHero[unit];
  const entries = [unit, ...(hero >= 0 ? [battle.plan.models[hero].unit] : [])].filter((entry) =>
    livesOn(battle, entry),
  );
  return entries[play.pick('entry', entries.length)] ?? unit;
};
