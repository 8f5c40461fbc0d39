import { abilityTargets, gamesWith, useTwice, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { stormOfPlague } from './index.ts';

describe.each(gamesWith(stormOfPlague))('in $name', (game) => {
  test('each 2 or more is three hits', () => {
    const s = game.scene({ units: [abilityUser([stormOfPlague]), abilityTargets], dice: '2 2 1 | 5 5 5 5 5 5' });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toMatchObject([{ kind: 'spell', hits: 6 }]);
  });

  test('once per battle', () => expect(useTwice(game, stormOfPlague, '1 1 1')).toBe('limited-spent'));
});
