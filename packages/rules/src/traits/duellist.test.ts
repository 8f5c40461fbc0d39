import { gamesWith, hitsOnSquadOf } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitDuellist, traitHorribleScars } from './index.ts';

describe.each(gamesWith(traitDuellist))('in $name', ({ volley }) => {
  const target = { models: 1, rules: [traitDuellist] };

  test('is hit on a 5 in melee', () => {
    expect(volley({ melee: true, target, dice: '4' })).toMatchObject({ hits: 0 });
    expect(volley({ charging: true, target, dice: '5 | 6' })).toMatchObject({ hits: 1 });
  });

  test('is shot as easily as others', () => {
    expect(volley({ target, dice: '4 | 6' })).toMatchObject({ hits: 1 });
  });

  test('adds up with the other trait of the kind, not with itself', () => {
    const both = { models: 1, rules: [traitDuellist, traitDuellist, traitHorribleScars] };
    expect(volley({ melee: true, target: both, attacks: 2, dice: '5 6 | 6' })).toMatchObject({ hits: 1 });
  });
});

describe.each(gamesWith(traitDuellist, { morale: 'unit' }))('joined in $name', (game) => {
  test('does not shield the squad', () => {
    expect(hitsOnSquadOf(game, traitDuellist, '4 | 6')).toBe(1);
  });
});
