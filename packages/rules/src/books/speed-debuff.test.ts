import { codeOf, gamesWith, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { speedDebuff } from './index.ts';

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

describe.each(gamesWith(speedDebuff))('in $name', ({ scene }) => {
  test('its next Advance is 2" shorter, and only that one', () => {
    const s = scene({ units: [wise([speedDebuff]), foe, { id: 'far', at: [60, 10] }] });
    const go = (far: number): string => codeOf(s.activate('foe', 'advance', { moves: s.shift('foe', far, 0) }));
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    expect(go(4.01)).toBe('move-too-far');
    expect(go(4)).toBe('done');
    s.activate('far', 'hold');
    expect(go(6)).toBe('done');
  });
  test('not through a wall', () => {
    const s = scene({ units: [wise([speedDebuff]), foe], terrain: [{ rect: [0, 12, 40, 13], types: ['blocking'] }] });
    expect(codeOf(s.use('wise', ['foe']))).toBe('no-sight');
  });
});
