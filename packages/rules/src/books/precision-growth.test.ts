import { gamesWith, growthScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { precisionGrowth } from './index.ts';

describe.each(gamesWith(precisionGrowth))('in $name', (game) => {
  const { after, whenFull, whenShaken } = growthScene(game, { gun: { rules: [precisionGrowth] } });

  test('one marker gives nothing, two give +1 to hit', () => {
    expect(after(1, '3').told('volley')).toMatchObject([{ hits: 0 }]);
    const s = after(2, '3 | 4');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }]);
    expect(s.told('grew')).toMatchObject([{ markers: 1 }, { markers: 2 }]);
  });

  test('four at most, and none while it is Shaken', () => expect([whenFull(), whenShaken()]).toEqual([0, 0]));
});
