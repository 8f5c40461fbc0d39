import { costOfList, makeList } from '@muster/army';
import { newestRuleset } from '@muster/rules';
import { api, type ListRead } from '../api/http.ts';
import type { ArmyList } from '../api/types.ts';
import { beSomebody } from '../api/use-me.ts';
import type { ArmyPick } from './draft.ts';

/** An army book that was brought along: its text, and what it is called. */
export interface ReadBook {
  name: string;
  text: string;
  /** Where it is kept, if it is. */
  id?: string;
}

/** Reads an army out of a text, with the books that were brought along; `system` is the game of one that names none. */
export const readArmy = (text: string, books: readonly ReadBook[], system?: string): Promise<ListRead> =>
  api.readList(
    text,
    books.map((book) => book.text),
    system,
  );

/** An army that was read, as the choice of a side. */
export const pickOf = (list: ArmyList): Extract<ArmyPick, { from: 'read' }> => ({
  from: 'read',
  name: list.army.name,
  system: list.system,
  points: costOfList(list),
  file: { ...makeList(list, newestRuleset(list.system)) },
});

/** Keeps an army for later. */
export const keepArmy = async ({ name, file }: Extract<ArmyPick, { from: 'read' }>): Promise<void> => {
  await beSomebody();
  await api.keep('list', name.slice(0, 40), file);
};

/** The name of an army book, out of its text. */
export const bookName = (text: string, file: string): string => {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    if (typeof name === 'string' && name.trim() !== '') return name.trim().slice(0, 40);
  } catch {
    // The server says what is wrong with it when it is read.
  }
  return file.replace(/\.json$/i, '').slice(0, 40);
};
