import { caster, deadly, fearless, regeneration, stealth, tough } from '@muster/rules';
import { codeOf, scene, sceneBattle, scenePlan, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { checksum, GAME } from '../state/battle.ts';
import type { Action } from '../contract/action.ts';
import type { BattleEvent } from '../contract/events.ts';
import { Game } from './game.ts';
import type { GameOptions } from './options.ts';
import { DEFAULT_ANSWERS } from '../contract/plain-answers.ts';
import type { Player } from '../contract/player.ts';
import type { Answer } from '../contract/question.ts';

const SWORDS: TestUnit = {
  id: 'swords',
  at: [10, 10],
  models: 4,
  weapons: [{ name: 'Sword', attacks: 2 }, { name: 'Kick' }],
};
const AXES: TestUnit = {
  id: 'axes',
  side: 1,
  at: [10, 16],
  models: 5,
  quality: 3,
  weapons: [{ name: 'Axe', attacks: 2 }],
};
const FIGHT: TestScene = { units: [SWORDS, AXES, { id: 'far', side: 1, at: [60, 40] }] };

/** A game from a scene with seeded dice. */
const gameOf = (spec: TestScene, options: Partial<GameOptions> = {}): Game => {
  const plan = scenePlan(spec);
  return new Game({ plan, seed: 'seed', from: sceneBattle(plan, spec), ...options });
};

const charge = (game: Game): Action => ({
  type: 'activate',
  unit: 0,
  action: 'charge',
  target: 1,
  moves: [0, 1, 2, 3].map((model) => ({ model, path: [game.battle.x[model], game.battle.y[model] + 500] })),
});

/** Answers at once, the plain thing. */
const plain: Player = {
  act: () => {
    throw new Error('it only answers');
  },
  answer: (_, question) => DEFAULT_ANSWERS[question.kind],
};

describe('people and players', () => {
  test('answers given one by one end where answers given at once end', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const quick = gameOf(FIGHT, { seed, players: [plain, plain] });
      expect(codeOf(quick.act(charge(quick)))).toBe('done');
      const slow = gameOf(FIGHT, { seed });
      let outcome = slow.act(charge(slow));
      let asked = 0;
      while (outcome.status === 'pending') {
        asked++;
        expect(slow.steps).toHaveLength(0);
        outcome = slow.answer(outcome.questions[0].side, DEFAULT_ANSWERS[outcome.questions[0].kind]);
      }
      expect(outcome.status).toBe('done');
      expect(asked).toBeGreaterThan(2);
      expect(checksum(slow.battle)).toBe(checksum(quick.battle));
      expect(slow.steps).toEqual(quick.steps);
    }
  });

  test('one person against a player is asked only its own questions', () => {
    const game = gameOf(FIGHT, { players: [undefined, plain] });
    let outcome = game.act(charge(game));
    while (outcome.status === 'pending') {
      expect(outcome.questions.every(({ side }) => side === 0)).toBe(true);
      outcome = game.answer(0, DEFAULT_ANSWERS[outcome.questions[0].kind]);
    }
    expect(outcome.status).toBe('done');
  });

  test('while a question is open the battle shows the start of the step, and no other action is possible', () => {
    const game = gameOf(FIGHT);
    const before = checksum(game.battle);
    expect(game.act(charge(game)).status).toBe('pending');
    expect(checksum(game.battle)).toBe(before);
    expect(game.act({ type: 'activate', unit: 0, action: 'hold' })).toMatchObject({ refusal: { code: 'wrong-phase' } });
    expect(game.answer(0, 'auto')).toMatchObject({ refusal: { code: 'not-your-turn' } });
    expect(game.pending).toMatchObject([{ kind: 'pile-in', side: 1 }]);
    expect(game.present.y[0]).toBe(1500);
    expect(game.battle.y[0]).toBe(1000);
  });

  test('every event is published once, in order, however often the step is run', () => {
    const heard: BattleEvent[] = [];
    const slow = gameOf(FIGHT, { listen: (event) => heard.push(event) });
    let outcome = slow.act(charge(slow));
    while (outcome.status === 'pending')
      outcome = slow.answer(outcome.questions[0].side, DEFAULT_ANSWERS[outcome.questions[0].kind]);
    const quick: BattleEvent[] = [];
    const game = gameOf(FIGHT, { players: [plain, plain], listen: (event) => quick.push(event) });
    game.act(charge(game));
    expect(heard).toEqual(quick);
  });

  test('a player’s illegal answer is an error and leaves the game as it was', () => {
    const bad: Player = {
      ...plain,
      answer: (_, question) => (question.kind === 'pile-in' ? [{ model: 99, path: [1, 1] }] : 'auto'),
    };
    const game = gameOf(FIGHT, { players: [plain, bad] });
    const before = checksum(game.battle);
    expect(() => game.act(charge(game))).toThrow('pile-in');
    expect(checksum(game.battle)).toBe(before);
    expect(codeOf(game.act({ type: 'activate', unit: 0, action: 'hold' }))).toBe('done');
  });
});

