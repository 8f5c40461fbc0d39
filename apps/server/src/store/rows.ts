import type { BattleRow, Entry, Keep, KeepKind, Person } from './store.ts';

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
