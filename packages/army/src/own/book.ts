import type { Spell } from '@muster/engine';
import { counted, fail, type Finding, ok, Reader, type Result, toInches } from '@muster/kernel';
import { newestRuleset, type System, SYSTEMS } from '@muster/rules';
import type { ArmyBook, BookSpell, BookUnit, Gear, NamedRule } from '../book/book.ts';
import { expectFields, listOrNone, readName } from '../fields.ts';
import { ruleText } from '../rules.ts';
import { readSpell } from '../spell.ts';
import { BOOK_FORMAT, BOOK_VERSION } from './book-file.ts';
import { readBase, readGear, readNamedRules } from './gear.ts';
import { type ByGame, readByGame, readSystems } from './per-game.ts';
import { canCarry, type OptionDraft, readSections, type SectionDraft, sectionIn } from './upgrades.ts';
import { suggestionText, readSlug } from './names.ts';

/** An army book of Muster, as it is in one game. */
export interface MusterBook extends ArmyBook {
  system: System;
  /** A description of the army. */
  background: string;
}

const BOOK_FIELDS = ['format', 'version', 'id', 'name', 'systems', 'background', 'units', 'upgrades', 'spells'];
const UNIT_FIELDS = [
  'id',
  'name',
  'systems',
  'size',
  'quality',
  'defense',
  'base',
  'cost',
  'rules',
  'gear',
  'upgrades',
];
const MOST_UNITS = 60;
const MOST_MODELS = 20;
const MOST_SPELLS = 12;
const HIGHEST = 5000;

/** A unit as it was read, for all games of its book. */
interface UnitDraft {
  unit: Omit<BookUnit, 'size' | 'cost' | 'closed'>;
  path: string;
  systems: readonly System[];
  size: ByGame<number>;
  cost: ByGame<number>;
}

/** A group of upgrades under its name. */
interface GroupDraft {
  uid: string;
  sections: readonly SectionDraft[];
}

/**
 * Reads an army book of Muster from parsed JSON: one book for each of its games, or all errors in the file.
 */
export const parseBook = (value: unknown): Result<readonly MusterBook[], Finding[]> => {
  const reader = new Reader(value);
  const books = readHead(reader) ? readBody(reader) : [];
  return reader.findings.length === 0 ? ok(books) : fail(reader.findings);
};

/** Whether a value is an army book of Muster, by its format name. */
export const isBookFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === BOOK_FORMAT;

const readHead = (reader: Reader): boolean => {
  if (!reader.object()) return false;
  reader.at('format').word([BOOK_FORMAT], BOOK_FORMAT);
  const version = reader.at('version').whole(1, Number.MAX_SAFE_INTEGER);
  if (version > BOOK_VERSION)
    reader.at('version').complain('was made by a newer version of Muster: update Muster to read it');
  return reader.findings.length === 0;
};

const readBody = (reader: Reader): MusterBook[] => {
  expectFields(reader, BOOK_FIELDS);
  const uid = readSlug(reader.at('id'));
  if (!reader.at('systems').present)
    reader.at('systems').complain(`is missing: list the games of the book (${SYSTEMS.join(', ')})`);
  const systems = readSystems(reader.at('systems'), SYSTEMS);
  // All other fields depend on the games.
  if (reader.findings.some(({ path }) => path.startsWith('systems'))) return [];
  const head = { uid, name: readName(reader.at('name')), background: reader.at('background').text('', 600) };
  const groups = (reader.at('upgrades').present ? reader.at('upgrades').entries() : []).map(
    ([group, entry]): GroupDraft => ({ uid: group, sections: readSections(entry, group, systems) }),
  );
  const units = reader
    .at('units')
    .list(MOST_UNITS)
    .map((unit) => readUnit(unit, uid, systems));
  const { value: named } = reader.at('units');
  if (Array.isArray(named) && named.length === 0) reader.at('units').complain('is empty: add at least one unit');
  const spells = listOrNone(reader.at('spells'), MOST_SPELLS).map(readSpell);
  if (!complainOfTwins(reader, units)) complainOfUpgrades(reader, units, groups);
  return systems.map((system) => editionOf(system, head, { units, groups, spells }));
};

