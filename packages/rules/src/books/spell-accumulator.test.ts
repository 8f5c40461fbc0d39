import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { caster } from '../special/index.ts';
import { spellAccumulator } from './index.ts';

const mage: TestUnit = { id: 'mage', at: [10, 10], rules: [[caster, 2]], tokens: 2 };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 36], models: 5 };

describe.each(gamesWith(spellAccumulator))('in $name', ({ scene }) => {
  test('its tokens are spent first, like the caster’s own', () => {
    const s = scene({
      units: [
        { ...mage, tokens: 1 },
        { id: 'stone', at: [10, 20], rules: [[spellAccumulator, 2]] },
        { ...foe, at: [10, 26] },
      ],
      spells: [{ name: 'Storm', value: 3, hits: 1 }],
      dice: '1',
    });
    s.battle.tokens[s.model('stone')] = 2;
    s.play({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [2] });
    expect(s.told('cast')).toHaveLength(1);
    expect([...s.battle.tokens].slice(0, 2)).toEqual([0, 0]);
  });
  test('not further than 12" off, and it casts nothing itself', () => {
    const s = scene({
      units: [
        { ...mage, tokens: 1 },
        { id: 'stone', at: [10, 23.01], rules: [[spellAccumulator, 2]] },
        { ...foe, at: [10, 26] },
      ],
      spells: [{ name: 'Storm', value: 3, hits: 1 }],
    });
    s.battle.tokens[s.model('stone')] = 6;
    expect(codeOf(s.act({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [2] }))).toBe('not-enough-tokens');
    expect(codeOf(s.act({ type: 'cast', unit: 1, model: 1, spell: 0, targets: [2] }))).toBe('no-such-model');
  });
});
