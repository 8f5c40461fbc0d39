/** The guidelines for tables, in the order of their findings. */
export const GUIDELINES = [
  /** The armies have room to deploy 24" apart. */
  'room',
  /** No piece is off the table. */
  'on-table',
  /** No two pieces overlap; touching is allowed. */
  'overlap',
  /** Every piece is scatter of 1" to 3" or a feature of 4" to 12". */
  'size',
  /** Enough pieces. */
  'pieces',
  /** Enough of the table is covered, in percent of its area. */
  'covered',
  /** Enough pieces block sight. */
  'blocking',
  /** Enough pieces give cover. */
  'cover',
  /** Enough pieces are difficult. */
  'difficult',
  /** One dangerous piece for each player. */
  'dangerous',
  /** No piece is far from all others, and no open circle is wider than 12". */
  'gaps',
  /** Impassable pieces are 6" from each other and from the edges, or touch them. */
  'lanes',
  /** No clear line from one deployment edge to the other. */
  'sight',
] as const;
export type Guideline = (typeof GUIDELINES)[number];

/** A guideline that a table does not meet; `have` and `need` are pieces, percent, hundredths of an inch or lines of sight. */
export interface GuidelineFinding {
  guideline: Guideline;
  have: number;
  need: number;
  /** Ids of the pieces that it is about. */
  pieces: readonly string[];
  /** Where to look: the middle of an open circle, or the two ends of a clear line. */
  at?: readonly { x: number; y: number }[];
  /** What is wrong and what to do about it. */
  message: string;
}

/** The numbers of the guidelines; shares are in percent, lengths in hundredths of an inch. */
export const GUIDELINE_NUMBERS = {
  pieces: 15,
  covered: 25,
  blocking: 50,
  cover: 33,
  difficult: 33,
  dangerousPerPlayer: 1,
  gap: 1200,
  lane: 600,
} as const;

/** How many pieces of each kind a table should have. */
export interface TerrainMinimums {
  blocking: number;
  cover: number;
  difficult: number;
  dangerous: number;
}

const share = (pieces: number, percent: number): number => Math.ceil((pieces * percent) / 100);

/** How many of so many pieces should block sight, give cover, be difficult and be dangerous; parts are rounded up. */
export const terrainMinimums = (pieces: number, players: number): TerrainMinimums => ({
  blocking: share(pieces, GUIDELINE_NUMBERS.blocking),
  cover: share(pieces, GUIDELINE_NUMBERS.cover),
  difficult: share(pieces, GUIDELINE_NUMBERS.difficult),
  dangerous: players * GUIDELINE_NUMBERS.dangerousPerPlayer,
});
