import { gamesWith, growthScene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingGrowth } from './index.ts';

describe.each(gamesWith(piercingGrowth))('in $name', (game) => {
  const { after, whenFull, whenShaken } = growthScene(game, { gun: { rules: [piercingGrowth] } });

  test('one marker gives nothing, two give AP(+1)', () => {
    expect(after(1, '4 | 4').told('volley')).toMatchObject([{ blocked: 1 }]);
    const s = after(2, '4 | 4');
    expect(s.told('volley')).toMatchObject([{ blocked: 0 }]);
    expect(s.told('grew')).toMatchObject([{ markers: 1 }, { markers: 2 }]);
  });

  test('four at most, and none while it is Shaken', () => expect([whenFull(), whenShaken()]).toEqual([0, 0]));
});
