import { abilityTargets, gamesWith, useTwice, abilityUser } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { stormOfWar } from './index.ts';

describe.each(gamesWith(stormOfWar))('in $name', (game) => {
  test('each 2 or more is three hits with AP(1)', () => {
    const s = game.scene({ units: [abilityUser([stormOfWar]), abilityTargets], dice: '2 2 1 | 5 5 5 5 5 4' });
    s.use('wise', ['foe']);
    expect(s.told('volley')).toMatchObject([{ kind: 'spell', hits: 6, blocked: 5 }]);
  });

  test('once per battle', () => expect(useTwice(game, stormOfWar, '1 1 1')).toBe('limited-spent'));
});
