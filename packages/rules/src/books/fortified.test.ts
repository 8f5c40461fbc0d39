import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap, rending, unstoppable } from '../special/index.ts';
import { fortified } from './index.ts';

describe.each(gamesWith(fortified))('in $name', ({ volley }) => {
  test('AP(2) counts as AP(1)', () => {
    const spec = { rules: [[ap, 2] as const], target: { rules: [fortified] } };
    expect(volley({ ...spec, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
    expect(volley({ ...spec, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
  });

  test('but no hit has less than AP(0)', () => {
    expect(volley({ target: { rules: [fortified] }, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });

  test('the hit of a 6 that pierces more is softened as well', () => {
    expect(volley({ rules: [rending], target: { defense: 2, rules: [fortified] }, dice: '6 | 5' })).toMatchObject({
      blocked: 1,
    });
  });

  test('Unstoppable weapons ignore it', () => {
    expect(volley({ rules: [[ap, 1], unstoppable], target: { rules: [fortified] }, dice: '4 | 4' })).toMatchObject({
      blocked: 0,
    });
  });
});
