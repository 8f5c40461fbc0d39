import { readdirSync, readFileSync } from 'node:fs';
import { type MusterBook, parseAnyList, parseBook } from '@muster/army';
import type { Army, Ruleset } from '@muster/engine';
import { samplesOf } from './battles.ts';
import { motleyArmy } from './motley.ts';

const ARMY = new URL('../../packages/army/', import.meta.url);

const readAll = (folder: string): unknown[] =>
  readdirSync(new URL(folder, ARMY))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): unknown => JSON.parse(readFileSync(new URL(folder + file, ARMY), 'utf8')));

/** The ready lists of a game. */
export const readyArmiesOf = ({ id }: Ruleset): Army[] => {
  const books = readAll('books/').flatMap((file): readonly MusterBook[] => {
    const book = parseBook(file);
    return book.ok ? book.value : [];
  });
  return readAll(`lists/${id}/`).map((file) => {
    const list = parseAnyList(file, books);
    if (!list.ok) throw new Error(JSON.stringify(list.error));
    return list.value.list.army;
  });
};

/** Cuts an army into pieces of so many units: every unit is in one of them. */
const pieces = (army: Army, size: number): Army[] =>
  Array.from({ length: Math.ceil(army.units.length / size) }, (_, i) => ({
    ...army,
    units: army.units.slice(i * size, (i + 1) * size),
  }));

/** Small forces of a game: pieces of samples, of ready lists, and of armies that have all rules of army books between them. */
export const bandsOf = (ruleset: Ruleset, size: number, motley: number): Army[] => [
  ...samplesOf(ruleset).flatMap((army) => pieces(army, size)),
  ...readyArmiesOf(ruleset).flatMap((army) => pieces(army, size)),
  ...Array.from({ length: motley }, (_, i) => motleyArmy(ruleset, i)).flatMap((army) => pieces(army, size)),
];
