import { ambush, caster, gff, scout } from '@muster/rules';
import { scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { UNIT_FLAG } from '../state/battle.ts';
import { viewOf } from './view.ts';

const units = [
  { id: 'mage', at: [10, 10] as const, rules: [[caster, 2] as const], tokens: 3 },
  { id: 'lurkers', at: [0, 0] as const, rules: [ambush], reserve: 'ambush' as const },
  { id: 'scouts', at: [0, 0] as const, rules: [scout], reserve: 'scout' as const },
  { id: 'rider', at: [0, 0] as const, inside: 'mage' },
  { id: 'foe', side: 1, at: [10, 20] as const, models: 2, flags: UNIT_FLAG.shaken | UNIT_FLAG.fatigued },
  { id: 'rival', side: 1, at: [12, 16] as const, rules: [[caster, 2] as const], tokens: 2 },
];
const spells = [{ name: 'Bolt', hits: 1 }];

test('a view shows where all models are and their state', () => {
  const view = viewOf(scene({ units, objectives: [[30, 30]], round: 3 }).game, 0);
  expect(view).toMatchObject({ side: 0, round: 3, phase: 'activation', turn: 0, winner: undefined });
  expect(view.activeUnit).toBeUndefined();
  expect(view.objectives).toEqual([{ x: 3000, y: 3000, owner: undefined }]);
  expect(view.units.map(({ id, place }) => [id, place])).toEqual([
    ['mage', 'table'],
    ['lurkers', 'ambush'],
    ['scouts', 'scout'],
    ['rider', 'transport'],
    ['foe', 'table'],
    ['rival', 'table'],
  ]);
  expect(view.units[4]).toMatchObject({ shaken: true, fatigued: true, activated: false, startingSize: 2 });
  expect(view.units[0].models).toMatchObject([{ x: 1000, y: 1000, tokens: 3, tough: 1, wounds: 0 }]);
});

test('the dead are gone', () => {
  const s = scene({
    units: [
      { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] },
      { id: 'foe', side: 1, at: [10, 20] },
      { id: 'more', side: 1, at: [30, 20] },
    ],
    dice: '4 | 1',
  });
  s.fire('gun', 'foe');
  const view = viewOf(s.game);
  expect(view.side).toBeUndefined();
  expect(view.units[1]).toMatchObject({ place: 'gone', models: [] });
});

test('sides are shown with their zones and the units that morale counts', () => {
  const s = scene({ ruleset: gff, units, round: 2 });
  s.battle.sideStart[1] = 4;
  s.battle.unitFlags[s.unit('foe')] |= UNIT_FLAG.movedInRound;
  s.battle.wounds[s.model('rival')] = 3;
  const view = viewOf(s.game, 1);
  expect(view.sides).toEqual([
    { name: 'Side 0', zone: 0, units: 4, startingUnits: 4 },
    { name: 'Side 1', zone: 1, units: 2, startingUnits: 4 },
  ]);
  expect(view.units.map(({ moved }) => moved)).toEqual([false, false, false, false, true, false]);
  expect(view.units[5].models[0].wounds).toBe(3);
  s.battle.sideZone.fill(-1);
  expect(viewOf(s.game).sides[0].zone).toBeUndefined();
});

describe('questions', () => {
  const s = scene({ units, spells, dice: '1' });
  s.act({ type: 'cast', unit: 0, model: 0, spell: 0, targets: [s.unit('foe')] });

  test('go to their side only; all sides see which side is awaited', () => {
    expect(viewOf(s.game, 0).questions).toMatchObject([{ kind: 'assist', side: 0 }]);
    expect(viewOf(s.game, 1).questions).toMatchObject([{ kind: 'assist', side: 1 }]);
    expect(viewOf(s.game).questions).toEqual([]);
    expect(viewOf(s.game, 1).awaited).toEqual([0, 1]);
  });

  test('what has happened in the step so far is shown', () => {
    expect(viewOf(s.game, 1).units[0].models[0].tokens).toBe(2);
  });

  test('a sealed answer shows nowhere', () => {
    s.game.answer(0, [{ model: 0, tokens: 2 }]);
    const view = viewOf(s.game, 1);
    expect(view.awaited).toEqual([1]);
    expect(JSON.stringify(view)).not.toContain('"tokens":0,"hero":false}],"x"');
    expect(view.units[0].models[0].tokens).toBe(2);
  });
});

test('a player who is given only the battle sees the same, without questions', () => {
  const s = scene({ units, objectives: [[30, 30]], round: 3 });
  expect(viewOf(s.battle, 0)).toEqual(viewOf(s.game, 0));
  expect(viewOf(s.battle, 0)).toMatchObject({ round: 3, questions: [], awaited: [] });
});
