import { foe, gamesWith, wise } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingTarget } from './index.ts';

describe.each(gamesWith(piercingTarget))('in $name', ({ scene }) => {
  test('friends pierce better to the end of the battle: a 5 does not block on 4+', () => {
    const s = scene({
      units: [wise([[piercingTarget, 2]]), foe, { ...wise([]), id: 'friend', at: [14, 10] }],
      dice: '4 | 6 4 | 6',
    });
    s.use('wise', ['foe']);
    s.fire('wise', 'foe');
    s.activate('foe', 'hold');
    s.fire('friend', 'foe');
    expect(
      s
        .told('roll')
        .filter(({ purpose }) => purpose === 'block')
        .map(({ bill }) => bill),
    ).toEqual([[{ source: 'AP(2)', amount: -2 }], [{ source: 'AP(2)', amount: -2 }]]);
  });
  test('not against others', () => {
    const s = scene({
      units: [wise([[piercingTarget, 2]]), foe, { ...foe, id: 'other', at: [20, 16] }],
      dice: '4 | 4',
    });
    s.use('wise', ['foe']);
    s.fire('wise', 'other');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
  });
});
