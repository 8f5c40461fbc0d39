import type { RulesetNumbers, Table } from '@muster/engine';
import { INCH } from '@muster/kernel';
import { FINDING_TEXTS } from './finding-texts.ts';
import type { GuidelineFinding } from './guidelines.ts';

/** The least distance between the deployment zones. */
const APART = 24 * INCH;

/** The depths of deployment zones: along the edges for two sides, in the corners for more. */
export type ZoneSizes = Pick<RulesetNumbers, 'zoneDepth' | 'cornerDepth' | 'cornerLength'>;

/**
 * Returns a finding if the armies have no room on a table: two zones at opposite edges or four in the corners, and 24"
 * between them.
 */
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

const tooSmall = (side: 'shorter' | 'longer', have: number, need: number, zone: number): GuidelineFinding => ({
  guideline: 'room',
  have,
  need,
  pieces: [],
  message: FINDING_TEXTS.room(side, have, need, zone, APART),
});
