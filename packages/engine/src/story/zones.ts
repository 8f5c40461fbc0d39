import type { BattlePlan } from '../plan/plan.ts';

/** Returns the name of a deployment zone by its place on the map: `the upper edge`, `the lower left corner`. */
export const zoneName = ({ zones, table }: BattlePlan, zone: number): string => {
  if (!zones[zone]) return `zone ${zone + 1}`;
  const { minX, minY, maxX, maxY } = zones[zone];
  const down = word(minY <= 0, maxY >= table.depth, 'upper', 'lower');
  const across = word(minX <= 0, maxX >= table.width, 'left', 'right');
  const where = [...down, ...across];
  return where.length === 0 ? `zone ${zone + 1}` : `the ${where.join(' ')} ${where.length > 1 ? 'corner' : 'edge'}`;
};

/** Returns the end at which a zone is; none if it runs from end to end. */
const word = (low: boolean, high: boolean, lowWord: string, highWord: string): string[] =>
  low === high ? [] : [low ? lowWord : highWord];
