import { GAME, UNIT_FLAG } from '@muster/engine';
import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { martialProwess } from './index.ts';

const agents = (count: number): TestUnit[] =>
  Array.from({ length: count }, (_, i) => ({ id: `agent${i}`, at: [10 + 4 * i, 10], rules: [martialProwess] }));
const foes: TestUnit[] = [1, 2, 3, 4, 5, 6].map((n) => ({ id: `foe${n}`, side: 1, at: [10 + 4 * n, 40] }));

describe.each(gamesWith(martialProwess))('in $name', ({ scene, ways }) => {
  const again = (s: ReturnType<typeof scene>, id: string): string => codeOf(s.act({ type: 'again', unit: s.unit(id) }));

  test('acts again in the same round, and is no longer Fatigued', () => {
    const s = scene({ units: [...agents(1), ...foes] });
    s.activate('agent0', 'hold');
    s.battle.unitFlags[s.unit('agent0')] |= UNIT_FLAG.fatigued;
    s.activate('foe1', 'hold');
    expect(again(s, 'agent0')).toBe('done');
    expect(s.has('agent0', 'fatigued')).toBe(false);
    expect(codeOf(s.activate('agent0', 'hold'))).toBe('done');
    s.activate('foe2', 'hold');
    // Once per battle: the turn stays with the side that has units left.
    expect(s.battle.game[GAME.side]).toBe(1);
  });

  test('need not: the side may pass', () => {
    const s = scene({ units: [...agents(1), ...foes] });
    s.activate('agent0', 'hold');
    s.activate('foe1', 'hold');
    expect(s.battle.game[GAME.side]).toBe(0);
    expect(codeOf(s.act({ type: 'pass' }))).toBe('done');
    s.activate('foe2', 'hold');
    expect(s.battle.game[GAME.side]).toBe(1);
  });

  test('a third of them in one round, half where single models count; rounded up', () => {
    const s = scene({ units: [...agents(3), ...foes] });
    for (const n of [0, 1, 2]) {
      s.activate(`agent${n}`, 'hold');
      s.activate(`foe${n + 1}`, 'hold');
    }
    expect(again(s, 'agent0')).toBe('done');
    s.activate('agent0', 'hold');
    s.activate('foe4', 'hold');
    expect(s.battle.game[GAME.side]).toBe(ways.auras === 'picked' ? 0 : 1);
  });

  test('not before it has acted, and not others', () => {
    const s = scene({ units: [...agents(1), { id: 'plain', at: [40, 10] }, ...foes] });
    expect(again(s, 'agent0')).toBe('action-not-allowed');
    s.activate('plain', 'hold');
    s.activate('foe1', 'hold');
    expect(again(s, 'plain')).toBe('already-activated');
  });
});
