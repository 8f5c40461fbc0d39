import { codeOf, gamesWith, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { blast, deadly, regeneration, stealth, takedown, tough } from './index.ts';

describe.each(gamesWith(takedown))('in $name', ({ scene, ways }) => {
  /** The loser of a melee passes its test, where melees have losers. */
  const passed = ways.morale === 'unit' ? '5' : '';

  const sniper: TestUnit = { id: 'sniper', at: [10, 10], weapons: [{ name: 'Sniper', range: 30, rules: [takedown] }] };

  /** Shoots with the sniper rifles, one pick for all or one each. */
  const snipe = (s: Scene, target: string, ...picks: number[]) =>
    s.activate('sniper', 'hold', { shoot: [{ weapon: s.weapon('Sniper'), target: s.unit(target), picks }] });

  describe('shooting', () => {
    test('the picked model takes the wound, before other models and despite the order of wounds', () => {
      const hero = { rules: [[tough, 3] as const] };
      const s = scene({ units: [sniper, { id: 'foe', side: 1, at: [10, 16], models: 3, hero }], dice: '4 | 1' });
      snipe(s, 'foe', s.model('foe', 3));
      expect(s.living('foe')).toBe(4);
      expect(s.battle.wounds[s.model('foe', 3)]).toBe(1);
      expect(s.dice.left).toBe(0);
    });

    test('without a pick it is an ordinary shot', () => {
      const s = scene({ units: [sniper, { id: 'foe', side: 1, at: [10, 16], models: 3, hero: {} }], dice: '4 | 1' });
      snipe(s, 'foe');
      expect(s.battle.alive[s.model('foe', 3)]).toBe(1);
      expect(s.living('foe')).toBe(3);
      expect(s.dice.left).toBe(0);
    });

    test('surplus wounds are lost', () => {
      const weapons = [{ name: 'Sniper', range: 30, attacks: 3, rules: [takedown] }];
      const s = scene({
        units: [
          { ...sniper, weapons },
          { id: 'foe', side: 1, at: [10, 16], models: 5 },
        ],
        dice: '4 4 4 | 1 1 1',
      });
      snipe(s, 'foe', s.model('foe', 1));
      expect(s.told('volley')[0]).toMatchObject({ wounds: 3, landed: 1, removed: 1 });
      expect(s.battle.alive[s.model('foe', 1)]).toBe(0);
      expect(s.living('foe')).toBe(4);
      expect(s.dice.left).toBe(0);
    });

    test('Deadly wounds stay on the picked model too', () => {
      const weapons = [{ name: 'Sniper', range: 30, attacks: 2, rules: [takedown, [deadly, 2] as const] }];
      const s = scene({
        units: [
          { ...sniper, weapons },
          { id: 'foe', side: 1, at: [10, 16], models: 3, hero: { rules: [[tough, 3]] } },
        ],
        dice: '4 4 | 1 1',
      });
      snipe(s, 'foe', s.model('foe', 3));
      expect(s.told('volley')[0]).toMatchObject({ wounds: 4, landed: 3, removed: 1 });
      expect(s.living('foe')).toBe(3);
      expect(s.dice.left).toBe(0);
    });

    test('a picked hero blocks with its own Defense, a picked trooper with the unit’s', () => {
      const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], models: 3, defense: 5, hero: { defense: 3 } };
      const atHero = scene({ units: [sniper, foe], dice: '4 | 3' });
      snipe(atHero, 'foe', atHero.model('foe', 3));
      expect(atHero.told('volley')[0]).toMatchObject({ blocked: 1 });
      const atTrooper = scene({ units: [sniper, foe], dice: '4 | 4' });
      snipe(atTrooper, 'foe', atTrooper.model('foe', 0));
      expect(atTrooper.told('volley')[0]).toMatchObject({ blocked: 0, removed: 1 });
      expect([atHero.dice.left, atTrooper.dice.left]).toEqual([0, 0]);
    });

    test('Stealth is the picked model’s own', () => {
      const hidden = scene({
        units: [sniper, { id: 'foe', side: 1, at: [10, 25], models: 3, hero: { rules: [stealth] } }],
        dice: '4',
      });
      snipe(hidden, 'foe', hidden.model('foe', 3));
      expect(hidden.told('volley')[0]).toMatchObject({ hits: 0 });
      const plain = scene({
        units: [sniper, { id: 'foe', side: 1, at: [10, 25], models: 3, rules: [stealth], hero: {} }],
        dice: '4 | 6',
      });
      snipe(plain, 'foe', plain.model('foe', 3));
      expect(plain.told('volley')[0]).toMatchObject({ hits: 1 });
      expect([hidden.dice.left, plain.dice.left]).toEqual([0, 0]);
    });

    test('the distance is the picked model’s: one over 9" is far, though its unit is near', () => {
      // The first stands 8" away, the last of the row 9.1".
      const foe: TestUnit = { id: 'foe', side: 1, at: [10, 19], models: 4, spacing: 0.3, rules: [stealth] };
      const near = scene({ units: [sniper, foe], dice: '4 | 6' });
      snipe(near, 'foe', near.model('foe', 0));
      expect(near.told('volley')[0]).toMatchObject({ hits: 1 });
      const far = scene({ units: [sniper, { ...foe, spacing: 1 }], dice: '4' });
      snipe(far, 'foe', far.model('foe', 3));
      expect(far.told('volley')[0]).toMatchObject({ hits: 0 });
      expect([near.dice.left, far.dice.left]).toEqual([0, 0]);
    });

    test('Regeneration is the picked model’s own', () => {
      const s = scene({
        units: [sniper, { id: 'foe', side: 1, at: [10, 16], models: 3, hero: { rules: [regeneration] } }],
        dice: '4 | 1 | 5',
      });
      snipe(s, 'foe', s.model('foe', 3));
      expect(s.told('volley')[0]).toMatchObject({ saved: 1 });
      expect(s.dice.left).toBe(0);
    });

    test('Blast finds one model', () => {
      const weapons = [{ name: 'Sniper', range: 30, rules: [takedown, [blast, 3] as const] }];
      const s = scene({
        units: [
          { ...sniper, weapons },
          { id: 'foe', side: 1, at: [10, 16], models: 5 },
        ],
        dice: '4 | 6',
      });
      snipe(s, 'foe', s.model('foe', 0));
      expect(s.told('volley')[0]).toMatchObject({ hits: 1 });
      expect(s.dice.left).toBe(0);
    });

    test('goes before Deadly and everything else, and still counts as one target with them', () => {
      const s = scene({
        units: [
          {
            id: 'sniper',
            at: [10, 10],
            weapons: [
              { name: 'Rifle', range: 24 },
              { name: 'Cannon', range: 24, rules: [[deadly, 3]] },
              { name: 'Sniper', range: 24, rules: [takedown] },
            ],
          },
          { id: 'foe', side: 1, at: [10, 16], models: 5 },
          { id: 'other', side: 1, at: [20, 16], models: 5 },
        ],
        dice: '1 1 1',
      });
      const foe = s.unit('foe');
      s.activate('sniper', 'hold', {
        shoot: [
          { weapon: s.weapon('Rifle'), target: s.unit('other') },
          { weapon: s.weapon('Cannon'), target: foe },
          { weapon: s.weapon('Sniper'), target: foe, picks: [s.model('foe', 1)] },
        ],
      });
      expect(s.told('volley').map(({ name }) => name)).toEqual(['Rifle', 'Sniper', 'Cannon']);
      expect(s.dice.left).toBe(0);
    });

    test('any model may be picked, also the very first of the battle', () => {
      const s = scene({
        units: [
          { id: 'victims', at: [10, 16], models: 3 },
          {
            id: 'sniper',
            side: 1,
            at: [10, 10],
            weapons: [
              { name: 'Cannon', range: 24, rules: [[deadly, 3]] },
              { name: 'Sniper', range: 24, rules: [takedown] },
            ],
          },
        ],
        dice: '4 | 1   1',
      });
      s.activate('victims', 'hold');
      const target = s.unit('victims');
      s.activate('sniper', 'hold', {
        shoot: [
          { weapon: s.weapon('Cannon'), target },
          { weapon: s.weapon('Sniper'), target, picks: [0] },
        ],
      });
      expect(s.told('volley')).toMatchObject([{ name: 'Sniper', pick: 0, removed: 1 }, { name: 'Cannon' }]);
      expect(s.battle.alive[0]).toBe(0);
      expect(s.dice.left).toBe(0);
    });

    test('the first model of the battle is measured like any other', () => {
      // It stands 9.3" away, the next two within 9": only it is far enough for its Stealth.
      const s = scene({
        units: [
          { id: 'victims', at: [5, 19], models: 3, spacing: 1, rules: [stealth] },
          { ...sniper, side: 1 },
        ],
        dice: '4',
      });
      s.activate('victims', 'hold');
      const shoot = [{ weapon: s.weapon('Sniper'), target: s.unit('victims'), picks: [0] }];
      s.activate('sniper', 'hold', { shoot });
      expect(s.told('volley')[0]).toMatchObject({ pick: 0, hits: 0 });
      expect(s.dice.left).toBe(0);
    });

    test('each weapon may pick its own model; a second shot at a dead one is lost', () => {
      const units: TestUnit[] = [
        { ...sniper, models: 2 },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ];
      const apart = scene({ units, dice: '4 | 1   4 | 1' });
      snipe(apart, 'foe', apart.model('foe', 1), apart.model('foe', 3));
      expect([0, 1, 2, 3, 4].map((n) => apart.battle.alive[apart.model('foe', n)])).toEqual([1, 0, 1, 0, 1]);
      expect(apart.dice.left).toBe(0);
      const together = scene({ units, dice: '4 4 | 1 1' });
      snipe(together, 'foe', together.model('foe', 1));
      expect(together.told('volley')[0]).toMatchObject({ attacks: 2, wounds: 2, landed: 1 });
      expect(together.dice.left).toBe(0);
    });

    test('other models of its unit neither hide nor cover it', () => {
      // The shooter looks along the row; only the last model is picked.
      const s = scene({
        units: [
          { ...sniper, at: [4, 16] },
          { id: 'foe', side: 1, at: [10, 16], models: 5 },
        ],
        dice: '4 | 3',
      });
      snipe(s, 'foe', s.model('foe', 4));
      expect(s.told('volley')[0]).toMatchObject({ cover: 'none', removed: 1 });
      expect(s.battle.alive[s.model('foe', 4)]).toBe(0);
      expect(s.dice.left).toBe(0);
    });

    test('other units do: the picked model itself must be seen', () => {
      const s = scene({
        units: [
          { ...sniper, at: [4, 16] },
          { id: 'screen', side: 1, at: [8, 16], radius: 1 },
          { id: 'foe', side: 1, at: [12, 16], models: 3 },
        ],
      });
      expect(codeOf(snipe(s, 'foe', s.model('foe', 2)))).toBe('no-sight');
    });

    test('the picked model itself must be in range, and belong to the target', () => {
      const weapons = [{ name: 'Sniper', range: 6, rules: [takedown] }];
      const s = scene({
        units: [
          { ...sniper, at: [4, 16], weapons },
          { id: 'foe', side: 1, at: [10, 16], models: 5 },
        ],
        dice: '1',
      });
      expect(codeOf(snipe(s, 'foe', s.model('foe', 1)))).toBe('out-of-range');
      expect(codeOf(snipe(s, 'foe', s.model('sniper')))).toBe('pick-not-allowed');
      expect(codeOf(snipe(s, 'foe', s.model('foe', 0)))).toBe('done');
      expect(s.dice.left).toBe(0);
    });

    test('on a model it covers all its weapons', () => {
      const s = scene({
        units: [
          { id: 'sniper', at: [10, 10], rules: [takedown], weapons: [{ name: 'Sniper', range: 24 }] },
          { id: 'foe', side: 1, at: [10, 16], models: 3, hero: {} },
        ],
        dice: '4 | 1',
      });
      snipe(s, 'foe', s.model('foe', 3));
      expect(s.battle.alive[s.model('foe', 3)]).toBe(0);
      expect(s.dice.left).toBe(0);
    });
  });

  describe('in melee', () => {
    const units: TestUnit[] = [
      { id: 'assassin', at: [10, 10], weapons: [{ name: 'Blade', attacks: 2, rules: [takedown] }, { name: 'Kick' }] },
      { id: 'foe', side: 1, at: [10, 16], models: 2, hero: { rules: [[tough, 3]], defense: 5 }, defense: 3 },
    ];

    test('picks a model in reach and strikes it first', () => {
      const s = scene({
        units,
        // Two hits on the hero, blocked on its own 5+; then the kick on the unit, blocked on 3+.
        dice: `4 4 | 4 5   4 | 3   ${passed}`,
      });
      s.charge('assassin', 'foe', {
        strike: { order: [s.weapon('Kick')], picks: [{ weapon: s.weapon('Blade'), model: s.model('foe', 2) }] },
      });
      expect(s.told('volley')).toMatchObject([
        { name: 'Blade', pick: s.model('foe', 2), landed: 1 },
        { name: 'Kick', pick: -1, blocked: 1 },
      ]);
      expect(s.battle.wounds[s.model('foe', 2)]).toBe(1);
      expect(s.dice.left).toBe(0);
    });

    test('each model may pick its own', () => {
      const s = scene({
        units: [
          { id: 'assassin', at: [10, 10], models: 2, spacing: 0, weapons: [{ name: 'Blade', rules: [takedown] }] },
          {
            id: 'foe',
            side: 1,
            at: [10, 16],
            models: 2,
            spacing: 0,
            rules: [[tough, 3]],
            hero: { rules: [[tough, 3]] },
          },
        ],
        // One wound each.
        dice: `4 | 1   4 | 1   ${passed}`,
      });
      const weapon = s.weapon('Blade');
      const picks = [
        { weapon, model: s.model('foe', 0), by: s.model('assassin', 0) },
        { weapon, model: s.model('foe', 2), by: s.model('assassin', 1) },
      ];
      s.charge('assassin', 'foe', { strike: { picks } });
      expect([0, 1, 2].map((n) => s.battle.wounds[s.model('foe', n)])).toEqual([1, 0, 1]);
      expect(s.dice.left).toBe(0);
    });

    test('by default it picks the hero', () => {
      const s = scene({ units, dice: '4 4 | 5 5   4 | 3' });
      s.charge('assassin', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ name: 'Blade', pick: s.model('foe', 2) });
      expect(s.dice.left).toBe(0);
    });

    test('a model over 2" away cannot be picked, nor with a weapon without the rule', () => {
      // The hero stands 8" to the side, and closing up by 3" does not bring it near enough.
      const s = scene({ units: [units[0], { ...units[1], models: 4, spacing: 1 }] });
      s.act({
        type: 'activate',
        unit: s.unit('assassin'),
        action: 'charge',
        target: s.unit('foe'),
        moves: s.shift('assassin', 0, 5),
      });
      expect(s.game.answer(1, 'auto')).toMatchObject({ status: 'pending', questions: [{ kind: 'strike' }] });
      for (const pick of [
        { weapon: s.weapon('Blade'), model: s.model('foe', 4) },
        { weapon: s.weapon('Kick'), model: s.model('foe', 0) },
      ])
        expect(codeOf(s.game.answer(0, { picks: [pick] }))).toBe('pick-not-allowed');
    });
  });
});

