import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ruleId } from '@muster/engine';
import { newestRuleset, SYSTEMS } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import type { ReadList } from '../book/read-list.ts';
import { readAnyList, readListText } from '../read/any-list.ts';
import type { Selection } from '../book/book.ts';
import { loadoutOf } from '../book/loadout.ts';
import { selectedPoints } from '../book/points.ts';
import { parseForgeList } from '../forge/list.ts';
import { makeList } from '../make.ts';
import { selectedOf } from './selected.ts';
import { type Sheet, sheetOf, type SheetRule } from './sheet.ts';
import { makeListText } from './text.ts';
import { makeForgeList } from './tts.ts';

const OWN = new URL('../../samples/', import.meta.url);
const FORGE = new URL('../../../../../shared/armyforge/samples/tts-lists/', import.meta.url);
const ownFiles = SYSTEMS.filter((system) => existsSync(new URL(`${system}/`, OWN))).flatMap((system) =>
  readdirSync(new URL(`${system}/`, OWN)).map((file) => new URL(`${system}/${file}`, OWN)),
);
const forgeFiles = existsSync(FORGE) ? readdirSync(FORGE).map((file) => new URL(file, FORGE)) : [];
const files = [...ownFiles, ...forgeFiles].map((url) => [url.pathname.split('/').at(-1) ?? '', url] as const);

const read = (text: string): ReadList => {
  const made = readListText(text);
  if (!made.ok) throw new Error(JSON.stringify(made.error.slice(0, 5)));
  expect(made.value.lost).toEqual([]);
  return made.value;
};

const readFile = (url: URL): ReadList => read(readFileSync(url, 'utf8'));

/** What must survive a journey through another format; a text knows rules by their names only. */
const kernelOf = ({ points, units, activations }: Sheet, keyOf = ({ id }: SheetRule): string => id) => ({
  points,
  activations,
  units: units
    .map(({ name, size, quality, defense, points: cost, rules, weapons, tough, joins }) => ({
      name,
      size,
      quality,
      defense,
      cost,
      tough: tough.toSorted((a, b) => a - b),
      isJoined: joins !== undefined,
      rules: rules.map((rule) => `${rule.models} ${keyOf(rule)} ${rule.rating ?? ''}`).sort(),
      weapons: weapons
        .map(
          ({ name: weapon, copies, range = 0, attacks, rules: own }) =>
            `${copies} ${weapon} ${range} ${attacks} ${own
              .map((rule) => `${keyOf(rule)} ${rule.rating ?? ''}`)
              .sort()
              .join()}`,
        )
        .sort(),
    }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
});

/** What units carry, without the ids of rules, which some lists do not have. */
const carried = (selections: readonly Selection[]): unknown =>
  JSON.parse(JSON.stringify(selections.map(loadoutOf), (key, value: unknown) => (key === 'id' ? undefined : value)));

/** Names as a text can carry them. */
const asText = (json: unknown): unknown => JSON.parse(JSON.stringify(json).replace(/ {2,}/g, ' '));

describe.each(files)('%s', (_, url) => {
  test('reads back from the format of mods for Tabletop Simulator', () => {
    const list = readFile(url);
    const selected = list.selected ?? (list.list && selectedOf(list.list));
    if (!selected) throw new Error('no list');
    const text = JSON.stringify(makeForgeList(selected));
    const again = parseForgeList(JSON.parse(text));
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(selectedPoints(again.value.selections)).toBe(selectedPoints(selected.selections));
    expect(carried(again.value.selections)).toEqual(carried(selected.selections));
    expect(kernelOf(sheetOf(read(text)))).toEqual(kernelOf(sheetOf(list)));
  });

  test('reads back from text', () => {
    const list = readFile(url);
    if (!list.list) return;
    const sheet = sheetOf({ ...list, selected: list.selected });
    const bare: Sheet = { ...sheet, units: sheet.units.map((unit) => ({ ...unit, traits: [] })) };
    const again = sheetOf(read(makeListText(bare)));
    const byName = ({ name }: SheetRule): string => ruleId(name);
    expect(asText(kernelOf(again, byName))).toEqual(asText(kernelOf(sheet, byName)));
  });

  test('reads back from the format of Muster', () => {
    const { list, selected } = readFile(url);
    if (!list) return;
    const file = JSON.parse(JSON.stringify(makeList(list, newestRuleset(list.system)))) as unknown;
    const again = readAnyList(file);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(again.value.list?.veterans).toEqual(list.veterans);
    expect(kernelOf(sheetOf(again.value))).toEqual(
      kernelOf(sheetOf({ list, selected, notes: [], lost: [], hindrances: [] })),
    );
  });
});
