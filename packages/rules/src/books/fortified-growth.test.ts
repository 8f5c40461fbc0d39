import { gamesWith, growthScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap } from '../special/index.ts';
import { fortifiedGrowth } from './index.ts';

describe.each(gamesWith(fortifiedGrowth))('in $name', (game) => {
  const { after, whenFull, whenShaken } = growthScene(game, {
    gun: { weapons: [{ name: 'Gun', range: 24, rules: [[ap, 1]] }] },
    foe: { rules: [fortifiedGrowth] },
  });

  test('one marker gives nothing, two give -1 AP', () => {
    expect(after(1, '4 | 4').told('volley')).toMatchObject([{ blocked: 0 }]);
    const s = after(2, '4 | 4');
    expect(s.told('volley')).toMatchObject([{ blocked: 1 }]);
    expect(s.told('grew')).toMatchObject([{ markers: 1 }, { markers: 2 }]);
  });

  test('four at most, and none while it is Shaken', () => expect([whenFull(), whenShaken()]).toEqual([0, 0]));
});
