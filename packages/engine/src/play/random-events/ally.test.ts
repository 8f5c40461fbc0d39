import { aircraft, ambush, hero, traitBitterRivalry, traitResilient } from '@muster/rules';
import { codeOf, eventScene, type EventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { shootingOdds } from '../../odds/index.ts';
import { reportOf } from '../../game/report.ts';
import { type FrozenGroup, freezeShooting } from '../../legal/shoot.ts';
import { modelWithinUnit, unitGap } from '../../space/measure.ts';
import { isCoherent } from '../../space/coherency.ts';
import { joinHero } from '../../state/muster.ts';
import { isAtHalf, guestOf, isOnTable, modelsOf } from '../../state/query.ts';

const a: TestUnit = { id: 'a', at: [10, 10], models: 3, quality: 5 };
const b: TestUnit = { id: 'b', side: 1, at: [10, 20], models: 5, weapons: [{ name: 'Gun', range: 24, attacks: 2 }] };

/** The Mercenary comes to help the squad of the first side: the event die, 34, the army. */
const come = (campaign: 'gf-3.4.0' | 'gff' | 'aof-2.0', dice = '', answers = {}): EventScene => {
  const s = eventScene(campaign, { units: [a, b], dice: `5 | 3 4 | 1 | ${dice}` });
  expect(s.happen(answers)).toEqual({ status: 'done' });
  return s;
};

describe.each(['gf-3.4.0', 'aof-2.0'] as const)('in %s', (campaign) => {
  test('a guest is among the models and does not count for the unit’s size', () => {
    const s = come(campaign);
    const unit = s.unit('a');
    const guest = guestOf(s.battle, unit);
    expect(modelsOf(s.battle, unit)).toHaveLength(4);
    expect(s.plan.models[guest]).toMatchObject({ name: 'Mercenary', quality: 3, defense: 3 });
    expect([s.battle.unitAlive[unit], s.battle.unitStart[unit]]).toEqual([3, 3]);
    expect(isCoherent(s.battle, unit)).toBe(true);
    expect(isAtHalf(s.battle, unit)).toBe(false);
    expect(reportOf(s.game).units.map(({ id, startingModels }) => [id, startingModels])).toEqual([
      ['a', 3],
      ['b', 5],
    ]);
    expect(s.left()).toBe(0);
  });
});

test('his weapon is that of the game', () => {
  const weapons = (campaign: 'gf-3.4.0' | 'gff' | 'aof-2.0'): unknown =>
    come(campaign)
      .plan.models.find(({ name }) => name === 'Mercenary')
      ?.weapons.map(({ type }) => [type.name, type.range, type.attacks]);
  expect(weapons('gf-3.4.0')).toEqual([['Carbine', 1800, 3]]);
  expect(weapons('gff')).toEqual([['Carbine', 1800, 1]]);
  expect(weapons('aof-2.0')).toEqual([['Hand Weapon', 0, 3]]);
});

test('a guest shoots with its own Quality', () => {
  // Three shots at 3+: two hits, both blocked.
  const s = come('gf-3.4.0', '3 3 2 | 4 4');
  s.fire('a', 'b');
  expect(s.left()).toBe(0);
  expect(s.told('volley')).toMatchObject([{ name: 'Carbine', attacks: 3, hits: 2, blocked: 2 }]);
});

test('the player may choose where a guest stands, in the unit only', () => {
  const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 3 4 | 1' });
  expect(s.game.act({ type: 'activate', unit: 0, action: 'hold' })).toMatchObject({
    status: 'pending',
    questions: [{ kind: 'place-ally', side: 0, unit: 0 }],
  });
  expect(s.game.answer(0, { x: 3000, y: 3000 })).toMatchObject({ status: 'refused', refusal: { code: 'coherency' } });
  expect(s.game.answer(0, { x: 1000, y: 1050 })).toMatchObject({ status: 'refused', refusal: { code: 'overlap' } });
  expect(s.game.answer(0, { x: 1000, y: 1120 })).toEqual({ status: 'done' });
  const guest = guestOf(s.battle, s.unit('a'));
  expect([s.battle.x[guest], s.battle.y[guest]]).toEqual([1000, 1120]);
});

test('if only the guest is left, the unit is destroyed and the guest is gone', () => {
  // Ten shots, eight hits, three wounds: the three of the squad by choice. Then the next event die.
  const s = come('gf-3.4.0', '6 6 6 6 6 6 6 6 1 1 | 1 1 1 6 6 6 6 6 | 1');
  s.activate('a', 'hold');
  const own = modelsOf(s.battle, s.unit('a')).slice(0, 3);
  s.fire('b', 'a', ['Gun'], { casualties: own });
  expect(s.left()).toBe(0);
  expect(s.has('a', 'destroyed')).toBe(true);
  expect(guestOf(s.battle, s.unit('a'))).toBe(-1);
  expect(reportOf(s.game).kills).toMatchObject([{ victims: [{ side: 0, id: 'a' }] }]);
});

test('a guest may be a casualty for others, which does not count', () => {
  const s = come('gf-3.4.0', '6 1 1 1 1 1 1 1 1 1 | 1 | 1');
  s.activate('a', 'hold');
  const guest = guestOf(s.battle, s.unit('a'));
  s.fire('b', 'a', ['Gun'], { casualties: [guest] });
  expect(s.left()).toBe(0);
  expect(guestOf(s.battle, s.unit('a'))).toBe(-1);
  expect(s.living('a')).toBe(3);
});

test('the odds know that a guest may be a casualty for the others', () => {
  const s = come('gf-3.4.0');
  const { groups } = freezeShooting(s.battle, s.unit('b'), [{ weapon: s.weapon('Gun'), target: s.unit('a') }]) as {
    groups: FrozenGroup[];
  };
  const { pKills, pDestroyed } = shootingOdds(s.battle, s.unit('b'), groups);
  // Ten shots, each a wound with a chance of 1/4: of none or one the squad loses no model, of four or more it is gone.
  const none = 0.75 ** 10 + 10 * 0.25 * 0.75 ** 9;
  const fewer = none + 45 * 0.25 ** 2 * 0.75 ** 8 + 120 * 0.25 ** 3 * 0.75 ** 7;
  expect(pKills[0]).toBeCloseTo(none, 10);
  expect(pDestroyed).toBeCloseTo(1 - fewer, 10);
});

test('a unit in reserve brings him along', () => {
  const hidden: TestUnit = { ...a, id: 'hidden', reserve: 'ambush', rules: [ambush] };
  const s = eventScene('gf-3.4.0', { units: [{ ...a, at: [60, 10] }, hidden, b], dice: '5 | 3 4 | 1 2' });
  s.happen();
  const models = modelsOf(s.battle, s.unit('hidden'));
  expect(models).toHaveLength(4);
  const positions = models.map((model, i) => ({ model, x: 4000 + 120 * i, y: 2000 }));
  expect(s.game.act({ type: 'arrive', unit: s.unit('hidden'), positions: positions.slice(0, 3) })).toMatchObject({
    status: 'refused',
  });
  expect(s.game.act({ type: 'arrive', unit: s.unit('hidden'), positions })).toEqual({ status: 'done' });
});

test('no guest joins Aircraft', () => {
  const plane: TestUnit = { id: 'plane', at: [40, 10], rules: [aircraft] };
  const s = eventScene('aof-2.0', {
    units: [
      { ...b, side: 0, id: 'own' },
      { ...plane, side: 1 },
    ],
    dice: '5 | 3 4',
  });
  s.happen();
  expect(s.left()).toBe(0);
  expect(guestOf(s.battle, s.unit('own'))).toBeGreaterThanOrEqual(0);
});

describe('in Firefight', () => {
  test('a helper is a separate unit of the player, within 6" of the target', () => {
    const s = come('gff');
    const he = s.unit('mercenary');
    expect(s.plan.units[he].side).toBe(0);
    expect(isOnTable(s.battle, he)).toBe(true);
    expect(unitGap(s.battle, he, s.unit('a'))).toBeLessThanOrEqual(600);
    expect(s.activate('mercenary', 'hold')).toEqual({ status: 'done' });
  });

  test('not farther away', () => {
    const s = eventScene('gff', { units: [a, b], dice: '5 | 3 4 | 1' });
    s.game.act({ type: 'activate', unit: 0, action: 'hold' });
    expect(s.game.answer(0, { x: 1000, y: 250 })).toMatchObject({
      status: 'refused',
      refusal: { code: 'spot-too-far' },
    });
    // His base ends 6" from the squad: 10" less two radii and 6".
    expect(s.game.answer(0, { x: 1000, y: 1000 - 50 - 63 - 600 })).toEqual({ status: 'done' });
    expect(modelWithinUnit(s.battle, s.plan.units[s.unit('mercenary')].first, s.unit('a'), 600)).toBe(true);
  });

  test('its destruction is a kill of no army, and it does not count for army morale', () => {
    // Two hits of ten, no block: a marker, then one more; the die for wound effects shows 6.
    const s = come('gff', '6 6 1 1 1 1 1 1 1 1 | 1 1 | 6 | 1');
    s.activate('a', 'hold');
    s.fire('b', 'mercenary', ['Gun']);
    expect(s.left()).toBe(0);
    const { kills, firstKill, units } = reportOf(s.game);
    expect(kills).toMatchObject([{ by: [{ side: 1, id: 'b' }], victims: [{ side: -1, id: 'mercenary' }] }]);
    expect(firstKill).toBeUndefined();
    expect(units).toHaveLength(2);
    expect(s.battle.sideStart[0]).toBe(1);
  });
});

test('a hero with a guest keeps its own rules, and still counts as a hero for Bitter Rivalry', () => {
  const boss: TestUnit = { id: 'a', at: [10, 10], rules: [hero, traitResilient] };
  const rival: TestUnit = { ...b, models: 1, weapons: [{ name: 'Gun', range: 24 }], rules: [traitBitterRivalry] };
  // A 3 hits on 4+ with Bitter Rivalry, and a 3 blocks on 4+ with Resilient; then the next event die.
  const s = eventScene('gf-3.4.0', { units: [boss, rival], dice: '5 | 3 4 | 1 || 3 | 3 || 1' });
  s.happen();
  s.activate('a', 'hold');
  s.fire('b', 'a');
  expect(s.told('volley')).toMatchObject([{ hits: 1, blocked: 1 }]);
  expect(s.left()).toBe(0);
});

describe('where no model of the unit may shoot', () => {
  const shooters: TestUnit = { ...a, weapons: [{ name: 'Rifle', range: 24 }] };

  test('the guest does not either, if it was there', () => {
    // The event die, 34, the army; then all units hold; the event die, 15, one unit, the army.
    const s = eventScene('gf-3.4.0', { units: [shooters, b], dice: '5 | 3 4 | 1 || 5 | 1 5 | 1 | 1' });
    s.happen();
    s.activate('a', 'hold');
    s.activate('b', 'hold');
    expect(s.told('befell')).toMatchObject([{ unit: s.unit('a'), how: 'silenced' }]);
    expect(codeOf(s.fire('a', 'b', ['Carbine']))).toBe('no-such-weapon');
    expect(s.left()).toBe(0);
  });

  test('nor if it comes later', () => {
    const s = eventScene('gf-3.4.0', { units: [shooters, b], dice: '5 | 1 5 | 1 | 1 || 5 | 3 4 | 1' });
    s.happen();
    s.activate('a', 'hold');
    s.activate('b', 'hold');
    expect(guestOf(s.battle, s.unit('a'))).toBeGreaterThanOrEqual(0);
    expect(codeOf(s.fire('a', 'b', ['Carbine']))).toBe('no-such-weapon');
    expect(s.left()).toBe(0);
  });
});

test('the kills of the guest belong to the hero who is left of the unit', () => {
  const boss: TestUnit = { id: 'boss', at: [11.25, 10], rules: [hero] };
  // Three shots, one hit, which is not blocked.
  const s = eventScene('gf-3.4.0', {
    units: [{ ...a, models: 1 }, boss, { ...b, models: 1 }, { ...b, id: 'other', at: [60, 40] }],
    dice: '5 | 3 4 | 1 || 3 1 1 | 1',
  });
  joinHero(s.battle, s.unit('boss'), s.unit('a'));
  s.happen();
  s.battle.alive[s.model('a')] = 0;
  s.battle.unitAlive[s.unit('a')] = 1;
  s.fire('a', 'b', ['Carbine']);
  expect(reportOf(s.game).kills).toMatchObject([{ by: [{ side: 0, id: 'boss' }], victims: [{ side: 1, id: 'b' }] }]);
  expect(s.left()).toBe(0);
});
