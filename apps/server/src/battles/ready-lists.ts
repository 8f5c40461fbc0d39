import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ArmyList, costOfList, parseListText } from '@muster/army';
import { booksFor } from './books.ts';

/** Where the ready lists of the army books and the sample armies are. */
const HOME = {
  book: fileURLToPath(new URL('../../../../packages/army/lists/', import.meta.url)),
  sample: fileURLToPath(new URL('../../../../packages/army/samples/', import.meta.url)),
};

/** A list that is there to be played at once. */
export interface ReadyList {
  id: string;
  name: string;
  system: string;
  points: number;
  kind: 'book' | 'sample';
  units: string[];
}

const filesIn = (folder: string): { id: string; file: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ id: file.replace(/^.*\//, '').replace(/\.json$/, ''), file: join(folder, file) }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

const load = (file: string): ArmyList => {
  const text = readFileSync(file, 'utf8');
  const read = parseListText(text, booksFor(text, []));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
  return read.value.list;
};

/** All ready lists, by their names. */
export const readyLists: ReadonlyMap<string, { list: ArmyList; ready: ReadyList }> = new Map(
  (['book', 'sample'] as const).flatMap((kind) =>
    filesIn(HOME[kind]).map(({ id, file }) => {
      const list = load(file);
      const { army, system } = list;
      const points = costOfList(list);
      const units = army.units.map((unit) => unit.name);
      return [id, { list, ready: { id, name: army.name, system, points, kind, units } }] as const;
    }),
  ),
);
