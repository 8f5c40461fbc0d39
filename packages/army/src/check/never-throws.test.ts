import { Dice } from '@muster/kernel';
import { expect, test } from 'vitest';
import { readAnyList } from '../any-list.ts';
import { selectedOf } from '../export/selected.ts';
import { sheetOf } from '../export/sheet.ts';
import { makeListText } from '../export/text.ts';
import { makeForgeList } from '../export/tts.ts';
import { checkList } from './list.ts';

const MUTANTS = 1000;

const gun = {
  type: 'ArmyBookWeapon',
  name: 'Gun',
  range: 24,
  attacks: 2,
  count: 1,
  specialRules: [{ name: 'AP', rating: 1 }],
};
const option = { uid: 'gun', label: 'Gun', cost: 5, costs: [{ unitId: 'u', cost: 15 }], gains: [gun] };
const section = { uid: 'swap', variant: 'replace', targets: ['2x Pikes'], affects: { type: 'any' }, options: [option] };
const unit = {
  id: 'u',
  name: 'Wardens',
  size: 5,
  cost: 100,
  quality: 4,
  defense: 4,
  rules: [{ name: 'Hero' }, { name: 'Tough', rating: 3 }],
  weapons: [{ ...gun, name: 'Pike', count: 10 }],
  items: [{ type: 'ArmyBookItem', name: 'Boar', count: 1, content: [gun] }],
  selectedUpgrades: [{ upgrade: section, option }],
  selectionId: 'a',
  combined: true,
  xp: 5,
  traits: ['Agile'],
};
const units = [
  unit,
  { ...unit, selectionId: 'b', joinToUnit: 'a' },
  { ...unit, combined: false, joinToUnit: 'a', selectionId: 'c' },
];
const list = { gameSystem: 'gf', name: 'Tide', pointsLimit: 500, forceOrg: true, units };

const JUNK = [
  null,
  -1,
  0,
  1e9,
  0.5,
  '',
  '\u0000x',
  'x'.repeat(300),
  [],
  {},
  true,
  '__proto__',
  '99',
  'a',
  'gff',
  'aofr',
  3,
];

const mutate = (dice: Dice, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || dice.below(12) === 0) return JUNK[dice.below(JUNK.length)];
  const keys = Object.keys(value);
  if (keys.length === 0) return JUNK[dice.below(JUNK.length)];
  const key = keys[dice.below(keys.length)];
  const inner = mutate(dice, (value as Record<string, unknown>)[key]);
  if (Array.isArray(value)) return value.map((entry: unknown, i) => (String(i) === key ? inner : entry));
  return { ...value, [key]: inner };
};

test(`${MUTANTS} spoilt lists are checked, printed and written without a crash`, { timeout: 120_000 }, () => {
  const dice = new Dice('people');
  let readable = 0;
  for (let i = 0; i < MUTANTS; i++) {
    let value: unknown = list;
    for (let times = dice.below(4); times >= 0; times--) value = mutate(dice, value);
    const read = readAnyList(value);
    if (!read.ok) continue;
    readable++;
    for (const { message } of checkList(read.value)) expect(message).not.toMatch(/undefined|NaN/);
    expect(makeListText(sheetOf(read.value))).toMatch(/^\+\+ /);
    const { selected, list: army } = read.value;
    const chosen = selected ?? (army && selectedOf(army));
    if (chosen) expect(JSON.stringify(makeForgeList(chosen))).not.toContain('NaN');
  }
  expect(readable).toBeGreaterThan(MUTANTS / 3);
});
