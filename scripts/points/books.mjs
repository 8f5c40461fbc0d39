import { namingOf, parseForgeBook, ruleOfName } from './army.mjs';

/** The games that share one way of counting points. */
export const GAMES = ['gf', 'gff', 'aof', 'aofs'];

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

/** Reads the army books among files; what is none, or is for another game or edition, is left out. */
export const readBooks = (files) =>
  files
    .flatMap(({ path, json }) => {
      const read = parseForgeBook(json);
      if (!read.ok || !GAMES.includes(read.value.system) || !read.value.version.startsWith('3.5')) return [];
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

const byName = ([a], [b]) => (a < b ? -1 : 1);

/** The names that books have for rules of others: by the id of what is meant, every name with its game. */
const meantBy = (books) => {
  const meant = new Map();
  for (const { book } of books)
    for (const { name, aliasOf } of book.rules)
      if (aliasOf !== undefined)
        meant.set(aliasOf, [...(meant.get(aliasOf) ?? []), { rule: ruleOfName(name), system: book.system }]);
  return [...meant].toSorted(byName);
};

/** One name for every rule that has several: its own where a book has it, else the first of the others. */
const aliasesOf = (books, meant) => {
  const ownNames = new Map();
  for (const { book } of books)
    for (const { id, name } of book.rules) if (id !== undefined) ownNames.set(id, ruleOfName(name));
  const aliases = {};
  for (const [id, uses] of meant) {
    const name = ownNames.get(id) ?? uses.map(({ rule }) => rule).toSorted()[0];
    aliases[id] = Object.values(aliases).includes(name) ? `${name}-${uses[0].system}` : name;
  }
  return aliases;
};

/** Which rules have other names, out of what books say: by the ids of what they mean, and by name. */
export const namesOf = (books) => {
  const meant = meantBy(books);
  const aliases = aliasesOf(books, meant);
  const meanings = new Map();
  for (const [id, uses] of meant)
    for (const { rule, system } of uses) meanings.set(rule, { ...meanings.get(rule), [system]: aliases[id] });
  const names = {};
  for (const [rule, systems] of [...meanings].toSorted(byName)) {
    const [first, ...others] = Object.entries(systems);
    if (first[1] !== rule) names[rule] = first[1];
    for (const [system, meaning] of others) if (meaning !== first[1]) names[`${rule} ${system}`] = meaning;
  }
  for (const { book } of books) {
    const naming = namingOf({ aliases, names }, { system: book.system, bookRules: book.rules });
    for (const rule of book.units.flatMap(({ rules }) => rules)) {
      const meaning = naming(rule);
      if (rule.means !== undefined && rule.means !== meaning && !meanings.has(rule.means)) names[rule.means] = meaning;
    }
  }
  return { aliases, names };
};
