import { rollVolley } from '../volley/roll.ts';
import { compileHits } from '../../attack/unarmed-hits.ts';
import type { Volley } from '../../attack/volley.ts';
import type { Play } from '../../contract/play.ts';
import { passengersOf } from '../../legal/transport.ts';
import { attackTerms } from '../../plan/rule-terms.ts';
import type { WeaponType } from '../../plan/profile.ts';
import { type Battle, GAME, UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag, isNeutral, leader } from '../../state/query.ts';
import { mustTest, testMorale } from '../morale.ts';
import { checkWoundEffects } from '../wound-check.ts';
import { handleWreck } from '../wreck.ts';

/**
 * Rolls the hits of a random event: blocked as any hit is, and no unit's kill (campaign:E32, campaign:X3). A unit hurt
 * to half tests morale when the activation ends, or at once if no unit is active.
 */
export const eventHits = (play: Play, unit: number, hits: number, ap: number, name: string): void => {
  const { battle } = play;
  if (hits === 0 || hasUnitFlag(battle, unit, UNIT_FLAG.destroyed | UNIT_FLAG.away)) return;
  rollVolley(play, eventVolley(battle, unit, hits, ap, name));
  checkWoundEffects(play, unit, 'event');
  settleHurt(play, unit);
};

/**
 * Resolves what follows wounds that no attack dealt: passengers of a wreck, and the test of units hurt outside of any
 * activation.
 */
export const settleHurt = (play: Play, unit: number): void => {
  const { battle } = play;
  if (hasUnitFlag(battle, unit, UNIT_FLAG.onTable)) handleWreck(play, unit);
  else if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) freePassengers(battle, unit);
  if (battle.game[GAME.active] >= 0) return;
  battle.tested.fill(0);
  // Passengers of a wreck may be hurt as well.
  for (const { index } of battle.plan.units) {
    if (battle.unitWounds[index] === 0) continue;
    if (!isNeutral(battle, index) && mustTest(battle, index)) testMorale(play, index, 'morale', -1);
    battle.unitWounds[index] = 0;
  }
};

/** Passengers of a transport that was lost in reserve wait there without it. */
const freePassengers = (battle: Battle, transport: number): void => {
  for (const unit of passengersOf(battle, transport)) {
    battle.unitIn[unit] = -1;
    battle.unitReserve[unit] = battle.unitReserve[transport];
  }
};

/** Returns the event as a weapon that no model holds. */
const eventVolley = (battle: Battle, unit: number, hits: number, ap: number, name: string): Volley => {
  const order = { kind: 'event', unit, weapon: eventWeapon(name, ap), target: unit, pick: -1, cover: 'none' } as const;
  return { ...compileHits(battle, order, leader(battle, unit), hits), attackers: [], homes: [], by: -1 };
};

const eventWeapon = (name: string, ap: number): WeaponType => ({
  index: -1,
  name,
  range: 0,
  attacks: 0,
  rules: ap > 0 ? [`AP(${ap})`] : [],
  ruleIds: [],
  terms: {
    ...attackTerms([]),
    piercing: ap === 0 ? [] : [{ needs: 0, amount: ap, faces: 0, blockFaces: 0, source: `AP(${ap})` }],
  },
});
