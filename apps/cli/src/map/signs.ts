import type { BattlePlan, TerrainPiece } from '@muster/engine';

/** The signs of terrain by kind; letters and figures are for units and objectives. */
const GROUND: Readonly<Record<string, string>> = {
  barricade: '=',
  building: '#',
  field: '"',
  forest: '%',
  hill: '^',
  'shallow-lake': '~',
  'deep-lake': ';',
  lava: '!',
  mountain: '#',
  river: '~',
  rubble: ':',
  ruins: '&',
  swamp: ',',
  chasm: '/',
  platform: '@',
};

/** Returns whether a piece is impassable or blocks line of sight. */
export const isSolid = ({ types }: TerrainPiece): boolean => types.includes('blocking') || types.includes('impassable');

/** Returns the sign of a terrain piece; for an unknown kind by its types. */
export const groundSign = (piece: TerrainPiece): string => {
  if (Object.hasOwn(GROUND, piece.kind)) return GROUND[piece.kind];
  return isSolid(piece) ? '#' : ':';
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the letter of a unit: capitals for the first and third side, small letters for the others. */
export const letterOf = ({ sides, units }: BattlePlan, unit: number): string => {
  const { side } = units[unit];
  if (side >= sides.length) return '?';
  const before = side >= 2 ? sides[side - 2].units.length : 0;
  const letter = LETTERS[(before + sides[side].units.indexOf(unit)) % LETTERS.length];
  return side % 2 === 0 ? letter : letter.toLowerCase();
};

/** Signs for moves, shots and lost models, as dots or in plain letters. */
export const MOVE_SIGNS = {
  fine: { way: '•', left: '∘', shot: '∙', fallen: '×' },
  plain: { way: '.', left: '', shot: '*', fallen: '+' },
} as const;
