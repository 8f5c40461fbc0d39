/** The colours of a picture. */
export interface Palette {
  page: string;
  panel: string;
  ink: string;
  soft: string;
  line: string;
  /** Behind labels. */
  paper: string;
  /** For things that no side holds. */
  neutral: string;
  wound: string;
  /** Numbers on the colour of wounds. */
  onWound: string;
  warn: string;
  shadow: string;
  ground: string;
  /** Each side, and the pale body of its pieces. */
  sides: readonly string[];
  bodies: readonly string[];
  /** Numbers on the colour of a side. */
  onSides: readonly string[];
  terrain: TerrainColours;
}

/** For each look of terrain: its ground and the marks on it. */
type TerrainColours = Readonly<Record<TerrainLook, { fill: string; mark: string; edge: string }>>;

/** The ways in which terrain is drawn. */
export const TERRAIN_LOOKS = [
  'mass',
  'rock',
  'forest',
  'hill',
  'field',
  'water',
  'deep',
  'swamp',
  'lava',
  'rubble',
  'ruins',
  'barricade',
  'chasm',
  'plain',
] as const;
export type TerrainLook = (typeof TERRAIN_LOOKS)[number];

/** Safe for colour-blind players. */
const SIDES = ['#0072B2', '#D55E00', '#009E73', '#CC79A7'];

/** The ground of each theme of tables, light and dark. */
const GROUNDS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  Countryside: ['#dddcc8', '#33362d'],
  City: ['#dbd8d1', '#343432'],
  Wasteland: ['#e2d6c1', '#3a332a'],
  Wetland: ['#d3dace', '#2d3530'],
};

const LIGHT: Omit<Palette, 'ground'> = {
  page: '#faf8f2',
  panel: '#f1eee4',
  ink: '#22262b',
  soft: '#5a5d57',
  line: '#a8a592',
  paper: '#fffdf7',
  neutral: '#8d8f88',
  wound: '#b3261e',
  onWound: '#ffffff',
  warn: '#b23a12',
  shadow: '#2b2a24',
  sides: SIDES,
  bodies: ['#cfe3f0', '#f8dcc6', '#c9ebdf', '#f3dcea'],
  onSides: ['#ffffff', '#1b1206', '#06140f', '#1a0d14'],
  terrain: {
    mass: { fill: '#57554f', mark: '#7f7c74', edge: '#2f2e2b' },
    rock: { fill: '#77726a', mark: '#948f85', edge: '#45423c' },
    forest: { fill: '#c3cbab', mark: '#8a9c70', edge: '#64744f' },
    hill: { fill: '#d3c6a1', mark: '#99895f', edge: '#85764f' },
    field: { fill: '#dccf9f', mark: '#b5a163', edge: '#9a8850' },
    water: { fill: '#bcd2d6', mark: '#7c9fa9', edge: '#6d909b' },
    deep: { fill: '#86a9b8', mark: '#557d90', edge: '#3f6678' },
    swamp: { fill: '#bcc4a6', mark: '#7c8861', edge: '#73805a' },
    lava: { fill: '#e3a57d', mark: '#8f2d12', edge: '#b23a12' },
    rubble: { fill: '#ccc6ba', mark: '#8e887c', edge: '#857f73' },
    ruins: { fill: '#d6cfc1', mark: '#867d6f', edge: '#625a4d' },
    barricade: { fill: '#8b7a5c', mark: '#6a5b41', edge: '#4d4230' },
    chasm: { fill: '#4b4741', mark: '#2f2c28', edge: '#26231f' },
    plain: { fill: '#d0cdbc', mark: '#8d8b7c', edge: '#8d8b7c' },
  },
};

const DARK: Omit<Palette, 'ground'> = {
  page: '#17191b',
  panel: '#202326',
  ink: '#ece8dc',
  soft: '#a9a99f',
  line: '#63645b',
  paper: '#24272a',
  neutral: '#8d8f88',
  wound: '#ff8a7a',
  onWound: '#2a0703',
  warn: '#f0874f',
  shadow: '#000000',
  sides: ['#4aa8e0', '#ef8340', '#2fc79a', '#e09cc2'],
  bodies: ['#16394f', '#552a0b', '#0d4636', '#4d2a3d'],
  onSides: ['#0d1114', '#0d1114', '#0d1114', '#0d1114'],
  terrain: {
    mass: { fill: '#0e0f10', mark: '#34363a', edge: '#5b5e62' },
    rock: { fill: '#1f1e1c', mark: '#3a3834', edge: '#6a665e' },
    forest: { fill: '#39442e', mark: '#4f6140', edge: '#7c9066' },
    hill: { fill: '#4b4431', mark: '#8a7c56', edge: '#8a7c56' },
    field: { fill: '#514a2f', mark: '#857746', edge: '#958550' },
    water: { fill: '#2c4850', mark: '#5d8793', edge: '#5d8793' },
    deep: { fill: '#1b3644', mark: '#47707f', edge: '#5d8aa0' },
    swamp: { fill: '#3d4430', mark: '#747f58', edge: '#7c8861' },
    lava: { fill: '#5e2712', mark: '#f0874f', edge: '#f0874f' },
    rubble: { fill: '#46433d', mark: '#7d786d', edge: '#8a8478' },
    ruins: { fill: '#45403a', mark: '#8d8475', edge: '#a59a88' },
    barricade: { fill: '#6f6149', mark: '#968563', edge: '#b09d77' },
    chasm: { fill: '#141412', mark: '#4a4a44', edge: '#6a6a60' },
    plain: { fill: '#3c3d37', mark: '#7f7f74', edge: '#7f7f74' },
  },
};

/** Returns the colours for a table of a theme, light or dark. */
export const paletteFor = (theme: string | undefined, dark = false): Palette => {
  const ground = Object.hasOwn(GROUNDS, theme ?? '') ? GROUNDS[theme ?? ''] : GROUNDS.Countryside;
  return dark ? { ...DARK, ground: ground[1] } : { ...LIGHT, ground: ground[0] };
};
