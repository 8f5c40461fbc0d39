import { type Action, type Assist, GAME, roundOf, UNIT_FLAG } from '@muster/engine';
import { codeOf, gamesWith, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ambush, bane, blast, caster, regeneration, stealth, tough, transport } from './index.ts';

const mage: TestUnit = { id: 'mage', at: [10, 10], rules: [[caster, 2]], tokens: 4 };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 20], models: 5 };
const spells = [
  { name: 'Bolt', hits: 1 },
  { name: 'Storm', value: 3, hits: 2 },
  { name: 'Mist', target: 'friend', grants: [{ id: 'stealth' }] },
] as const;

const spell = (s: Scene, name: string, target = 'foe'): Extract<Action, { type: 'cast' }> => ({
  type: 'cast',
  unit: s.unit('mage'),
  model: s.model('mage'),
  spell: spells.findIndex((known) => known.name === name),
  targets: [s.unit(target)],
});
const tokensOf = (s: Scene, id: string): number => s.battle.tokens[s.model(id)];

describe.each(gamesWith(caster))('in $name', ({ scene }) => {
  describe('tokens', () => {
    /** Both sides hold, so that round 2 begins. */
    const nextRound = (units: readonly TestUnit[]): Scene => {
      const s = scene({ units: [...units, { id: 'idle', at: [60, 5] }, foe] });
      for (const unit of s.plan.units) s.battle.unitFlags[unit.index] |= UNIT_FLAG.activated;
      s.battle.unitFlags[s.unit('idle')] &= ~UNIT_FLAG.activated;
      s.activate('idle', 'hold');
      expect(roundOf(s.battle)).toBe(2);
      return s;
    };

    test.each([
      [0, 2],
      [3, 5],
      [4, 6],
      [5, 6],
      [6, 6],
    ])('from %i to %i with two more, never above six', (tokens, after) => {
      expect(tokensOf(nextRound([{ ...mage, tokens }]), 'mage')).toBe(after);
    });

    test('also off the table and inside a transport, not for dead models, nor for models without the rule', () => {
      const s = nextRound([
        { ...mage, tokens: 0, rules: [[caster, 3], ambush], reserve: 'ambush' },
        { id: 'truck', at: [30, 10], rules: [[transport, 6]] },
        { ...mage, id: 'rider', tokens: 1, inside: 'truck' },
      ]);
      expect([tokensOf(s, 'mage'), tokensOf(s, 'rider'), tokensOf(s, 'foe')]).toEqual([3, 3, 0]);
    });

    test('round 1 starts with X', () => {
      const s = scene({ units: [{ ...mage, tokens: 0 }, foe], phase: 'deployment' });
      s.battle.sideZone.set([0, 1]);
      s.act({ type: 'deploy', unit: s.unit('mage'), positions: s.row('mage', 10, 6) });
      s.act({ type: 'deploy', unit: s.unit('foe'), positions: s.row('foe', 10, 40) });
      expect(tokensOf(s, 'mage')).toBe(2);
    });
  });

  describe('a try', () => {
    test.each([
      ['4 | 1', true],
      ['3', false],
      ['6 | 1', true],
      ['1', false],
    ])('%s: it works on a 4+ and costs its tokens either way', (dice, passed) => {
      const s = scene({ units: [{ ...mage, tokens: 1 }, foe], spells, dice });
      expect(codeOf(s.play(spell(s, 'Bolt')))).toBe('done');
      expect(s.told('cast')).toMatchObject([{ passed, spell: 'Bolt' }]);
      expect(tokensOf(s, 'mage')).toBe(0);
      expect(s.living('foe')).toBe(passed ? 4 : 5);
      expect(s.dice.left).toBe(0);
    });

    test('needs the tokens', () => {
      const s = scene({ units: [{ ...mage, tokens: 2 }, foe], spells });
      expect(s.act(spell(s, 'Storm'))).toMatchObject({ refusal: { code: 'not-enough-tokens', need: 3, have: 2 } });
    });

    test('once per spell in an activation, another spell is fine, and the next activation is new', () => {
      const s = scene({ units: [{ ...mage, tokens: 6 }, foe], spells, dice: '1 1   1' });
      expect(codeOf(s.play(spell(s, 'Bolt')))).toBe('done');
      expect(codeOf(s.play(spell(s, 'Bolt')))).toBe('spell-already-tried');
      expect(codeOf(s.play(spell(s, 'Storm')))).toBe('done');
      s.activate('mage', 'hold');
      s.activate('foe', 'hold');
      s.activate('foe', 'hold');
      expect(codeOf(s.play(spell(s, 'Bolt')))).toBe('done');
      expect(s.dice.left).toBe(0);
    });

    test('needs sight of a target in range: 18" exactly, not a hundredth more', () => {
      const at = (y: number, dice = ''): string => {
        const s = scene({ units: [mage, { ...foe, models: 1, at: [10, y] }], spells, dice });
        const code = codeOf(s.play(spell(s, 'Bolt')));
        expect(s.dice.left).toBe(0);
        return code;
      };
      expect(at(29, '1')).toBe('done');
      expect(at(29.01)).toBe('out-of-range');
      const wall = [{ rect: [0, 14, 30, 16] as const, types: ['blocking'] as const }];
      const s = scene({ units: [mage, foe], spells, terrain: wall });
      expect(codeOf(s.act(spell(s, 'Bolt')))).toBe('no-sight');
      expect(s.dice.left).toBe(0);
    });

    test('only at the side that the spell allows', () => {
      const s = scene({ units: [mage, foe], spells });
      expect(codeOf(s.act(spell(s, 'Bolt', 'mage')))).toBe('wrong-spell-target');
      expect(codeOf(s.act(spell(s, 'Mist')))).toBe('wrong-spell-target');
    });

    test('not by a Shaken unit, nor by a model without Caster', () => {
      const shaken = scene({ units: [{ ...mage, flags: UNIT_FLAG.shaken }, foe], spells });
      expect(codeOf(shaken.act(spell(shaken, 'Bolt')))).toBe('shaken-must-idle');
      const plain = scene({ units: [{ ...mage, rules: [] }, foe], spells });
      expect(codeOf(plain.act(spell(plain, 'Bolt')))).toBe('no-such-model');
      const two = scene({ units: [mage, { ...mage, id: 'other', at: [20, 10] }, foe], spells });
      expect(codeOf(two.act({ ...spell(two, 'Bolt'), model: two.model('other') }))).toBe('no-such-model');
    });

    test('binds the turn to the unit: no other unit acts in between', () => {
      const s = scene({ units: [mage, { id: 'squad', at: [20, 10] }, foe], spells, dice: '1' });
      s.play(spell(s, 'Bolt'));
      expect(codeOf(s.activate('squad', 'hold'))).toBe('other-unit-active');
      expect(codeOf(s.activate('mage', 'hold'))).toBe('done');
      expect(s.dice.left).toBe(0);
    });
  });

  describe('the moment', () => {
    const ask = (s: Scene) => {
      let asked = 0;
      const answers = {
        cast: () => {
          asked++;
          const { type: _, unit: __, ...order } = spell(s, 'Bolt');
          return asked === 1 ? order : 'done';
        },
      } as const;
      return { answers, count: () => asked };
    };

    test.each(['advance', 'rush'] as const)('after moving, also on %s', (action) => {
      const s = scene({ units: [mage, foe], spells, dice: '4 | 6' });
      const { answers } = ask(s);
      s.activate('mage', action, { moves: s.shift('mage', 0, 2) }, answers);
      expect(s.events.map(({ type }) => type).indexOf('moved')).toBeLessThan(
        s.events.map(({ type }) => type).indexOf('cast'),
      );
      expect(s.dice.left).toBe(0);
    });

    test('before shooting', () => {
      const s = scene({
        units: [{ ...mage, weapons: [{ name: 'Wand', range: 24 }] }, foe],
        spells,
        dice: '4 | 6   4 | 6',
      });
      s.activate('mage', 'hold', { shoot: [{ weapon: s.weapon('Wand'), target: s.unit('foe') }] }, ask(s).answers);
      expect(s.told('volley').map(({ kind }) => kind)).toEqual(['spell', 'shooting']);
      expect(s.dice.left).toBe(0);
    });

    test('before striking', () => {
      const s = scene({
        units: [
          {
            ...mage,
            rules: [
              [caster, 2],
              [tough, 3],
            ],
            weapons: [{ name: 'Staff' }],
          },
          foe,
        ],
        spells,
        dice: '4 | 6   4 | 6',
      });
      s.charge('mage', 'foe', ask(s).answers);
      expect(s.told('volley').map(({ kind }) => kind)).toEqual(['spell', 'melee']);
      expect(s.dice.left).toBe(0);
    });
  });

  describe('help and hindrance', () => {
    const friend: TestUnit = { id: 'friend', at: [16, 10], rules: [[caster, 1]], tokens: 2 };
    const rival: TestUnit = { id: 'rival', side: 1, at: [10, 16], rules: [[caster, 1]], tokens: 3 };

    /** Spends so many tokens of each by side. */
    const spending = (s: Scene, amounts: Record<string, number>) => ({
      assist: (question: { kind: string; side: number }) =>
        Object.entries(amounts)
          .filter(([id]) => s.plan.units[s.unit(id)].side === question.side)
          .map(([id, tokens]): Assist => ({ model: s.model(id), tokens })),
    });

    test.each([
      [{ mage: 1 }, '3 | 1', true, 1],
      [{ friend: 2 }, '2 | 1', true, 2],
      [{ rival: 1 }, '4', false, -1],
      [{ friend: 1, mage: 1, rival: 2 }, '4 | 1', true, 0],
      [{ rival: 3 }, '6 | 1', true, -3],
      [{ mage: 3 }, '1', false, 3],
    ])('%o with %s', (amounts, dice, passed, modifier) => {
      const s = scene({ units: [mage, friend, rival, foe], spells, dice });
      s.play(spell(s, 'Bolt'), spending(s, amounts));
      expect(s.told('cast')).toMatchObject([{ passed, modifier }]);
      for (const [id, spent] of Object.entries(amounts)) {
        const before = { mage: 3, friend: 2, rival: 3 }[id] ?? 0;
        expect(tokensOf(s, id)).toBe(before - spent);
      }
      expect(s.dice.left).toBe(0);
    });

    test('comes from models with tokens within 18" and in sight of the caster’s unit', () => {
      const helpers = (units: readonly TestUnit[], terrain: Parameters<typeof scene>[0]['terrain'] = []): string[] => {
        const s = scene({ units: [{ ...mage, tokens: 1 }, ...units, foe], spells, terrain, dice: '1' });
        const found: string[] = [];
        s.play(spell(s, 'Bolt'), {
          assist: (question) => {
            if (question.kind === 'assist') found.push(...question.helpers.map((model) => s.plan.models[model].id));
            return [];
          },
        });
        expect(s.dice.left).toBe(0);
        return found;
      };
      expect(helpers([friend])).toEqual(['friend1']);
      expect(helpers([{ ...friend, at: [29, 10] }])).toEqual(['friend1']);
      expect(helpers([{ ...friend, at: [29.01, 10] }])).toEqual([]);
      expect(helpers([{ ...friend, tokens: 0 }])).toEqual([]);
      expect(helpers([{ ...friend, flags: UNIT_FLAG.shaken }])).toEqual([]);
      expect(helpers([{ ...friend, flags: UNIT_FLAG.activated }])).toEqual(['friend1']);
      const wall = [{ rect: [12, 0, 14, 16] as const, types: ['blocking'] as const }];
      expect(helpers([friend], wall)).toEqual([]);
      const truck: TestUnit = { id: 'truck', at: [16, 10], rules: [[transport, 6]] };
      expect(helpers([truck, { ...friend, inside: 'truck' }])).toEqual([]);
    });

    test('no side spends more tokens than it has, or those of others', () => {
      const s = scene({ units: [mage, friend, foe], spells, dice: '1' });
      s.act(spell(s, 'Bolt'));
      const refused = (assist: Assist): string => codeOf(s.game.answer(0, [assist]));
      expect(refused({ model: s.model('friend'), tokens: 3 })).toBe('not-enough-tokens');
      expect(refused({ model: s.model('foe'), tokens: 1 })).toBe('assist-not-allowed');
      expect(refused({ model: s.model('friend'), tokens: -1 })).toBe('assist-not-allowed');
      expect(refused({ model: s.model('mage'), tokens: 4 })).toBe('not-enough-tokens');
      const nothing = { model: s.model('friend'), tokens: 0 };
      expect(codeOf(s.game.answer(0, [{ model: s.model('mage'), tokens: 3 }, nothing]))).toBe('done');
      expect(tokensOf(s, 'mage')).toBe(0);
      expect(s.dice.left).toBe(0);
    });

    test('secret: both sides are asked at once', () => {
      const s = scene({ units: [mage, friend, rival, foe], spells, dice: '1' });
      const outcome = s.act(spell(s, 'Bolt'));
      expect(outcome).toMatchObject({
        status: 'pending',
        questions: [
          { side: 0, given: [] },
          { side: 1, given: [] },
        ],
      });
    });

    test('the others follow in turn order', () => {
      const units = [friend, { ...mage, side: 1 }, { ...rival, side: 2 }, { ...foe, side: 2 }];
      const s = scene({ units, spells, dice: '1' });
      s.battle.game[GAME.side] = 1;
      const outcome = s.act(spell(s, 'Bolt'));
      expect(outcome).toMatchObject({ status: 'pending', questions: [{ side: 1 }, { side: 2 }, { side: 0 }] });
    });

    test('open: the caster’s side first', () => {
      const s = scene({ units: [mage, friend, rival, foe], spells, settings: { castingAssists: 'open' }, dice: '1' });
      const outcome = s.act(spell(s, 'Bolt'));
      expect(outcome).toMatchObject({ status: 'pending', questions: [{ kind: 'assist', side: 0 }] });
      // The other side knows the tokens that were spent.
      const given = [{ model: s.model('friend'), tokens: 2, side: 0 }];
      expect(s.game.answer(0, [{ model: s.model('friend'), tokens: 2 }])).toMatchObject({
        status: 'pending',
        questions: [{ kind: 'assist', side: 1, targets: [s.unit('foe')], given }],
      });
      expect(codeOf(s.game.answer(1, [{ model: s.model('rival'), tokens: 3 }]))).toBe('done');
      expect(s.told('cast')).toMatchObject([{ modifier: -1 }]);
      expect(s.dice.left).toBe(0);
    });
  });

  describe('the effect', () => {
    const cast = (units: readonly TestUnit[], made: Parameters<typeof scene>[0]['spells'], dice: string): Scene => {
      const s = scene({ units: [{ ...mage, tokens: 1 }, ...units], spells: made, dice });
      const target = s.unit(units[0].id);
      s.play({ type: 'cast', unit: s.unit('mage'), model: s.model('mage'), spell: 0, targets: [target] });
      expect(s.dice.left).toBe(0);
      return s;
    };

    test('hits meet Defense rolls and Regeneration as usual, without cover', () => {
      const s = cast([{ ...foe, rules: [regeneration] }], [{ name: 'Bolt', hits: 3 }], '4 | 4 3 1 | 5 4');
      expect(s.told('volley')[0]).toMatchObject({ kind: 'spell', hits: 3, blocked: 1, saved: 1, landed: 1 });
    });

    test('hits have the rules of the spell', () => {
      const rules = [{ id: bane.id }, { id: blast.id, rating: 3 }];
      const s = cast([{ ...foe, rules: [regeneration] }], [{ name: 'Fire', hits: 1, rules }], '4 | 6 3 4 | 1');
      expect(s.told('volley')[0]).toMatchObject({ hits: 3, blocked: 1, saved: 0, landed: 2 });
    });

    test('a granted rule lasts until the round ends', () => {
      const friend: TestUnit = { id: 'friend', at: [20, 10], models: 2 };
      const gun: TestUnit = { ...foe, at: [20, 30], models: 1, weapons: [{ name: 'Gun', range: 48 }] };
      const mist = [{ name: 'Mist', target: 'friend', grants: [{ id: stealth.id }] }] as const;
      const s = scene({ units: [{ ...mage, tokens: 1 }, friend, gun], spells: mist, dice: '4   4   4 | 6' });
      s.play({ type: 'cast', unit: s.unit('mage'), model: s.model('mage'), spell: 0, targets: [s.unit('friend')] });
      s.activate('mage', 'hold', {}, { cast: 'done' });
      s.fire('foe', 'friend');
      s.activate('friend', 'hold');
      expect(roundOf(s.battle)).toBe(2);
      s.fire('foe', 'friend');
      expect(s.told('volley').map(({ hits }) => hits)).toEqual([0, 1]);
      expect(s.dice.left).toBe(0);
    });
  });
});

