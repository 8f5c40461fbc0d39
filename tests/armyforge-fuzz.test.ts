import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  loadoutOf,
  prepareList,
  parseForgeBook,
  parseForgeList,
  parseForgeText,
  parseListText,
  selectedPoints,
} from '@muster/army';
import { Dice } from '@muster/kernel';
import { forgeSection, forgeUnit, corrupt } from '@muster/testkit';
import { expect, test } from 'vitest';

const MUTANTS = 10_000;
const SAMPLES = new URL('../../shared/armyforge/samples/', import.meta.url);

const section = forgeSection('all');
const unit = forgeUnit(section, { bases: { round: '32' } });
const OWN: readonly unknown[] = [
  { gameSystem: 'gf', name: 'Tide', listPoints: 120, units: [unit, { ...unit, selectionId: 'b', joinToUnit: 'a' }] },
  { uid: 'b', name: 'Tide', gameSystemId: 2, units: [unit], upgradePackages: [{ uid: 'A', sections: [section] }] },
];
const TEXT =
  '++ Tide [GF 60pts] ++\n\n2x Wardens [3] Q4+ D4+ | 60pts | 3x Fast, Tough(3)\n3x Pike (A1, AP(1)), Net (6", A1)';

/** Real lists where they are available, in addition to our own. */
const seeds = (): unknown[] => {
  const folder = new URL('tts-lists/', SAMPLES);
  const files = existsSync(folder) ? readdirSync(folder).slice(0, 12) : [];
  return [...OWN, ...files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown)];
};

const JUNK = [
  null,
  undefined,
  -1,
  0,
  1e9,
  NaN,
  0.5,
  '',
  '\u0000x',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  true,
  '__proto__',
  '99',
];

test(`${MUTANTS} damaged lists and books crash nothing`, () => {
  const dice = new Dice('army forge');
  const files = seeds();
  let refused = 0;
  for (let i = 0; i < MUTANTS; i++) {
    let value = files[i % files.length];
    for (let times = dice.below(3); times >= 0; times--) value = corrupt(dice, value, JUNK);
    const list = parseForgeList(value);
    if (list.ok) {
      prepareList(list.value);
      list.value.selections.forEach(loadoutOf);
      expect(selectedPoints(list.value.selections)).not.toBeNaN();
    } else {
      refused++;
      expect(list.error.length).toBeGreaterThan(0);
    }
    if (i % files.length === 1) parseForgeBook(value);
    if (i % 10 === 0) {
      const at = dice.below(TEXT.length);
      parseForgeText(
        TEXT.slice(0, at) + JSON.stringify(JUNK[dice.below(JUNK.length)]) + TEXT.slice(at + dice.below(9)),
      );
    }
  }
  expect(refused).toBeGreaterThan(MUTANTS / 20);
  expect(refused).toBeLessThan(MUTANTS);
});

test('truncated files say what is wrong', () => {
  const whole = JSON.stringify(OWN[0]);
  for (let at = 0; at < whole.length; at += 97) expect(parseListText(whole.slice(0, at))).toMatchObject({ ok: false });
});
