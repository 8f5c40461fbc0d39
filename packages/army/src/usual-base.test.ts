import { describe, expect, test } from 'vitest';
import { parseForgeText } from './forge/text.ts';
import { parseUnitText } from './typed.ts';
import { baseOfRadius } from './unit.ts';
import { usualBase } from './usual-base.ts';

/** Bases of all models of a list as text, unit by unit. */
const basesOf = (text: string): number[][] => {
  const read = parseForgeText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.list.army.units.map(({ models }) => models.map(({ radius }) => baseOfRadius(radius)));
};

test.each([
  [1, 32],
  [2, 32],
  [3, 40],
  [5, 40],
  [6, 60],
  [11, 60],
  [12, 120],
  [23, 120],
  [24, 160],
  [54, 160],
])('a model of Tough %i stands on %i mm (muster:usual-base)', (tough, base) => {
  expect(usualBase(tough)).toBe(base);
});

describe('a list as text', () => {
  test('gets bases by Tough', () => {
    const list = `++ Test [GF 300pts] ++

Guard [3] Q4+ D4+ | 60pts |
3x Rifle (24", A1)

Captain [1] Q3+ D3+ | 60pts | Hero, Tough(3)
Sword (A2)

Walker [1] Q4+ D2+ | 180pts | Fear(2), Tough(12)
Stomp (A4)`;
    expect(basesOf(list)).toEqual([[32, 32, 32], [40], [120]]);
  });

  test('adds up the Tough of a model', () => {
    const list = `++ Test [GF 100pts] ++

Rider [1] Q4+ D4+ | 90pts | Hero, Tough(3), Great Beast(Tough(3))
Sword (A2)`;
    expect(basesOf(list)).toEqual([[60]]);
  });
});

test('a unit typed in one line gets bases by Tough', () => {
  const unit = parseUnitText('2x Trolls Q4+ D4+ Tough(6) | 2x Club (A3)');
  expect(unit.ok && unit.value.models.map(({ radius }) => baseOfRadius(radius))).toEqual([60, 60]);
});
