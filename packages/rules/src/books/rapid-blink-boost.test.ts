import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rapidBlink, rapidBlinkBoost } from './index.ts';

describe.each(gamesWith(rapidBlinkBoost))('in $name', ({ scene }) => {
  test('a second D3 is added', () => {
    const s = scene({ units: [{ id: 'wolf', at: [10, 10], rules: [rapidBlink, rapidBlinkBoost] }], dice: '4 6' });
    s.act({ type: 'shift', unit: s.unit('wolf') });
    expect(codeOf(s.game.answer(0, s.shift('wolf', 5.01, 0)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, s.shift('wolf', 5, 0)))).toBe('done');
  });

  test('nothing without Rapid Blink', () => {
    const s = scene({ units: [{ id: 'wolf', at: [10, 10], rules: [rapidBlinkBoost] }] });
    expect(codeOf(s.act({ type: 'shift', unit: s.unit('wolf') }))).toBe('no-such-rule');
  });
});
