import type { BattleRow, Entry, Keep, KeepKind, OwnBattleRow, Person } from './store.ts';

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** Numbers come as text from columns that may be larger than 2^53. */
const number = (value: unknown): number => Number(value);

const maybe = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A person out of its row. */
export const personOfRow = ({ id, name, account, password }: Row): Person => ({
  id: String(id),
  name: String(name),
  account: maybe(account),
  password: maybe(password),
});

/** A battle out of its row. */
export const battleOfRow = ({ id, header, summary, version, created, updated }: Row): BattleRow => ({
  id: String(id),
  header: JSON.parse(String(header)),
  summary: JSON.parse(String(summary)),
  version: number(version),
  created: number(created),
  updated: number(updated),
});

/** Battles out of their rows, each with the sides that the places of a person say. */
export const battlesOfRows = (rows: readonly Row[], places: readonly Row[]): OwnBattleRow[] =>
  rows.map((row) => ({
    ...battleOfRow(row),
    sides: places
      .filter(({ battle }) => battle === row['id'])
      .map(({ side }) => number(side))
      .filter((side) => side >= 0)
      .sort((a, b) => a - b),
  }));

/** An entry out of its row. */
export const entryOfRow = ({ seq, command, body }: Row): Entry => ({
  seq: number(seq),
  command: maybe(command),
  body: JSON.parse(String(body)),
});

/** Something kept out of its row. */
export const keepOfRow = ({ id, owner, kind, name, body, updated }: Row): Keep => ({
  id: String(id),
  owner: String(owner),
  kind: String(kind) as KeepKind,
  name: String(name),
  body: JSON.parse(String(body)),
  updated: number(updated),
});
