import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readListText } from '../read/any-list.ts';
import { checkList } from './list.ts';

const FOLDER = new URL('../../../../../shared/armyforge/samples/tts-lists/', import.meta.url);
const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

/** What Army Forge says, as we call it. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/^Points limit exceeded/, 'over-points'],
  [/^Max 1 unit per/, 'too-many-units'],
  [/^May not bring any single unit/, 'unit-too-expensive'],
];

test.skipIf(files.length === 0)('real lists have the errors that Army Forge gives them, and no others', () => {
  let compared = 0;
  for (const file of files) {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const { forceOrgErrors, gameSystem } = JSON.parse(text) as { forceOrgErrors?: string[]; gameSystem: string };
    const read = readListText(text);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
    const found = checkList(read.value, { forceOrg: true });
    const errors = found.filter(({ level }) => level === 'error').map(({ code }) => code);
    expect([file, errors.filter((code) => code.startsWith('upgrade'))]).toEqual([file, []]);
    // What has no price counts 9999 there and nothing here, where it is reported.
    if (!forceOrgErrors || !['gf', 'gff', 'aof'].includes(gameSystem)) continue;
    if (found.some(({ code }) => code === 'upgrade-stale')) continue;
    const theirs = forceOrgErrors.map((message) => CODES.find(([pattern]) => pattern.test(message))?.[1] ?? message);
    expect([file, [...new Set(errors)].sort()]).toEqual([file, theirs.sort()]);
    compared++;
  }
  expect(compared).toBeGreaterThanOrEqual(15);
});
