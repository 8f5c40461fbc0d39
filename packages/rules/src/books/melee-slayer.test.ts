import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { meleeSlayer } from './index.ts';

describe.each(gamesWith(meleeSlayer))('in $name', ({ volley }) => {
  test('attacks of a charge have AP(+2) against Tough(3)', () => {
    expect(
      volley({ bearer: [meleeSlayer], charging: true, target: { rules: [[tough, 3]] }, dice: '4 | 5' }),
    ).toMatchObject({ blocked: 0 });
    expect(
      volley({ bearer: [meleeSlayer], charging: true, target: { rules: [[tough, 3]] }, dice: '4 | 6' }),
    ).toMatchObject({ blocked: 1 });
  });

  test('nothing against Tough(2)', () => {
    expect(
      volley({ bearer: [meleeSlayer], charging: true, target: { rules: [[tough, 2]] }, dice: '4 | 4' }),
    ).toMatchObject({ blocked: 1 });
  });

  test('not without a charge', () => {
    expect(
      volley({ bearer: [meleeSlayer], melee: true, target: { rules: [[tough, 3]] }, dice: '4 | 4' }),
    ).toMatchObject({ blocked: 1 });
  });

  test('not when shooting', () => {
    expect(
      volley({ bearer: [meleeSlayer], distance: 12, target: { rules: [[tough, 3]] }, dice: '4 | 4' }),
    ).toMatchObject({ blocked: 1 });
  });
});
