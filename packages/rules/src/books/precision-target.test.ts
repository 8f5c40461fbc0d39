import { bothShoot, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionTarget } from './index.ts';

describe.each(gamesWith(precisionTarget))('in $name', (game) => {
  test('friends hit better for the rest of the battle', () => {
    const s = bothShoot(game, [precisionTarget, 1], '3 | 6 3 | 6');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }, { hits: 1 }]);
  });
  test('not against others', () => {
    const s = game.scene({
      units: [abilityUser([[precisionTarget, 1]]), abilityTargets, { ...abilityTargets, id: 'other', at: [20, 16] }],
      dice: '3',
    });
    s.use('wise', ['foe']);
    s.fire('wise', 'other');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
  });
});