describe('a refused answer', () => {
  test('changes nothing: the same question stays open, and the right answer ends as if there had been no other', () => {
    const game = gameOf(FIGHT);
    game.act(charge(game));
    const before = checksum(game.battle);
    const pending = structuredClone(game.pending);
    const heard = game.steps.length;
    expect(game.answer(1, [{ model: 8, path: [4000, 4000] }]).status).toBe('refused');
    expect(checksum(game.battle)).toBe(before);
    expect(game.pending).toEqual(pending);
    expect(game.steps).toHaveLength(heard);
    let outcome = game.answer(1, 'auto');
    while (outcome.status === 'pending')
      outcome = game.answer(outcome.questions[0].side, DEFAULT_ANSWERS[outcome.questions[0].kind]);
    const quick = gameOf(FIGHT, { players: [plain, plain] });
    quick.act(charge(quick));
    expect(checksum(game.battle)).toBe(checksum(quick.battle));
    expect(game.steps).toEqual(quick.steps);
  });

  test('later in the step does not undo earlier ones', () => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24, rules: [[deadly, 2]], attacks: 2 }] },
        { id: 'foe', side: 1, at: [10, 16], models: 3, rules: [[tough, 3]] },
      ],
      dice: '4 4 | 1 1',
    });
    s.act({ type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon: 0, target: 1 }] });
    expect(codeOf(s.game.answer(1, 0))).toBe('wrong-casualties');
    expect(codeOf(s.game.answer(1, s.model('foe', 1)))).toBe('done');
    expect(s.dice.left).toBe(0);
  });
});

describe('answers and actions of the wrong form', () => {
  const wrong: unknown[] = ['nonsense', 7.5, {}, [{}], [[1]], null, true, [{ model: 'a', path: 3 }]];

  test('are refused, whatever the question, and leave it open', () => {
    const game = gameOf(FIGHT);
    const before = checksum(game.battle);
    const kinds = new Set<string>();
    let outcome = game.act(charge(game));
    while (outcome.status === 'pending') {
      const [question] = outcome.questions;
      kinds.add(question.kind);
      for (const answer of wrong) {
        if (question.kind === 'strike-back' && answer === true) continue;
        if (question.kind === 'strike' && typeof answer === 'object' && answer !== null && !Array.isArray(answer))
          continue;
        const result = game.answer(question.side, answer as Answer);
        if (answer === null) expect(result.status).not.toBe('done');
        else expect([question.kind, answer, codeOf(result)]).toEqual([question.kind, answer, 'bad-answer']);
        expect(game.pending).toEqual([question]);
        expect(checksum(game.battle)).toBe(before);
      }
      outcome = game.answer(question.side, DEFAULT_ANSWERS[question.kind]);
    }
    expect(outcome.status).toBe('done');
    expect(kinds.size).toBeGreaterThan(2);
  });

  test('actions, too', () => {
    const game = gameOf(FIGHT);
    const before = checksum(game.battle);
    const actions: unknown[] = [
      undefined,
      null,
      'hold',
      {},
      { type: 'dance' },
      { type: 'constructor' },
      { type: 'activate', unit: 0 },
      { type: 'activate', unit: '0', action: 'hold' },
      { type: 'activate', unit: 0, action: 'hold', moves: 5 },
      { type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon: 0 }] },
      { type: 'activate', unit: 0, action: 'advance', moves: [{ model: 0, path: [Number.NaN, 1] }] },
      { type: 'cast', unit: 0, model: 0, spell: 0, targets: 1 },
    ];
    for (const action of actions) expect(game.act(action as Action).status).toBe('refused');
    expect(checksum(game.battle)).toBe(before);
  });
});

