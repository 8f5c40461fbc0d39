import { RESERVE, setPhase, UNIT_FLAG } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { answerOfPlaces, deployment, deployTask, POINT, objectiveTask, placeTaskOf } from './place-tasks.ts';
import type { PlaceQuestion } from '../questions/of.ts';
import { placesAround, shiftedPlaces } from './placement.ts';

const newScene = () =>
  scene({
    units: [
      { id: 'us', at: [30, 10], models: 3 },
      { id: 'foe', side: 1, at: [60, 40], models: 2 },
    ],
  });

test('repositioning: within reach, and only moved models are in the answer', () => {
  const { battle, unit } = newScene();
  const us = unit('us');
  const models = [0, 1, 2];
  const question: PlaceQuestion = {
    kind: 'shift',
    side: 0,
    unit: us,
    rule: 'Blink',
    way: 'placed',
    models,
    reach: 300,
  };
  const task = placeTaskOf(battle, question);
  const start = task?.start ?? [];
  expect(task?.check(shiftedPlaces(start, 0, 200))).toBeUndefined();
  expect(task?.check(shiftedPlaces(start, 0, 400))).toMatchObject({ code: 'move-too-far' });
  expect(answerOfPlaces(battle, question, start)).toEqual([]);
  expect(answerOfPlaces(battle, question, shiftedPlaces(start, 0, 200))).toHaveLength(3);
});

test('a shoved unit moves as one body, and staying is the answer no', () => {
  const { battle, unit } = newScene();
  const question: PlaceQuestion = { kind: 'shove', side: 0, unit: unit('foe'), reach: 300 };
  const task = placeTaskOf(battle, question);
  const start = task?.start ?? [];
  expect(task?.together).toBe(true);
  expect(task?.check(shiftedPlaces(start, -100, 0))).toBeUndefined();
  expect(task?.check(shiftedPlaces(start, -400, 0))).toMatchObject({ code: 'move-too-far' });
  expect(answerOfPlaces(battle, question, shiftedPlaces(start, -100, 0))).toEqual({ x: -100, y: 0 });
  expect(answerOfPlaces(battle, question, start)).toBe('no');
});

test('a dropped marker is placed within its reach', () => {
  const { battle, unit } = newScene();
  const question: PlaceQuestion = { kind: 'drop', side: 0, unit: unit('us'), row: 0, x: 3000, y: 2000, reach: 150 };
  expect(placeTaskOf(battle, question)).toMatchObject({
    within: { reach: 150 },
    start: [{ model: POINT, x: 3000 }],
  });
  expect(answerOfPlaces(battle, question, [{ model: POINT, x: 3050, y: 2000 }])).toEqual({ x: 3050, y: 2000 });
  const check = placeTaskOf(battle, question)?.check;
  expect(check?.([{ model: POINT, x: 3150, y: 2000 }])).toBeUndefined();
  expect(check?.([{ model: POINT, x: 3151, y: 2000 }])).toMatchObject({ code: 'spot-too-far', need: 150 });
});

test('a push must move the model, and an arriving ally keeps coherency', () => {
  const { battle, unit } = newScene();
  const push = placeTaskOf(battle, { kind: 'push', side: 0, unit: unit('foe'), model: 3 });
  expect(push).toMatchObject({ mustMove: true, within: { x: battle.x[3], y: battle.y[3] } });
  const ally = placeTaskOf(battle, { kind: 'place-ally', side: 0, unit: unit('us'), model: 2 });
  const at = (x: number, y: number) => ally?.check([{ model: POINT, x, y }]);
  expect(at(battle.x[1], battle.y[1] + 130)).toBeUndefined();
  expect(at(battle.x[1], battle.y[1] + 50)).toMatchObject({ code: 'overlap' });
  expect(at(6000, 2000)).toMatchObject({ code: 'coherency' });
});

test('passengers leave a wreck fully within a ring around it', () => {
  const { battle, unit, model } = scene({
    units: [
      { id: 'wagon', at: [30, 20], radius: 1.5, flags: UNIT_FLAG.destroyed },
      { id: 'us', at: [0, 0], inside: 'wagon' },
    ],
  });
  battle.unitIn[unit('us')] = -1;
  battle.unitFlags[unit('wagon')] = UNIT_FLAG.destroyed;
  const task = placeTaskOf(battle, { kind: 'wreck', side: 0, unit: unit('us'), transport: unit('wagon') });
  expect(task?.within).toEqual({ x: 3000, y: 2000, reach: 750 });
  const at = (x: number) => task?.check([{ model: model('us'), x, y: 2000 }]);
  expect(at(3700)).toBeUndefined();
  expect(at(3701)).toMatchObject({ code: 'transport-exit-range' });
});

test('a unit is deployed at legal places, and arranged at others', () => {
  const { battle, unit } = newScene();
  const us = unit('us');
  setPhase(battle, 'deployment');
  battle.unitFlags[us] &= ~UNIT_FLAG.onTable;
  battle.unitReserve[us] = RESERVE.none;
  battle.sideZone[0] = 0;
  const task = deployTask(battle, us, 'deployment');
  const [zone] = battle.plan.zones;
  const inside = { x: (zone.minX + zone.maxX) / 2, y: (zone.minY + zone.maxY) / 2 };
  expect(task.check(placesAround(task, [], inside))).toBeUndefined();
  const outside = { x: battle.plan.table.width / 2, y: battle.plan.table.depth / 2 };
  expect(task.check(placesAround(task, [], outside))).toMatchObject({ code: 'deploy-out-of-zone' });
  const arranged = task.arrange?.(outside.x, outside.y) ?? [];
  expect(arranged).toHaveLength(3);
  expect(task.check(arranged)).toBeUndefined();
  expect(deployment(us, 'deployment', arranged)).toMatchObject({ type: 'deploy', unit: us });
});

test('an objective is placed where the engine allows it', () => {
  const { battle } = newScene();
  setPhase(battle, 'objectives');
  const task = objectiveTask(battle);
  expect(task.check([{ model: POINT, x: 3600, y: 2400 }])).toBeUndefined();
  expect(task.check([{ model: POINT, x: -50, y: 2400 }])).toBeDefined();
});
