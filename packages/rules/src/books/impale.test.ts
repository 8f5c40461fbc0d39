import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { deadly, hero, tough } from '../special/index.ts';
import { impale } from './index.ts';

describe.each(gamesWith(impale, { wounds: 'marks' }))('in $name', ({ volley }) => {
  test('an unblocked hit is three wounds on a model with Tough(9)', () => {
    const target = { models: 2, rules: [[tough, 9] as const] };
    expect(volley({ rules: [impale], target, dice: '4 | 1' })).toMatchObject({ wounds: 3, landed: 3 });
    expect(volley({ rules: [impale, [deadly, 3]], target, dice: '4 | 1' })).toMatchObject({ wounds: 6 });
  });

  test('one wound on others', () => {
    for (const size of [2, 10])
      expect(volley({ rules: [impale], target: { rules: [[tough, size] as const] }, dice: '4 | 1' })).toMatchObject({
        wounds: 1,
      });
  });
});

describe.each(gamesWith(impale, { wounds: 'effects' }))('in $name', ({ volley }) => {
  test('an unblocked hit is three wounds on a model with Tough(3)', () => {
    const target = { models: 2, rules: [[tough, 3] as const] };
    expect(volley({ rules: [impale], target, dice: '4 | 1' })).toMatchObject({ wounds: 3, landed: 3 });
    expect(volley({ rules: [impale, [deadly, 3]], target, dice: '4 | 1' })).toMatchObject({ wounds: 6 });
  });

  test('one wound on others', () => {
    for (const size of [2])
      expect(volley({ rules: [impale], target: { rules: [[tough, size] as const] }, dice: '4 | 1' })).toMatchObject({
        wounds: 1,
      });
  });

  test('and on a hero', () => {
    const target = { models: 1, rules: [hero, [tough, 6] as const] };
    expect(volley({ rules: [impale], target, dice: '4 | 1' })).toMatchObject({ wounds: 1 });
  });
});