describe('blind questions', () => {
  const mages: TestScene = {
    units: [
      { id: 'mage', at: [10, 10], rules: [[caster, 2]], tokens: 4 },
      { id: 'rival', side: 1, at: [10, 16], rules: [[caster, 2]], tokens: 3 },
      { id: 'foe', side: 1, at: [12, 20], models: 3 },
    ],
    spells: [{ name: 'Bolt', hits: 1 }],
  };
  const cast: Action = { type: 'cast', unit: 0, model: 0, spell: 0, targets: [2] };

  test('are open to all at once and sealed until all have answered, in either order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const heard: BattleEvent[] = [];
      const game = gameOf(mages, { listen: (event) => heard.push(event) });
      expect(game.act(cast)).toMatchObject({ status: 'pending', questions: [{ side: 0 }, { side: 1 }] });
      const answers = [[{ model: 0, tokens: 2 }], [{ model: 1, tokens: 1 }]];
      expect(game.answer(order[0], answers[order[0]])).toMatchObject({
        status: 'pending',
        questions: [{ kind: 'assist', side: order[1] }],
      });
      // Nothing of the first answer shows: not in events, not in tokens, not in what is recorded.
      expect(heard.filter(({ type }) => type === 'roll' || type === 'cast')).toEqual([]);
      expect(game.present.tokens[order[0]]).toBe(3);
      expect(game.steps).toEqual([]);
      expect(codeOf(game.answer(order[1], answers[order[1]]))).toBe('done');
      expect(heard.find(({ type }) => type === 'cast')).toMatchObject({ modifier: 1 });
      expect([game.battle.tokens[0], game.battle.tokens[1]]).toEqual([1, 2]);
    }
  });

  test('an answer stays sealed while the other side’s is refused', () => {
    const game = gameOf(mages);
    game.act(cast);
    game.answer(1, [{ model: 1, tokens: 1 }]);
    expect(codeOf(game.answer(0, [{ model: 0, tokens: 9 }]))).toBe('not-enough-tokens');
    expect(game.pending.map(({ side }) => side)).toEqual([0]);
    expect(codeOf(game.answer(0, []))).toBe('done');
    expect(game.battle.tokens[1]).toBe(2);
  });

  test('a wrong answer is refused at once, before the other side has answered', () => {
    const game = gameOf(mages);
    game.act(cast);
    expect(codeOf(game.answer(1, [{ model: 1, tokens: 4 }]))).toBe('not-enough-tokens');
    expect(game.pending.map(({ side }) => side)).toEqual([0, 1]);
  });

  test('opened secrets need consent to take back', () => {
    const game = gameOf(mages, { players: [plain, plain] });
    game.act(cast);
    expect(game.takeBack()).toMatchObject({ code: 'needs-consent' });
  });
});

