import type { BattlePlan, TerrainPiece } from '@muster/engine';

/** What the ground looks like in text, by kind; letters and figures are for units and markers. */
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

/** Whether nobody can enter a piece or see through it. */
export const isSolid = ({ types }: TerrainPiece): boolean => types.includes('blocking') || types.includes('impassable');

/** The sign of a piece of terrain; of an unknown kind by what it does. */
export const groundSign = (piece: TerrainPiece): string => {
  if (Object.hasOwn(GROUND, piece.kind)) return GROUND[piece.kind];
  return isSolid(piece) ? '#' : ':';
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of a unit: capitals for the first and the third side, small letters for the others. */
export const letterOf = ({ sides, units }: BattlePlan, unit: number): string => {
  const { side } = units[unit];
  if (side >= sides.length) return '?';
  const before = side >= 2 ? sides[side - 2].units.length : 0;
  const letter = LETTERS[(before + sides[side].units.indexOf(unit)) % LETTERS.length];
  return side % 2 === 0 ? letter : letter.toLowerCase();
};

/** Signs for what happened on the way, as blocks and dots or in plain letters. */
export const WAY_SIGNS = {
  fine: { way: '•', left: '∘', shot: '∙', fallen: '×' },
  plain: { way: '.', left: '', shot: '*', fallen: '+' },
} as const;
