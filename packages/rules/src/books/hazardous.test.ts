import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration, tough } from '../special/index.ts';
import { hazardous } from './index.ts';

describe.each(gamesWith(hazardous))('in $name', ({ scene, volley }) => {
  test('its hits have AP(4)', () => {
    expect(volley({ rules: [hazardous], target: { defense: 2 }, dice: '4 | 5' })).toMatchObject({ blocked: 0 });
  });

  test('each natural 1 to hit wounds the unit that shoots', () => {
    const squad = {
      id: 'squad',
      at: [10, 10] as const,
      models: 5,
      weapons: [{ name: 'Plasma', range: 24, rules: [hazardous] }],
    };
    const s = scene({ units: [squad, { id: 'foe', side: 1, at: [10, 16], models: 3 }], dice: '1 1 2 3 4 | 6' });
    s.fire('squad', 'foe');
    expect(s.told('recoil')).toMatchObject([{ name: 'Plasma', wounds: 2, removed: 2 }]);
    expect([s.living('squad'), s.living('foe')]).toEqual([3, 3]);
  });

  test('which may be regenerated', () => {
    const rules = [regeneration, [tough, 3] as const];
    const gun = { id: 'gun', at: [10, 10] as const, rules, weapons: [{ range: 24, attacks: 2, rules: [hazardous] }] };
    const s = scene({ units: [gun, { id: 'foe', side: 1, at: [10, 16], models: 3 }], dice: '1 1 | 5 4' });
    s.fire('gun', 'foe');
    expect(s.battle.wounds[s.model('gun')]).toBe(1);
    expect(s.dice.left).toBe(0);
  });

  test('nothing without a 1', () => {
    const gun = { id: 'gun', at: [10, 10] as const, models: 2, weapons: [{ range: 24, rules: [hazardous] }] };
    const s = scene({ units: [gun, { id: 'foe', side: 1, at: [10, 16], models: 3 }], dice: '2 3' });
    s.fire('gun', 'foe');
    expect([s.told('recoil'), s.living('gun')]).toEqual([[], 2]);
  });
});
