import { abilityTargets, gamesWith, marksLeft, spot, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { piercingSpotter } from './index.ts';

describe.each(gamesWith(piercingSpotter))('in $name', (game) => {
  test('a 4 places a marker: AP(+1) for the next attack', () => {
    const s = game.scene({ units: [abilityUser([piercingSpotter]), abilityTargets], dice: '4 | 4 | 5' });
    s.use('wise', ['foe']);
    s.fire('wise', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
    expect(s.told('roll').find(({ purpose }) => purpose === 'block')?.bill).toEqual([{ source: 'AP(1)', amount: -1 }]);
    expect(marksLeft(s)).toEqual([]);
  });

  test('a 3 does not; markers of two spotters add up', () => {
    expect(spot(game, piercingSpotter, [3]).told('marked')).toEqual([]);
    expect(marksLeft(spot(game, piercingSpotter, [4, 4]))).toEqual([2]);
  });
});
