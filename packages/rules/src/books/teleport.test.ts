import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { teleport } from './index.ts';

describe.each(gamesWith(teleport))('in $name', ({ scene }) => {
  const spec = { units: [{ id: 'mage', at: [10, 10] as const, rules: [teleport] }] };

  test.each([
    ['advance', 3],
    ['rush', 6],
  ] as const)('after an %s it may be repositioned within %i"', (action, far) => {
    const s = scene(spec);
    s.act({ type: 'activate', unit: s.unit('mage'), action, moves: s.shift('mage', 5, 0) });
    const at = (x: number) => [{ model: s.model('mage'), path: [x, 1000] }];
    expect(codeOf(s.game.answer(0, at(1501 + 100 * far)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, at(1500 + 100 * far)))).toBe('done');
    expect(s.battle.x[s.model('mage')]).toBe(1500 + 100 * far);
  });

  test('before a charge, and then not again', () => {
    const s = scene({ units: [...spec.units, { id: 'foe', side: 1, at: [26, 10] }] });
    expect(codeOf(s.charge('mage', 'foe'))).toBe('charge-out-of-range');
    s.act({ type: 'shift', unit: s.unit('mage') });
    expect(codeOf(s.game.answer(0, s.shift('mage', 3, 0)))).toBe('done');
    expect(codeOf(s.charge('mage', 'foe'))).toBe('done');
    expect(s.told('placed')).toHaveLength(1);
  });

  test('once per activation: not after the move if used before', () => {
    const s = scene(spec);
    s.act({ type: 'shift', unit: s.unit('mage') });
    s.game.answer(0, s.shift('mage', 3, 0));
    const moves = s.shift('mage', 5, 0);
    expect(s.act({ type: 'activate', unit: s.unit('mage'), action: 'advance', moves }).status).toBe('done');
  });

  test('no question without it', () => {
    const s = scene({ units: [{ id: 'mage', at: [10, 10] }] });
    expect(s.act({ type: 'activate', unit: s.unit('mage'), action: 'hold' }).status).toBe('done');
  });
});