describe('taking back', () => {
  const shooters: TestScene = {
    units: [
      { id: 'guns', at: [10, 10], models: 10, spacing: 0, radius: 0.4, weapons: [{ range: 24 }] },
      { id: 'foe', side: 1, at: [10, 20], models: 10, spacing: 0, radius: 0.4, rules: [regeneration] },
    ],
  };
  const move: Action = { type: 'activate', unit: 0, action: 'advance', shoot: [] };
  const shoot: Action = { type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon: 0, target: 1 }] };

  test('goes only as far as the game remembers', () => {
    const game = gameOf(shooters, { players: [plain, plain] });
    expect(codeOf(game.act(move))).toBe('done');
    expect(codeOf(game.act({ type: 'activate', unit: 1, action: 'advance' }))).toBe('done');
    game.forgetSteps(1);
    expect(game.undoable).toBe(1);
    expect(game.takeBack(true)).toBeUndefined();
    expect(game.takeBack(true)).toMatchObject({ code: 'nothing-to-take-back' });
    expect(game.steps).toHaveLength(1);
  });

  test('is free as long as no player has seen a die', () => {
    const game = gameOf(shooters, { players: [plain, plain] });
    const before = game.battle.block.slice();
    expect(codeOf(game.act(move))).toBe('done');
    expect(game.takeBack()).toBeUndefined();
    expect(game.steps).toEqual([]);
    before[GAME.takeBacks] = 1;
    expect(game.battle.block).toEqual(before);
    expect(codeOf(game.act(move))).toBe('done');
  });

  test('needs consent after dice, and the dice differ afterwards', () => {
    const faces: number[][] = [];
    const game = gameOf(shooters, {
      players: [plain, plain],
      listen: (event) => {
        if (event.type === 'roll' && event.purpose === 'hit') faces.push(event.faces);
      },
    });
    game.act(shoot);
    const after = checksum(game.battle);
    expect(game.takeBack()).toMatchObject({ code: 'needs-consent' });
    expect(checksum(game.battle)).toBe(after);
    expect(game.takeBack(true)).toBeUndefined();
    game.act(shoot);
    expect(game.takeBack(true)).toBeUndefined();
    game.act(shoot);
    expect(faces).toHaveLength(3);
    expect(new Set(faces.map((list) => list.join(''))).size).toBe(3);
    expect(game.steps).toMatchObject([{ takeBacks: 2 }]);
  });

  test('goes back step by step, and earlier steps keep their dice', () => {
    const game = gameOf(shooters, { players: [plain, plain] });
    game.act(shoot);
    const first = game.battle.block.slice();
    game.act({ type: 'activate', unit: 1, action: 'hold' });
    expect(game.takeBack()).toBeUndefined();
    first[GAME.takeBacks] = 1;
    expect(game.battle.block).toEqual(first);
    expect(game.steps).toHaveLength(1);
  });

  test('of a step that waits for an answer', () => {
    const game = gameOf(shooters);
    const before = checksum(game.battle);
    expect(game.act({ type: 'activate', unit: 0, action: 'hold' }).status).toBe('pending');
    expect(game.takeBack()).toBeUndefined();
    expect(game.pending).toEqual([]);
    game.battle.game[GAME.takeBacks] = 0;
    expect(checksum(game.battle)).toBe(before);
  });

  test('of a step that waits in the middle of its dice, with consent', () => {
    const game = gameOf(shooters, { seed: 'blood' });
    game.act(shoot);
    expect(game.pending).toMatchObject([{ kind: 'casualties' }]);
    expect(game.takeBack()).toMatchObject({ code: 'needs-consent' });
    expect(game.pending).toMatchObject([{ kind: 'casualties' }]);
    expect(game.takeBack(true)).toBeUndefined();
    expect(game.pending).toEqual([]);
  });

  test('the losses are taken back, too', () => {
    const game = gameOf(shooters, { players: [plain, plain], seed: 'blood' });
    game.act(shoot);
    expect(game.losses.length).toBeGreaterThan(0);
    game.takeBack(true);
    expect(game.losses).toEqual([]);
  });

  test('publishes nothing twice', () => {
    const heard: string[] = [];
    const game = gameOf(shooters, { players: [plain, plain], listen: ({ type }) => heard.push(type) });
    game.act(move);
    const count = heard.length;
    game.act({ type: 'activate', unit: 1, action: 'hold' });
    const two = heard.length;
    game.takeBack();
    expect(heard).toHaveLength(two);
    expect(two).toBeGreaterThan(count);
  });

  test('not beyond the beginning', () => {
    const game = gameOf(shooters);
    expect(game.takeBack(true)).toMatchObject({ code: 'nothing-to-take-back' });
    const fresh = new Game({ plan: scenePlan(shooters), seed: 'x' });
    expect(fresh.takeBack(true)).toMatchObject({ code: 'nothing-to-take-back' });
  });
});

