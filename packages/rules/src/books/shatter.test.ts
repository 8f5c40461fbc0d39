import { gamesWith, toughEnemies } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero, tough } from '../special/index.ts';
import { shatter } from './index.ts';

describe.each(gamesWith(shatter, { wounds: 'marks' }))('in $name', (game) => {
  const { blocked, blockedByOne, blockedAmongFour } = toughEnemies(game, shatter);

  test('AP(+2) against Tough(3), nothing against Tough(2)', () => {
    expect([blocked([[tough, 3]], 3), blocked([[tough, 3]], 4)]).toEqual([0, 1]);
    expect(blocked([[tough, 2]], 2)).toBe(1);
  });

  test('counts what most living models are', () => {
    expect([blockedAmongFour(2, 3), blockedAmongFour(3, 3)]).toEqual([1, 0]);
  });

  test('a hero is one of them', () => expect(blockedByOne([hero, [tough, 12]], 3)).toBe(0));
});

describe.each(gamesWith(shatter, { wounds: 'effects' }))('in $name', (game) => {
  const { blocked, blockedByOne } = toughEnemies(game, shatter);

  test('AP(+2) against Tough(3), nothing against Tough(2)', () => {
    expect([blocked([[tough, 3]], 3), blocked([[tough, 3]], 4)]).toEqual([0, 1]);
    expect(blocked([[tough, 2]], 2)).toBe(1);
  });

  test('not against heroes', () => expect(blockedByOne([hero, [tough, 6]], 2)).toBe(1));
});
