import { gamesWith, type TestRule, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionTarget } from './index.ts';

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

describe.each(gamesWith(precisionTarget))('in $name', ({ scene }) => {
  test('friends hit better to the end of the battle', () => {
    const s = scene({
      units: [wise([[precisionTarget, 1]]), foe, { ...wise([]), id: 'friend', at: [14, 10] }],
      dice: '3 | 6 3 | 6',
    });
    s.use('wise', ['foe']);
    s.fire('wise', 'foe');
    s.activate('foe', 'hold');
    s.fire('friend', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }, { hits: 1 }]);
  });
  test('not against others', () => {
    const s = scene({ units: [wise([[precisionTarget, 1]]), foe, { ...foe, id: 'other', at: [20, 16] }], dice: '3' });
    s.use('wise', ['foe']);
    s.fire('wise', 'other');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
  });
});
