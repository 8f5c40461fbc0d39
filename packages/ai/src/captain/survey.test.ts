import { copyBattle } from '@muster/engine';
import { scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { listCandidates } from './candidates.ts';
import { rankActivations } from './decide.ts';
import { lookFor, newOwnLook, type OwnLook } from './look/look.ts';
import { analyseObjectives } from './objectives.ts';
import { weighSpot } from './outlook.ts';
import { lookAtTable } from './scene.ts';
import { aimShots } from './shots.ts';
import { survey } from './survey.ts';
import { lookAtThreats } from './threats.ts';
import { weightsOf } from './weights.ts';

const axes: TestUnit = { id: 'us', at: [20, 10], models: 5, weapons: [{ name: 'Axe', attacks: 2 }] };
const guns: TestUnit = { id: 'guns', at: [30, 10], weapons: [{ name: 'Gun', range: 24, attacks: 3 }] };
const foe = (x: number, y: number): TestUnit => ({ id: 'foe', side: 1, at: [x, y], defense: 6 });
const weights = weightsOf('balanced');

test('a look has room for a larger battle after a small one', () => {
  const small = scene({ units: [axes, foe(30, 30)], objectives: [[20, 22]] });
  const large = scene({ units: [axes, guns, foe(30, 30), { ...foe(10, 30), id: 'more' }], objectives: [[20, 22]] });
  const own = newOwnLook();
  rankActivations(small.battle, 0, 4, weights, own);
  const again = rankActivations(large.battle, 0, 4, weights, own);
  expect(own.look?.scene.x.length).toBe(large.battle.plan.units.length);
  expect(again).toEqual(rankActivations(large.battle, 0, 4, weights));
});

test('two looks at two battles of one plan are independent', () => {
  const s = scene({ units: [axes, guns, foe(30, 30)], objectives: [[20, 22]] });
  const moved = copyBattle(s.battle);
  moved.objX[0] = 4000;
  const [one, other] = [newOwnLook(), newOwnLook()];
  const alone = rankActivations(s.battle, 0, 4, weights);
  rankActivations(s.battle, 0, 4, weights, one);
  rankActivations(moved, 0, 4, weights, other);
  expect(rankActivations(s.battle, 0, 4, weights, one)).toEqual(alone);
});

test('the compiler refuses steps of a look in the wrong order', () => {
  const { battle } = scene({ units: [axes, foe(30, 30)] });
  const tooEarly = (own: OwnLook): void => {
    const look = lookFor(own, battle.plan);
    // @ts-expect-error The table comes before the objectives.
    analyseObjectives(look);
    const table = lookAtTable(own, battle, 0, weights);
    // @ts-expect-error The objectives come before the threats.
    lookAtThreats(table);
    // @ts-expect-error The threats come before the candidates.
    listCandidates(analyseObjectives(table), 0);
    const seen = survey(own, battle, 0, weights);
    // @ts-expect-error The outlook of a unit comes before its spots.
    weighSpot(seen, 0, 0, true);
    // @ts-expect-error Shots are aimed after a look for the shooting unit.
    aimShots(seen);
  };
  expect(tooEarly).toBeTypeOf('function');
});
