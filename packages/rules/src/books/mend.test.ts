import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { tough } from '../special/index.ts';
import { mend } from './index.ts';

describe.each(gamesWith(mend))('in $name', ({ scene }) => {
  test('takes D3 wounds off: a 5 is three, but never more than there are', () => {
    const s = scene({
      units: [
        { id: 'wise', at: [10, 10], rules: [mend] },
        { id: 'beast', at: [10, 13], rules: [[tough, 6]], wounds: [2] },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
      dice: '5',
    });
    s.use('wise', ['beast'], {}, 'single');
    expect(s.battle.wounds[s.model('beast')]).toBe(0);
    expect(s.told('healed')).toMatchObject([{ wounds: 2 }]);
  });
  test('a 2 is one wound', () => {
    const s = scene({ units: [{ id: 'wise', at: [10, 10], rules: [mend, [tough, 3]], wounds: [2] }], dice: '2' });
    s.use('wise', ['wise'], {}, 'single');
    expect(s.battle.wounds[s.model('wise')]).toBe(1);
  });
  test('only models with Tough, within 3"', () => {
    const s = scene({
      units: [
        { id: 'wise', at: [10, 10], rules: [mend] },
        { id: 'plain', at: [10, 13] },
        { id: 'beast', at: [14.01, 10], rules: [[tough, 6]], wounds: [2] },
      ],
    });
    expect(codeOf(s.use('wise', ['plain'], {}, 'single'))).toBe('wrong-spell-target');
    expect(codeOf(s.use('wise', ['beast'], {}, 'single'))).toBe('out-of-range');
  });
});
