import { abilityTargets, gamesWith, useTwice, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { stormOfChange } from './index.ts';

describe.each(gamesWith(stormOfChange))('in $name', (game) => {
  test('each 2 or more is three hits', () => {
    const s = game.scene({ units: [abilityUser([stormOfChange]), abilityTargets], dice: '2 2 1 | 6 6 6 6 6 6' });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toMatchObject([{ kind: 'spell', hits: 6 }]);
  });

  test('once per battle', () => expect(useTwice(game, stormOfChange, '1 1 1')).toBe('limited-spent'));
});
