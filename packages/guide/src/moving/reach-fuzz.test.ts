import { checkMoves, pathFinder, limitFrom, limitWhen, type MoveOrder, startsSlowed } from '@muster/engine';
import { Dice } from '@muster/kernel';
import { fast, flying, slow, strider } from '@muster/rules';
import { boxFar, type GridBase, type GridBox, gridFar, gridWays, scene, type TestRule } from '@muster/testkit';
import { expect, test } from 'vitest';
import { type ReachMap, reachOf } from './reach.ts';

const SCENES = Number(process.env['REACH_SCENES'] ?? 24);
const STEP = 50;

/** The tolerance of hidden places: half a step of the grid in length, and less than a tenth of an inch of room. */
const SPARE = 25;
const ROOM = 6;

/** The ways of movement; fliers touch the ground only at their end. */
const RULES: readonly (readonly TestRule[])[] = [[], [], [fast], [slow], [strider], [flying]];
const KINDS = ['advance', 'rush', 'charge', 'consolidate'] as const;

const drawBox = (dice: Dice): GridBox => {
  const [x0, y0] = [dice.below(2600), dice.below(2600)];
  return { x0, y0, x1: x0 + 50 + dice.below(600), y1: y0 + 50 + dice.below(600) };
};

/** Makes a unit near a corner of the table, with terrain and other units around it. */
const drawScene = (dice: Dice) => {
  const rocks = Array.from({ length: dice.below(4) }, () => drawBox(dice));
  const woods = Array.from({ length: dice.below(4) }, () => drawBox(dice));
  const hills = Array.from({ length: dice.below(2) }, () => drawBox(dice));
  const bases: GridBase[] = [];
  while (bases.length < 1 + dice.below(7)) {
    const base = { x: 100 + dice.below(2600), y: 100 + dice.below(2600), radius: 40 + dice.below(60) };
    if (rocks.some((box) => boxFar(base.x, base.y, box) < base.radius)) continue;
    if (hills.some((box) => boxFar(base.x, base.y, box) < base.radius)) continue;
    if (bases.some((other) => gridFar(base.x, base.y, other.x, other.y) < base.radius + other.radius)) continue;
    bases.push(base);
  }
  const rect = ({ x0, y0, x1, y1 }: GridBox): [number, number, number, number] => [
    x0 / 100,
    y0 / 100,
    x1 / 100,
    y1 / 100,
  ];
  const rules = RULES[dice.below(RULES.length)];
  const models = 1 + dice.below(3);
  const at = scene({
    units: [
      ...bases.map(({ x, y, radius }, i) => ({
        id: `unit-${i}`,
        side: i % 2,
        at: [x / 100, y / 100] as const,
        radius: radius / 100,
        // Models to the right may be in difficult terrain, which slows the first model too.
        ...(i === 0 ? { rules, models, spacing: 0.3 } : {}),
      })),
      { id: 'far', side: 1, at: [60, 40] },
    ],
    terrain: [
      ...rocks.map((box) => ({ rect: rect(box), types: ['impassable', 'blocking'] as const })),
      ...woods.map((box) => ({ rect: rect(box), types: ['difficult', 'cover'] as const })),
      ...hills.map((box) => ({ rect: rect(box), types: ['elevated'] as const, height: 200 })),
    ],
  });
  return { at, bases, rocks, woods, isFlying: rules.includes(flying) };
};

const beyond = (map: ReachMap, x: number, y: number): number => {
  const [column, row] = [(x - map.x) / map.step, (y - map.y) / map.step];
  return column < 0 || row < 0 || column >= map.columns || row >= map.rows
    ? Infinity
    : map.beyond[row * map.columns + column];
};

test(`the engine allows every shown place and no other: ${SCENES} scenes`, () => {
  const dice = new Dice('reach', 1);
  let [shown, tried] = [0, 0];
  const wrong: unknown[] = [];
  for (let k = 0; k < SCENES; k++) {
    const { at, bases, rocks, woods, isFlying } = drawScene(dice);
    const { battle } = at;
    const order: MoveOrder = { kind: KINDS[dice.below(KINDS.length)] };
    const map = reachOf(battle, [0], order) as ReachMap;
    const slowed = startsSlowed(battle, 0);
    const paces = [
      { limit: limitWhen(battle, 0, 0, order, true).length, avoids: false },
      ...(slowed ? [] : [{ limit: limitFrom(battle, 0, 0, order).length, avoids: true }]),
    ];
    const finders = paces.map((pace) => pathFinder(battle, { unit: 0, model: 0, ...pace }, order));
    // Other models of the unit are ignored, because they may move too.
    const legal = (path: readonly number[]): boolean => {
      const refusal = checkMoves(battle, 0, [{ model: 0, path: [...path] }], order);
      return (
        !refusal ||
        refusal.code === 'coherency' ||
        (refusal.code === 'overlap' && battle.unitOf[refusal.other ?? -1] === 0)
      );
    };
    for (let i = 0; i < map.beyond.length; i++) {
      if (map.beyond[i] > 0) continue;
      const [x, y] = [map.x + (i % map.columns) * map.step, map.y + Math.floor(i / map.columns) * map.step];
      shown++;
      const isAllowed = finders.some((ways) => {
        const end = ways.to(x, y);
        return end && (end.path.length === 0 || legal(end.path));
      });
      if (!isAllowed) wrong.push({ k, shown: [x, y] });
    }
    // A search independent of the engine finds a place, and the engine checks it.
    const others = bases.slice(1).map((other) => {
      const apart = gridFar(other.x, other.y, bases[0].x, bases[0].y);
      const touch = other.radius + bases[0].radius;
      return { ...other, closest: Math.min(apart, order.kind === 'charge' ? touch : touch + 100) };
    });
    for (const { limit, avoids } of paces) {
      const boxes = isFlying ? [] : [...rocks, ...(avoids ? woods : [])];
      const ends = gridWays({
        base: bases[0],
        limit: limit - SPARE,
        step: STEP,
        others: isFlying ? [] : others,
        boxes,
        room: ROOM,
      });
      for (const { x, y, path } of ends) {
        tried++;
        if (path.length > 0 && path.length <= 64 && beyond(map, x, y) > 0 && legal(path))
          wrong.push({ k, kind: order.kind, hidden: [x, y], by: beyond(map, x, y), path });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(shown, tried)).toBeGreaterThan(SCENES * 100);
});
