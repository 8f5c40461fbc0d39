import { gamesWith, codeOf, type TestScene, type TestUnit } from '@muster/testkit';
import { gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { type Ability, buffOf, debuffOf, markOf } from '../rule/ability.ts';
import { rule } from '../rule/effect-words.ts';
import { findRule } from '../rule/find-rule.ts';
import { UsedUpBy } from '../plan/used-up-by.ts';
import { spendOneTimeRules } from '../state/one-time-rules.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { markRules } from '../state/marks.ts';

const { stealth, bane, furious, fast } = gf.rules;
const able = (ability: Ability) => rule({ id: 'knack', name: 'Knack', source: 'test', summary: 'test', ability });
const bow = { name: 'Bow', range: 24 };
const wise: TestUnit = { id: 'wise', at: [10, 10], quality: 4, weapons: [bow] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 5, quality: 4, defense: 4, weapons: [bow] };
const far: TestUnit = { id: 'far', side: 1, at: [60, 40] };

describe.each(gamesWith(stealth))('in $name', ({ scene: setScene, ruleset }) => {
  const scene = (spec: TestScene) => setScene(spec);

  test('a Buff counts once: for the next volley, not for the one after it', () => {
    const s = scene({
      units: [
        { ...wise, models: 5, rules: [buffOf(stealth)] },
        { ...foe, at: [10, 22], models: 1 },
      ],
      dice: '4 | 4 6',
    });
    s.use('wise', ['wise']);
    s.activate('wise', 'hold');
    s.fire('foe', 'wise');
    expect(s.told('volley')).toMatchObject([{ hits: 0 }]);
    expect(s.told('granted')).toMatchObject([{ rule: 'Stealth', lasts: 'once' }]);
    s.activate('wise', 'hold');
    s.fire('foe', 'wise');
    expect(s.told('volley')[1]).toMatchObject({ hits: 1 });
  });

  test('what counts when charging is not used up by a shot', () => {
    const s = scene({ units: [{ ...wise, rules: [buffOf(furious)] }, foe], dice: '1' });
    s.use('wise', ['wise']);
    s.fire('wise', 'foe');
    expect(givenRules(s.battle, 0).map(({ id }) => id)).toEqual(['furious']);
    spendOneTimeRules(s.battle, 0, UsedUpBy.struckCharging);
    expect(givenRules(s.battle, 0)).toEqual([]);
  });

  test('a Debuff targets enemies in sight, a Mark helps the next attack on them', () => {
    const slow = scene({ units: [{ ...wise, rules: [debuffOf(fast)] }, foe] });
    expect(codeOf(slow.use('wise', ['wise']))).toBe('wrong-spell-target');
    slow.use('wise', ['foe']);
    expect(givenRules(slow.battle, 1).map(({ id }) => id)).toEqual(['fast']);
    const s = scene({
      units: [{ ...wise, rules: [markOf(bane)] }, foe, { ...wise, id: 'friend', at: [14, 10] }],
      dice: '4 | 6 6 4 | 6',
    });
    s.use('wise', ['foe']);
    s.fire('wise', 'foe');
    s.activate('foe', 'hold');
    s.fire('friend', 'foe');
    // Bane rolls the natural six again, once: the second volley has none of it.
    expect(s.told('volley')).toMatchObject([{ rules: ['Bane'] }, { rules: [] }]);
  });

  test('reaches as many units as the game allows', () => {
    const units = [{ ...wise, rules: [debuffOf(fast)] }, foe, { ...foe, id: 'other', at: [20, 16] as const }];
    const s = scene({ units });
    const several = ruleset.numbers.abilityTargets > 1;
    expect(codeOf(s.use('wise', ['foe', 'other']))).toBe(several ? 'done' : 'wrong-spell-target');
    const twice = scene({ units });
    expect(codeOf(twice.use('wise', ['foe', 'foe']))).toBe('wrong-spell-target');
  });

  test('is asked for after the move, as long as something is left', () => {
    const s = scene({ units: [{ ...wise, rules: [debuffOf(fast)] }, foe] });
    const asked: string[] = [];
    s.activate(
      'wise',
      'hold',
      {},
      {
        use: (question) => {
          asked.push(question.kind);
          return { model: 0, ability: 0, targets: [1] };
        },
      },
    );
    expect(asked).toEqual(['use']);
    expect(s.told('used')).toMatchObject([{ rule: 'Fast Debuff', targets: [1] }]);
  });

  test('a new activation, a new use; but once per game is once', () => {
    const uses = (per: Ability['per']): string => {
      const s = scene({
        units: [{ ...wise, rules: [able({ per, target: 'enemy', range: 18, grants: [{ rule: fast }] })] }, foe],
      });
      s.use('wise', ['foe']);
      s.activate('wise', 'hold');
      s.activate('foe', 'hold');
      s.battle.game[2] = 0;
      return codeOf(s.use('wise', ['foe']));
    };
    expect([uses('activation'), uses('game'), uses('first')]).toEqual(['done', 'limited-spent', 'limited-spent']);
  });

  test('not of other units, not unknown ones, and not after activation', () => {
    const s = scene({
      units: [
        { ...wise, rules: [debuffOf(fast)] },
        foe,
        { ...wise, id: 'done', rules: [debuffOf(fast)], at: [14, 10], flags: UNIT_FLAG.activated },
      ],
    });
    const use = { type: 'use', unit: 0, model: 0, ability: 0, targets: [1] } as const;
    expect(codeOf(s.act({ ...use, ability: 1 }))).toBe('no-such-rule');
    expect(codeOf(s.act({ ...use, model: s.model('foe') }))).toBe('no-such-model');
    expect(codeOf(s.act({ ...use, targets: [] }))).toBe('wrong-spell-target');
    expect(codeOf(s.act({ ...use, targets: [99] }))).toBe('no-such-unit');
    expect(codeOf(s.act({ ...use, unit: s.unit('done'), model: s.model('done') }))).toBe('already-activated');
  });

  test('dice deal what succeeds to the targets in turn', () => {
    const storm = able({ per: 'game', target: 'enemy', range: 24, targets: 3, dice: 3, need: 2, hits: 1 });
    const s = scene({
      units: [{ ...wise, rules: [storm] }, foe, { ...foe, id: 'other', at: [20, 16] }],
      dice: '2 6 5 | 6 6 | 6',
    });
    s.use('wise', ['foe', 'other']);
    expect(s.told('volley')).toMatchObject([
      { target: 1, hits: 2 },
      { target: 2, hits: 1 },
    ]);
  });

  test('a test at once for dangerous terrain', () => {
    const trap = able({ per: 'activation', target: 'enemy', range: 24, endangers: true });
    const s = scene({ units: [{ ...wise, rules: [trap] }, foe, far], dice: '2 2 2 2 2' });
    s.use('wise', ['foe']);
    expect(s.told('dangerous')).toMatchObject([{ unit: 1, dice: 5, wounds: 0 }]);
  });
});

describe('spells', () => {
  const mage: TestUnit = { id: 'mage', at: [10, 10], rules: [[gf.rules.caster, 2]], tokens: 3 };
  const cast = { type: 'cast', unit: 0, model: 0, spell: 0, targets: [1] } as const;

  describe.each(gamesWith(gf.rules.caster))('in $name', ({ scene }) => {
    test('give once, until it has counted, over the end of a round', () => {
      const s = scene({
        units: [mage, foe],
        spells: [{ name: 'Haste', grants: [{ id: 'fast' }], lasts: 'once' }],
        dice: '6',
      });
      s.play(cast);
      s.activate('mage', 'hold');
      s.activate('foe', 'hold');
      expect(givenRules(s.battle, 1).map(({ id }) => id)).toEqual(['fast']);
    });

    test('mark', () => {
      const s = scene({
        units: [{ ...mage, weapons: [bow] }, foe],
        spells: [{ name: 'Doom', marks: [{ id: 'bane' }], lasts: 'once' }],
        dice: '6 | 4 | 6 6',
      });
      s.play(cast);
      s.fire('mage', 'foe');
      expect(s.told('volley')).toMatchObject([{ rules: ['Bane'] }]);
      expect(s.battle.marks.every((count) => count === 0)).toBe(true);
    });

    test.each([
      ['round', 0],
      ['battle', 1],
    ] as const)('mark for a %s', (lasts, left) => {
      const spells = [{ name: 'Doom', marks: [{ id: 'bane' }], lasts }];
      const s = scene({ units: [mage, foe], spells, dice: '6' });
      s.play(cast);
      s.activate('mage', 'hold');
      expect(markRules(s.battle, 1, 0)).toHaveLength(1);
      s.activate('foe', 'hold');
      expect(markRules(s.battle, 1, 0)).toHaveLength(left);
    });

    test('pick single models', () => {
      const s = scene({ units: [mage, foe], spells: [{ name: 'Needle', hits: 2, single: true }], dice: '6 | 6 6' });
      expect(codeOf(s.act(cast))).toBe('wrong-spell-target');
      expect(codeOf(s.act({ ...cast, picks: [0] }))).toBe('pick-not-allowed');
      s.play({ ...cast, picks: [s.model('foe', 2)] });
      expect(s.told('volley')).toMatchObject([{ pick: s.model('foe', 2), hits: 2 }]);
    });

    test('roll a die for each hit whose face matters, and only then', () => {
      const s = scene({
        units: [mage, foe],
        spells: [{ name: 'Surf', hits: 2, rules: [{ id: 'surge' }] }],
        dice: '6 | 6 1 | 6 6 6',
      });
      s.play(cast);
      expect(s.told('volley')).toMatchObject([{ hits: 3 }]);
      const plain = scene({ units: [mage, foe], spells: [{ name: 'Bolt', hits: 2 }], dice: '6 | 6 6' });
      plain.play(cast);
      expect(plain.told('volley')).toMatchObject([{ hits: 2 }]);
    });

    test('make a unit Fatigued that fails a test', () => {
      const s = scene({ units: [mage, foe], spells: [{ name: 'Yawn', test: 'fatigued' }], dice: '6 | 3' });
      s.play(cast);
      expect([s.has('foe', 'fatigued'), s.has('foe', 'shaken')]).toEqual([true, false]);
    });
  });
});

test('names make them: Stealth Buff, Bane in melee Mark, a boost under the name of an army', () => {
  expect(findRule(gf, 'stealth-buff')?.ability).toMatchObject({
    target: 'friend',
    grants: [{ rule: { id: 'stealth' } }],
  });
  expect(findRule(gff, 'bane-in-melee-mark')?.ability).toMatchObject({
    marks: [{ rule: { id: 'bane', only: 'melee' } }],
  });
  expect(findRule(gf, 'unwieldy-debuff')?.ability).toMatchObject({ target: 'enemy', needsSight: true });
  expect(findRule(gf, 'dancing-buff')).toBeUndefined();
});
