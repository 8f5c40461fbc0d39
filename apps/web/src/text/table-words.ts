import { capital } from '@muster/kernel';
import { type Battle, type Names, objectiveCount, ownerOf, sidesNear, zoneName } from '@muster/engine';
import { inches } from '../parts/lengths.ts';
import { TEXT_TEXTS } from './texts.ts';
import { spotWords } from './where.ts';

/** Returns a line for every objective: its place, the side that holds it, and the sides in reach. */
export const objectiveLines = (battle: Battle, names: Names): string[] =>
  Array.from({ length: objectiveCount(battle) }, (_, i) =>
    TEXT_TEXTS.objective({
      number: i + 1,
      spot: spotWords({ x: battle.objX[i], y: battle.objY[i] }),
      owner: ownerOf(battle, i) >= 0 ? names.sides[ownerOf(battle, i)] : undefined,
      near: sidesNear(battle, i).map((side) => names.sides[side]),
    }),
  );

/** Returns a line for every piece of terrain: its kind, its types, its place and its size. */
export const terrainLines = ({ plan }: Battle): string[] =>
  plan.terrain.map(({ kind, types, minX, minY, maxX, maxY, height = 0 }) =>
    TEXT_TEXTS.piece({
      kind: capital(kind),
      types,
      spot: spotWords({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }),
      width: inches(maxX - minX),
      depth: inches(maxY - minY),
      height: height > 0 ? inches(height) : undefined,
    }),
  );

/** Returns a line for the deployment zone of every side that has one already. */
export const zoneLines = (battle: Battle, names: Names): string[] =>
  battle.plan.sides.flatMap(({ index }) => {
    const zone = battle.sideZone[index];
    return zone < 0 ? [] : [TEXT_TEXTS.zone(names.sides[index], zoneName(battle.plan, zone))];
  });

/** Returns the size of the table in words. */
export const sizeLine = ({ plan: { table } }: Battle): string =>
  TEXT_TEXTS.size(inches(table.width), inches(table.depth));
