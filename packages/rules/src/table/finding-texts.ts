import { toInches } from '@muster/kernel';

// The sentences of the table check. Lengths are hundredths of an inch.

const inch = (hundredths: number): string => `${toInches(hundredths)}″`;

/** What pieces are counted by: all of them, or those that do something. */
export type CountedPieces = 'pieces' | 'blocking' | 'cover' | 'difficult' | 'dangerous';

const SHORTAGES: Readonly<Record<CountedPieces, (have: number, need: number) => string>> = {
  pieces: (have, need) => `Pieces on the table: ${have} (at least ${need}). Add ${need - have} more.`,
  blocking: (have, need) =>
    `Pieces that block sight: ${have} (at least ${need}). Turn other pieces into forests, buildings or mountains.`,
  cover: (have, need) =>
    `Pieces that give cover: ${have} (at least ${need}). Turn other pieces into forests, ruins, hills or fields.`,
  difficult: (have, need) =>
    `Pieces of difficult terrain: ${have} (at least ${need}). Turn other pieces into forests, fields, swamps or rubble.`,
  dangerous: (have, need) =>
    `Pieces of dangerous terrain: ${have} (at least ${need}). Let each player name one, or add ruins, a river or lava.`,
};

interface Range {
  least: number;
  most: number;
}

const range = ({ least, most }: Range): string => `${inch(least)} to ${inch(most)}`;

/** Returns the sentences that say what is wrong with a table and what to do, one function for each finding. */
export const FINDING_TEXTS = {
  offTable: (piece: string, over: number): string =>
    `The ${piece} is ${inch(over)} over the edge: move it onto the table.`,
  overlap: (piece: string, other: string): string => `The ${piece} and the ${other} overlap: move one of them.`,
  size: (piece: string, size: { long: number; short: number }, feature: Range, scatter: Range): string =>
    `The ${piece} is ${inch(size.long)} by ${inch(size.short)} (features ${range(feature)}, scatter ${range(scatter)}): resize it.`,
  shortage: (amount: CountedPieces, have: number, need: number): string => SHORTAGES[amount](have, need),
  covered: (percent: number, need: number, missing: number): string =>
    `${percent}% of the table is covered (at least ${need}%): add ${missing} square inches of terrain.`,
  lonely: (piece: string, gap: number, limit: number): string =>
    `The ${piece} is ${inch(gap)} from the next piece (limit ${inch(limit)}): put a piece in between.`,
  openCircle: (at: { x: number; y: number }, width: number, limit: number): string =>
    `The open circle around ${inch(at.x)} across and ${inch(at.y)} deep is ${inch(width)} wide (limit ${inch(limit)}): put a piece there.`,
  lane: (piece: string, other: string, gap: number, need: number): string =>
    `The ${piece} and the ${other} are ${inch(gap)} apart (at least ${inch(need)}): move them apart, or let them touch.`,
  edgeLane: (piece: string, gap: number, need: number): string =>
    `The ${piece} is ${inch(gap)} from the table edge (at least ${inch(need)}): move it away from the edge, or to the edge.`,
  clearLines: (have: number, all: number, from: number, to: number): string =>
    `${have} of ${all} lines from edge to edge are clear (limit 0), for example from ${inch(from)} across to ${inch(to)} across: put a forest or a building in the way.`,
  room: (side: 'shorter' | 'longer', have: number, need: number, zone: number, apart: number): string =>
    `The table is too small: its ${side} side is ${inch(have)} (at least ${inch(need)}: two deployment zones of ${inch(zone)} and ${inch(apart)} between the armies).`,
} as const;
