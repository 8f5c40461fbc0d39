import { copyBattle } from '@muster/engine';
import { ambush } from '@muster/rules';
import { scene, type TestScene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { type MapActions, mapActionsOf } from './map-actions.ts';

const rifle = { name: 'Rifle', range: 24 };

/** What a map can show of one step of a scene. */
const deedsIn = (spec: TestScene, play: (s: ReturnType<typeof scene>) => void): MapActions => {
  const s = scene(spec);
  const before = copyBattle(s.battle);
  play(s);
  return mapActionsOf(before, s.events, s.battle);
};

test('a move is the path of the middle of a unit, and the places that its models left', () => {
  const deeds = deedsIn(
    {
      units: [
        { id: 'walkers', at: [10, 10], models: 2, spacing: 1 },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
    },
    (s) => s.activate('walkers', 'advance', { moves: s.shift('walkers', 3, 4) }),
  );
  // Bases of 1" with 1" between them: the middles are 2" apart.
  expect(deeds).toMatchObject({ unit: 0, strikes: [], fallen: [] });
  expect(deeds.strides).toEqual([
    {
      unit: 0,
      kind: 'advance',
      way: [
        { x: 1100, y: 1000 },
        { x: 1400, y: 1400 },
      ],
      left: [
        { model: 0, x: 1000, y: 1000 },
        { model: 1, x: 1200, y: 1000 },
      ],
    },
  ]);
});

test('a path with bends keeps them', () => {
  const deeds = deedsIn(
    {
      units: [
        { id: 'walker', at: [10, 10] },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
    },
    (s) => s.activate('walker', 'rush', { moves: [{ model: 0, path: [1000, 1400, 1300, 1400] }] }),
  );
  expect(deeds.strides).toMatchObject([
    {
      kind: 'rush',
      way: [
        { x: 1000, y: 1000 },
        { x: 1000, y: 1400 },
        { x: 1300, y: 1400 },
      ],
    },
  ]);
});

test('shots of all weapons at a unit are one strike, with what they cost; casualties are where they stood', () => {
  const deeds = deedsIn(
    {
      units: [
        { id: 'guns', at: [10, 10], weapons: [rifle, { name: 'Pistol', range: 12 }] },
        { id: 'foe', side: 1, at: [10, 20], models: 3 },
      ],
      // Each weapon hits and is not blocked; a morale test that holds.
      dice: '6 | 1 | 6 | 1 | 6',
    },
    (s) => s.fire('guns', 'foe'),
  );
  expect(deeds.strikes).toMatchObject([
    { unit: 0, target: 1, kind: 'shot', from: { x: 1000, y: 1000 }, wounds: 2, removed: 2 },
  ]);
  expect(deeds.fallen.map(({ side, y }) => [side, y])).toEqual([
    [1, 2000],
    [1, 2000],
  ]);
  expect(deeds.strides).toEqual([]);
});

test('a charge is a separate move, and melee attacks of both sides are strikes', () => {
  const deeds = deedsIn(
    {
      units: [
        { id: 'charger', at: [10, 10], weapons: [{ name: 'Axe' }] },
        { id: 'foe', side: 1, at: [10, 16], models: 2, weapons: [{ name: 'Club' }] },
      ],
      // The axe misses, so do both clubs.
      dice: '1 | 1 1',
    },
    (s) => s.charge('charger', 'foe'),
  );
  expect(deeds.unit).toBe(0);
  expect(deeds.strides[0]).toMatchObject({ unit: 0, kind: 'charge', way: [{ x: 1000, y: 1000 }, { x: 1000 }] });
  expect(deeds.strikes.map(({ kind, unit, target }) => [kind, unit, target])).toEqual([
    ['melee', 0, 1],
    ['melee', 1, 0],
  ]);
  // Models that are close move no further than ordered.
  for (const { kind } of deeds.strides.slice(1)) expect(kind).toBe('follow');
});

test('units from Ambush arrive where they are afterwards', () => {
  const deeds = deedsIn(
    {
      units: [
        { id: 'hidden', at: [0, 0], reserve: 'ambush', rules: [ambush] },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
      round: 2,
      phase: 'ambush',
    },
    (s) => s.play({ type: 'arrive', unit: s.unit('hidden'), positions: s.row('hidden', 20, 20) }),
  );
  expect(deeds.strides).toEqual([{ unit: 0, kind: 'arrival', way: [{ x: 2000, y: 2000 }], left: [] }]);
});

test('passengers set out from where their transport stands', () => {
  const deeds = deedsIn(
    {
      units: [
        { id: 'wagon', at: [10, 10], radius: 1, rules: [] },
        { id: 'riders', at: [0, 0], inside: 'wagon' },
        { id: 'foe', side: 1, at: [60, 40] },
      ],
    },
    (s) => s.activate('riders', 'advance', { leave: true, moves: [{ model: 1, path: [1000, 1300] }] }),
  );
  expect(deeds.strides).toEqual([
    {
      unit: 1,
      kind: 'advance',
      way: [
        { x: 1000, y: 1000 },
        { x: 1000, y: 1300 },
      ],
      left: [],
    },
  ]);
});
