import { frenzyScene, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { defensiveFrenzy } from './index.ts';

describe.each(gamesWith(defensiveFrenzy))('in $name', (game) => {
  const { kill, isShotAt } = frenzyScene(game, [defensiveFrenzy]);

  test('a unit that it destroyed gives +1 to block', () => {
    const s = isShotAt(kill, '4 | 3');
    expect(s.told('grew')).toMatchObject([{ unit: s.unit('killer'), markers: 1 }]);
    expect(s.told('volley')[1]).toMatchObject({ hits: 1, blocked: 1 });
  });

  test('a shot that kills no model is not', () => {
    expect(isShotAt('1', '4 | 3').told('volley')[1]).toMatchObject({ hits: 1, blocked: 0 });
  });
});
