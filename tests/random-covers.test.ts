import { makePlayer } from '@muster/ai';
import { type Action, type Answer, Game, type Player, playOut, QUESTION_KINDS, type Question } from '@muster/engine';
import { aof, gf, gff } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { bandsOf } from './lib/bands.ts';
import { planOf } from './lib/refusals.ts';
import { seek } from './lib/seek.ts';

/** All kinds of actions; activations with their action and options. */
const ACTIONS = [
  'choose-first-placer',
  'place-objective',
  'muster',
  'muster reserves',
  'muster joins',
  'muster loads',
  'choose-edge',
  'deploy',
  'arrive',
  'pass',
  'shift',
  'cast',
  'choose',
  'again',
  'delay',
  'use',
  'hold',
  'advance',
  'rush',
  'charge',
  'idle',
  'embark',
  'leave',
  'exit',
  'shoot',
] as const;

const kindsOf = (action: Action): string[] => {
  if (action.type === 'muster') {
    const { reserves, joins, loads } = action;
    const said = Object.entries({ reserves, joins, loads }).filter(([, list]) => list.length > 0);
    return ['muster', ...said.map(([name]) => `muster ${name}`)];
  }
  if (action.type !== 'activate') return [action.type];
  const { embark, leave, exit, shoot } = action;
  const said = Object.entries({ embark, leave, exit, shoot }).filter(([, value]) => value !== undefined);
  return [action.action, ...said.map(([name]) => name)];
};

/** Only people are asked for real dice and random draws. */
const FOR_PEOPLE = ['dice', 'pick'];

/** Answers that leave a choice to the engine, or decline it, are not choices. */
const isChosen = (answer: Answer): boolean =>
  answer !== 'auto' && answer !== 'no' && answer !== 'done' && answer !== 'none' && answer !== false && answer !== 0;

/** Questions with a single random answer: the place that the engine finds is as good as any. */
const LEFT_ALONE = ['finish-move', 'fall', 'place-ally'];

/** Rare questions and actions, which have their own tests in the package of the players. */
const SELDOM = [
  'exit',
  'wreck',
  'drop',
  'reroll',
  'shove',
  'delay',
  'feat',
  'note-terrain',
  'note-enemy',
  'send-away',
  'morale-quality',
  'markers',
  'order',
];

/** Questions and actions that some games do not have. */
const UNKNOWN: Readonly<Record<string, readonly string[]>> = {
  gf: ['morale-order', 'blast-split', 'push'],
  aof: ['morale-order', 'blast-split', 'push'],
  gff: ['muster joins', 'casualties', 'wounds-on', 'choose-first-placer'],
};

/** Battles in which everything comes up. */
const COVERING: Readonly<Record<string, readonly number[]>> = {
  gf: [215, 55, 77, 14, 41],
  gff: [307, 11, 4, 147, 12],
  aof: [123, 71, 157, 56, 37],
};

describe.each([gf, gff, aof])('a random player of $name', (ruleset) => {
  test('takes every action and answers every question of the rules', () => {
    const things = [...ACTIONS, ...QUESTION_KINDS].filter(
      (kind) => ![...FOR_PEOPLE, ...LEFT_ALONE, ...SELDOM, ...UNKNOWN[ruleset.id]].includes(kind),
    );
    const bands = bandsOf(ruleset, 7);
    const play = (number: number, missing: Set<string>): void => {
      const plan = planOf(ruleset, number, bands);
      const players = plan.sides.map((_, side) => overheard(`covers ${number} ${side}`, missing));
      expect(playOut(new Game({ plan, seed: `covers ${number}`, players, bare: true })).finished).toBe(true);
    };
    expect(seek({ things, battles: 400, covering: COVERING[ruleset.id] ?? [], play })).toEqual([]);
  });
});

/** Returns a random player that removes its actions and answers from the list. */
const overheard = (seed: string, missing: Set<string>): Player => {
  const player = makePlayer('random', seed);
  return {
    act: (battle, side) => {
      const action = player.act(battle, side);
      for (const kind of kindsOf(action)) missing.delete(kind);
      return action;
    },
    answer: (battle, question: Question) => {
      const answer = player.answer(battle, question);
      if (isChosen(answer)) missing.delete(question.kind);
      return answer;
    },
  };
};
