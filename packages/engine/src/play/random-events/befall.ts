import type { EventImpact } from '../../contract/events.ts';
import type { Play } from '../../contract/play.ts';
import type { RandomEventRow } from '../../state/random-events.ts';

/** Logs what an event does to a unit; `what` is a piece of gear, or the number of wounds. */
export const logMishap = (
  play: Play,
  { rule }: RandomEventRow,
  unit: number,
  how: EventImpact,
  what?: string | number,
): void => {
  if (!play.listening) return;
  const more = typeof what === 'number' ? { wounds: what } : what === undefined ? {} : { what };
  play.emit({ type: 'befell', event: rule.name, unit, how, ...more });
};
