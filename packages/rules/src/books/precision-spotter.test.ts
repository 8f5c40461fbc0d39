import { foe, gamesWith, wise } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionSpotter } from './index.ts';

describe.each(gamesWith(precisionSpotter))('in $name', ({ scene }) => {
  test('a 4 puts a marker on: +1 to hit for the next attack', () => {
    const s = scene({ units: [wise([precisionSpotter]), foe], dice: '4 | 3 | 6' });
    s.use('wise', ['foe']);
    s.fire('wise', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }]);
    expect(s.battle.marks.some((count) => count > 0)).toBe(false);
  });
  test('a 3 does not; markers of two spotters pile up', () => {
    const s = scene({
      units: [wise([precisionSpotter]), foe, { ...wise([precisionSpotter]), id: 'second', at: [14, 10] }],
      dice: '3',
    });
    s.use('wise', ['foe']);
    expect(s.told('marked')).toEqual([]);
    const both = scene({
      units: [wise([precisionSpotter]), foe, { ...wise([precisionSpotter]), id: 'second', at: [14, 10] }],
      dice: '4 4',
    });
    both.use('wise', ['foe']);
    both.activate('wise', 'hold');
    both.activate('foe', 'hold');
    both.use('second', ['foe']);
    expect([...both.battle.marks].filter((count) => count > 0)).toEqual([2]);
  });
});
