import { UNIT_FLAG } from '@muster/engine';
import { impact } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { strikesBack } from './melee.ts';

const axe = { name: 'Axe', attacks: 2 };
const ours: TestUnit = { id: 'ours', at: [20, 20], weapons: [axe] };
const foe: TestUnit = { id: 'foe', side: 1, at: [20, 21], weapons: [axe], rules: [] };

const strikes = (unit: TestUnit): boolean => {
  const s = scene({ units: [unit, foe] });
  return strikesBack(s.battle, { kind: 'strike-back', side: 0, unit: s.unit('ours'), target: s.unit('foe') });
};

describe('a unit that is charged strikes back', () => {
  test('if it has a melee weapon', () => {
    expect(strikes(ours)).toBe(true);
    expect(strikes({ ...ours, weapons: [] })).toBe(false);
  });

  test('unless its own later charge is much better', () => {
    const riders: TestUnit = { ...ours, weapons: [{ name: 'Knife', attacks: 1 }], rules: [[impact, 6]] };
    expect(strikes(riders)).toBe(false);
    expect(strikes({ ...riders, flags: UNIT_FLAG.activated })).toBe(true);
    expect(strikes({ ...riders, flags: UNIT_FLAG.fatigued })).toBe(true);
    expect(strikes({ ...riders, flags: UNIT_FLAG.shaken })).toBe(true);
  });
});
