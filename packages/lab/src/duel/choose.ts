import type { Branch, MeleePair, Who } from '@muster/engine';
import type { Field } from './field.ts';
import type { Scene } from './moments.ts';

/** What a unit does with its activation. Moves are towards the marker. */
export type Choice =
  | { action: 'idle' }
  | { action: 'charge'; outcomes: readonly MeleePair[] }
  | { action: 'shoot'; move: number; outcomes: readonly Branch[] }
  | { action: 'move'; move: number };

/** The moment in which a unit must decide: the scene, and the states of both. */
export interface Decision {
  scene: Scene;
  who: Who;
  own: number;
  foe: number;
  round: number;
}

/** Space that units keep. */
const APART = 100;
/** Near enough to a marker. */
const NEAR = 300;

const IDLE: Choice = { action: 'idle' };

/**
 * Sensible play: charge, unless tired, when that is expected to gain more than shooting; else come nearer to the marker
 * and shoot, or run when there is nothing to shoot at or the marker would be out of reach in the end.
 */
export const choose = (field: Field, decision: Decision): Choice => {
  const { scene, who, own, foe, round } = decision;
  if (field.isShaken(who, own)) return IDLE;
  const other: Who = who === 0 ? 1 : 0;
  const pace = field.pace(who, own);
  const away = scene.places[who];
  const gap = scene.places[0] + scene.places[1];
  const isAlone = field.isGone(other, foe);
  const room = isAlone ? Infinity : gap - APART;
  const isNear = Math.abs(away) <= NEAR;
  const stroll = isNear || !pace.canAdvance ? 0 : Math.max(0, Math.min(pace.advance, away, room));
  const run = isNear || !pace.canRush ? 0 : Math.max(0, Math.min(pace.rush, away, room));
  if (isAlone) return { action: 'move', move: Math.max(run, stroll) };
  const isLate = away - NEAR > pace.advance * (field.rounds - round + 1) && run > stroll;
  const shots = isLate ? undefined : field.shots(decision, gap - stroll, stroll > 0);
  if (pace.canCharge && gap <= pace.rush && !field.isTired(who, own)) {
    const { outcomes, gain } = field.charge(who, own, foe);
    if (gain > (shots?.gain ?? 0)) return { action: 'charge', outcomes };
  }
  if (shots) return { action: 'shoot', move: stroll, outcomes: shots.outcomes };
  return { action: 'move', move: run };
};
