import type { TableDisc } from './disc.ts';

/** The number of directions in which a place for a label is searched, upward first. */
const DIRECTIONS = 24;

/** The wanted distance from pieces; more is not better. */
const CLEAR = 700;

/** Returns the best place for the label of a line around discs: on the line, on the table, away from pieces. Returns nothing if the whole line is off the table. */
export const labelSpot = (
  table: { width: number; depth: number },
  discs: readonly TableDisc[],
  length: number,
  words: { width: number; height: number },
  pieces: readonly TableDisc[],
): { x: number; y: number } | undefined => {
  const half = { x: words.width / 2, y: words.height / 2 };
  let best: { x: number; y: number; room: number } | undefined;
  for (let i = 0; i < DIRECTIONS; i++) {
    // From straight up, alternating to both sides.
    const turn = ((i % 2 === 0 ? i : -i - 1) / 2 / DIRECTIONS) * 2 * Math.PI;
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
    const far = discs.reduce((most, disc) => (reachOf(disc, dx, dy) > reachOf(most, dx, dy) ? disc : most));
    const x = far.x + dx * (far.radius + length);
    const y = far.y + dy * (far.radius + length);
    if (x < half.x || y < half.y || x > table.width - half.x || y > table.depth - half.y) continue;
    const room = Math.min(CLEAR, ...pieces.map((piece) => gapBetween(x, y, half, piece)));
    if (!best || room > best.room) best = { x, y, room };
  }
  return best && { x: best.x, y: best.y };
};

/** Returns how far a disc extends in a direction. */
const reachOf = ({ x, y, radius }: TableDisc, dx: number, dy: number): number => x * dx + y * dy + radius;

const gapBetween = (x: number, y: number, half: { x: number; y: number }, piece: TableDisc): number =>
  Math.hypot(Math.max(0, Math.abs(piece.x - x) - half.x), Math.max(0, Math.abs(piece.y - y) - half.y)) - piece.radius;
