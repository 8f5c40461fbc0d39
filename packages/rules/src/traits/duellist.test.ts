import { gamesWith } from '@muster/testkit';
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

describe.each(gamesWith(traitDuellist, { morale: 'unit' }))('joined in $name', ({ scene }) => {
  test('does not shield the squad', () => {
    const s = scene({
      units: [
        { id: 'us', at: [10, 10], weapons: [{}] },
        { id: 'squad', side: 1, at: [10, 16], models: 3, hero: { rules: [traitDuellist] } },
      ],
      dice: '4 | 6',
    });
    s.charge('us', 'squad');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }]);
    expect(s.dice.left).toBe(0);
  });
});
