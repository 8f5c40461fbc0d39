import type { LiveState } from '@muster/protocol';
import { namesOf, turnOf } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { currentDecision } from './deciding.ts';
import { headline, tabTitle } from './headlines.ts';

const at = scene({
  units: [
    { id: 'us', at: [30, 10], models: 3 },
    { id: 'foe', side: 1, at: [60, 40] },
  ],
});
const { battle } = at;
const turn = turnOf(battle);
const names = namesOf(battle.plan);
const state: LiveState = {
  seq: 1,
  words: [],
  steps: 1,
  questions: [],
  awaited: [turn],
  seats: [
    { kind: 'person', name: 'Ann', online: true },
    { kind: 'bot', name: 'captain', level: 'captain', online: true },
  ],
  decisions: [],
  conceded: [],
  over: false,
};

test('the side that has the turn acts', () => {
  expect(currentDecision(battle, state, [turn])).toEqual({ kind: 'act', side: turn, phase: 'activation' });
});

test('a side that conceded does not act', () => {
  expect(currentDecision(battle, { ...state, conceded: [turn] }, [turn])).toEqual({ kind: 'wait', sides: [turn] });
});

test('the others see what they wait for', () => {
  const deciding = currentDecision(battle, { ...state, awaited: [1] }, [0]);
  expect(deciding.kind).toBe('wait');
  expect(headline(deciding, battle, names, state, [0])).toBe(`Waiting for the computer (${names.sides[1]}).`);
  expect(tabTitle(deciding, 'A battle')).toBe('A battle');
});

test('questions come before turns, and players at one screen see whose they are', () => {
  const deciding = currentDecision(battle, { ...state, questions: [{ kind: 'shoot', side: 1, unit: 1 }] }, [0, 1]);
  expect(deciding).toMatchObject({ kind: 'question', side: 1 });
  expect(headline(deciding, battle, names, state, [0, 1])).toBe(`${names.sides[1]}: ${names.units[1]} may shoot`);
  expect(tabTitle(deciding, 'A battle')).toBe('Your turn · A battle');
});

test('nothing is decided after the battle', () => {
  expect(currentDecision(battle, { ...state, over: true }, [turn])).toEqual({ kind: 'over' });
});