const readUnit = (reader: Reader, book: string, known: readonly System[]): UnitDraft => {
  expectFields(reader, UNIT_FIELDS);
  const systems = readSystems(reader.at('systems'), known);
  const or = <T>(field: string, read: (value: Reader) => T, fallback: T): ByGame<T> =>
    reader.at(field).present
      ? readByGame(reader.at(field), systems, read)
      : Object.fromEntries(systems.map((system) => [system, fallback]));
  return {
    path: reader.path,
    systems,
    size: or('size', (size) => size.whole(1, MOST_MODELS), 1),
    cost: or('cost', (cost) => cost.whole(0, HIGHEST), 0),
    unit: {
      id: readSlug(reader.at('id')),
      book,
      name: readName(reader.at('name')),
      quality: reader.at('quality').whole(2, 6),
      defense: reader.at('defense').whole(2, 6),
      base: readBase(reader.at('base')),
      rules: readNamedRules(reader.at('rules')),
      gear: readGear(reader.at('gear')),
      packages: listOrNone(reader.at('upgrades'), 20).map((group) => group.text()),
    },
  };
};

/** Whether two units have the same id. */
const complainOfTwins = (reader: Reader, units: readonly UnitDraft[]): boolean => {
  const before = reader.findings.length;
  units.forEach(({ unit: { id }, path }, i) => {
    const first = units.findIndex(({ unit }) => unit.id === id);
    if (id !== '' && first < i) reader.at(`${path}.id`).complain(`"${id}" is already the id of ${units[first].path}`);
  });
  return reader.findings.length > before;
};

/** Returns the sections that are available to a unit and that it can use. */
const offeredTo = ({ unit }: UnitDraft, groups: readonly GroupDraft[]): SectionDraft[] => {
  const all = groups.filter(({ uid }) => unit.packages.includes(uid)).flatMap(({ sections }) => sections);
  return all.filter((section) => canCarry(section, unit.gear, all));
};

const complainOfUpgrades = (reader: Reader, units: readonly UnitDraft[], groups: readonly GroupDraft[]): void => {
  const names = groups.map(({ uid }) => uid);
  for (const { unit, path } of units)
    unit.packages.forEach((group, i) => {
      if (group !== '' && !names.includes(group))
        reader
          .at(`${path}.upgrades[${i}]`)
          .complain(`there are no upgrades "${group}"; ${suggestionText(group, names)}`);
    });
  const said = new Set<string>();
  const complain = (path: string, message: string): void => {
    if (!said.has(path + message)) reader.at(path).complain(message);
    said.add(path + message);
  };
  for (const unit of units) complainOfSameOptions(unit, offeredTo(unit, groups), complain);
  for (const { uid, sections } of groups) {
    const users = units.filter(({ unit }) => unit.packages.includes(uid));
    if (users.length === 0) complain(`upgrades.${uid}`, 'are not available to any unit');
    for (const section of sections) complainOfSection(section, users, groups, complain);
  }
};

type Complain = (path: string, message: string) => void;

const complainOfSameOptions = ({ unit }: UnitDraft, sections: readonly SectionDraft[], complain: Complain): void => {
  const first = new Map<string, string>();
  for (const { uid, path } of sections.flatMap(({ options }) => options)) {
    const earlier = first.get(uid);
    if (earlier === undefined) first.set(uid, path);
    else if (earlier !== path)
      complain(path, `has the id "${uid}" like ${earlier}, and both are available to ${unit.id}: give one another id`);
  }
};

const complainOfSection = (
  section: SectionDraft,
  users: readonly UnitDraft[],
  groups: readonly GroupDraft[],
  complain: Complain,
): void => {
  const open = users.filter((user) => offeredTo(user, groups).includes(section));
  if (users.length > 0 && open.length === 0)
    complain(
      `${section.path}.replace`,
      `cannot be used: none of ${users.map(({ unit }) => unit.id).join(', ')} carries ${section.targets.map(({ name }) => `"${name}"`).join(' and ')}`,
    );
  for (const option of section.options)
    for (const system of option.systems.filter((one) => section.systems.includes(one))) {
      const ids = open.filter(({ systems }) => systems.includes(system)).map(({ unit }) => unit.id);
      complainOfCosts(option, system, ids, complain);
    }
};

