import { type Settings, SETTINGS, type SettingName, type Table } from '@muster/engine';
import { makeTableFile, type NewBattle, type SeatChoice } from '@muster/protocol';
import { eventsFor, type Theme } from '@muster/rules';
import { armiesFor, bookOf, type Ready, sizeOf, sizesOf } from './ready.ts';

/** The army chosen for a side: a ready list, a saved list, or one that was just read. */
export type ArmyPick =
  | { from: 'ready'; id: string }
  | { from: 'kept'; id: string; name: string }
  | { from: 'read'; name: string; system: string; points: number; file: Record<string, unknown> };

/** The chosen table. */
export type TablePick =
  | { from: 'seed'; seed: string; theme?: Theme | undefined }
  | { from: 'kept'; id: string }
  | { from: 'file'; name: string; table: Table }
  /** The players place these pieces by turns before the battle. */
  | { from: 'turns'; seed: string; theme?: Theme | undefined; pieces?: number | undefined };

/** One side of a battle that is being set up. */
export interface SideDraft {
  army: ArmyPick | undefined;
  seat: SeatChoice;
}

/** A battle that is being set up. */
export interface BattleDraft {
  system: string;
  /** The agreed size of the game, in points. */
  size: number;
  sides: readonly SideDraft[];
  table: TablePick;
  /** Only what differs from the default. */
  settings: Partial<Settings>;
  dice: 'seeded' | 'asked';
  /** Whether random events may happen. */
  events: boolean;
  /** Whether Muster places the objectives and all armies. */
  ready: boolean;
  title: string;
}

/** The default computer player. */
export const DEFAULT_BOT: SeatChoice = { kind: 'bot', level: 'captain', character: 'balanced' };

/** The fewest and most sides of a battle. */
export const SIDES = { fewest: 2, most: 4 } as const;

/** Returns the default size of a game: the middle one. */
const usualSize = (lists: readonly Ready[], system: string): number => {
  const sizes = sizesOf(lists, system);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

const readyPicks = (lists: readonly Ready[], system: string, size: number, sides: number): ArmyPick[] =>
  armiesFor(lists, { system, size, sides }).map(({ id }) => ({ from: 'ready', id }));

/** Returns the default battle: the user against the captain. */
export const firstDraft = (system: string, lists: readonly Ready[], seed: string): BattleDraft => {
  const size = usualSize(lists, system);
  const picks = readyPicks(lists, system, size, SIDES.fewest);
  return {
    system,
    size,
    sides: Array.from({ length: SIDES.fewest }, (_, side) => ({
      army: picks[side],
      seat: side === 0 ? { kind: 'me' } : DEFAULT_BOT,
    })),
    table: { from: 'seed', seed },
    settings: {},
    dice: 'seeded',
    events: false,
    ready: false,
    title: '',
  };
};

/** Returns the battle in another game, with other armies. */
export const withSystem = (draft: BattleDraft, system: string, lists: readonly Ready[]): BattleDraft => {
  const size = usualSize(lists, system);
  const picks = readyPicks(lists, system, size, draft.sides.length);
  return { ...draft, system, size, sides: draft.sides.map(({ seat }, side) => ({ seat, army: picks[side] })) };
};

/** Returns the battle at another size. Ready armies are replaced by those of the same book at that size. */
export const withSize = (draft: BattleDraft, size: number, lists: readonly Ready[]): BattleDraft => {
  const fitting = lists.filter(({ system, kind }) => system === draft.system && kind === 'book');
  const picks = readyPicks(lists, draft.system, size, draft.sides.length);
  const grown = (army: ArmyPick | undefined, side: number): ArmyPick | undefined => {
    if (army && army.from !== 'ready') return army;
    const book = army && bookOf(army);
    const same = fitting.find((list) => bookOf(list) === book && sizeOf(list) === size);
    return same ? { from: 'ready', id: same.id } : picks[side];
  };
  return { ...draft, size, sides: draft.sides.map(({ army, seat }, side) => ({ seat, army: grown(army, side) })) };
};

/** Returns the battle with more or fewer sides. The computer plays new sides. */
export const withSides = (draft: BattleDraft, count: number, lists: readonly Ready[]): BattleDraft => {
  const picks = readyPicks(lists, draft.system, draft.size, count);
  return {
    ...draft,
    sides: Array.from({ length: count }, (_, side) => draft.sides[side] ?? { army: picks[side], seat: DEFAULT_BOT }),
  };
};

/** Returns the battle with one side changed. */
export const withSide = (draft: BattleDraft, side: number, change: Partial<SideDraft>): BattleDraft => ({
  ...draft,
  sides: draft.sides.map((before, index) => (index === side ? { ...before, ...change } : before)),
});

/** Returns the size of game nearest to so many points. */
const nearestSize = (lists: readonly Ready[], system: string, points: number): number | undefined =>
  sizesOf(lists, system).toSorted((a, b) => Math.abs(a - points) - Math.abs(b - points))[0];

/** Returns the battle with an imported army. Game and size follow that army, unless other sides have their own too. */
export const withImported = (
  draft: BattleDraft,
  side: number,
  army: Extract<ArmyPick, { from: 'read' }>,
  lists: readonly Ready[],
): BattleDraft => {
  const isAlone = draft.sides.every(
    ({ army: other }, i) => i === side || other === undefined || other.from === 'ready',
  );
  const size = nearestSize(lists, army.system, army.points);
  if (!isAlone || size === undefined) return withSide(draft, side, { army });
  const moved = army.system === draft.system ? draft : withSystem(draft, army.system, lists);
  return withSide(withSize(moved, size, lists), side, { army });
};

/** Returns the battle with one setting changed. A setting at its default is left out. */
export const withSetting = (draft: BattleDraft, name: SettingName, value: string | boolean): BattleDraft => {
  const { [name]: _, ...others } = draft.settings;
  const settings = value === SETTINGS[name][0] ? others : { ...others, [name]: value };
  return { ...draft, settings };
};

const armyChoice = (army: ArmyPick): NewBattle['sides'][number]['army'] => {
  if (army.from === 'ready') return { ready: army.id };
  return army.from === 'kept' ? { kept: army.id } : { list: army.file };
};

const tableChoice = (pick: TablePick, table: Table): NewBattle['table'] => {
  if (pick.from === 'kept') return { kept: pick.id };
  if (pick.from === 'turns') {
    const { seed, theme, pieces } = pick;
    return { turns: { seed, ...(theme === undefined ? {} : { theme }), ...(pieces === undefined ? {} : { pieces }) } };
  }
  // With a chosen theme the seed alone would give another table than the page shows.
  if (pick.from === 'seed' && pick.theme === undefined) return { seed: pick.seed };
  return { table: { ...makeTableFile(table) } };
};

/** Returns the order for the server. Every side must have an army. */
export const orderOf = (draft: BattleDraft, table: Table): NewBattle => {
  const title = draft.title.trim();
  return {
    system: draft.system,
    sides: draft.sides.flatMap(({ army, seat }) => (army ? [{ army: armyChoice(army), seat }] : [])),
    table: tableChoice(draft.table, table),
    ...(Object.keys(draft.settings).length > 0 ? { settings: { ...draft.settings } } : {}),
    dice: draft.dice,
    ...(draft.events && eventsFor(draft.system) ? { events: true } : {}),
    ...(draft.ready ? { ready: true } : {}),
    ...(title === '' ? {} : { title }),
  };
};
