import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { indirect, stealth } from '../special/index.ts';
import { quickReadjustment } from './index.ts';

describe.each(gamesWith(quickReadjustment))('in $name', ({ volley }) => {
  test('no -1 for having moved', () => {
    expect(volley({ rules: [indirect], bearer: [quickReadjustment], moved: true, dice: '4 | 1' })).toMatchObject({
      hits: 1,
    });
  });

  test('others have it, and other modifiers stay', () => {
    expect(volley({ rules: [indirect], moved: true, dice: '4' })).toMatchObject({ hits: 0 });
    const target = { rules: [stealth] };
    expect(
      volley({ rules: [indirect], bearer: [quickReadjustment], moved: true, distance: 12, target, dice: '4' }),
    ).toMatchObject({ hits: 0 });
  });
});
