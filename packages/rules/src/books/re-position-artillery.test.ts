import { type ModelMove } from '@muster/engine';
import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { artillery } from '../special/index.ts';
import { rePositionArtillery } from './index.ts';

describe.each(gamesWith(rePositionArtillery))('in $name', ({ scene }) => {
  test('an Artillery model within 6" moves up to 9"', () => {
    const s = scene({
      units: [
        { id: 'crew', at: [10, 10], rules: [rePositionArtillery] },
        { id: 'gun', at: [10, 14], rules: [artillery] },
      ],
    });
    const gun = s.model('gun');
    const go = (x: number): readonly ModelMove[] => [{ model: gun, path: [s.battle.x[gun] + x, s.battle.y[gun]] }];
    s.act({ type: 'use', unit: 0, model: 0, ability: 0, targets: [1], picks: [gun] });
    expect(codeOf(s.game.answer(0, go(901)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, go(900)))).toBe('done');
    expect(s.battle.x[gun]).toBe(1900);
  });
  test('others do not', () => {
    const s = scene({
      units: [
        { id: 'crew', at: [10, 10], rules: [rePositionArtillery] },
        { id: 'gun', at: [10, 14] },
      ],
    });
    expect(codeOf(s.use('crew', ['gun'], {}, 'single'))).toBe('wrong-spell-target');
  });
});
