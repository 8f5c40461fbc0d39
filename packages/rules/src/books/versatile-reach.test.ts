import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { versatileReach } from './index.ts';

const squad: TestUnit = { id: 'squad', at: [10, 5], rules: [versatileReach], weapons: [{ name: 'Gun', range: 12 }] };
const at = (gap: number): TestUnit => ({ id: 'foe', side: 1, at: [10, 6 + gap], rules: [[tough, 12]] });

describe.each(gamesWith(versatileReach))('in $name', ({ scene }) => {
  const pick = (gap: number, option: number, dice = '') => {
    const s = scene({ units: [squad, at(gap)], dice });
    s.play({ type: 'choose', unit: s.unit('squad'), rule: versatileReach.id, option });
    return s;
  };

  test('the first option is 4" of range', () => {
    expect(codeOf(pick(16, 0, '1').fire('squad', 'foe'))).toBe('done');
    expect(codeOf(pick(16.1, 0).fire('squad', 'foe'))).toBe('out-of-range');
    expect(codeOf(pick(12.1, 1).fire('squad', 'foe'))).toBe('out-of-range');
  });

  test('the second is 2" for charges', () => {
    expect(codeOf(pick(14, 1).charge('squad', 'foe'))).toBe('done');
    expect(codeOf(pick(14.1, 1).charge('squad', 'foe'))).toBe('charge-out-of-range');
    expect(codeOf(pick(12.1, 0).charge('squad', 'foe'))).toBe('charge-out-of-range');
  });
});
