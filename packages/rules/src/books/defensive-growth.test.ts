import { gamesWith, growthScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { defensiveGrowth } from './index.ts';

describe.each(gamesWith(defensiveGrowth))('in $name', (game) => {
  const { after, whenFull, whenShaken } = growthScene(game, { foe: { rules: [defensiveGrowth] } });

  test('one marker gives nothing, two give +1 to block', () => {
    expect(after(1, '4 | 3').told('volley')).toMatchObject([{ blocked: 0 }]);
    const s = after(2, '4 | 3');
    expect(s.told('volley')).toMatchObject([{ blocked: 1 }]);
    expect(s.told('grew')).toMatchObject([{ markers: 1 }, { markers: 2 }]);
  });

  test('four at most, and none while it is Shaken', () => expect([whenFull(), whenShaken()]).toEqual([0, 0]));
});
