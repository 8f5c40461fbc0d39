import type { BattleEvent } from '../contract/events.ts';

/** The units that an event is about, the one that acts first. */
export const unitsOfEvent = (event: BattleEvent): number[] => {
  const units: (number | undefined)[] = [];
  // Rolls of sides count down from -1.
  if ('unit' in event) units.push(event.unit);
  if ('hero' in event) units.push(event.hero);
  if ('charger' in event) units.push(event.charger);
  if ('target' in event) units.push(event.target);
  if ('transport' in event) units.push(event.transport);
  if ('targets' in event) units.push(...event.targets);
  if ('shares' in event) units.push(...event.shares.map(({ unit }) => unit));
  if ('units' in event) units.push(...(event.units ?? []));
  return [...new Set(units.filter((unit): unit is number => unit !== undefined && unit >= 0))];
};
