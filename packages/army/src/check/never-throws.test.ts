import { Dice } from '@muster/kernel';
import { forgeSection, forgeUnit, corrupt } from '@muster/testkit';
import { expect, test } from 'vitest';
import { readAnyList } from '../read/any-list.ts';
import { selectedOf } from '../export/selected.ts';
import { sheetOf } from '../export/sheet.ts';
import { makeListText } from '../export/text.ts';
import { makeForgeList } from '../export/tts.ts';
import { checkList } from './list.ts';

const MUTANTS = 1000;

const unit = forgeUnit(forgeSection('any'), {
  rules: [{ name: 'Hero' }, { name: 'Tough', rating: 3 }],
  combined: true,
  traits: ['Agile'],
});
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

test(`${MUTANTS} damaged lists are checked, printed and written without a crash`, () => {
  const dice = new Dice('people');
  let readable = 0;
  for (let i = 0; i < MUTANTS; i++) {
    let value: unknown = list;
    for (let times = dice.below(4); times >= 0; times--) value = corrupt(dice, value, JUNK);
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
