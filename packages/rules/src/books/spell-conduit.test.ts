import { UNIT_FLAG } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { caster } from '../special/index.ts';
import { spellConduit } from './index.ts';

const mage: TestUnit = { id: 'mage', at: [10, 10], rules: [[caster, 2]], tokens: 2 };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 36], models: 5 };
const spells = [{ name: 'Bolt', hits: 1 }] as const;

describe.each(gamesWith(spellConduit))('in $name', ({ scene }) => {
  test('casts from where it stands, with +1', () => {
    const s = scene({
      units: [mage, { id: 'stone', at: [10, 20], rules: [spellConduit] }, foe],
      spells,
      dice: '3 | 6',
    });
    const cast = { type: 'cast', unit: 0, model: 0, spell: 0, targets: [s.unit('foe')] } as const;
    expect(codeOf(s.act(cast))).toBe('out-of-range');
    expect(codeOf(s.play({ ...cast, through: s.model('stone') }))).toBe('done');
    expect(s.told('cast')).toMatchObject([{ modifier: 1, passed: true }]);
  });
  test('not when it is Shaken, further than 12" off, or in the same unit', () => {
    const through = (stone: Partial<TestUnit>): string => {
      const s = scene({ units: [mage, { id: 'stone', at: [10, 20], rules: [spellConduit], ...stone }, foe], spells });
      return codeOf(
        s.act({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [s.unit('foe')], through: s.model('stone') }),
      );
    };
    expect(through({ flags: UNIT_FLAG.shaken })).toBe('no-such-model');
    expect(through({ at: [10, 23.01] })).toBe('no-such-model');
    const own = scene({ units: [{ ...mage, rules: [[caster, 2], spellConduit] }, foe], spells });
    expect(codeOf(own.act({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [1], through: 0 }))).toBe(
      'no-such-model',
    );
  });
});
