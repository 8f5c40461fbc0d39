import { GAME } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { delayedAction } from './index.ts';

const patient: TestUnit = { id: 'patient', at: [10, 10], rules: [delayedAction] };
const one: TestUnit = { id: 'one', side: 1, at: [10, 30] };
const two: TestUnit = { id: 'two', side: 1, at: [20, 30] };

describe.each(gamesWith(delayedAction))('in $name', ({ scene }) => {
  test('lets the turn pass while the enemy has more units left, and acts later', () => {
    const s = scene({ units: [patient, one, two] });
    expect(codeOf(s.act({ type: 'delay', unit: s.unit('patient') }))).toBe('done');
    expect(s.battle.game[GAME.side]).toBe(1);
    s.activate('one', 'hold');
    expect(s.battle.game[GAME.side]).toBe(0);
    expect(codeOf(s.activate('patient', 'hold'))).toBe('done');
  });

  test('once a round', () => {
    const s = scene({ units: [patient, one, two, { ...two, id: 'three', at: [30, 30] }] });
    s.act({ type: 'delay', unit: s.unit('patient') });
    s.activate('one', 'hold');
    expect(codeOf(s.act({ type: 'delay', unit: s.unit('patient') }))).toBe('action-not-allowed');
  });

  test('not if the enemy has no more units left, and not other units', () => {
    const even = scene({ units: [patient, one] });
    expect(codeOf(even.act({ type: 'delay', unit: even.unit('patient') }))).toBe('action-not-allowed');
    const hasty = scene({ units: [{ ...patient, rules: [] }, one, two] });
    expect(codeOf(hasty.act({ type: 'delay', unit: hasty.unit('patient') }))).toBe('no-such-rule');
  });
});
