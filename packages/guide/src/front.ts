import type { BattlePlan } from '@muster/engine';

/** Which way an army looks from its zone. */
export interface Front {
  /** The axis along which it goes forward; its ranks stand along the other. */
  axis: 'x' | 'y';
  forward: 1 | -1;
}

/** The front of a zone: across its shorter way, towards the middle of the table; without a zone, down the table. */
export const frontOf = ({ zones, table }: BattlePlan, zone: number): Front => {
  if (zone < 0) return { axis: 'y', forward: 1 };
  const { minX, minY, maxX, maxY } = zones[zone];
  return maxX - minX < maxY - minY
    ? { axis: 'x', forward: minX + maxX > table.width ? -1 : 1 }
    : { axis: 'y', forward: minY + maxY > table.depth ? -1 : 1 };
};

/** The point that is so far along the front and so far forward on the table. */
export const pointOf = ({ axis }: Front, along: number, ahead: number): [number, number] =>
  axis === 'y' ? [along, ahead] : [ahead, along];
