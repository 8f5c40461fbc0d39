import { savesOf } from '../../attack/defense.ts';
import { saveWounds } from '../volley/saves.ts';
import type { VolleyResult } from '../../contract/events.ts';
import type { Volley } from '../../attack/volley.ts';
import { knockOutOne, landWounds, type WoundSource } from '../volley/wounds.ts';
import type { RollModifier } from '../../contract/events.ts';
import type { Play } from '../../contract/play.ts';
import type { EventEffect } from '../../rule/random-event.ts';
import { type Battle, UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag, roundOf, someModel } from '../../state/query.ts';
import { rollAmount } from './amount.ts';
import { logMishap } from './befall.ts';
import {
  eventField,
  type RandomEventRow,
  randomEventCount,
  eventRuleOf,
  setEventField,
} from '../../state/random-events.ts';

/** The dice that events wait for this round. */
export type Trigger = 'misfire' | 'lethal-blow' | 'weak-spot';

/** An event that waits, and the die it waits for. */
export interface WaitingEvent<K extends Trigger> {
  happening: RandomEventRow;
  effect: Extract<EventEffect, { do: K }>;
}

/** Returns the events of this round that still wait for such a die: once for all armies together (campaign:E21). */
export const eventsWaitingFor = <K extends Trigger>(battle: Battle, word: K): WaitingEvent<K>[] => {
  const waiting: WaitingEvent<K>[] = [];
  for (
    let row = randomEventCount(battle) - 1;
    row >= 0 && eventField(battle, row, 'round') === roundOf(battle);
    row--
  ) {
    if (eventField(battle, row, 'done') === 1) continue;
    const rule = eventRuleOf(battle, row);
    for (const effect of rule.does)
      if (effect.do === word)
        waiting.push({ happening: { row, rule }, effect: effect as Extract<EventEffect, { do: K }> });
  }
  return waiting;
};

/** Stores that an event has happened, to this unit. */
export const settle = ({ battle }: Play, { row }: RandomEventRow, unit: number): void => {
  setEventField(battle, row, 'done', 1);
  setEventField(battle, row, 'by', unit);
};

/** The bit of the natural face that counts. */
const SIX = 1 << 6;

/**
 * Applies the first 6 to hit in melee: wounds that cannot be blocked, or one model of the target is Knocked Out,
 * caused by the attacker.
 */
export const lethalBlow = (play: Play, volley: Volley, shown: number, result: VolleyResult): VolleyResult => {
  const { battle } = play;
  if (volley.kind !== 'melee' || !(shown & SIX)) return result;
  const { target, unit } = volley;
  let { wounds, landed, removed } = result;
  for (const { happening, effect } of eventsWaitingFor(battle, 'lethal-blow')) {
    settle(play, happening, unit);
    if (hasUnitFlag(battle, target, UNIT_FLAG.destroyed)) continue;
    const source: WoundSource = { cause: 'melee', by: volley.by, pick: -1, homes: volley.homes };
    if (effect.wounds === 'knock-out') {
      logMishap(play, happening, target, 'lethal');
      knockOutOne(play, target, source);
      removed++;
      continue;
    }
    const bundle = { wounds: rollAmount(play, effect.wounds), saves: savesOf(battle, target), stays: false, factor: 1 };
    saveWounds(play, target, [bundle]);
    logMishap(play, happening, target, 'lethal', bundle.wounds);
    const more = landWounds(play, target, bundle.wounds, source);
    wounds += bundle.wounds;
    landed += more.landed;
    removed += more.removed;
  }
  return { ...result, wounds, landed, removed };
};

/**
 * Applies the first natural 1 on a Defense roll from shooting or melee: more wounds for units with Tough, which it
 * returns; where wounds have effects, a worse effect after the attack for any unit.
 */
export const weakSpot = (play: Play, volley: Volley, faces: readonly number[]): number => {
  const { battle } = play;
  const { target, kind, pick } = volley;
  if (!faces.includes(1) || !(kind === 'shooting' || kind === 'melee' || kind === 'impact')) return 0;
  let more = 0;
  for (const { happening, effect } of eventsWaitingFor(battle, 'weak-spot')) {
    if (effect.wounds === 'wound-effect') {
      settle(play, happening, target);
      setEventField(battle, happening.row, 'note', target);
      logMishap(play, happening, target, 'exposed');
    } else if (isTough(battle, target, pick)) {
      settle(play, happening, target);
      const wounds = rollAmount(play, effect.wounds);
      logMishap(play, happening, target, 'exposed', wounds);
      more += wounds;
    }
  }
  return more;
};

const isTough = (battle: Battle, unit: number, pick: number): boolean => {
  const { models } = battle.plan;
  return pick >= 0 ? models[pick].tough > 1 : someModel(battle, unit, (model) => models[model].tough > 1);
};

/**
 * Returns what a weak spot adds to the check of wound effects after the attack that found it; only to that one
 * (campaign:E30).
 */
export const takeWeakSpots = (battle: Battle, unit: number): RollModifier[] => {
  const bill: RollModifier[] = [];
  for (
    let row = randomEventCount(battle) - 1;
    row >= 0 && eventField(battle, row, 'round') === roundOf(battle);
    row--
  ) {
    const rule = eventRuleOf(battle, row);
    if (eventField(battle, row, 'note') !== unit || !rule.does.some((effect) => effect.do === 'weak-spot')) continue;
    setEventField(battle, row, 'note', -1);
    bill.push({ source: rule.name, amount: 1 });
  }
  return bill;
};
