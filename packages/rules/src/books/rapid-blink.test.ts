import { auraOf } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rapidBlink } from './index.ts';

describe.each(gamesWith(rapidBlink))('in $name', ({ scene }) => {
  const wolves: TestUnit = { id: 'wolves', at: [10, 10], models: 2, rules: [rapidBlink] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [40, 40] };
  const wall = [{ rect: [9, 11, 14, 11.5] as const, types: ['impassable'] as const }];

  /** Blinks straight down by so much after this face of the die. */
  const blink = (
    face: number,
    far: number,
    more: Partial<TestUnit> = {},
    others: readonly TestUnit[] = [foe],
  ): string => {
    const s = scene({ units: [{ ...wolves, ...more }, ...others], dice: `${face}`, terrain: wall });
    const outcome = s.act({ type: 'shift', unit: s.unit('wolves') });
    if (outcome.status !== 'pending') return codeOf(outcome);
    return codeOf(s.game.answer(0, s.shift('wolves', 0, far)));
  };

  test.each([
    [2, 1],
    [4, 2],
    [6, 3],
  ])('a roll of %i reaches %i", through walls', (face, far) => {
    const s = scene({ units: [wolves, foe], dice: `${face}` });
    s.act({ type: 'shift', unit: s.unit('wolves') });
    expect(codeOf(s.game.answer(0, s.shift('wolves', 0, far + 0.01)))).toBe('move-too-far');
    expect(codeOf(s.game.answer(0, s.shift('wolves', 0, far)))).toBe('done');
    expect(s.battle.y[s.model('wolves')]).toBe(1000 + 100 * far);
    expect(s.told('placed')).toMatchObject([{ rule: 'Rapid Blink' }]);
  });

  test('passes a wall but does not end in it, nor next to others', () => {
    expect(blink(6, 3)).toBe('done');
    expect(blink(6, 1.5)).toBe('impassable');
    expect(blink(6, 3, {}, [{ ...foe, at: [10, 14.99] }])).toBe('within-1in');
    expect(blink(6, 3, {}, [{ ...foe, at: [10, 15] }])).toBe('done');
  });

  test('the unit must stay together and may also stay where it is', () => {
    const s = scene({ units: [wolves, foe], dice: '6' });
    s.act({ type: 'shift', unit: s.unit('wolves') });
    const [first] = s.shift('wolves', -3, 0);
    expect(codeOf(s.game.answer(0, [first]))).toBe('coherency');
    expect(codeOf(s.game.answer(0, []))).toBe('done');
  });

  test('it then continues its activation, which no other unit may do, and blinks only once', () => {
    const s = scene({ units: [wolves, { id: 'squad', at: [30, 10] }, foe], dice: '2' });
    s.play({ type: 'shift', unit: s.unit('wolves') });
    expect(codeOf(s.activate('squad', 'hold'))).toBe('other-unit-active');
    expect(codeOf(s.act({ type: 'shift', unit: s.unit('wolves') }))).toBe('no-such-rule');
    expect(codeOf(s.activate('wolves', 'advance', { moves: s.shift('wolves', 6, 0) }))).toBe('done');
  });

  test('all models of a unit that has it from an aura, as long as its bearer lives', () => {
    const led: TestUnit = { ...wolves, rules: [], rulesOf: { 0: [auraOf(rapidBlink)] } };
    const s = scene({ units: [led, foe], dice: '2' });
    s.act({ type: 'shift', unit: s.unit('wolves') });
    expect(codeOf(s.game.answer(0, s.shift('wolves', 0, 1)))).toBe('done');
    const t = scene({ units: [led, foe], dice: '2' });
    t.battle.alive[t.model('wolves')] = 0;
    expect(codeOf(t.act({ type: 'shift', unit: t.unit('wolves') }))).toBe('no-such-rule');
  });

  test('only models that have it, and not while Shaken', () => {
    const one = { rules: [], rulesOf: { 1: [rapidBlink] } };
    const s = scene({ units: [{ ...wolves, ...one }, foe], dice: '2' });
    s.act({ type: 'shift', unit: s.unit('wolves') });
    expect(codeOf(s.game.answer(0, s.shift('wolves', 0, 0.5)))).toBe('no-such-model');
    expect(codeOf(s.game.answer(0, s.shift('wolves', 0, 0.5).slice(1)))).toBe('done');
    expect(blink(2, 1, { flags: 2 })).toBe('shaken-must-idle');
    expect(blink(2, 1, { rules: [] })).toBe('no-such-rule');
  });
});