describe.each(gamesWith(takedown, { wounds: 'effects' }))('wounds in $name', ({ scene }) => {
  const sniper: TestUnit = { id: 'sniper', at: [10, 10], weapons: [{ range: 24, attacks: 2, rules: [takedown] }] };
  const fire = (foe: Partial<TestUnit>, pick: number, dice: string): Scene => {
    const s = scene({ units: [sniper, { id: 'foe', side: 1, at: [10, 16], ...foe }], dice });
    const picks = [s.model('foe', pick)];
    s.activate('sniper', 'hold', { shoot: [{ weapon: 0, target: s.unit('foe'), picks }] });
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('remove the picked one of a group, and what is left over is lost', () => {
    const s = fire({ models: 3 }, 1, '4 4 | 1 1');
    expect([0, 1, 2].map((n) => s.battle.alive[s.model('foe', n)])).toEqual([1, 0, 1]);
    expect([s.told('volley')[0].landed, s.told('wound-effect')]).toEqual([1, []]);
  });

  test('do not carry over to the last model, but are markers on it when it is picked', () => {
    const spared = fire({ models: 2 }, 0, '4 4 | 1 1');
    expect([spared.living('foe'), spared.told('wound-effect')]).toEqual([1, []]);
    // Two markers and a 4.
    const picked = fire({ models: 1 }, 0, '4 4 | 1 1 | 4');
    expect(picked.told('wound-effect')).toMatchObject([{ markers: 2, total: 6, result: 'knocked-out' }]);
  });
});
