import { capital } from '@muster/kernel';
import { type Battle, type Names, objectiveCount, ownerOf, sidesNear, zoneName } from '@muster/engine';
import { spotWords } from './where.ts';
import { inches } from '../parts/lengths.ts';

/** Every marker in words: where it lies, who holds it, who is near. */
export const objectiveLines = (battle: Battle, names: Names): string[] =>
  Array.from({ length: objectiveCount(battle) }, (_, i) => {
    const owner = ownerOf(battle, i) >= 0 ? `held by ${names.sides[ownerOf(battle, i)]}` : 'held by nobody';
    const near = sidesNear(battle, i).map((side) => names.sides[side]);
    const by = near.length > 0 ? `; in reach of ${near.join(' and ')}` : '';
    return `Objective ${i + 1}: ${spotWords({ x: battle.objX[i], y: battle.objY[i] })}, ${owner}${by}.`;
  });

/** Every piece of terrain in words: what it is, what that means, where it lies and how large it is. */
export const terrainLines = ({ plan }: Battle): string[] =>
  plan.terrain.map(({ kind, types, minX, minY, maxX, maxY, height = 0 }) => {
    const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
    const size = `${inches(maxX - minX)} wide, ${inches(maxY - minY)} deep${height > 0 ? `, ${inches(height)} high` : ''}`;
    return `${capital(kind)} (${types.join(', ') || 'open'}): around ${spotWords(middle)}; ${size}.`;
  });

/** Where every side deploys, as far as that is decided. */
export const zoneLines = (battle: Battle, names: Names): string[] =>
  battle.plan.sides.flatMap(({ index }) => {
    const zone = battle.sideZone[index];
    return zone < 0 ? [] : [`${names.sides[index]}: ${zoneName(battle.plan, zone)}.`];
  });

/** How large the table is. */
export const sizeLine = ({ plan: { table } }: Battle): string =>
  `The table is ${inches(table.width)} wide and ${inches(table.depth)} deep. Places are inches from the left and from the upper edge.`;
