import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { bounding, rapidBlink } from './index.ts';

describe.each(gamesWith(bounding))('in $name', ({ scene }) => {
  test.each([
    [1, 2],
    [3, 3],
    [5, 4],
  ])('a roll of %i reaches %i"', (face, far) => {
    const s = scene({ units: [{ id: 'cat', at: [10, 10], rules: [bounding] }], dice: `${face}` });
    s.act({ type: 'shift', unit: s.unit('cat') });
    expect(codeOf(s.game.answer(0, s.shift('cat', far + 0.01, 0)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, s.shift('cat', far, 0)))).toBe('done');
  });

  test('is a separate repositioning from Rapid Blink', () => {
    const s = scene({ units: [{ id: 'cat', at: [10, 10], rules: [bounding, rapidBlink] }], dice: '5 5' });
    s.act({ type: 'shift', unit: s.unit('cat') });
    s.game.answer(0, 'auto');
    s.game.answer(0, s.shift('cat', 4, 0));
    expect(s.game.answer(0, [{ model: s.model('cat'), path: [1700, 1000] }]).status).toBe('done');
    expect(s.told('placed').map(({ rule }) => rule)).toEqual(['Bounding', 'Rapid Blink']);
  });

  test('a move is not longer', () => {
    const s = scene({ units: [{ id: 'cat', at: [10, 10], rules: [bounding] }] });
    expect(codeOf(s.activate('cat', 'advance', { moves: s.shift('cat', 6.01, 0) }))).toBe('move-too-far');
  });
});
