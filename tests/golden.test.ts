import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { replay } from '@muster/engine';
import { parseRecordFile } from '@muster/protocol';
import { SYSTEMS, findRuleset } from '@muster/rules';
import { expect, test } from 'vitest';

const FOLDER = new URL('golden/', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json.gz'));

test('there are golden replays of every game', () => {
  const games = files.map((file) => file.split('-')[0]);
  expect(SYSTEMS.map((id) => games.filter((game) => game === id).length)).toEqual([30, 14, 8, 6]);
});

test.each(files)('the battle of %s has the recorded result', (file) => {
  const record = parseRecordFile(JSON.parse(gunzipSync(readFileSync(new URL(file, FOLDER))).toString('utf8')));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const ruleset = findRuleset(record.value.ruleset);
  if (!ruleset.ok) throw new Error('the ruleset of a golden replay is gone');
  const { problem, matching, game } = replay(record.value, ruleset.value);
  expect({ problem, matching }).toEqual({ problem: undefined, matching: record.value.steps.length });
  expect(game.finished).toBe(true);
});
