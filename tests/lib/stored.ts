import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** A battle of a stored database, as it was when it was stored. */
interface StoredBattle {
  id: string;
  note: string;
  seq: number;
  steps: number;
  over: boolean;
  questions?: number;
}

/** What is in a stored database of an older version. */
export interface StoredDatabase {
  version: number;
  account: string;
  password: string;
  battles: readonly StoredBattle[];
  keeps: readonly { id: string; kind: string }[];
}

const FOLDER = fileURLToPath(new URL('../stored', import.meta.url));

/** The databases of all versions, the oldest first; `scripts/stored-database.mjs` makes one. */
export const storedDatabases: readonly StoredDatabase[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as StoredDatabase)
  .sort((a, b) => a.version - b.version);

/** A folder of its own with the database of a version in it. */
export const unpackStored = (version: number): string => {
  const folder = mkdtempSync(join(tmpdir(), `muster-stored-${version}-`));
  writeFileSync(join(folder, 'muster.db'), gunzipSync(readFileSync(join(FOLDER, `database-${version}.db.gz`))));
  return folder;
};