describe('real dice', () => {
  const fight: TestScene = {
    units: [
      { id: 'gun', at: [10, 10], weapons: [{ range: 24, attacks: 2 }] },
      { id: 'foe', side: 1, at: [10, 16], models: 2, rules: [fearless] },
    ],
  };
  const shoot: Action = { type: 'activate', unit: 0, action: 'hold', shoot: [{ weapon: 0, target: 1 }] };

  test('are asked from the side that rolls them', () => {
    const game = gameOf(fight, { dice: 'asked', players: [plain, plain] });
    const asked: [string, number, number][] = [];
    const faces = [[4, 3], [1], [3], [4]];
    let outcome = game.act(shoot);
    while (outcome.status === 'pending') {
      const [question] = outcome.questions;
      if (question.kind !== 'dice') throw new Error(question.kind);
      asked.push([question.purpose, question.side, question.count]);
      outcome = game.answer(question.side, faces.shift() as number[]);
    }
    expect(asked).toEqual([
      ['hit', 0, 2],
      ['block', 1, 1],
      ['morale', 1, 1],
      ['second-chance', 1, 1],
    ]);
    expect(outcome.status).toBe('done');
    expect(game.battle.unitAlive[1]).toBe(1);
    expect(game.steps[0].answers).toEqual([[4, 3], [1], 'auto', [3], [4]]);
  });

  test('are asked from the defender when it is the other side’s turn', () => {
    const game = gameOf(
      {
        units: [
          { ...fight.units[1], side: 0 },
          { ...fight.units[0], side: 1 },
        ],
      },
      { dice: 'asked', players: [plain, plain] },
    );
    game.act({ type: 'activate', unit: 0, action: 'hold' });
    game.act({ type: 'activate', unit: 1, action: 'hold', shoot: [{ weapon: 0, target: 0 }] });
    expect(game.pending).toMatchObject([{ purpose: 'hit', side: 1 }]);
    game.answer(1, [4, 4]);
    expect(game.pending).toMatchObject([{ purpose: 'block', side: 0 }]);
  });

  test('show what is known of the roll before it is made', () => {
    const shy = { ...fight.units[1], at: [10, 26] as const, rules: [stealth] };
    const listen = (): void => undefined;
    const game = gameOf({ units: [fight.units[0], shy] }, { dice: 'asked', players: [plain, plain], listen });
    game.act(shoot);
    expect(game.pending).toMatchObject([{ weapon: 0, need: 4, bill: [{ source: 'Stealth', amount: -1 }] }]);
  });

  test('must be dice, and as many as there are', () => {
    const game = gameOf(fight, { dice: 'asked', players: [plain, plain] });
    game.act(shoot);
    for (const wrong of [[], [4], [4, 3, 1], [0, 3], [7, 3], [2.5, 3]])
      expect(codeOf(game.answer(0, wrong))).toBe('bad-answer');
    expect(game.pending).toMatchObject([{ kind: 'dice', count: 2 }]);
    expect(codeOf(game.answer(0, [1, 1]))).toBe('done');
  });

  test('of a roll-off come from each side its own', () => {
    const game = new Game({ plan: scenePlan(fight), seed: 'x', dice: 'asked' });
    const sides: number[] = [];
    /** Types a 6 for side 0 and a 1 for side 1, and returns the side that was asked. */
    const rollAll = (): void => {
      while (game.pending.length > 0) {
        const [question] = game.pending;
        if (question.kind !== 'dice') throw new Error(question.kind);
        if (question.purpose === 'roll-off') sides.push(question.side);
        game.answer(question.side, [sides.length % 2 === 1 ? 6 : 1]);
      }
    };
    rollAll();
    expect(sides).toEqual([0, 1]);
    game.act({ type: 'choose-first-placer', first: 0 });
    for (let i = 0; i < game.battle.game[GAME.objectivesToPlace]; i++)
      game.act({ type: 'place-objective', x: 1000 + 1000 * i, y: 2400 });
    for (let side = 0; side < 2; side++) game.act({ type: 'muster', reserves: [], joins: [], loads: [] });
    rollAll();
    expect(sides).toEqual([0, 1, 0, 1]);
    expect(game.battle.game[GAME.side]).toBe(0);
  });
});

describe('stepping', () => {
  test('playStep plays the turn of a player and stops for people', () => {
    const holder: Player = {
      ...plain,
      act: (battle, side) => ({ type: 'activate', unit: battle.plan.sides[side].units[0], action: 'hold' }),
    };
    const game = gameOf(FIGHT, { players: [holder, undefined] });
    expect(game.playStep()).toBe(true);
    expect(game.playStep()).toBe(false);
    expect(game.steps).toHaveLength(1);
  });

  test('a player’s illegal action is an error', () => {
    const bad: Player = { ...plain, act: () => ({ type: 'pass' }) };
    expect(() => gameOf(FIGHT, { players: [bad, bad] }).playStep()).toThrow('illegal action');
  });

  test('check returns what act would return and changes nothing', () => {
    const game = gameOf(FIGHT);
    const before = checksum(game.battle);
    expect(game.check({ type: 'activate', unit: 1, action: 'hold' })).toMatchObject({ code: 'not-your-turn' });
    expect(game.check(charge(game))).toBeUndefined();
    expect(checksum(game.battle)).toBe(before);
  });

  test('a fork continues on its own with other dice', () => {
    const game = gameOf(FIGHT, { players: [plain, plain] });
    const before = checksum(game.battle);
    const fork = game.fork('other', [plain, plain]);
    fork.act(charge(fork));
    expect(checksum(game.battle)).toBe(before);
    game.act(charge(game));
    expect(checksum(game.battle)).not.toBe(checksum(fork.battle));
  });

  test('an error in the middle leaves the game playable', () => {
    const s = scene({ units: FIGHT.units, dice: '' });
    const before = checksum(s.battle);
    expect(() => s.charge('swords', 'axes')).toThrow('no die left');
    expect(checksum(s.battle)).toBe(before);
    expect(codeOf(s.activate('swords', 'hold'))).toBe('done');
  });
});
