import { readdirSync, readFileSync } from 'node:fs';
import { type ArmyList, type MusterBook, parseAnyList, parseBook } from '@muster/army';
import { compilePlan, reportOf } from '@muster/engine';
import { generateTable, newestRuleset, SYSTEMS } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { playedBattle } from './lib/battles.ts';

const ARMY = new URL('../packages/army/', import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, ARMY), 'utf8'));
const filesIn = (path: string): string[] =>
  readdirSync(new URL(path, ARMY))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => path + file);

const books = filesIn('books/').flatMap((file): readonly MusterBook[] => {
  const parsed = parseBook(readJson(file));
  return parsed.ok ? parsed.value : [];
});
const load = (file: string): ArmyList => {
  const made = parseAnyList(readJson(file), books);
  if (!made.ok) throw new Error(`${file}: ${JSON.stringify(made.error)}`);
  return made.value.list;
};

/** Pairs each list with another one of its size. */
const PAIRS = SYSTEMS.flatMap((system) => {
  const files = filesIn(`lists/${system}/`);
  const sizes = [...new Set(files.map((file) => file.replace(/^.*-|\.json$/g, '')))];
  return sizes.flatMap((size) => {
    const [first, second, third] = files.filter((file) => file.endsWith(`-${size}.json`));
    return [[first, second] as const, [third, first] as const];
  });
});

describe('ready lists fight to the end', () => {
  test.each(PAIRS)('%s against %s', (first, second) => {
    const lists = [load(first), load(second)];
    const ruleset = newestRuleset(lists[0].system);
    const { tableWidth: width, tableDepth: depth, terrainPieces, jumpLimit } = ruleset.numbers;
    const table = generateTable(first, { width, depth, pieces: terrainPieces + 1, players: 2, jumps: jumpLimit > 0 });
    const plan = compilePlan({ ruleset, armies: lists.map(({ army }) => army), table });
    expect(plan.unknownRules).toEqual([]);
    const report = reportOf(playedBattle(plan, second, ['solo', 'solo']));
    expect(report).toMatchObject({ finished: true, rounds: ruleset.numbers.rounds });
  });
});
