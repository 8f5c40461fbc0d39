import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { rangedSlayer } from './index.ts';

describe.each(gamesWith(rangedSlayer))('in $name', ({ volley }) => {
  test('shots from over 9" have AP(+2) against Tough(3)', () => {
    expect(
      volley({ bearer: [rangedSlayer], distance: 12, target: { rules: [[tough, 3]] }, dice: '4 | 5' }),
    ).toMatchObject({ blocked: 0 });
    expect(
      volley({ bearer: [rangedSlayer], distance: 12, target: { rules: [[tough, 3]] }, dice: '4 | 6' }),
    ).toMatchObject({ blocked: 1 });
  });

  test('nothing against Tough(2)', () => {
    expect(
      volley({ bearer: [rangedSlayer], distance: 12, target: { rules: [[tough, 2]] }, dice: '4 | 4' }),
    ).toMatchObject({ blocked: 1 });
  });

  test('not from 9" or less', () => {
    expect(
      volley({ bearer: [rangedSlayer], distance: 9, target: { rules: [[tough, 3]] }, dice: '4 | 4' }),
    ).toMatchObject({ blocked: 1 });
  });

  test('not in melee', () => {
    expect(
      volley({ bearer: [rangedSlayer], charging: true, target: { rules: [[tough, 3]] }, dice: '4 | 4' }),
    ).toMatchObject({ blocked: 1 });
  });
});
