import { type Table, TERRAIN_TYPES } from '@muster/engine';
import { polygonArea, type Reader } from '@muster/kernel';
import { type Check, FARTHEST, listOf, optional, shape, text, truth, whole, word } from './shape.ts';

const polygon: Check = (reader) => {
  const before = reader.findings.length;
  listOf(whole(-FARTHEST, FARTHEST), 2000, 6)(reader);
  if (reader.findings.length > before) return;
  const corners = reader.value as readonly number[];
  if (corners.length % 2 === 1) reader.complain('has an x without its y');
  else if (polygonArea(corners) === 0) reader.complain('has no area');
};

const piece: Check = shape({
  id: text(),
  kind: text(),
  polygon,
  height: optional(whole(0, FARTHEST)),
  depth: optional(whole(0, FARTHEST)),
  types: listOf(word(...TERRAIN_TYPES), TERRAIN_TYPES.length),
  dangerousInHaste: optional(truth),
  difficultUphill: optional(truth),
  seeIntoNotThrough: optional(truth),
  topIgnoresOneBlocker: optional(truth),
  shelters: optional(truth),
  gap: optional(truth),
});

const table: Check = shape({
  name: optional(text()),
  width: whole(100, FARTHEST),
  depth: whole(100, FARTHEST),
  terrain: listOf(piece, 500),
});

/** Reads the table of a record; lengths are in hundredths of an inch. */
export const readTable = (reader: Reader): Table => {
  table(reader);
  return reader.value as Table;
};
