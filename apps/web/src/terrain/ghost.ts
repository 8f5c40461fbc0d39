import { distance2, INCH } from '@muster/kernel';
import { playTerrainMove, type TerrainDraft, type TerrainMove, type TerrainRefusal } from '@muster/rules';

/** A piece of the pool where it would be placed: its number, its middle in hundredths of an inch, and its angle. */
export interface Ghost {
  piece: number;
  x: number;
  y: number;
  degrees: number;
}

/** A key press. */
export interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** The distance between the spots tried for a new ghost. */
const SPOTS = 2 * INCH;

/** Returns the move that places a piece where its ghost is. */
export const ghostMove = ({ turn }: TerrainDraft, ghost: Ghost): TerrainMove => ({
  type: 'place',
  side: turn,
  ...ghost,
});

/** Returns why a piece cannot be placed where its ghost is, or undefined where it can. */
export const ghostProblem = (draft: TerrainDraft, ghost: Ghost): TerrainRefusal | undefined => {
  const played = playTerrainMove(draft, ghostMove(draft, ghost));
  return played.ok ? undefined : played.error;
};

/** Returns the first ghost of a piece: at the free spot nearest to the middle of the table, else in the middle. */
export const startGhost = (draft: TerrainDraft, piece: number): Ghost => {
  const middle = { x: Math.round(draft.width / 2), y: Math.round(draft.depth / 2) };
  const spots: Ghost[] = [];
  for (let x = middle.x % SPOTS; x <= draft.width; x += SPOTS)
    for (let y = middle.y % SPOTS; y <= draft.depth; y += SPOTS) spots.push({ piece, x, y, degrees: 0 });
  const far = ({ x, y }: Ghost): number => distance2(x, y, middle.x, middle.y);
  spots.sort((a, b) => far(a) - far(b));
  return spots.find((spot) => isFree(draft, spot)) ?? { piece, ...middle, degrees: 0 };
};

const isFree = (draft: TerrainDraft, ghost: Ghost): boolean => ghostProblem(draft, ghost) === undefined;

const within = (at: number, most: number): number => Math.max(0, Math.min(most, Math.round(at)));

/** Returns the ghost with its middle at another spot of the table. */
export const putGhost = ({ width, depth }: TerrainDraft, ghost: Ghost, x: number, y: number): Ghost => ({
  ...ghost,
  x: within(x, width),
  y: within(y, depth),
});

/** Returns the ghost turned to an angle, in steps of five degrees. */
export const turnGhost = (ghost: Ghost, degrees: number): Ghost => ({
  ...ghost,
  degrees: (((Math.round(degrees / 5) * 5) % 360) + 360) % 360,
});

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const TURNS: Readonly<Record<string, number>> = { '[': -5, ']': 5, '{': -45, '}': 45 };

/** Returns the ghost after a key press, or undefined for other keys. */
export const keyGhost = (draft: TerrainDraft, ghost: Ghost, { key, shiftKey }: Pressed): Ghost | undefined => {
  const step = STEPS[key];
  const by = shiftKey ? INCH / 10 : INCH;
  if (step) return putGhost(draft, ghost, ghost.x + step[0] * by, ghost.y + step[1] * by);
  const turn = TURNS[key];
  return turn === undefined ? undefined : turnGhost(ghost, ghost.degrees + turn);
};
