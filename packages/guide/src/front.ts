import type { BattlePlan } from '@muster/engine';

/** The direction that an army faces from its deployment zone. */
export interface Front {
  /** The axis of forward movement; ranks are along the other axis. */
  axis: 'x' | 'y';
  forward: 1 | -1;
}

/** Returns the front of a zone: across its shorter side, toward the middle of the table; down the table without a zone. */
export const frontOf = ({ zones, table }: BattlePlan, zone: number): Front => {
  if (zone < 0) return { axis: 'y', forward: 1 };
  const { minX, minY, maxX, maxY } = zones[zone];
  return maxX - minX < maxY - minY
    ? { axis: 'x', forward: minX + maxX > table.width ? -1 : 1 }
    : { axis: 'y', forward: minY + maxY > table.depth ? -1 : 1 };
};

/** Returns the point at a distance along the front and a distance ahead. */
export const pointOf = ({ axis }: Front, along: number, ahead: number): [number, number] =>
  axis === 'y' ? [along, ahead] : [ahead, along];
