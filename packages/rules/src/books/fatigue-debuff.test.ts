import { gamesWith, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { fatigueDebuff } from './index.ts';

const wise = (rules: readonly TestRule[]): TestUnit => ({
  id: 'wise',
  at: [10, 10],
  quality: 4,
  rules,
  weapons: [{ name: 'Bow', range: 24 }],
});
const foe: TestUnit = {
  id: 'foe',
  side: 1,
  at: [10, 16],
  models: 5,
  quality: 4,
  defense: 4,
  weapons: [{ name: 'Gun', range: 24 }],
};

describe.each(gamesWith(fatigueDebuff))('in $name', ({ scene }) => {
  test('who fails is fatigued, and not Shaken', () => {
    const s = scene({ units: [wise([fatigueDebuff]), foe], dice: '3' });
    s.use('wise', ['foe']);
    expect([s.has('foe', 'fatigued'), s.has('foe', 'shaken')]).toEqual([true, false]);
    expect(s.told('morale')).toMatchObject([{ kind: 'ordeal', result: 'fatigued' }]);
  });
  test('who passes is not', () => {
    const s = scene({ units: [wise([fatigueDebuff]), foe], dice: '4' });
    s.use('wise', ['foe']);
    expect(s.has('foe', 'fatigued')).toBe(false);
  });
});
