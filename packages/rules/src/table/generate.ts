import type { Table, TerrainPiece } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { TERRAIN_KINDS, traitsOf } from '../terrain/kinds.ts';
import type { Spot } from '../terrain/outline.ts';
import { checkTable } from './check.ts';
import { drawMiddle, drawPlace, type Layout, type Lot, nudge } from './layout.ts';
import { groundNeed, type Need, sightNeed } from './needs.ts';
import { drawRecipe, isSort, type LoosePiece, type RecipeOptions, smaller } from './recipe.ts';
import { LANDSCAPES, type Theme, themeOf } from './themes.ts';

/** What table is wanted; lengths are hundredths of an inch. */
export interface GenerateOptions {
  width: number;
  depth: number;
  pieces: number;
  players: number;
  /** Drawn from the seed unless told otherwise. */
  theme?: Theme;
  /** With chasms to jump over and platforms to be pushed from, for games that know it; none unless told. */
  jumps?: boolean;
}

/** Tables begun before the best of them is taken as it is. */
const ATTEMPTS = 20;

/** Places looked at for each piece; the best is taken. */
const PLACES = 30;

/** How often a piece that finds no place is made smaller. */
const SHRINKS = 3;

/** How often, in each half of the work, a piece may be taken up and laid again. */
const REPAIRS = 70;

/**
 * Lays a table that keeps the guidelines, always the same one for a seed. It looks the same from both deployment edges: every
 * piece has a twin, turned by half a circle about the middle, so that neither side is favoured. Where a table is asked for that
 * cannot be had (too many pieces, too little room), it is the best that was found: `checkTable` tells.
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
  return { name: LANDSCAPES[theme].name, width, depth, terrain: best };
};

/** A table at work: its dice, what lies on it and what it lacks. */
interface Site {
  dice: Dice;
  layout: Layout;
  needs: Need[];
}

/** One try: what stands in the middle, then rivers and what blocks sight, then what fills the gaps. */
const layTerrain = (dice: Dice, options: RecipeOptions): TerrainPiece[] => {
  const { middle, pairs } = drawRecipe(dice, options);
  const layout: Layout = { width: options.width, depth: options.depth, lots: [] };
  const site: Site = { dice, layout, needs: [sightNeed(layout)] };
  const inMiddle = middle && drawMiddle(dice, layout, middle);
  if (inMiddle) lay(site, inMiddle);
  const order = [...pairs].sort((a, b) => rank(a) - rank(b));
  const first = order.filter(({ kind }) => kind === 'river' || isSort(kind, 'blocking'));
  // Where this fails, the rest of the work is saved.
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

/** Rivers need most room, then what must keep 6" apart; scatter goes last. */
const rank = ({ kind }: LoosePiece): number => {
  if (kind === 'river') return 0;
  if (isSort(kind, 'impassable')) return 1;
  return kind === 'barricade' ? 3 : 2;
};

const lay = ({ layout, needs }: Site, lot: Lot): void => {
  layout.lots.push(lot);
  for (const need of needs) need.put(lot);
};

const takeUp = ({ layout, needs }: Site, lot: Lot): void => {
  layout.lots.splice(layout.lots.indexOf(lot), 1);
  for (const need of needs) need.take(lot);
};

/** Lays pieces one after the other, each where it does most, a little smaller if it must be; false if one finds no room. */
const layAll = (site: Site, pieces: readonly LoosePiece[]): boolean =>
  pieces.every((loose) => {
    let lot = bestPlace(site, loose);
    for (let times = 1; times <= SHRINKS && !lot; times++) lot = bestPlace(site, smaller(loose, times));
    if (lot) lay(site, lot);
    return lot !== undefined;
  });

/** Takes up one piece after the other and lays it where it does more, until nothing is missing; false if that takes too long. */
const repair = (site: Site): boolean => {
  const { dice, layout, needs } = site;
  const isMissing = (): boolean => needs.some((need) => need.left() > 0);
  for (let i = 0; i < REPAIRS && isMissing(); i++) {
    // Only what blocks sight helps against clear lines; now and then something else makes room for it.
    const isAble = (lot: Lot): boolean => lot.blocking || needs[0].left() === 0 || dice.below(8) === 0;
    const able = layout.lots.filter((lot) => lot.polygons.length > 1 && isAble(lot));
    if (able.length === 0) continue;
    const lot = able[dice.below(able.length)];
    takeUp(site, lot);
    lay(site, bestPlace(site, lot.loose, lot) ?? lot);
  }
  return !isMissing();
};

/** Looks at some places, where something is missing or anywhere or close to where the piece stood, and takes the best. */
const bestPlace = (site: Site, loose: LoosePiece, now?: Lot): Lot | undefined => {
  const { dice, layout, needs } = site;
  const weigh = (lot: Lot): number => needs.reduce((sum, need) => sum + need.weigh(lot), 0);
  let best = now;
  let most = now ? weigh(now) : 0;
  for (let place = 0; place < PLACES || (!best && place < PLACES * 5); place++) {
    const isNudge = now !== undefined && dice.below(3) > 0;
    const lot = isNudge ? nudge(dice, layout, now) : drawPlace(dice, layout, loose, drawSpot(site));
    if (!lot) continue;
    const weight = weigh(lot);
    // Of equals the last, so that pieces wander until one of them helps.
    if (weight >= most) [best, most] = [lot, weight];
  }
  return best;
};

const drawSpot = ({ dice, layout, needs }: Site): Spot => {
  const need = needs[dice.below(needs.length)];
  if (need.left() > 0 && dice.below(4) > 0) return need.missing(dice);
  return { x: dice.below(layout.width + 1), y: dice.below(layout.depth + 1) };
};

const nameAll = (lots: readonly Lot[]): TerrainPiece[] => {
  const counts = new Map<string, number>();
  return lots.flatMap(({ loose: { kind }, polygons }) =>
    polygons.map((polygon) => {
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      return { id: `${kind}-${number}`, kind, polygon, ...traitsOf(TERRAIN_KINDS[kind]) };
    }),
  );
};
