import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ap, rending } from '../special/index.ts';
import { reinforced } from './index.ts';

describe.each(gamesWith(reinforced))('in $name', ({ volley }) => {
  test('AP(2) counts as AP(1)', () => {
    const spec = { rules: [[ap, 2] as const], distance: 12, target: { rules: [reinforced] } };
    expect(volley({ ...spec, dice: '4 | 5' })).toMatchObject({ blocked: 1 });
    expect(volley({ ...spec, dice: '4 | 4' })).toMatchObject({ blocked: 0 });
  });

  test('but no hit has less than AP(0)', () => {
    expect(volley({ distance: 12, target: { rules: [reinforced] }, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
  });

  test('the hit of a 6 that pierces more is softened as well', () => {
    expect(
      volley({ rules: [rending], distance: 12, target: { defense: 2, rules: [reinforced] }, dice: '6 | 5' }),
    ).toMatchObject({ blocked: 1 });
  });

  test('charges that began over 9" away as well, nothing closer', () => {
    const spec = { rules: [[ap, 1] as const], target: { rules: [reinforced] }, dice: '4 | 4' };
    expect(volley({ ...spec, charging: true, fromAfar: true })).toMatchObject({ blocked: 1 });
    expect(volley({ ...spec, charging: true })).toMatchObject({ blocked: 0 });
    expect(volley({ ...spec, distance: 9 })).toMatchObject({ blocked: 0 });
  });
});
