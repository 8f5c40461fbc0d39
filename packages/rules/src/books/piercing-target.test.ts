import { blockBills, bothShoot, abilityTargets, gamesWith, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingTarget } from './index.ts';

describe.each(gamesWith(piercingTarget))('in $name', (game) => {
  test('friends pierce better for the rest of the battle: a 5 does not block on 4+', () => {
    const s = bothShoot(game, [piercingTarget, 2], '4 | 6 4 | 6');
    expect(blockBills(s)).toEqual([[{ source: 'AP(2)', amount: -2 }], [{ source: 'AP(2)', amount: -2 }]]);
  });
  test('not against others', () => {
    const s = game.scene({
      units: [abilityUser([[piercingTarget, 2]]), abilityTargets, { ...abilityTargets, id: 'other', at: [20, 16] }],
      dice: '4 | 4',
    });
    s.use('wise', ['foe']);
    s.fire('wise', 'other');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
  });
});
