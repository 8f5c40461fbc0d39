import type { BattleEvent } from '@muster/engine';
import { FLOAT } from './texts.ts';

/** How a result is for the unit that it is shown at. */
type FloatTone = 'bad' | 'good' | 'plain';

/** A short result at a unit. */
export interface FloatText {
  unit: number;
  text: string;
  tone: FloatTone;
}

const hurt = (unit: number, wounds: number, removed: number): FloatText => ({
  unit,
  text: removed > 0 ? FLOAT.lost(removed) : FLOAT.wounds(wounds),
  tone: 'bad',
});

const MORALE = {
  shaken: { text: FLOAT.shaken, tone: 'bad' },
  routed: { text: FLOAT.routed, tone: 'bad' },
} as const;

const floatOf = (event: BattleEvent): FloatText | undefined => {
  switch (event.type) {
    case 'volley': {
      const { target: unit, hits, landed, removed } = event;
      if (landed > 0) return hurt(unit, landed, removed);
      return { unit, text: hits > 0 ? FLOAT.blocked : FLOAT.missed, tone: 'plain' };
    }
    case 'dangerous':
    case 'recoil':
    case 'held-out':
      return event.wounds > 0 ? hurt(event.unit, event.wounds, event.removed) : undefined;
    case 'morale': {
      if (event.passed) return { unit: event.unit, text: FLOAT.passed, tone: 'good' };
      const known = Object.entries(MORALE).find(([result]) => result === event.result);
      return known && { unit: event.unit, ...known[1] };
    }
    case 'wound-effect': {
      const { unit, result } = event;
      if (result === 'none') return { unit, text: FLOAT.unharmed, tone: 'good' };
      return { unit, text: result === 'shaken' ? FLOAT.shaken : FLOAT.knockedOut, tone: 'bad' };
    }
    case 'destroyed':
      return event.routed ? undefined : { unit: event.unit, text: FLOAT.destroyed, tone: 'bad' };
    case 'recovered':
      return { unit: event.unit, text: FLOAT.recovered, tone: 'good' };
    case 'healed':
      return { unit: event.unit, text: FLOAT.healed(event.wounds), tone: 'good' };
    case 'charge-failed':
      return { unit: event.unit, text: FLOAT.chargeFailed, tone: 'bad' };
    case 'cast':
      return event.passed
        ? { unit: event.unit, text: event.spell, tone: 'plain' }
        : { unit: event.unit, text: FLOAT.spellFailed, tone: 'plain' };
    case 'jumped':
      return event.passed ? undefined : { unit: event.unit, text: FLOAT.jumpFailed, tone: 'bad' };
    case 'granted':
    case 'marked':
      return { unit: event.unit, text: event.rule, tone: 'plain' };
    default:
      return undefined;
  }
};

/** Returns the results that events show at units, the last one of each unit. */
export const floatsOf = (events: readonly BattleEvent[]): FloatText[] => {
  const last = new Map<number, FloatText>();
  for (const event of events) {
    const float = floatOf(event);
    if (float) last.set(float.unit, float);
  }
  return [...last.values()];
};
