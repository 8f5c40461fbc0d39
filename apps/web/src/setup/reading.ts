import { costOfList, makeList } from '@muster/army';
import { newestRuleset } from '@muster/rules';
import { api, type ListReading } from '../api/http.ts';
import type { ArmyList } from '../api/types.ts';
import { ensureUser } from '../api/use-me.ts';
import type { ArmyPick } from './draft.ts';

/** An uploaded army book: its name and its text. */
export interface ReadBook {
  name: string;
  text: string;
  /** Its id on the server, where it is saved. */
  id?: string;
}

/** Reads an army from a text, with the uploaded books; `system` is the game of a list that names none. */
export const readArmy = (text: string, books: readonly ReadBook[], system?: string): Promise<ListReading> =>
  api.readList(
    text,
    books.map((book) => book.text),
    system,
  );

/** Returns an army that was read as the choice of a side. */
export const pickOf = (list: ArmyList): Extract<ArmyPick, { from: 'read' }> => ({
  from: 'read',
  name: list.army.name,
  system: list.system,
  points: costOfList(list),
  file: { ...makeList(list, newestRuleset(list.system)) },
});

/** Saves an army to the user's lists. */
export const saveArmy = async ({ name, file }: Extract<ArmyPick, { from: 'read' }>): Promise<void> => {
  await ensureUser();
  await api.keep('list', name.slice(0, 40), file);
};

/** Returns the name of an army book from its text, or else from its file name. */
export const bookName = (text: string, file: string): string => {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    if (typeof name === 'string' && name.trim() !== '') return name.trim().slice(0, 40);
  } catch {
    // The server reports what is wrong with it when it reads it.
  }
  return file.replace(/\.json$/i, '').slice(0, 40);
};
