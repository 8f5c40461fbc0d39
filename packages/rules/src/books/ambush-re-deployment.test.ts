import { roundOf } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambushReDeployment } from './index.ts';

describe.each(gamesWith(ambushReDeployment))('in $name', ({ scene }) => {
  const ghosts: TestUnit = { id: 'ghosts', at: [10, 10], models: 2, rules: [ambushReDeployment] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [40, 40] };

  test('leaves at the end of its activation and arrives at the start of the next round, once', () => {
    const s = scene({ units: [ghosts, foe] });
    expect(codeOf(s.activate('ghosts', 'hold', {}, { withdraw: true }))).toBe('done');
    expect(s.has('ghosts', 'onTable')).toBe(false);
    expect(s.told('withdrawn')).toHaveLength(1);
    s.activate('foe', 'hold');
    expect(roundOf(s.battle)).toBe(2);
    const unit = s.unit('ghosts');
    expect(codeOf(s.act({ type: 'arrive', unit, positions: s.row('ghosts', 40, 30) }))).toBe('ambush-too-close');
    expect(codeOf(s.act({ type: 'arrive', unit, positions: s.row('ghosts', 40, 29.99) }))).toBe('done');
    // There is no second question.
    expect(s.act({ type: 'activate', unit, action: 'hold' }).status).toBe('done');
  });

  test('may stay, or if another model lacks it', () => {
    const s = scene({ units: [ghosts, foe] });
    s.activate('ghosts', 'hold');
    expect(s.has('ghosts', 'onTable')).toBe(true);
    const mixed = scene({ units: [{ ...ghosts, rules: [], rulesOf: { 0: [ambushReDeployment] } }, foe] });
    expect(mixed.act({ type: 'activate', unit: mixed.unit('ghosts'), action: 'hold' }).status).toBe('done');
  });
});
