import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { pulverize } from './index.ts';

describe.each(gamesWith(pulverize))('in $name', ({ volley }) => {
  test('the hit of a natural 6 has AP(+4), others do not', () => {
    expect(volley({ attacks: 2, rules: [pulverize], target: { defense: 2 }, dice: '6 5 | 5 2' })).toMatchObject({
      piercing: 1,
      blocked: 1,
    });
  });

  test('ignores cover', () => {
    const spec = { cover: 'sight', dice: '4 | 3' } as const;
    expect(volley({ ...spec, rules: [pulverize] })).toMatchObject({ blocked: 0 });
    expect(volley(spec)).toMatchObject({ blocked: 1 });
  });
});
