import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero, regeneration } from '../special/index.ts';
import { traitHerbalist } from './index.ts';

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] };
const healer: TestUnit = { id: 'healer', side: 1, at: [3, 16], rules: [hero, traitHerbalist] };
const friend: TestUnit = { id: 'friend', side: 1, at: [10, 16], models: 3 };

describe.each(gamesWith(traitHerbalist))('in $name', ({ scene }) => {
  const shot = (units: readonly TestUnit[], dice: string): { saved: number; rolls: string[] } => {
    const s = scene({ units: [gun, ...units], dice });
    s.fire('gun', 'friend');
    expect(s.dice.left).toBe(0);
    const rolls = s.told('roll').filter(({ purpose }) => purpose === 'save');
    return { saved: s.told('volley')[0].saved, rolls: rolls.map(({ bill = [] }) => bill[0].source) };
  };

  test('friends within 6" ignore wounds on a 6', () => {
    expect(shot([friend, healer], '4 | 1 | 6')).toEqual({ saved: 1, rolls: ['Trait: Herbalist'] });
    expect(shot([friend, healer], '4 | 1 | 5')).toEqual({ saved: 0, rolls: ['Trait: Herbalist'] });
    expect(shot([friend, { ...healer, at: [2.99, 16] }], '4 | 1')).toEqual({ saved: 0, rolls: [] });
  });

  test('is rolled after Regeneration, for what that did not save', () => {
    const troll = { ...friend, rules: [regeneration] };
    const names = ['Regeneration', 'Trait: Herbalist'];
    expect(shot([troll, healer], '4 | 1 | 4 | 6')).toEqual({ saved: 1, rolls: names });
    expect(shot([troll, healer], '4 | 1 | 5')).toEqual({ saved: 1, rolls: names.slice(0, 1) });
  });

  test('the hero tends to itself', () => {
    expect(shot([{ ...healer, id: 'friend' }], '4 | 1 | 6')).toMatchObject({ saved: 1 });
  });
});
