import { type ArmyBook, type ReadList, unitsOfSelections } from '@muster/army';
import {
  type Campaign,
  type StoredBook,
  storedBook,
  type KnownSpell,
  type NewUnit,
  type TakenNames,
  rulesOf,
  selectionOf,
  unitsOfList,
} from '@muster/campaign';
import { spellsFor } from '@muster/host';
import { shipped } from '@muster/host/disk';
import { CommandError } from '../findings.ts';

/** The experience of a unit in its list. */
export interface ListRecord {
  xp: number;
  /** Traits, skills, injuries and talents in one list. */
  traits: readonly string[];
  /** Whether the price that the list has for the unit includes its experience. */
  isPriced: boolean;
}

/** What a list brings into a campaign. */
export interface Enlisted {
  units: NewUnit[];
  /** The experience of each unit in the list, for campaigns that continue from it. */
  records: ListRecord[];
  spells: KnownSpell[];
  /** The given army books, and those that its units come from. */
  books: StoredBook[];
  /** Notes for its player. */
  notes: string[];
}

/** Returns the units of a list with their spells and books; units without ids are looked up in the books. */
export const enlist = (
  campaign: Campaign,
  read: ReadList,
  register: TakenNames,
  given: readonly ArmyBook[] = [],
): Enlisted => {
  const rules = rulesOf(campaign);
  const { system } = rules;
  const own = given.filter((book) => book.system === system);
  const known = [...own, ...shipped.books().filter((book) => book.system === system)];
  const units = unitsOfList(read, register, known);
  const selections = units.flatMap(({ kit }) => selectionOf({ kit }) ?? []);
  const books = known.filter((book) => own.includes(book) || selections.some(({ unit }) => unit.book === book.uid));
  const lost = selections.length > 0 || own.length > 0 ? units.filter(({ kit }) => !selectionOf({ kit })) : [];
  return {
    units,
    records: recordsOf(read),
    spells: spellsFor(rules, { ...read, selected: { name: '', system, selections } }, known),
    books: books.filter(({ uid }, i) => books.findIndex((book) => book.uid === uid) === i).map(storedBook),
    notes: lost.map(
      ({ id, name = id }) =>
        `${name} is not in ${books.map((book) => book.name).join(', ')}. The unit can play, but cannot buy upgrades from a book.`,
    ),
  };
};

const recordsOf = ({ selected, list }: ReadList): ListRecord[] => {
  if (selected)
    return unitsOfSelections(selected.selections).map((parts) => ({
      xp: Math.max(...parts.map(({ xp }) => xp)),
      traits: [...new Set(parts.flatMap(({ traits }) => traits))],
      isPriced: false,
    }));
  return (list?.army.units ?? []).map(({ id }) => {
    const { xp = 0, traits = [] } = list?.veterans?.find(({ unit }) => unit === id) ?? {};
    return { xp, traits, isPriced: xp > 0 };
  });
};

/** Returns notes about what a list does not bring into a campaign. */
export const listNotes = ({ selected, list }: ReadList): string[] => {
  const xp =
    selected?.selections.some((one) => one.xp > 0 || one.traits.length > 0) ?? (list?.veterans ?? []).length > 0;
  return xp
    ? ['All units start without the experience and traits of the list. To keep them, use "muster campaign adopt".']
    : [];
};

/** Refuses a list that is incomplete or for another game than the campaign. */
export const demandGame = (name: string, { selected, list, lost, hindrances }: ReadList, system: string): void => {
  if (lost.length > 0) throw new CommandError(`${name} cannot be used:`, undefined, lost);
  const own = selected?.system ?? list?.system;
  if (own !== system)
    throw new CommandError(`${name} is a list for ${own ?? 'another game'}, but this campaign plays ${system}.`);
  if (!list) throw new CommandError(`${name} cannot be used:`, undefined, hindrances);
};
