import type { Table, TerrainPiece } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { TERRAIN_KINDS, traitsOf } from '../terrain/kinds.ts';
import type { TerrainPoint } from '../terrain/outline.ts';
import { checkTable } from './check.ts';
import { drawMiddle, drawPlace, type TableLayout, type PlacedLoosePiece, nudge } from './layout.ts';
import { groundNeed, type TableNeed, sightNeed } from './needs.ts';
import { drawTerrainMix, isSort, type LoosePiece, type TerrainMixOptions, smaller } from './recipe.ts';
import { THEME_TERRAIN, type Theme, themeOf } from './themes.ts';

/** What table to generate; lengths are hundredths of an inch. */
export interface GenerateOptions {
  width: number;
  depth: number;
  pieces: number;
  players: number;
  /** Drawn from the seed by default. */
  theme?: Theme;
  /** Adds chasms to jump over and platforms to be pushed from, for games with these rules. False by default. */
  jumps?: boolean;
}

/** Tables that are tried before the best one is returned as it is. */
const ATTEMPTS = 20;

/** Places that are tried for each piece; the best is used. */
const PLACES = 30;

/** How often a piece that does not fit is made smaller. */
const SHRINKS = 3;

/** How often a piece may be moved in each half of the work. */
const REPAIRS = 70;

/**
 * Generates a table that meets the guidelines; a seed always gives the same table. It looks the same from both deployment
 * edges: every piece has a twin, turned by half a circle about the middle, so that neither side has an advantage. If the
 * guidelines cannot be met (too many pieces, too little room), it is the best table found; `checkTable` lists what is wrong.
 */
export const generateTable = (seed: string, options: GenerateOptions): Table => {
  const { width, depth, pieces, players } = options;
  const theme = options.theme ?? themeOf(seed);
  let best: readonly TerrainPiece[] = [];
  let fewest = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && fewest > 0; attempt++) {
    const terrain = layTerrain(new Dice(`table ${seed}`, attempt), { ...options, theme });
    const found = checkTable({ width, depth, terrain }, { players, minPieces: pieces }).length;
    if (found < fewest) [best, fewest] = [terrain, found];
  }
  return { name: THEME_TERRAIN[theme].name, width, depth, terrain: best };
};

/** A table in progress: its dice, its pieces and what it lacks. */
interface Site {
  dice: Dice;
  layout: TableLayout;
  needs: TableNeed[];
}

/** Tries one table: the piece in the middle, then rivers and pieces that block sight, then the others. */
const layTerrain = (dice: Dice, options: TerrainMixOptions): TerrainPiece[] => {
  const { middle, pairs } = drawTerrainMix(dice, options);
  const layout: TableLayout = { width: options.width, depth: options.depth, lots: [] };
  const site: Site = { dice, layout, needs: [sightNeed(layout)] };
  const inMiddle = middle && drawMiddle(dice, layout, middle);
  if (inMiddle) lay(site, inMiddle);
  const order = [...pairs].sort((a, b) => rank(a) - rank(b));
  const first = order.filter(({ kind }) => kind === 'river' || isSort(kind, 'blocking'));
  // If this fails, the rest is not worth the time.
  if (layAll(site, first) && repair(site)) {
    const ground = groundNeed(layout);
    layout.lots.forEach(ground.put);
    site.needs.push(ground);
    if (
      layAll(
        site,
        order.filter((loose) => !first.includes(loose)),
      )
    )
      repair(site);
  }
  return nameAll(layout.lots);
};

/** Rivers need most room, then impassable pieces, which must be 6" apart; scatter comes last. */
const rank = ({ kind }: LoosePiece): number => {
  if (kind === 'river') return 0;
  if (isSort(kind, 'impassable')) return 1;
  return kind === 'barricade' ? 3 : 2;
};

const lay = ({ layout, needs }: Site, lot: PlacedLoosePiece): void => {
  layout.lots.push(lot);
  for (const need of needs) need.put(lot);
};

const takeUp = ({ layout, needs }: Site, lot: PlacedLoosePiece): void => {
  layout.lots.splice(layout.lots.indexOf(lot), 1);
  for (const need of needs) need.take(lot);
};

/** Places pieces one after the other where each helps most, a little smaller if necessary; false if one does not fit. */
const layAll = (site: Site, pieces: readonly LoosePiece[]): boolean =>
  pieces.every((loose) => {
    let lot = bestPlace(site, loose);
    for (let times = 1; times <= SHRINKS && !lot; times++) lot = bestPlace(site, smaller(loose, times));
    if (lot) lay(site, lot);
    return lot !== undefined;
  });

/** Moves one piece after the other to where it helps more, until nothing is missing; false if that takes too long. */
const repair = (site: Site): boolean => {
  const { dice, layout, needs } = site;
  const isMissing = (): boolean => needs.some((need) => need.left() > 0);
  for (let i = 0; i < REPAIRS && isMissing(); i++) {
    // Only pieces that block sight cut clear lines; now and then another piece has to make room for one.
    const isAble = (lot: PlacedLoosePiece): boolean => lot.blocking || needs[0].left() === 0 || dice.below(8) === 0;
    const able = layout.lots.filter((lot) => lot.polygons.length > 1 && isAble(lot));
    if (able.length === 0) continue;
    const lot = able[dice.below(able.length)];
    takeUp(site, lot);
    lay(site, bestPlace(site, lot.loose, lot) ?? lot);
  }
  return !isMissing();
};

/** Tries some places (where something is missing, anywhere, or close to the old place) and uses the best. */
const bestPlace = (site: Site, loose: LoosePiece, now?: PlacedLoosePiece): PlacedLoosePiece | undefined => {
  const { dice, layout, needs } = site;
  const weigh = (lot: PlacedLoosePiece): number => needs.reduce((sum, need) => sum + need.weigh(lot), 0);
  let best = now;
  let most = now ? weigh(now) : 0;
  for (let place = 0; place < PLACES || (!best && place < PLACES * 5); place++) {
    const isNudge = now !== undefined && dice.below(3) > 0;
    const lot = isNudge ? nudge(dice, layout, now) : drawPlace(dice, layout, loose, drawSpot(site));
    if (!lot) continue;
    const weight = weigh(lot);
    // The last of equals, so that pieces move around until one of them helps.
    if (weight >= most) [best, most] = [lot, weight];
  }
  return best;
};

const drawSpot = ({ dice, layout, needs }: Site): TerrainPoint => {
  const need = needs[dice.below(needs.length)];
  if (need.left() > 0 && dice.below(4) > 0) return need.missing(dice);
  return { x: dice.below(layout.width + 1), y: dice.below(layout.depth + 1) };
};

const nameAll = (lots: readonly PlacedLoosePiece[]): TerrainPiece[] => {
  const counts = new Map<string, number>();
  return lots.flatMap(({ loose: { kind }, polygons }) =>
    polygons.map((polygon) => {
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      return { id: `${kind}-${number}`, kind, polygon, ...traitsOf(TERRAIN_KINDS[kind]) };
    }),
  );
};
