import type { Battle, BattleEvent } from '@muster/engine';
import { type MapActions, mapActionsOf } from '@muster/picture';

/** Events that begin a new step on the map. */
const BEGINNINGS: readonly BattleEvent['type'][] = ['activated', 'deployed', 'round-started', 'objective-placed'];

/** Returns the effects since the current activation began: the known ones, and those of these events. */
export const effectsSince = (
  known: MapActions | undefined,
  before: Battle,
  events: readonly BattleEvent[],
  after: Battle,
): MapActions | undefined => {
  if (events.length === 0) return known;
  const fresh = mapActionsOf(before, events, after);
  if (!known || events.some(({ type }) => BEGINNINGS.includes(type))) return fresh;
  return {
    unit: known.unit,
    strides: [...known.strides, ...fresh.strides],
    strikes: [...known.strikes, ...fresh.strikes],
    fallen: [...known.fallen, ...fresh.fallen],
  };
};
