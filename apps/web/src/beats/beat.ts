import { type Battle, type BattleEvent, unfoldEvents, unitsOfEvent } from '@muster/engine';
import { type MapActions, mapActionsOf } from '@muster/picture';
import { type FloatText, floatsOf } from './floats.ts';
import { type BeatKind, splitEvents } from './split.ts';

/** One thing that happens, to be looked at for a moment. */
export interface Beat {
  kind: BeatKind;
  /** Its place among the beats of its step. */
  at: number;
  events: readonly BattleEvent[];
  /** The state to show before and after it. */
  before: Battle;
  after: Battle;
  /** What a map draws of it. */
  deeds: MapActions;
  /** Results, each shown at its unit. */
  floats: readonly FloatText[];
  /** The units it is about, the one that acts first. */
  units: readonly number[];
  /** The side that acts, or -1. */
  side: number;
}

/** Returns what happened between two states as beats, in order. */
export const beatsOf = (before: Battle, events: readonly BattleEvent[], after: Battle): Beat[] => {
  const groups = splitEvents(events);
  const states = unfoldEvents(
    before,
    groups.map((group) => group.events),
    after,
  );
  return groups.map(({ kind, events: own }, at) => {
    const from = states[at - 1] ?? before;
    const to = states[at];
    const units = [...new Set(own.flatMap(unitsOfEvent))];
    return {
      kind,
      at,
      events: own,
      before: from,
      after: to,
      deeds: mapActionsOf(from, own, to),
      floats: floatsOf(own),
      units,
      side: to.plan.units[units[0]]?.side ?? -1,
    };
  });
};
