import { type Settings, SETTINGS, type SettingName, type Table } from '@muster/engine';
import { makeTableFile, type NewBattle, type SeatChoice } from '@muster/protocol';
import { eventsFor, type Theme } from '@muster/rules';
import { armiesFor, bookOf, type Ready, sizeOf, sizesOf } from './ready.ts';

/** The army that somebody chose for a side: one that is ready, one that is kept, or one that was just read. */
export type ArmyPick =
  | { from: 'ready'; id: string }
  | { from: 'kept'; id: string; name: string }
  | { from: 'read'; name: string; system: string; points: number; file: Record<string, unknown> };

/** The table that somebody chose. */
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
  /** Whether markers and armies are placed for everybody. */
  ready: boolean;
  title: string;
}

/** The computer player that takes a seat unless told otherwise. */
export const USUAL_BOT: SeatChoice = { kind: 'bot', level: 'captain', character: 'balanced' };

/** Most and fewest sides of a battle. */
export const SIDES = { fewest: 2, most: 4 } as const;

/** The size that a game begins with: the middle one. */
const usualSize = (lists: readonly Ready[], system: string): number => {
  const sizes = sizesOf(lists, system);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

const readyPicks = (lists: readonly Ready[], system: string, size: number, sides: number): ArmyPick[] =>
  armiesFor(lists, { system, size, sides }).map(({ id }) => ({ from: 'ready', id }));

/** A battle as the page offers it first: me against the captain. */
export const firstDraft = (system: string, lists: readonly Ready[], seed: string): BattleDraft => {
  const size = usualSize(lists, system);
  const picks = readyPicks(lists, system, size, SIDES.fewest);
  return {
    system,
    size,
    sides: Array.from({ length: SIDES.fewest }, (_, side) => ({
      army: picks[side],
      seat: side === 0 ? { kind: 'me' } : USUAL_BOT,
    })),
    table: { from: 'seed', seed },
    settings: {},
    dice: 'seeded',
    events: false,
    ready: false,
    title: '',
  };
};

/** The same battle in another game: its armies are chosen anew. */
export const withSystem = (draft: BattleDraft, system: string, lists: readonly Ready[]): BattleDraft => {
  const size = usualSize(lists, system);
  const picks = readyPicks(lists, system, size, draft.sides.length);
  return { ...draft, system, size, sides: draft.sides.map(({ seat }, side) => ({ seat, army: picks[side] })) };
};

/** The same battle at another size: ready armies are those of the same book at that size. */
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

/** The same battle with more or fewer sides; whoever comes is the computer. */
export const withSides = (draft: BattleDraft, count: number, lists: readonly Ready[]): BattleDraft => {
  const picks = readyPicks(lists, draft.system, draft.size, count);
  return {
    ...draft,
    sides: Array.from({ length: count }, (_, side) => draft.sides[side] ?? { army: picks[side], seat: USUAL_BOT }),
  };
};

/** The same battle with one side changed. */
export const withSide = (draft: BattleDraft, side: number, change: Partial<SideDraft>): BattleDraft => ({
  ...draft,
  sides: draft.sides.map((before, index) => (index === side ? { ...before, ...change } : before)),
});

/** The size of game that comes nearest to so many points. */
const nearestSize = (lists: readonly Ready[], system: string, points: number): number | undefined =>
  sizesOf(lists, system).toSorted((a, b) => Math.abs(a - points) - Math.abs(b - points))[0];

/** The same battle with an army that was brought along: the rest follows its game and size, unless others were chosen too. */
export const withBrought = (
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

/** The same battle with one switch set; a switch at its default is not kept. */
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
  // Whoever names a theme gets what the page shows, and not what the seed alone would give.
  if (pick.from === 'seed' && pick.theme === undefined) return { seed: pick.seed };
  return { table: { ...makeTableFile(table) } };
};

/** What the server is asked for; every side must have its army by now. */
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