describe.each(gamesWith(caster, { morale: 'unit' }))('wounded units in $name', ({ scene }) => {
  test('tests morale at the end of the caster’s activation', () => {
    const s = scene({
      units: [
        { ...mage, tokens: 1 },
        { ...foe, models: 2 },
      ],
      spells,
      dice: '4 | 1   3',
    });
    s.play(spell(s, 'Bolt'));
    expect(s.told('morale')).toEqual([]);
    s.activate('mage', 'hold');
    expect(s.told('morale')).toMatchObject([{ unit: s.unit('foe'), result: 'shaken' }]);
    expect(s.dice.left).toBe(0);
  });
});

describe.each(gamesWith(caster, { wounds: 'effects' }))('wounded units in $name', ({ scene }) => {
  test('is checked for wound effects after each spell', () => {
    const made = [
      { name: 'Bolt', hits: 1 },
      { name: 'Spark', hits: 1 },
    ];
    // The first marker and a 4 make it Shaken; the second, a 3 and being Shaken are six.
    const s = scene({ units: [mage, { ...foe, models: 1 }], spells: made, dice: '4 | 1 | 4   4 | 1 | 3' });
    s.play(spell(s, 'Bolt'));
    expect(s.told('wound-effect')).toMatchObject([{ markers: 1, total: 5, result: 'shaken' }]);
    s.play({ ...spell(s, 'Bolt'), spell: 1 });
    expect(s.told('wound-effect').slice(1)).toMatchObject([{ markers: 2, total: 6, result: 'knocked-out' }]);
    s.activate('mage', 'hold', {}, { cast: 'done' });
    expect(s.told('morale')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });
});
