import { codeOf, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { speedDebuff } from './index.ts';

describe.each(gamesWith(speedDebuff))('in $name', ({ scene }) => {
  test('its next Advance is 2" shorter, and only that one', () => {
    const s = scene({ units: [abilityUser([speedDebuff]), abilityTargets, { id: 'far', at: [60, 10] }] });
    const go = (far: number): string => codeOf(s.activate('foe', 'advance', { moves: s.shift('foe', far, 0) }));
    s.use('wise', ['foe']);
    s.activate('wise', 'hold');
    expect(go(4.01)).toBe('move-too-far');
    expect(go(4)).toBe('done');
    s.activate('far', 'hold');
    expect(go(6)).toBe('done');
  });
  test('not through a wall', () => {
    const s = scene({
      units: [abilityUser([speedDebuff]), abilityTargets],
      terrain: [{ rect: [0, 12, 40, 13], types: ['blocking'] }],
    });
    expect(codeOf(s.use('wise', ['foe']))).toBe('no-sight');
  });
});
