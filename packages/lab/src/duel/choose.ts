import type { ShotsAfter, EncounterSide } from '@muster/engine';
import type { Charge, DuelLine } from './field.ts';
import type { DuelScene } from './moments.ts';

/** What a unit does with its activation. Moves are toward the other unit; negative ones lead away from it. */
export type DuelAction =
  | { action: 'idle' }
  | { action: 'charge'; charge: Charge }
  | { action: 'shoot'; move: number; after: ShotsAfter }
  | { action: 'move'; move: number };

/** The moment of a decision: the scene and the states of both units. */
export interface DuelMoment {
  scene: DuelScene;
  who: EncounterSide;
  own: number;
  foe: number;
  round: number;
}

/** The distance that units keep. */
export const APART = 100;

const IDLE: DuelAction = { action: 'idle' };

/** Returns the move of a unit to the objective, limited by its speed and free space; negative if it has gone past. */
const towards = (away: number, pace: number, room: number): number =>
  away < 0 ? Math.max(-pace, away) : Math.max(0, Math.min(pace, away, room));

const longer = (a: number, b: number): number => (Math.abs(b) > Math.abs(a) ? b : a);

/** Stops outside the range of a charge that is worse than its own, except in the last round. */
const wary = (field: DuelLine, decision: DuelMoment, gap: number, move: number): number => {
  const { scene, who, own, foe, round } = decision;
  const other: EncounterSide = who === 0 ? 1 : 0;
  if (move <= 0 || round === field.rounds || field.isShaken(other, foe)) return move;
  const { canCharge, charge } = field.pace(other, foe);
  if (!canCharge || gap <= charge || gap - move > charge) return move;
  const threat = field.charge({ scene, who: other, own: foe, foe: own, round }).gain;
  const hope = field.pace(who, own).canCharge ? field.charge(decision).gain : 0;
  return threat > Math.max(0, hope) ? Math.max(0, gap - charge - 1) : move;
};

/**
 * Returns a sensible action: charge, unless Fatigued, if that is expected to gain more than shooting; else move closer to
 * the objective without entering charge range, and shoot; or rush if there is nothing to shoot at or the objective would
 * be out of reach in the end.
 */
export const chooseDuelAction = (field: DuelLine, decision: DuelMoment): DuelAction => {
  const { scene, who, own, foe, round } = decision;
  if (field.isShaken(who, own)) return IDLE;
  const other: EncounterSide = who === 0 ? 1 : 0;
  const pace = field.pace(who, own);
  const away = scene.places[who];
  const gap = scene.places[0] + scene.places[1];
  const isAlone = field.isGone(other, foe);
  const room = isAlone ? Infinity : gap - APART;
  const isNear = Math.abs(away) <= field.reach;
  const bold = (allowance: number): number => (isNear ? 0 : towards(away, allowance, room));
  const go = (allowance: number): number => (isAlone ? bold(allowance) : wary(field, decision, gap, bold(allowance)));
  const stroll = pace.canAdvance ? go(pace.advance) : 0;
  const run = longer(stroll, pace.canRush ? go(pace.rush) : 0);
  if (isAlone) return { action: 'move', move: run };
  const isLate = Math.abs(away) - field.reach > pace.advance * (field.rounds - round + 1) && run !== stroll;
  const shots = isLate ? undefined : field.shots(decision, gap - stroll, stroll !== 0);
  if (pace.canCharge && gap <= pace.charge && !field.isTired(who, own)) {
    const charge = field.charge(decision);
    if (charge.gain > (shots?.gain ?? 0)) return { action: 'charge', charge };
  }
  if (shots) return { action: 'shoot', move: stroll, after: shots.after };
  return { action: 'move', move: run };
};
