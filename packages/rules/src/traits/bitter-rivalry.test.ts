import { UNIT_FLAG } from '@muster/engine';
import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero, stealth } from '../special/index.ts';
import { traitBitterRivalry } from './index.ts';

const GAMES = gamesWith(traitBitterRivalry);
const hatesHeroes = GAMES.filter(({ ruleset }) => ruleset.id !== 'aof');
const hatesTheShaken = GAMES.filter(({ ruleset }) => ruleset.id === 'aof');

describe.each(gamesWith(traitBitterRivalry))('in $name', ({ volley }) => {
  test('does not count against others', () => {
    expect(volley({ bearer: [traitBitterRivalry], dice: '3' })).toMatchObject({ hits: 0 });
    expect(volley({ bearer: [traitBitterRivalry], melee: true, dice: '3' })).toMatchObject({ hits: 0 });
  });
});

describe.each(hatesHeroes)('heroes in $name', ({ volley, scene }) => {
  test('are hit on a 3', () => {
    const target = { models: 1, rules: [hero] };
    expect(volley({ bearer: [traitBitterRivalry], target, dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ bearer: [traitBitterRivalry], target, melee: true, dice: '3 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ target, dice: '3' })).toMatchObject({ hits: 0 });
  });

  test('in the ranks of others are not what is shot at', () => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], rules: [traitBitterRivalry], weapons: [{ range: 24 }] },
        { id: 'squad', side: 1, at: [10, 16], models: 3, hero: {} },
      ],
      dice: '3',
    });
    s.fire('gun', 'squad');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(hatesTheShaken)('the Shaken in $name', ({ scene }) => {
  const rival: TestUnit = { id: 'rival', at: [10, 10], rules: [traitBitterRivalry], weapons: [{ range: 24 }, {}] };
  const foe: TestUnit = { id: 'foe', side: 1, at: [10, 26], models: 3, flags: UNIT_FLAG.shaken };
  const hits = (units: readonly TestUnit[], dice: string): number => {
    const s = scene({ units, dice });
    s.fire('rival', 'foe');
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0].hits;
  };

  test('are hit on a 2, whatever the Quality and the modifiers are', () => {
    expect(hits([rival, foe], '2 | 6')).toBe(1);
    expect(
      hits(
        [
          { ...rival, quality: 6 },
          { ...foe, rules: [stealth] },
        ],
        '2 | 6',
      ),
    ).toBe(1);
    expect(hits([rival, { ...foe, rules: [stealth] }], '1')).toBe(0);
    expect(hits([{ ...rival, rules: [] }, foe], '3')).toBe(0);
    expect(hits([rival, { ...foe, flags: 0 }], '3')).toBe(0);
  });

  test('a Fatigued unit still needs a 6', () => {
    const s = scene({
      units: [
        { ...rival, flags: UNIT_FLAG.fatigued },
        { ...foe, at: [10, 16] },
      ],
      dice: '5',
    });
    s.charge('rival', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
    expect(s.dice.left).toBe(0);
  });
});
