import type { ArmyBook, ReadList } from '@muster/army';
import {
  type Command,
  freeId,
  storedBook,
  type CampaignWithFacts,
  takenNamesFor,
  rulesOf,
  selectionOf,
  unitsOfList,
} from '@muster/campaign';
import { spellsFor } from './spells.ts';
import { affordableUnits } from './steward.ts';

/** An army that wants to join a campaign. */
export interface NewArmy {
  name: string;
  player: string;
  list: ReadList;
  /** The army books of its list, for upgrades and recruits. */
  books?: readonly ArmyBook[];
  /** Its id in the campaign (default: made from its name). */
  id?: string;
}

/** Returns the command with which an army joins: with as many units of its list as the starting points buy. */
export const joinCommand = (
  { campaign, facts }: CampaignWithFacts,
  { name, player, list, books = [], id }: NewArmy,
): Extract<Command, { type: 'join' }> => {
  const rules = rulesOf(campaign);
  const known = books.filter((book) => book.system === rules.system);
  const register = takenNamesFor(campaign, facts);
  const army = id ?? freeId(name, register.ids, 'army');
  register.ids.add(army);
  const units = affordableUnits(campaign, unitsOfList(list, register, known));
  const used = new Set(units.map(({ kit }) => selectionOf({ kit })?.unit.book));
  return {
    type: 'join',
    army,
    name,
    player,
    units,
    spells: spellsFor(rules, list, known),
    books: known.filter(({ uid }) => used.has(uid)).map(storedBook),
  };
};
