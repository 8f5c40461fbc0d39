import type { Battle, BattleEvent } from '@muster/engine';
import { type Deeds, deedsOf } from '@muster/picture';

/** Events that begin a new step on the map. */
const BEGINNINGS: readonly BattleEvent['type'][] = ['activated', 'deployed', 'round-started', 'objective-placed'];

/** Returns the effects since the current activation began: the known ones, and those of these events. */
export const deedsSince = (
  known: Deeds | undefined,
  before: Battle,
  events: readonly BattleEvent[],
  after: Battle,
): Deeds | undefined => {
  if (events.length === 0) return known;
  const fresh = deedsOf(before, events, after);
  if (!known || events.some(({ type }) => BEGINNINGS.includes(type))) return fresh;
  return {
    unit: known.unit,
    strides: [...known.strides, ...fresh.strides],
    strikes: [...known.strikes, ...fresh.strikes],
    fallen: [...known.fallen, ...fresh.fallen],
  };
};
