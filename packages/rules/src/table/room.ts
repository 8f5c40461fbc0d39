import type { RulesetNumbers, Table } from '@muster/engine';
import { INCH, toInches } from '@muster/kernel';
import type { GuidelineFinding } from './guidelines.ts';

/** How far apart armies deploy at least. */
const APART = 24 * INCH;

/** The depths of deployment zones: along the edges for two sides, in the corners for more. */
export type ZoneSizes = Pick<RulesetNumbers, 'zoneDepth' | 'cornerDepth' | 'cornerLength'>;

/** Whether so many armies find room on a table: two zones at opposite edges or four in the corners, and 24" between them. */
export const roomFinding = (
  { zoneDepth, cornerDepth, cornerLength }: ZoneSizes,
  sides: number,
  { width, depth }: Pick<Table, 'width' | 'depth'>,
): GuidelineFinding | undefined => {
  const inCorners = sides > 2;
  const least = 2 * (inCorners ? cornerDepth : zoneDepth) + APART;
  const [short, long] = [Math.min(width, depth), Math.max(width, depth)];
  if (short < least) return tooSmall('shorter', short, least, inCorners ? cornerDepth : zoneDepth);
  const most = inCorners ? 2 * cornerLength + APART : least;
  return long < most ? tooSmall('longer', long, most, cornerLength) : undefined;
};

const tooSmall = (side: string, have: number, need: number, zone: number): GuidelineFinding => ({
  guideline: 'room',
  have,
  need,
  pieces: [],
  message: `The table is too small: its ${side} side is ${toInches(have)}" (at least ${toInches(need)}": two deployment zones of ${toInches(zone)}" and ${toInches(APART)}" between the armies).`,
});
