import { SYSTEMS } from '@muster/rules';
import { parseForgeBook } from './army.mjs';

/** Unrounded prices of upgrades, by option and unit; only the file itself has them. */
const exactCosts = (raw) => {
  const costs = new Map();
  for (const { sections = [] } of raw.upgradePackages ?? [])
    for (const { options = [] } of sections)
      for (const { uid, costs: entries = [] } of options)
        for (const { unitId, exactCost } of entries)
          if (typeof exactCost === 'number') costs.set(`${uid} ${unitId}`, exactCost);
  return costs;
};

/** Reads the army books among files; other files, games and editions are skipped. */
export const readBooks = (files) =>
  files
    .flatMap(({ path, json }) => {
      const read = parseForgeBook(json);
      if (!read.ok || !SYSTEMS.includes(read.value.system) || !read.value.version.startsWith('3.5')) return [];
      const faction = typeof json.factionName === 'string' ? json.factionName : '';
      return [{ path, book: read.value, faction, official: json.official === true, exact: exactCosts(json) }];
    })
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

const nameOf = ({ book }) => `${book.system} ${book.name} ${book.version} ${book.uid}`;

/** Collections of gangs and guilds that have nothing in common but the name of the collection. */
const COLLECTIONS = ['Gangs of New Eden', 'Guilds of the Nexus'];

/** The family of every book: books of one name, in whatever game, and of one faction belong together. */
export const familiesOf = (books) => {
  const parent = new Map();
  const rootOf = (name) => (parent.get(name) === name ? name : rootOf(parent.get(name)));
  const enter = (name) => {
    if (!parent.has(name)) parent.set(name, name);
    return rootOf(name);
  };
  const own = ({ book }) => `book ${book.name.replace(/s$/, '')}`;
  for (const entry of books) {
    const root = enter(own(entry));
    if (entry.faction !== '' && !COLLECTIONS.includes(entry.faction))
      parent.set(root, enter(`faction ${entry.faction}`));
  }
  return books.map((entry) => rootOf(own(entry)));
};
