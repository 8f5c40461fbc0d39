import { gamesWith, giving } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { dangerousGround } from './index.ts';

describe.each(gamesWith(dangerousGround))('in $name', ({ scene }) => {
  test('its tests are taken once per activation, also when holding on open ground', () => {
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 3, rules: [giving(dangerousGround)] },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
      dice: '2 3 6',
    });
    s.use('squad', ['squad']);
    s.activate('squad', 'advance', { moves: s.shift('squad', 1, 0) });
    expect(s.told('dangerous')).toMatchObject([{ dice: 3, wounds: 0 }]);
    s.activate('foe', 'hold');
    s.activate('squad', 'advance', { moves: s.shift('squad', 1, 0) });
    expect(s.told('dangerous')).toHaveLength(1);
  });
  test('nothing without it', () => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], models: 3, rules: [giving(dangerousGround)] }] });
    s.activate('squad', 'advance', { moves: s.shift('squad', 1, 0) });
    expect(s.told('dangerous')).toEqual([]);
  });
});
