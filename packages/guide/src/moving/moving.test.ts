import { makePlayer, playerNames } from '@muster/ai';
import { checkAction, checkMoves, isCoherent, type ModelMove, placeMoves } from '@muster/engine';
import { gf } from '@muster/rules';
import { type Scene, scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { plainActivation } from './plain.ts';
import { aircraftMove, chargeMoves, embarkMoves, fieldTo, leaveMoves, moveToward, wayLeft } from './index.ts';

const { aircraft, fast, flying, transport } = gf.rules;

const foot = (id: string, at: readonly [number, number], more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  at,
  models: 5,
  ...more,
});
const foes = (at: readonly [number, number], models = 3): TestUnit => ({ id: 'foes', side: 1, at, models });
const wall = (x0: number, y0: number, x1: number, y1: number) =>
  ({ rect: [x0, y0, x1, y1], types: ['impassable', 'blocking'] }) as const;

const difficultPiece = (x0: number, y0: number, x1: number, y1: number) =>
  ({ rect: [x0, y0, x1, y1], types: ['difficult'] }) as const;

/** Returns the distance of a unit's nearest model to a point, in inches. */
const away = ({ battle, unit, plan }: Scene, id: string, x: number, y: number): number =>
  Math.min(
    ...plan.models
      .filter((model) => model.unit === unit(id))
      .map(({ index }) => Math.sqrt((battle.x[index] / 100 - x) ** 2 + (battle.y[index] / 100 - y) ** 2)),
  );

const go = (at: Scene, id: string, moves: readonly ModelMove[] | undefined): void => {
  if (!moves) throw new Error(`${id} finds no move`);
  placeMoves(at.battle, at.unit(id), moves);
};

describe('a field', () => {
  test('leads around a wall', () => {
    const { plan } = scene({ units: [foot('us', [36, 10])], terrain: [wall(20, 20, 50, 22)] });
    const field = fieldTo(plan, 50, 'walk', 3600, 3000);
    expect(wayLeft(field, 3600, 2900)).toBeLessThan(150);
    expect(wayLeft(field, 3600, 1000)).toBeGreaterThan(3000);
    expect(wayLeft(fieldTo(plan, 50, 'fly', 3600, 3000), 3600, 1000)).toBe(2000);
  });

  test('does not lead where a base does not fit', () => {
    const { plan } = scene({ units: [foot('us', [36, 10])], terrain: [wall(0, 20, 36, 22), wall(37, 20, 72, 22)] });
    expect(wayLeft(fieldTo(plan, 50, 'walk', 3600, 3000), 3600, 1000)).toBe(Infinity);
  });
});

describe('moving toward a goal', () => {
  test('goes straight over open ground, as far as allowed', () => {
    const at = scene({ units: [foot('us', [30, 10]), foes([30, 40])] });
    go(at, 'us', moveToward(at.battle, at.unit('us'), 3000, 3000, 'advance'));
    expect(away(at, 'us', 30, 30)).toBeLessThan(14.6);
    go(at, 'us', moveToward(at.battle, at.unit('us'), 3000, 3000, 'rush'));
    expect(away(at, 'us', 30, 30)).toBeLessThan(2.8);
  });

  test('stops at the given distance', () => {
    const at = scene({ units: [{ id: 'us', at: [30, 10] }, foes([30, 40])] });
    go(at, 'us', moveToward(at.battle, at.unit('us'), 3000, 2000, 'rush', 400));
    expect(away(at, 'us', 30, 20)).toBeCloseTo(4, 1);
  });

  test('goes around a wall in a few moves', () => {
    const at = scene({ units: [foot('us', [34, 18]), foes([60, 40])], terrain: [wall(28, 20, 44, 22)] });
    for (let move = 0; move < 4 && away(at, 'us', 36, 26) > 3; move++)
      go(at, 'us', moveToward(at.battle, at.unit('us'), 3600, 2600, 'rush'));
    expect(away(at, 'us', 36, 26)).toBeLessThanOrEqual(3);
  });

  test('passes a gate that is narrower than its front', () => {
    const terrain = [wall(0, 20, 35, 22), wall(37.5, 20, 72, 22)];
    const at = scene({ units: [foot('us', [32, 17], { models: 8 }), foes([60, 40])], terrain });
    for (let move = 0; move < 4 && away(at, 'us', 36, 30) > 2; move++)
      go(at, 'us', moveToward(at.battle, at.unit('us'), 3600, 3000, 'rush'));
    expect(away(at, 'us', 36, 30)).toBeLessThanOrEqual(2);
    expect(isCoherent(at.battle, at.unit('us'))).toBe(true);
  });

  test('does not pass a gate that is narrower than a base', () => {
    const terrain = [wall(0, 20, 36, 22), wall(36.9, 20, 72, 22)];
    const at = scene({ units: [foot('us', [32, 17]), foes([60, 40])], terrain });
    expect(moveToward(at.battle, at.unit('us'), 3600, 3000, 'rush')).toBeUndefined();
  });

  test('finds no move if it is enclosed', () => {
    const terrain = [wall(28, 8, 40, 9), wall(28, 12, 40, 13), wall(28, 9, 29, 12), wall(39, 9, 40, 12)];
    const at = scene({ units: [foot('us', [31, 10.5]), foes([60, 40])], terrain });
    expect(moveToward(at.battle, at.unit('us'), 3600, 3000, 'rush')).toBeUndefined();
  });

  test('moves 6" through difficult terrain, or goes around it if that is shorter', () => {
    const at = scene({ units: [{ id: 'us', at: [30, 17] }, foes([60, 40])], terrain: [difficultPiece(0, 18, 72, 30)] });
    const moves = moveToward(at.battle, at.unit('us'), 3000, 3600, 'rush');
    go(at, 'us', moves);
    expect(away(at, 'us', 30, 36)).toBeCloseTo(13, 1);
  });

  test('keeps an inch from other units and goes around them', () => {
    const at = scene({
      units: [{ id: 'us', at: [30, 10] }, { id: 'friends', at: [28, 14], models: 4 }, foes([60, 40])],
    });
    const moves = moveToward(at.battle, at.unit('us'), 3000, 3000, 'rush');
    expect(checkMoves(at.battle, at.unit('us'), moves ?? [], { kind: 'rush' })).toBeUndefined();
    go(at, 'us', moves);
    expect(away(at, 'us', 30, 30)).toBeLessThan(14);
  });

  test('restores coherency', () => {
    const at = scene({ units: [foot('us', [20, 10], { models: 4, spacing: 3 }), foes([60, 40])] });
    expect(isCoherent(at.battle, at.unit('us'))).toBe(false);
    go(at, 'us', moveToward(at.battle, at.unit('us'), 2600, 1000, 'advance'));
    expect(isCoherent(at.battle, at.unit('us'))).toBe(true);
  });
});

