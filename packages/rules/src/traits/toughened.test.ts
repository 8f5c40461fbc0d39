import { spacesOf } from '@muster/engine';
import { codeOf, gamesWith, type TestRule } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero, tough } from '../special/index.ts';
import { traitToughened } from './index.ts';

const NOTHING = { type: 'muster', reserves: [], loads: [] } as const;

describe.each(gamesWith(traitToughened))('in $name', ({ scene, ways }) => {
  test('one more than printed, and two for those without Tough', () => {
    const toughOf = (rules: readonly TestRule[]): number[] => {
      const [{ tough: now, printedTough }] = scene({ units: [{ id: 'us', at: [10, 10], rules }] }).plan.models;
      return [now, printedTough];
    };
    expect(toughOf([traitToughened])).toEqual([2, 1]);
    expect(toughOf([traitToughened, traitToughened])).toEqual([2, 1]);
    expect(toughOf([traitToughened, [tough, 3]])).toEqual([4, 3]);
    expect(toughOf([[tough, 3]])).toEqual([3, 3]);
  });

  test('survives a wound', () => {
    const survivors = (rules: readonly TestRule[], dice: string): number => {
      const s = scene({
        units: [
          { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] },
          { id: 'foe', side: 1, at: [10, 16], rules },
        ],
        dice,
      });
      s.fire('gun', 'foe');
      expect(s.dice.left).toBe(0);
      return s.living('foe');
    };
    // Half of its Tough is gone: where units test, it does. With wound effects, one marker calls for no check.
    expect(survivors([traitToughened], ways.wounds === 'effects' ? '4 | 1' : '4 | 1   4')).toBe(1);
    expect(survivors([], ways.wounds === 'effects' ? '4 | 1 | 5' : '4 | 1')).toBe(0);
  });
});

describe.each(gamesWith(traitToughened, { morale: 'unit' }))('limits in $name', ({ scene }) => {
  test('look at what is printed', () => {
    const join = (rating: number): string => {
      const s = scene({
        units: [
          { id: 'captain', at: [0, 0], rules: [hero, [tough, rating], traitToughened] },
          { id: 'squad', at: [0, 0], models: 2 },
          { id: 'foe', side: 1, at: [0, 0] },
        ],
        phase: 'muster',
      });
      return codeOf(s.act({ ...NOTHING, joins: [{ hero: s.unit('captain'), unit: s.unit('squad') }] }));
    };
    expect([join(6), join(7)]).toEqual(['done', 'hero-join-illegal']);
  });

  test('a seat in a transport is still one', () => {
    const s = scene({
      units: [
        { id: 'captain', at: [0, 0], rules: [hero, [tough, 6], traitToughened] },
        { id: 'plain', at: [0, 0], rules: [traitToughened] },
      ],
    });
    expect([spacesOf(s.battle, 0), spacesOf(s.battle, 1)]).toEqual([1, 1]);
  });
});
