import { readdirSync, readFileSync } from 'node:fs';
import { type MusterBook, parseAnyList, parseBook } from '@muster/army';
import type { Army, Ruleset } from '@muster/engine';
import { samplesOf } from './battles.ts';
import { motleyArmy } from './motley.ts';

const ARMY = new URL('../../packages/army/', import.meta.url);

const readAll = (folder: string, names = /\.json$/): unknown[] =>
  readdirSync(new URL(folder, ARMY))
    .filter((file) => names.test(file))
    .sort()
    .map((file): unknown => JSON.parse(readFileSync(new URL(folder + file, ARMY), 'utf8')));

/** Lists of the least points of their game. */
const SMALL = /-(200|300|750)\.json$/;

/** The small ready lists of a game. */
const readyArmiesOf = ({ id }: Ruleset): Army[] => {
  const books = readAll('books/').flatMap((file): readonly MusterBook[] => {
    const book = parseBook(file);
    return book.ok ? book.value : [];
  });
  return readAll(`lists/${id}/`, SMALL).map((file) => {
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

/** Small forces of a game: pieces of samples and of ready lists, and of armies that have the rules of army books between them. */
export interface Bands {
  usual: readonly Army[];
  motley: readonly Army[];
}

/** How many motley armies forces are cut from: between them they have all rules. */
const MOTLEY = 40;

/** The small forces of a game, of so many units each. */
export const bandsOf = (ruleset: Ruleset, size: number): Bands => ({
  usual: [...samplesOf(ruleset), ...readyArmiesOf(ruleset)].flatMap((army) => pieces(army, size)),
  motley: Array.from({ length: MOTLEY }, (_, i) => motleyArmy(ruleset, i)).flatMap((army) => pieces(army, size)),
});