describe('a scattered unit', () => {
  const lost = (): Scene => scene({ units: [foot('us', [20, 10], { models: 3, spacing: 2 }), foes([60, 40])] });

  test('may not hold, so its plain activation restores coherency', () => {
    const at = lost();
    const action = plainActivation(at.battle, at.unit('us'), () => 0);
    expect(action).toMatchObject({ type: 'activate', action: 'advance' });
    expect(checkAction(at.battle, action)).toBeUndefined();
  });

  /** A friendly unit in the gap, so that no straight step helps. */
  const parted = (): Scene =>
    scene({ units: [foot('us', [20, 10], { models: 2, spacing: 1.6 }), foot('friend', [21.3, 10]), foes([60, 40])] });

  /** So far apart that both must move. */
  const torn = (): Scene => scene({ units: [foot('us', [20, 10], { models: 2, spacing: 12 }), foes([60, 40])] });

  test('rushes if an advance is not enough', () => {
    const at = scene({ units: [foot('us', [20, 10], { models: 2, spacing: 20 }), foes([60, 40])] });
    expect(plainActivation(at.battle, at.unit('us'), () => 0)).toMatchObject({ action: 'rush' });
  });

  test.each(
    playerNames.flatMap(
      (name) =>
        [
          [name, lost, 20],
          [name, parted, 5],
          [name, torn, 5],
        ] as const,
    ),
  )('restores coherency with %s', (name, scattered, seeds) => {
    const at = scattered();
    for (let seed = 0; seed < seeds; seed++) {
      const action = makePlayer(name, `lost ${seed}`, { budget: { rollouts: 2 } }).act(at.battle, 0);
      expect(checkAction(at.battle, action)).toBeUndefined();
      if (action.type !== 'activate') throw new Error('a unit was to be activated');
      if (action.unit !== at.unit('us')) continue;
      const block = at.battle.block.slice();
      placeMoves(at.battle, at.unit('us'), action.moves ?? []);
      expect(isCoherent(at.battle, at.unit('us'))).toBe(true);
      at.battle.block.set(block);
    }
  });
});

