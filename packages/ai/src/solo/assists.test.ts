import { type Assist, UNIT_FLAG } from '@muster/engine';
import { caster } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { chooseAssists } from './assists.ts';

const spells = [
  { name: 'Spark', value: 1 },
  { name: 'Storm', value: 3 },
];
const mage = (id: string, side: number, tokens: number, flags = 0): TestUnit => ({
  id,
  side,
  at: [20, 20 + 2 * side],
  rules: [[caster, 2]],
  tokens,
  flags,
});

/** Returns the spell tokens that a side with one helper spends on a spell of side 0. */
const spent = (helper: TestUnit, spell: number, given: readonly (Assist & { side: number })[] = []): number => {
  const s = scene({ units: [mage('caster', 0, 3), { ...helper, at: [22, 20] }], spells });
  const model = s.model(helper.id);
  const side = helper.side ?? 0;
  const asked = { kind: 'assist', side, caster: s.model('caster'), spell, targets: [s.unit(helper.id)] } as const;
  const question = { ...asked, helpers: [model], given };
  const assists = chooseAssists(s.battle, question);
  expect(assists.every((assist) => assist.model === model)).toBe(true);
  return assists.reduce((sum, { tokens }) => sum + tokens, 0);
};

describe('a token', () => {
  test('is spent on an expensive friendly spell, but not the last one', () => {
    expect([0, 1, 2, 3].map((tokens) => spent(mage('helper', 0, tokens), 1))).toEqual([0, 0, 1, 1]);
    expect(spent(mage('helper', 0, 3), 0)).toBe(0);
  });

  test('is spent against an expensive enemy spell', () => {
    expect([0, 1, 3].map((tokens) => spent(mage('helper', 1, tokens), 1))).toEqual([0, 1, 1]);
    expect(spent(mage('helper', 1, 3), 0)).toBe(0);
  });

  test('is spent before it would be lost to the limit of six', () => {
    expect([4, 5, 6].map((tokens) => spent(mage('helper', 1, tokens, UNIT_FLAG.activated), 0))).toEqual([0, 1, 2]);
    expect(spent(mage('helper', 1, 6), 0)).toBe(0);
  });

  test('is saved if two have been spent', () => {
    const given = [{ model: 9, tokens: 2, side: 1 }];
    expect(spent(mage('helper', 1, 6, UNIT_FLAG.activated), 1, given)).toBe(0);
    expect(spent(mage('helper', 1, 6, UNIT_FLAG.activated), 1, [{ model: 9, tokens: 1, side: 1 }])).toBe(1);
  });
});
