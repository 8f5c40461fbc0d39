import { gamesWith, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingTarget } from './index.ts';

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
