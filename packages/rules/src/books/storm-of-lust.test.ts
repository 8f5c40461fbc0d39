import { abilityTargets, gamesWith, useTwice, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { stormOfLust } from './index.ts';

describe.each(gamesWith(stormOfLust))('in $name', (game) => {
  test('each 2 or more is three hits', () => {
    const s = game.scene({
      units: [abilityUser([stormOfLust]), abilityTargets],
      dice: '2 2 1 | 6 2 3 4 5 1 | 6 6 6 6 6 6 6',
    });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toMatchObject([{ kind: 'spell', hits: 7 }]);
  });

  test('once per battle', () => expect(useTwice(game, stormOfLust, '1 1 1')).toBe('limited-spent'));
});
