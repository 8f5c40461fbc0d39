import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { regeneration } from '../special/index.ts';
import { ignoresRegeneration, protectedRule } from './index.ts';

describe.each(gamesWith(ignoresRegeneration))('in $name', ({ volley }) => {
  test('ignores Regeneration', () => {
    expect(volley({ rules: [ignoresRegeneration], target: { rules: [regeneration] }, dice: '4 | 1' })).toMatchObject({
      saved: 0,
    });
  });

  test('other saves do', () => {
    expect(
      volley({ rules: [ignoresRegeneration], target: { rules: [protectedRule] }, dice: '4 | 1 | 6' }),
    ).toMatchObject({ saved: 1 });
  });
});
