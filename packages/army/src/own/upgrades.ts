import type { Reader } from '@muster/kernel';
import type { System } from '@muster/rules';
import type { BookUnit, Extent, Gear, UpgradeOption, UpgradeSection } from '../book/book.ts';
import { isSame } from '../book/gear.ts';
import { expectFields, listOrNone, readName } from '../fields.ts';
import { gearText, readGear } from './gear.ts';
import { type ByGame, readNamedGames, readSystems } from './per-game.ts';
import { readSlug, slugOf } from './names.ts';

const SECTION_FIELDS = ['id', 'label', 'systems', 'replace', 'affects', 'choose', 'options'];
const OPTION_FIELDS = ['id', 'systems', 'gains', 'cost'];
const MOST_SECTIONS = 20;
const MOST_OPTIONS = 30;
const HIGHEST = 5000;

/** An option as it was read, for all games of its book. */
export interface OptionDraft {
  uid: string;
  /** Its place in the file. */
  path: string;
  systems: readonly System[];
  gains: readonly Gear[];
  /** One cost for all units, or one for each. */
  costs: ByGame<number | Readonly<Record<string, number>>>;
}

/** A section as it was read, for all games of its book. */
export interface SectionDraft extends Omit<UpgradeSection, 'options'> {
  systems: readonly System[];
  path: string;
  options: readonly OptionDraft[];
}

/** Reads the sections of a group of upgrades. */
export const readSections = (reader: Reader, group: string, systems: readonly System[]): SectionDraft[] =>
  reader.list(MOST_SECTIONS).map((section, i) => readSection(section, `${group}-${i + 1}`, systems));

const readSection = (reader: Reader, uid: string, known: readonly System[]): SectionDraft => {
  expectFields(reader, SECTION_FIELDS);
  const systems = readSystems(reader.at('systems'), known);
  const targets = listOrNone(reader.at('replace'), 5).map(readTarget);
  const variant = reader.at('replace').present ? 'replace' : 'upgrade';
  if (variant === 'replace' && targets.length === 0) reader.at('replace').complain('is empty: name what is replaced');
  const affects = readAffects(reader.at('affects'));
  const select = readChoose(reader.at('choose'), variant === 'upgrade');
  const options = reader
    .at('options')
    .list(MOST_OPTIONS)
    .map((option) => readOption(option, systems));
  if (reader.at('options').present && options.length === 0)
    reader.at('options').complain('is empty: add at least one option');
  const draft = { variant, targets, ...(affects ? { affects } : {}), ...(select ? { select } : {}) } as const;
  return {
    uid: reader.at('id').present ? readSlug(reader.at('id')) : uid,
    label: reader.at('label').present ? readName(reader.at('label')) : labelOf(draft),
    ...draft,
    systems,
    path: reader.path,
    options,
  };
};

/** Reads a target and its number: `2x Fist` is two. */
const readTarget = (reader: Reader): { name: string; count: number } => {
  const text = readName(reader);
  const match = /^(\d{1,2})\s*[x×]\s+(.*)$/.exec(text);
  return match ? { name: match[2], count: Math.max(1, Number(match[1])) } : { name: text, count: 1 };
};

const readAffects = (reader: Reader): Extent | undefined => {
  if (!reader.present) return undefined;
  if (reader.value === 'one') return { type: 'exactly', value: 1 };
  if (reader.value === 'any' || reader.value === 'all') return { type: reader.value };
  if (typeof reader.value === 'number') return { type: 'up to', value: reader.whole(1, 20) };
  reader.complain('must be "one", "any", "all" or a number (for "up to" that number)');
  return undefined;
};

const readChoose = (reader: Reader, isUpgrade: boolean): Extent | undefined => {
  if (!reader.present) return isUpgrade ? { type: 'exactly', value: 1 } : undefined;
  if (reader.value === 'any') return { type: 'any' };
  const value = reader.whole(1, MOST_OPTIONS);
  return { type: value === 1 ? 'exactly' : 'up to', value };
};

const readOption = (reader: Reader, known: readonly System[]): OptionDraft => {
  expectFields(reader, OPTION_FIELDS);
  const systems = readSystems(reader.at('systems'), known);
  if (!reader.at('gains').present) reader.at('gains').complain('is missing: list what the option gives');
  const gains = readGear(reader.at('gains'));
  const uid = reader.at('id').present ? readSlug(reader.at('id')) : slugOf(gains[0]?.name ?? '');
  const cost = reader.at('cost');
  const free = Object.fromEntries(systems.map((system) => [system, 0]));
  return {
    uid,
    path: reader.path,
    systems,
    gains,
    costs: cost.present ? readNamedGames(cost, systems, readCosts) : free,
  };
};

const readCosts = (reader: Reader): number | Record<string, number> => {
  if (typeof reader.value !== 'object') return reader.whole(-HIGHEST, HIGHEST, 0);
  return Object.fromEntries(reader.entries().map(([unit, cost]) => [unit, cost.whole(-HIGHEST, HIGHEST, 0)]));
};

type Labelled = Pick<UpgradeSection, 'variant' | 'targets' | 'affects' | 'select'>;

const pluralOf = (name: string): string => (name.endsWith('s') ? name : `${name}s`);

/** Returns the label of a section that has none in its book. */
const labelOf = ({ variant, targets, affects, select }: Labelled): string => {
  const many = affects?.value ?? 1;
  if (variant === 'replace') {
    const isMany = affects?.type === 'all' || many > 1;
    const what = targets
      .map(({ name, count }) => (count > 1 ? `${count}x ${name}` : isMany ? pluralOf(name) : name))
      .join(' and ');
    return `Replace ${affects ? `${howMany(affects)} ` : ''}${what}`;
  }
  const bearers = affects ? `${howMany(affects)} model${affects.type === 'all' || many > 1 ? 's' : ''} with` : 'with';
  return `Upgrade ${bearers} ${select ? howMany(select) : 'one'}`;
};

const howMany = ({ type, value = 1 }: Extent): string => {
  if (type === 'any' || type === 'all') return type;
  return value === 1 ? 'one' : `up to ${value}`;
};

/** Whether a unit has, or can buy, everything that a section replaces. */
export const canCarry = (
  { targets }: Pick<SectionDraft, 'targets'>,
  gear: readonly Gear[],
  offered: readonly SectionDraft[],
): boolean => {
  const inside = (piece: Gear): readonly Gear[] => (piece.kind === 'item' ? [piece, ...piece.content] : [piece]);
  const all = [...gear, ...offered.flatMap(({ options }) => options.flatMap(({ gains }) => gains))].flatMap(inside);
  return targets.every(({ name }) => all.some((piece) => piece.kind !== 'rule' && isSame(piece.name, name)));
};

/** Returns a section for one game, with the costs for the units that it is available to. */
export const sectionIn = (system: System, draft: SectionDraft, units: readonly BookUnit[]): UpgradeSection => {
  const { systems: _systems, path: _path, options, ...section } = draft;
  const open = units.filter(({ closed }) => !closed.includes(section.uid));
  return {
    ...section,
    options: options
      .filter(({ systems }) => systems.includes(system))
      .map(({ uid, gains, costs }): UpgradeOption => ({
        uid,
        label: gains.map(gearText).join(', '),
        costs: costsFor(open, costs[system] ?? 0),
        gains,
      })),
  };
};

const costsFor = (
  units: readonly BookUnit[],
  costs: number | Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(units.map(({ id }) => [id, typeof costs === 'number' ? costs : (costs[id] ?? 0)]));