describe('a charge', () => {
  const legal = (at: Scene, moves: readonly ModelMove[] | undefined): void => {
    const action = { type: 'activate', unit: at.unit('us'), action: 'charge', target: at.unit('foes'), moves } as const;
    expect(moves).toBeDefined();
    expect(checkAction(at.battle, action)).toBeUndefined();
  };

  test('brings all models into reach', () => {
    const at = scene({ units: [foot('us', [28, 10]), foes([29, 20], 5)] });
    const moves = chargeMoves(at.battle, at.unit('us'), at.unit('foes'));
    legal(at, moves);
    go(at, 'us', moves);
    const { battle, plan, unit } = at;
    const inReach = plan.models.filter(
      ({ index, unit: own }) =>
        own === unit('us') &&
        plan.models.some(
          (foe) =>
            foe.unit === unit('foes') &&
            (battle.x[index] - battle.x[foe.index]) ** 2 + (battle.y[index] - battle.y[foe.index]) ** 2 <= 300 ** 2,
        ),
    );
    expect(inReach).toHaveLength(5);
  });

  test('goes around a corner', () => {
    const at = scene({
      units: [foot('us', [30, 18], { models: 3 }), foes([30.5, 23], 2)],
      terrain: [wall(24, 20, 33, 21)],
    });
    legal(at, chargeMoves(at.battle, at.unit('us'), at.unit('foes')));
  });

  test('goes around a unit in between', () => {
    const at = scene({
      units: [
        foot('us', [30, 18], { models: 2 }),
        { id: 'screen', side: 1, at: [30, 20.5], models: 3 },
        foes([31, 23], 1),
      ],
    });
    legal(at, chargeMoves(at.battle, at.unit('us'), at.unit('foes')));
  });

  test('is not possible through a wall, or too far', () => {
    const far = scene({ units: [foot('us', [30, 10]), foes([30, 24])] });
    expect(chargeMoves(far.battle, far.unit('us'), far.unit('foes'))).toBeUndefined();
    const shut = scene({ units: [foot('us', [30, 18]), foes([30, 23])], terrain: [wall(10, 20, 60, 21)] });
    expect(chargeMoves(shut.battle, shut.unit('us'), shut.unit('foes'))).toBeUndefined();
  });

  test('is slowed by difficult terrain', () => {
    const bog = [difficultPiece(0, 14, 72, 16)];
    const near = scene({ units: [foot('us', [30, 13]), foes([30, 18])], terrain: bog });
    legal(near, chargeMoves(near.battle, near.unit('us'), near.unit('foes')));
    const far = scene({ units: [foot('us', [30, 13]), foes([30, 22])], terrain: bog });
    expect(chargeMoves(far.battle, far.unit('us'), far.unit('foes'))).toBeUndefined();
    const winged = scene({ units: [foot('us', [30, 13], { rules: [flying] }), foes([30, 22])], terrain: bog });
    legal(winged, chargeMoves(winged.battle, winged.unit('us'), winged.unit('foes')));
  });
});

describe('aircraft', () => {
  test('fly in a straight line that ends on the table', () => {
    const at = scene({ units: [{ id: 'us', at: [5, 5], rules: [aircraft] }, foes([60, 40])] });
    const moves = aircraftMove(at.battle, at.unit('us'), (x, y) => Math.abs(x - 3600) + Math.abs(y - 2400));
    expect(checkMoves(at.battle, at.unit('us'), moves ?? [], { kind: 'advance' })).toBeUndefined();
    expect(moves).toHaveLength(1);
  });
});

describe('a transport', () => {
  const wagon = (at: readonly [number, number]): TestUnit => ({
    id: 'wagon',
    at,
    radius: 1.5,
    rules: [[transport, 6]],
  });

  test('is boarded by a unit that reaches it', () => {
    const at = scene({ units: [foot('us', [30, 10]), wagon([32, 20]), foes([60, 40])] });
    const [unit, embark] = [at.unit('us'), at.unit('wagon')];
    expect(embarkMoves(at.battle, unit, embark, 'advance')).toBeUndefined();
    const moves = embarkMoves(at.battle, unit, embark, 'rush');
    expect(checkAction(at.battle, { type: 'activate', unit, action: 'rush', moves, embark })).toBeUndefined();
  });

  test('is left toward the goal', () => {
    const at = scene({ units: [foot('us', [30, 10], { inside: 'wagon' }), wagon([32, 20]), foes([60, 40])] });
    const unit = at.unit('us');
    const moves = leaveMoves(at.battle, unit, 3200, 4000, 'advance');
    expect(checkAction(at.battle, { type: 'activate', unit, action: 'advance', leave: true, moves })).toBeUndefined();
    go(at, 'us', moves);
    expect(away(at, 'us', 32, 40)).toBeLessThan(14);
  });

  test('can be left in difficult terrain by units that it slows', () => {
    const at = scene({
      units: [foot('us', [30, 10], { inside: 'wagon', rules: [fast] }), wagon([32, 20]), foes([60, 40])],
      terrain: [{ id: 'wood', types: ['difficult'], rect: [26, 14, 38, 26] }],
    });
    const unit = at.unit('us');
    const moves = leaveMoves(at.battle, unit, 3200, 4000, 'advance');
    expect(checkAction(at.battle, { type: 'activate', unit, action: 'advance', leave: true, moves })).toBeUndefined();
    expect(moves).toHaveLength(at.living('us'));
  });

  test('is left to the other side if units block the way to the goal', () => {
    const crowd = (id: string, y: number): TestUnit => ({ id, at: [22, y], models: 9, radius: 1, spacing: 0.2 });
    const at = scene({
      units: [
        foot('us', [30, 10], { inside: 'wagon' }),
        wagon([32, 20]),
        ...[20.5, 23, 25.5].map((y, i) => (i === 0 ? { ...crowd('west', y), models: 3 } : crowd(`row ${i}`, y))),
        { ...crowd('east', 20.5), at: [35.5, 20.5], models: 3 },
        foes([60, 40]),
      ],
    });
    expect(leaveMoves(at.battle, at.unit('us'), 3200, 4000, 'advance')).toHaveLength(at.living('us'));
  });
});
