import {
  type Action,
  type Answer,
  checkAction,
  checkPlacement,
  checkShove,
  type Question,
  type Spot,
} from '@muster/engine';
import { Dice } from '@muster/kernel';
import { delayedAction, transport } from '@muster/rules';
import { eventScene, scene, type Scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { randomPlayer } from './random.ts';
import { drawAnswer } from './answers.ts';

const foe: TestUnit = { id: 'foe', side: 1, at: [50, 40] };

/** Returns many answers to the same question. */
const draws = ({ battle }: Scene, question: Question): Answer[] => {
  const dice = new Dice('draws');
  return Array.from({ length: 60 }, () => drawAnswer(battle, question, dice));
};

test('dice are sometimes re-rolled, all of them or one', () => {
  const s = scene({ units: [{ id: 'us', at: [10, 10] }, foe] });
  const question = { kind: 'reroll', side: 0, purpose: 'hit', unit: 0, faces: [1, 2, 3], need: 4 } as const;
  expect(new Set(draws(s, { ...question, what: 'roll' }))).toEqual(new Set(['no', 'all']));
  expect(new Set(draws(s, { ...question, what: 'die' }))).toEqual(new Set(['no', 0, 1, 2]));
});

test('a Quality is used or not, and all or fewer markers are used', () => {
  const s = scene({ units: [{ id: 'us', at: [10, 10] }, foe] });
  const lent = draws(s, { kind: 'morale-quality', side: 0, unit: 0, hero: 0 });
  expect(new Set(lent)).toEqual(new Set(['auto', true, false]));
  const used = draws(s, { kind: 'markers', side: 0, unit: 0, target: 1, rule: 'Mark', most: 2 });
  expect(new Set(used)).toEqual(new Set(['auto', 0, 1, 2]));
});

test('simultaneous rules get any order', () => {
  const s = scene({ units: [{ id: 'us', at: [10, 10] }, foe] });
  const items = [
    { unit: 0, rule: 'Hit & Run' },
    { unit: 1, rule: 'Hit & Run' },
  ];
  const drawn = draws(s, { kind: 'order', side: 0, items }).map(String);
  expect(new Set(drawn)).toEqual(new Set(['auto', '0,1', '1,0']));
});

test('terrain is noted down, or none', () => {
  const rect = [20, 20, 24, 24] as const;
  const s = scene({ units: [{ id: 'us', at: [10, 10] }, foe], terrain: [{ rect }, { rect }] });
  expect(new Set(draws(s, { kind: 'note-terrain', side: 0 }))).toEqual(new Set(['none', 0, 1]));
  for (const kind of ['note-enemy', 'send-away'] as const)
    expect(new Set(draws(s, { kind, side: 0, units: [4, 7] }))).toEqual(new Set(['none', 4, 7]));
});

test('an intel marker is dropped anywhere within reach and on the table', () => {
  const s = scene({ units: [{ id: 'us', at: [10, 10] }, foe] });
  const spots = draws(s, { kind: 'drop', side: 0, unit: 0, row: 0, x: 100, y: 1000, reach: 300 });
  expect(spots).toContain('auto');
  const told = spots.filter((spot) => spot !== 'auto') as { x: number; y: number }[];
  expect(told.every(({ x, y }) => x >= 0 && Math.hypot(x - 100, y - 1000) <= 300)).toBe(true);
  expect(new Set(told.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(20);
});

test('passengers of a wreck are placed legally', () => {
  const truck: TestUnit = { id: 'truck', at: [20, 20], radius: 1, rules: [[transport, 6]] };
  const s = scene({ units: [truck, { id: 'crew', at: [20, 20], models: 3, inside: 'truck' }, foe] });
  const [unit, wreck] = [s.unit('crew'), s.unit('truck')];
  const answers = draws(s, { kind: 'wreck', side: 0, unit, transport: wreck });
  expect(answers).toContain('auto');
  const told = answers.filter((answer) => answer !== 'auto') as Parameters<typeof checkPlacement>[2][];
  expect(told.length).toBeGreaterThan(10);
  expect(told.map((spots) => checkPlacement(s.battle, unit, spots, { near: wreck }))).toEqual(
    told.map(() => undefined),
  );
});

test('an enemy is moved legally, and a rule that works once is used or not', () => {
  const s = scene({ units: [{ id: 'us', at: [10, 10] }, foe] });
  const unit = s.unit('foe');
  const ways = draws(s, { kind: 'shove', side: 0, unit, reach: 600 }).filter((way) => way !== 'no') as Spot[];
  expect(new Set(ways.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(20);
  expect(ways.map((way) => checkShove(s.battle, unit, way, 600))).toEqual(ways.map(() => undefined));
  expect(new Set(draws(s, { kind: 'feat', side: 0, unit: 0, rule: 'Once' }))).toEqual(new Set([true, false]));
});

/** Returns many actions of a random player in the same situation. */
const actsOf = ({ battle }: Scene): Action[] => {
  const player = randomPlayer('acts');
  const acts = Array.from({ length: 60 }, () => player.act(battle, 0));
  expect(acts.map((act) => checkAction(battle, act))).toEqual(acts.map(() => undefined));
  return acts;
};

test('a unit that may leave the table by an event sometimes does', () => {
  const units: TestUnit[] = [
    { id: 'squad', at: [20, 40], models: 2 },
    { id: 'foe', side: 1, at: [5, 5] },
  ];
  const s = eventScene('gf-3.4.0', { units, dice: '5 | 3 5 | 1' });
  s.happen();
  expect(actsOf(s).some((act) => act.type === 'activate' && act.exit)).toBe(true);
});

test('a side that may delay sometimes does', () => {
  const units: TestUnit[] = [
    { id: 'us', at: [10, 10], rules: [delayedAction] },
    foe,
    { ...foe, id: 'more', at: [40, 40] },
  ];
  expect(new Set(actsOf(scene({ units })).map(({ type }) => type))).toEqual(new Set(['activate', 'delay']));
});
