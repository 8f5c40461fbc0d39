import {
  type BattleEvent,
  type BattlePlan,
  checksum,
  type Game,
  isOver,
  logTo,
  objectivesOf,
  phasesOf,
  recordOf,
  replay,
  RESERVE,
  roundOf,
  roundsOf,
  scoreOf,
  winnerNow,
  zonesOf,
} from '@muster/engine';
import { circleInsidePolygon } from '@muster/kernel';
import { battlePicture } from '@muster/picture';
import { makeRecordFile, parseRecordFile } from '@muster/protocol';
import { gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { playedBattle, samplePlan } from './lib/battles.ts';
import { holding, storming } from './lib/test-missions.ts';

const PAIRS = [
  ['solo', 'solo'],
  ['captain', 'solo'],
  ['captain', 'captain'],
] as const;

const GAMES = [gf, gff].flatMap((ruleset) => PAIRS.map((names) => ({ ruleset, game: ruleset.name, names })));

/** Returns a length as a picture writes it: 20 pixels for an inch. */
const inPixels = (length: number): string => String(Math.round(length * 20) / 100);

/** Returns the log of a battle. */
const logOf = (plan: BattlePlan, events: readonly BattleEvent[]): string => {
  const lines: string[] = [];
  events.forEach(logTo(plan, (line) => lines.push(line)));
  return lines.join('\n');
};

/** Returns which units came inside or joined to which, from the muster of the sides. */
const carriedIn = ({ steps }: Game): { carrier: number; units: readonly number[] }[] =>
  steps.flatMap(({ action }) => {
    if (action === 'begin' || action.type !== 'muster') return [];
    const joined = action.joins.map(({ hero, unit }) => ({ carrier: unit, units: [hero] }));
    return [...action.loads.map(({ transport, units }) => ({ carrier: transport, units })), ...joined];
  });

/** Writes a record to a file and reads it again. */
const throughFile = (record: ReturnType<typeof recordOf>): ReturnType<typeof recordOf> => {
  const file = parseRecordFile(JSON.parse(JSON.stringify(makeRecordFile(record))));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
};

describe.each(GAMES)('Storming in $game by $names', ({ ruleset, names }) => {
  const plan = samplePlan([0, 1], 'storming', { ruleset, mission: storming });
  const events: BattleEvent[] = [];
  const game = playedBattle(plan, 'storming', names, { listen: (event) => events.push(event) });
  const { battle } = game;
  const late = [
    ...events.flatMap((event) => (event.type === 'deployed' && event.how === 'late' ? [event.unit] : [])),
    ...plan.sides[0].units.filter((unit) => battle.unitReserve[unit] === RESERVE.late),
  ];

  test('no side chooses a zone or places an objective', () => {
    expect(phasesOf(plan)).toEqual(['muster', 'deployment', 'redeployment', 'scout']);
    expect(events.some(({ type }) => type === 'edge-chosen')).toBe(false);
    const { width, depth } = plan.table;
    const wanted = storming.objectives.flatMap((word) => (word.place === 'fixed' ? word.at : []));
    expect(objectivesOf(battle).map(({ x, y }) => [(1000 * x) / width, (1000 * y) / depth])).toEqual(wanted);
  });

  test('the defender deploys inside a zone that is not a box', () => {
    const [zone] = zonesOf(battle, 1);
    expect(zone.isBox).toBe(false);
    const placed = game.steps.flatMap(({ action }) => (action !== 'begin' && action.type === 'deploy' ? [action] : []));
    const theirs = placed.filter(({ unit }) => plan.units[unit].side === 1);
    expect(theirs.length).toBeGreaterThan(0);
    for (const { positions } of theirs)
      for (const { model, x, y } of positions)
        expect(circleInsidePolygon(x, y, plan.models[model].radius, zone.polygon)).toBe(true);
  });

  test('at least half of the attackers come from round 2 on, out of their own zone', () => {
    const cost = (units: readonly number[]): number => units.reduce((sum, unit) => sum + plan.units[unit].cost, 0);
    // Passengers and joined heroes come with those who carry them.
    const kept = new Set(late);
    for (const { carrier, units } of [...carriedIn(game), ...carriedIn(game)])
      if (kept.has(carrier)) for (const unit of units) kept.add(unit);
    expect(2 * cost([...kept])).toBeGreaterThanOrEqual(cost(plan.sides[0].units));
    let round = 0;
    for (const event of events) {
      if (event.type === 'round-started') ({ round } = event);
      if (event.type === 'deployed' && late.includes(event.unit))
        expect([event.how, round >= 2]).toEqual(['late', true]);
    }
    expect(events.some((event) => event.type === 'deployed' && event.how === 'late')).toBe(true);
  });

  test('the attacker wins with four points, otherwise the defender', () => {
    expect([isOver(battle), roundOf(battle)]).toEqual([true, roundsOf(plan)]);
    const held = objectivesOf(battle).filter(({ owner }) => owner === 0).length;
    expect(scoreOf(battle, 0)).toBe(2 * held);
    expect(winnerNow(battle)).toBe(held >= 2 ? 0 : 1);
    expect(events.findLast(({ type }) => type === 'finished')).toEqual({ type: 'finished', winner: winnerNow(battle) });
  });

  test('its zones are drawn in the right places', () => {
    const [{ polygon }] = zonesOf(battle, 1);
    const svg = battlePicture(plan, battle);
    const corners = Array.from({ length: polygon.length / 2 }, (_, i) => [polygon[2 * i], polygon[2 * i + 1]]);
    for (const [x, y] of corners) expect(svg).toContain(`${inPixels(x)} ${inPixels(y)}`);
  });

  test('is logged, and replays from its file', () => {
    const log = logOf(plan, events);
    expect(log).toMatch(/from reserve/);
    const again = replay(throughFile(recordOf(game, [...names])), ruleset);
    expect(again.problem).toBeUndefined();
    expect(checksum(again.game.battle)).toBe(checksum(battle));
  });
});

describe.each(GAMES)('Holding in $game by $names', ({ ruleset, names }) => {
  const plan = samplePlan([2, 3], 'holding', { ruleset, mission: holding });
  const events: BattleEvent[] = [];
  const game = playedBattle(plan, 'holding', names, { listen: (event) => events.push(event) });
  const { battle } = game;

  test('has five rounds and three objectives', () => {
    expect([roundOf(battle), roundsOf(plan), objectivesOf(battle).length]).toEqual([5, 5, 3]);
  });

  test('counts the objectives held at the end of each round', () => {
    const owners = objectivesOf(battle).map(() => -1);
    const points = [0, 0];
    for (const event of events) {
      if (event.type === 'objective') owners[event.index] = event.owner;
      if (event.type === 'scored') {
        expect(event.points).toBe(owners.filter((owner) => owner === event.side).length);
        points[event.side] += event.points;
        expect(event.total).toBe(points[event.side]);
      }
    }
    expect([0, 1].map((side) => scoreOf(battle, side))).toEqual(points);
    expect(points[0] + points[1]).toBeGreaterThan(0);
    const leader = points[0] === points[1] ? -1 : points[0] > points[1] ? 0 : 1;
    expect(winnerNow(battle)).toBe(leader);
  });

  test('is logged, and replays from its file', () => {
    expect(logOf(plan, events)).toMatch(/\d points? scored \(total \d+\)\./);
    const again = replay(throughFile(recordOf(game, [...names])), ruleset);
    expect(again.problem).toBeUndefined();
    expect(checksum(again.game.battle)).toBe(checksum(battle));
  });
});