/** Reports missing costs of an option, and costs for units that cannot buy it. */
const complainOfCosts = (
  { path, costs }: OptionDraft,
  system: System,
  ids: readonly string[],
  complain: Complain,
): void => {
  const perUnit = costs[system];
  if (perUnit === undefined && ids.length > 0) complain(`${path}.cost`, `has no value for ${system}`);
  if (perUnit === undefined || typeof perUnit === 'number') return;
  for (const id of Object.keys(perUnit).filter((unit) => !ids.includes(unit)))
    complain(`${path}.cost`, `has a value for "${id}", which cannot buy this option; ${suggestionText(id, ids)}`);
  for (const id of ids.filter((unit) => !Object.hasOwn(perUnit, unit)))
    complain(`${path}.cost`, `has no value for "${id}", which can buy this option`);
};

interface Drafts {
  units: readonly UnitDraft[];
  groups: readonly GroupDraft[];
  spells: readonly Spell[];
}

/** Returns the book for one game. */
const editionOf = (
  system: System,
  head: Pick<MusterBook, 'uid' | 'name' | 'background'>,
  { units, groups, spells }: Drafts,
): MusterBook => {
  const inGame = groups.map(({ uid, sections }) => ({
    uid,
    sections: sections.filter((section) => section.systems.includes(system)),
  }));
  const members = units
    .filter((unit) => unit.systems.includes(system))
    .map((draft) => {
      const open = offeredTo(draft, inGame);
      const closed = inGame
        .filter(({ uid }) => draft.unit.packages.includes(uid))
        .flatMap(({ sections }) => sections.filter((section) => !open.includes(section)).map(({ uid }) => uid));
      return unitIn(system, draft, closed);
    });
  return {
    ...head,
    version: String(BOOK_VERSION),
    system,
    units: members,
    packages: inGame.map(({ uid, sections }) => ({
      uid,
      sections: sections.map((section) =>
        sectionIn(
          system,
          section,
          members.filter(({ packages }) => packages.includes(uid)),
        ),
      ),
    })),
    rules: [],
    spells: spells.map((spell) => bookSpell(system, spell)),
  };
};

const unitIn = (system: System, { unit, size, cost }: UnitDraft, closed: readonly string[]): BookUnit => {
  const models = size[system] ?? 1;
  const gear = unit.gear.flatMap((piece): Gear[] => (piece.kind === 'rule' ? [] : [piece]));
  const worn = unit.gear.flatMap((piece): NamedRule[] => (piece.kind === 'rule' ? [piece.rule] : []));
  return {
    ...unit,
    size: models,
    cost: cost[system] ?? 0,
    rules: [...unit.rules, ...worn],
    gear: gear.map((piece) => ({ ...piece, count: piece.count * models })),
    closed,
  };
};

const bookSpell = (system: System, spell: Spell): BookSpell => ({
  name: spell.name,
  tokens: spell.value,
  effect: spellText(system, spell),
  spell,
});

/** Returns what a spell does as a short text. */
const spellText = (system: System, { range, target, targets, hits, rules, grants }: Spell): string => {
  const ruleset = newestRuleset(system);
  const list = (refs: Spell['rules']): string => refs.map((ref) => ruleText(ref, ruleset)).join(', ');
  const targetsText = counted(targets, `${target === 'enemy' ? 'enemy' : 'friendly'} unit`);
  const does = [
    ...(hits > 0 ? [`${hits} hits${rules.length > 0 ? ` with ${list(rules)}` : ''}`] : []),
    ...(grants.length > 0 ? [`${list(grants)} until the end of the round`] : []),
  ];
  return `${targetsText} within ${toInches(range)}": ${does.join('; ')}`;
};
