import { ambush, hero, regeneration, tough } from '@muster/rules';
import { codeOf, eventScene, type TestUnit, PRINTED_EVENTS } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { copyBattle, newBattle, rewind } from '../../state/battle.ts';
import { giveFoundWeapon } from '../../state/broken-gear.ts';
import { joinHero } from '../../state/muster.ts';

const gun = { name: 'Gun', range: 24, attacks: 2 };
const cannon = { name: 'Cannon', range: 36 };
const blade = { name: 'Blade', attacks: 2 };
const a: TestUnit = { id: 'a', at: [10, 10], models: 2, weapons: [gun, blade], weaponsOf: { 1: [cannon, blade] } };
const b: TestUnit = { id: 'b', side: 1, at: [10, 20], weapons: [blade] };

const arms = (s: ReturnType<typeof eventScene>, id: string, n = 0): string[] =>
  s.battle.plan.models[s.model(id, n)].weapons.map(({ type }) => type.name);

describe('13, broken gear', () => {
  test.each([
    ['gf-3.4.0', 'Fragile Guns'],
    ['gff', 'Murdercrow Shakedown'],
  ] as const)('%s: one of the ranged weapon types, for all models that have it', (campaign, event) => {
    // A D3 of 1: one unit. Of Gun and Cannon the first.
    const s = eventScene(campaign, { units: [a, b], dice: '5 | 1 3 | 1 | 1 | 1' });
    s.happen();
    expect(s.told('befell')).toEqual([{ type: 'befell', event, unit: s.unit('a'), how: 'broken', what: 'Gun' }]);
    expect([arms(s, 'a'), arms(s, 'a', 1)]).toEqual([['Blade'], ['Cannon', 'Blade']]);
    expect(codeOf(s.fire('a', 'b', ['Gun']))).toBe('no-such-weapon');
    expect(s.left()).toBe(0);
  });

  test('Age of Fantasy: any weapon type', () => {
    const s = eventScene('aof-2.0', { units: [a, b], dice: '5 | 1 3 | 1 | 1 | 2' });
    s.happen();
    expect([arms(s, 'a'), arms(s, 'a', 1)]).toEqual([['Gun'], ['Cannon']]);
    expect(s.told('befell')).toMatchObject([{ event: 'Fragile Swords', what: 'Blade' }]);
  });

  test('a unit with nothing of the kind keeps everything', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 1 3 | 1 | 2' });
    s.happen();
    expect(arms(s, 'b')).toEqual(['Blade']);
    expect(s.told('befell')).toMatchObject([{ unit: s.unit('b'), how: 'spared' }]);
    expect(s.left()).toBe(0);
  });

  test('a unit in reserve by an upgrade still arrives when the upgrade breaks', () => {
    const items = [{ name: 'Tunneller', rules: [{ id: 'ambush' }] }];
    const lurker: TestUnit = { id: 'lurker', side: 1, at: [0, 0], rules: [ambush], items, reserve: 'ambush' };
    const s = eventScene('gf-3.4.0', { units: [a, lurker], dice: '5 | 1 3 | 1 | 2' });
    s.happen();
    expect(s.told('befell')).toMatchObject([{ unit: s.unit('lurker'), what: 'Tunneller' }]);
    const arrival = { type: 'arrive', unit: s.unit('lurker'), positions: s.row('lurker', 40, 40) } as const;
    expect(codeOf(s.play(arrival))).toBe('done');
    expect(s.left()).toBe(0);
  });

  test('an upgrade with all that it gave; Tough stays', () => {
    const items = [
      { name: 'Gun', weapons: ['Gun'] },
      { name: 'Medic', rules: [{ id: 'regeneration' }, { id: 'tough', rating: 3 }] },
    ];
    const lone: TestUnit = { ...a, models: 1, rules: [regeneration, [tough, 3]], weaponsOf: {}, items };
    // Gun and Medic: the upgrade that is nothing but the Gun is not there twice.
    const s = eventScene('gf-3.4.0', { units: [lone, b], dice: '5 | 1 3 | 1 | 1 | 2' });
    s.happen();
    expect(s.told('befell')).toMatchObject([{ what: 'Medic' }]);
    const { ruleIds, tough: left } = s.battle.plan.models[s.model('a')];
    expect(ruleIds).not.toContain('regeneration');
    expect(left).toBe(3);
    expect(arms(s, 'a')).toEqual(['Gun', 'Blade']);
    expect(s.left()).toBe(0);
  });

  test('what is broken does not break again', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 1 3 | 1 | 1 | 1 || 5 | 1 3 | 1 | 1' });
    s.happen();
    s.activate('a', 'hold');
    s.activate('b', 'hold');
    expect([arms(s, 'a'), arms(s, 'a', 1)]).toEqual([['Blade'], ['Blade']]);
    expect(s.left()).toBe(0);
  });

  test('a hero and the unit that it joined lose what both have', () => {
    const h: TestUnit = { id: 'h', at: [13, 10], rules: [hero], weapons: [gun] };
    const s = eventScene('gf-3.4.0', { units: [{ ...a, weaponsOf: {} }, h, b], dice: '5 | 1 3 | 1 | 1' });
    joinHero(s.battle, s.unit('h'), s.unit('a'));
    s.happen();
    expect([arms(s, 'a'), arms(s, 'h')]).toEqual([['Blade'], []]);
    expect(s.left()).toBe(0);
  });
});

