import type { Rule } from '@muster/engine';
import { codeOf, gamesWith, giving } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { flying, strider } from '../special/index.ts';
import { difficultGround } from './index.ts';

describe.each(gamesWith(difficultGround))('in $name', ({ scene }) => {
  const rushing = (far: number, rules: readonly Rule[] = []): string => {
    const s = scene({ units: [{ id: 'squad', at: [10, 10], rules: [giving(difficultGround), ...rules] }] });
    s.use('squad', ['squad']);
    return codeOf(s.activate('squad', 'rush', { moves: s.shift('squad', far, 0) }));
  };

  test('no model moves further than 6"', () => {
    expect(rushing(6)).toBe('done');
    expect(rushing(6.01)).toBe('move-too-far');
  });
  test('Strider and Flying ignore it', () => {
    expect(rushing(12, [strider])).toBe('done');
    expect(rushing(12, [flying])).toBe('done');
  });
});
