import { leadersOf, type Question, rule, UNIT_FLAG } from '@muster/engine';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { chooseReroll, chooseUnderdog, shouldConcede } from './rerolls.ts';

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

const idle = rule({ id: 'idle', name: 'Idle', source: 'test', summary: '', presence: { cannotSeize: true } });
const ours: TestUnit = { id: 'ours', at: [10, 10] };
const theirs: TestUnit = { id: 'theirs', side: 1, at: [10, 30] };

describe('an underdog point', () => {
  const swing = (round: number, question: Partial<Asked<'underdog'>>): number => {
    const { battle } = scene({ units: [ours, theirs], round, extras: { underdog: [2, 2] } });
    return chooseUnderdog(battle, {
      kind: 'underdog',
      side: 0,
      purpose: 'hit',
      unit: 0,
      count: 8,
      need: 4,
      ...question,
    });
  };

  test('is spent on big rolls, and later on smaller ones', () => {
    expect([1, 2, 3, 4].map((round) => swing(round, { count: 6 }))).toEqual([0, 0, 1, 1]);
    expect([1, 2, 3, 4].map((round) => swing(round, { count: 12 }))).toEqual([1, 1, 1, 1]);
    expect(swing(4, { count: 3 })).toBe(0);
  });

  test('helps own units and hinders others; high wound effects are bad', () => {
    expect(swing(3, { unit: 1, purpose: 'block' })).toBe(-1);
    expect(swing(4, { purpose: 'morale', count: 1 })).toBe(1);
    expect(swing(4, { purpose: 'wound-effect', count: 1, need: 5 })).toBe(-1);
    expect(swing(4, { purpose: 'wound-effect', unit: 1, count: 1, need: 5 })).toBe(1);
  });

  test('is saved if it changes nothing', () => {
    expect(swing(4, { need: 2 })).toBe(0);
    expect(swing(4, { need: 7 })).toBe(0);
    expect(swing(4, { unit: 1, need: 6 })).toBe(0);
  });
});

describe('re-rolls', () => {
  const again = (question: Partial<Asked<'reroll'>>): unknown =>
    chooseReroll({ kind: 'reroll', side: 0, purpose: 'hit', unit: 0, what: 'roll', faces: [], need: 4, ...question });

  test('a failed test, and a big roll with a bad result', () => {
    expect(again({ purpose: 'morale', faces: [3] })).toBe('all');
    expect(again({ purpose: 'morale', faces: [4] })).toBe('no');
    expect(again({ faces: [3] })).toBe('no');
    expect(again({ faces: [1, 2, 3, 1, 2, 4] })).toBe('all');
    expect(again({ faces: [1, 2, 3, 4, 5, 4] })).toBe('no');
  });

  test('the first failed die, and a wound effect that knocks out', () => {
    expect(again({ what: 'die', faces: [5, 2, 1] })).toBe(1);
    expect(again({ what: 'die', faces: [5, 6] })).toBe('no');
    expect(again({ what: 'die', purpose: 'wound-effect', need: 5, faces: [5] })).toBe(0);
    expect(again({ what: 'die', purpose: 'wound-effect', need: 5, faces: [4] })).toBe('no');
  });
});

test('a side concedes if no unit can seize any more, unless it leads', () => {
  const units = [{ ...ours, rules: [idle] }, theirs];
  const s = scene({ units, objectives: [[40, 24]], extras: { concedes: true } });
  s.battle.objOwner[0] = 1;
  expect([shouldConcede(s.battle, 0), shouldConcede(s.battle, 1)]).toEqual([true, false]);
  s.battle.objOwner[0] = 0;
  expect(leadersOf(s.battle)).toEqual([0]);
  expect(shouldConcede(s.battle, 0)).toBe(false);
  s.battle.unitFlags[s.unit('theirs')] |= UNIT_FLAG.destroyed;
  expect(shouldConcede(s.battle, 1)).toBe(true);
});
