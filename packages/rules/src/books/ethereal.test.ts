import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ethereal } from './index.ts';

describe.each(gamesWith(ethereal))('in $name', ({ scene }) => {
  const spec = { units: [{ id: 'ghost', at: [10, 10] as const, rules: [ethereal] }] };

  test('moves 6" less', () => {
    const s = scene(spec);
    expect(codeOf(s.activate('ghost', 'advance', { moves: s.shift('ghost', 0.01, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('ghost', 'rush', { moves: s.shift('ghost', 6.01, 0) }))).toBe('move-too-far');
    expect(codeOf(s.activate('ghost', 'rush', { moves: s.shift('ghost', 6, 0) }))).toBe('done');
  });

  test('is repositioned up to 6" before it attacks', () => {
    const s = scene(spec);
    s.act({ type: 'activate', unit: s.unit('ghost'), action: 'hold' });
    expect(codeOf(s.game.answer(0, s.shift('ghost', 6.01, 0)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, s.shift('ghost', 6, 0)))).toBe('done');
  });
});
