import type { BattleRow, Entry, Keep, KeepKind, KeepRow, OwnBattleRow, Person, Snapshot } from './store.ts';

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** Numbers come as text from columns that may be larger than 2^53. */
const number = (value: unknown): number => Number(value);

const maybe = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A person out of its row. */
export const personOfRow = ({ id, name, account, password, seen }: Row): Person => ({
  id: String(id),
  name: String(name),
  account: maybe(account),
  password: maybe(password),
  seen: number(seen),
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

/** Battles out of rows for each place that a person has in them, which come one after the other. */
export const battlesOfRows = (rows: readonly Row[]): OwnBattleRow[] => {
  const battles = new Map<unknown, OwnBattleRow>();
  for (const { id, summary, created, updated, side, others } of rows) {
    const battle: OwnBattleRow = battles.get(id) ?? {
      id: String(id),
      summary: JSON.parse(String(summary)),
      created: number(created),
      updated: number(updated),
      sides: [],
      alone: false,
    };
    battles.set(id, battle);
    if (number(side) >= 0) battle.sides.push(number(side));
    else battle.alone = number(others) === 0;
  }
  return [...battles.values()];
};

/** An entry out of its row. */
export const entryOfRow = ({ seq, command, body, story }: Row): Entry => ({
  seq: number(seq),
  command: maybe(command),
  body: JSON.parse(String(body)),
  story: maybe(story),
});

/** A stored state out of its row. */
export const snapshotOfRow = ({ seq, rules, body }: Row): Snapshot => ({
  seq: number(seq),
  rules: String(rules),
  body: JSON.parse(String(body)),
});

/** What a list shows of something kept, out of its row. */
export const keepRowOf = ({ id, kind, name, updated }: Row): KeepRow => ({
  id: String(id),
  kind: String(kind) as KeepKind,
  name: String(name),
  updated: number(updated),
});

/** Something kept out of its row. */
export const keepOfRow = ({ id, owner, kind, name, body, updated }: Row): Keep => ({
  id: String(id),
  owner: String(owner),
  kind: String(kind) as KeepKind,
  name: String(name),
  body: String(body),
  updated: number(updated),
});

/** Bytes of texts as they are stored. */
export const bytesOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** The stories of entries, as far as they have any. */
export const storiesOf = (entries: readonly Pick<Entry, 'story'>[]): string[] =>
  entries.flatMap(({ story }) => (story === undefined ? [] : [story]));