describe('15, nothing left to shoot with', () => {
  test.each([
    ['gf-3.4.0', 'Low Supplies'],
    ['gff', 'Out of Ammo'],
    ['aof-2.0', 'Low Supplies'],
  ] as const)('%s: D3 units cannot shoot to the end, but strike', (campaign, event) => {
    const s = eventScene(campaign, { units: [a, { ...b, weapons: [gun, blade] }], dice: '5 | 1 5 | 4 | 2' });
    s.happen();
    expect(s.told('befell')).toMatchObject([
      { event, unit: s.unit('b'), how: 'silenced' },
      { event, unit: s.unit('a'), how: 'silenced' },
    ]);
    expect([arms(s, 'a'), arms(s, 'a', 1), arms(s, 'b')]).toEqual([['Blade'], ['Blade'], ['Blade']]);
    expect(s.left()).toBe(0);
  });

  test('the others shoot on', () => {
    const s = eventScene('gf-3.4.0', { units: [a, { ...b, weapons: [gun] }], dice: '5 | 1 5 | 1 | 2 || 2 2' });
    s.happen();
    expect(codeOf(s.fire('a', 'b', ['Gun']))).toBe('done');
    expect(s.left()).toBe(0);
  });
});

describe('the plan of a battle', () => {
  const broken = () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 1 3 | 1 | 1 | 1' });
    s.happen();
    return s;
  };

  test('goes with the state: copies, rewinding, taking back, forks', () => {
    const s = broken();
    const { plan, block } = s.battle;
    expect(plan).not.toBe(s.plan);
    expect(copyBattle(s.battle).plan).toBe(plan);
    expect(s.game.fork('x').battle.plan).toBe(plan);
    const other = newBattle(s.plan);
    expect(other.plan).toBe(s.plan);
    rewind(other, block);
    expect(other.plan).toBe(plan);
    s.game.takeBack(true);
    expect(s.battle.plan).toBe(s.plan);
  });

  test('starts from the beginning when a step is run again for a player who must decide', () => {
    const events = { table: PRINTED_EVENTS['gf-3.4.0'], on: 5, dice: 'perPlayer', rerollDead: false } as const;
    // Two events: first the Gun breaks, then a player is asked for a piece of terrain.
    const s = eventScene('gf-3.4.0', {
      units: [a, b],
      terrain: [{ rect: [30, 30, 34, 34] }],
      extras: { events },
      dice: '5 5 | 1 3 | 1 | 1 | 1 | 2 3 | 2',
    });
    expect(codeOf(s.act({ type: 'activate', unit: s.unit('a'), action: 'hold', shoot: [] }))).toBe('pending');
    expect(s.battle.plan).toBe(s.plan);
    expect(s.game.present.plan).not.toBe(s.plan);
    expect(codeOf(s.game.answer(1, 0))).toBe('done');
    expect([arms(s, 'a'), arms(s, 'a', 1)]).toEqual([['Blade'], ['Cannon', 'Blade']]);
    expect(s.left()).toBe(0);
  });

  test('keeps all its indexes', () => {
    const { battle, plan } = broken();
    for (const part of ['weapons', 'grants', 'marks', 'options', 'growths', 'terrain', 'radiators'] as const)
      expect(battle.plan[part]).toBe(plan[part]);
    expect(battle.plan.models.map(({ index, id }) => [index, id])).toEqual(
      plan.models.map(({ index, id }) => [index, id]),
    );
    expect(battle.plan.models[2]).toBe(plan.models[2]);
  });
});

describe('a found weapon', () => {
  test('is carried by the first living model other than a hero, and lost with it', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b] });
    s.battle.alive[s.model('a')] = 0;
    expect(giveFoundWeapon(s.battle, s.unit('a'))).toBe(s.model('a', 1));
    expect([arms(s, 'a'), arms(s, 'a', 1)]).toEqual([
      ['Gun', 'Blade'],
      ['Cannon', 'Blade', 'Alien Cannon'],
    ]);
    const held = s.battle.plan.models[s.model('a', 1)].weapons[2];
    expect(s.plan.weapons[held.type.index]).toBe(held.type);
  });

  test('or in the items of the hero', () => {
    const h: TestUnit = { ...a, models: 1, rules: [hero], weaponsOf: {} };
    const s = eventScene('aof-2.0', { units: [h, b] });
    giveFoundWeapon(s.battle, s.unit('a'));
    expect(arms(s, 'a')).toEqual(['Gun', 'Blade', 'Holy Sword']);
  });
});
