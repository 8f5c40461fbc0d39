import { type Battle, TABLE_QUARTERS } from './battle.ts';

/** Returns the table quarter of a point: row by row from the corner at 0, 0. */
export const quarterAt = ({ plan: { table } }: Battle, x: number, y: number): number =>
  (2 * x < table.width ? 0 : 1) + (2 * y < table.depth ? 0 : 2);

/** Returns the middle of a table quarter. */
export const quarterCentre = ({ plan: { table } }: Battle, quarter: number): { x: number; y: number } => ({
  x: Math.round((table.width * (quarter % 2 === 0 ? 1 : 3)) / 4),
  y: Math.round((table.depth * (quarter < 2 ? 1 : 3)) / 4),
});

/** Returns the table quarters with the most models of a unit by their centres: several if equal (campaign:M12). */
export const quartersOf = (battle: Battle, unit: number): number[] => {
  const counts: number[] = Array.from({ length: TABLE_QUARTERS }, () => 0);
  const { x, y, alive, unitOf } = battle;
  for (let model = 0; model < unitOf.length; model++)
    if (unitOf[model] === unit && alive[model] === 1) counts[quarterAt(battle, x[model], y[model])]++;
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, quarter) => (count === most ? quarter : []));
};

/** Returns the table quarter of a unit: if several are equal, the first. */
export const quarterOf = (battle: Battle, unit: number): number => quartersOf(battle, unit)[0] ?? -1;
