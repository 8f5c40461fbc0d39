import { hashWords } from '@muster/kernel';
import { deadly, gff, regeneration, tough } from '@muster/rules';
import { codeOf, scene, type Scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import type { Wish } from '../contract/action.ts';
import { Game } from '../game/game.ts';
import { takeBackSteps, trailingRulings } from '../game/take-back.ts';
import { recordOf, replay } from '../game/record.ts';
import { openSettings } from '../legal/ruling.ts';
import { checksum, copyBattle, GAME, newBattle, rewind } from '../state/battle.ts';
import { battleAt } from '../story/frames.ts';

const BEFORE: Wish = { setting: 'regenAfterDeadly', value: false };
const AFTER: Wish = { setting: 'regenAfterDeadly', value: true };
const SENTENCE: Wish = { text: 'A model that is knocked over counts as standing.' };

const gun: TestUnit = { id: 'gun', at: [10, 10], weapons: [{ name: 'Gun', range: 24, rules: [[deadly, 3]] }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 20], rules: [regeneration, [tough, 6]] };
const third: TestUnit = { id: 'third', side: 2, at: [40, 20] };

const table = (dice: string, more: Partial<TestScene> = {}): Scene => scene({ units: [gun, foe], dice, ...more });
const rule = (s: Scene, ...wishes: Wish[]): string => codeOf(s.act({ type: 'ruling', side: 0, wishes }));

describe('the most important rule', () => {
  test('what all sides agree on counts from the next step on', () => {
    // One hit of Deadly(3): Regeneration rolls once before the wounds are multiplied, instead of three times.
    const s = table('4 | 1 | 2   6');
    const side = s.battle.game[GAME.side];
    expect(rule(s, BEFORE, BEFORE)).toBe('done');
    expect(s.battle.game[GAME.side]).toBe(side);
    expect(s.battle.plan.settings.regenAfterDeadly).toBe(false);
    expect(s.plan.settings.regenAfterDeadly).toBe(true);
    s.fire('gun', 'foe');
    expect(s.dice.left).toBe(0);
    expect(s.told('ruled')).toEqual([{ type: 'ruled', side: 0, wishes: [BEFORE, BEFORE], decided: BEFORE, by: -1 }]);
    expect(s.game.decisions).toMatchObject([{ step: 0, round: 1, side: 0, decided: BEFORE, by: -1 }]);
  });

  test.each([
    { face: 1, by: 0 },
    { face: 3, by: 0 },
    { face: 4, by: 1 },
    { face: 6, by: 1 },
  ])('of two sides that do not agree, a $face lets side $by decide', ({ face, by }) => {
    const s = table(`${face}`);
    expect(rule(s, BEFORE, SENTENCE)).toBe('done');
    expect(s.told('ruled')).toMatchObject([{ by, decided: by === 0 ? BEFORE : SENTENCE }]);
    expect(s.battle.plan.settings.regenAfterDeadly).toBe(by !== 0);
    expect(s.dice.left).toBe(0);
  });

  test('of three sides the winner of a roll-off decides', () => {
    const s = table('2 5 3', { units: [gun, foe, third] });
    expect(rule(s, BEFORE, SENTENCE, 'as-it-is')).toBe('done');
    expect(s.told('roll-off')).toMatchObject([{ purpose: 'ruling', winner: 1 }]);
    expect(s.told('ruled')).toMatchObject([{ by: 1, decided: SENTENCE }]);
  });

  test('if the die chooses no change, that is decided too', () => {
    const s = table('5');
    expect(rule(s, BEFORE, 'as-it-is')).toBe('done');
    expect(s.told('ruled')).toMatchObject([{ decided: AFTER, by: 1 }]);
    expect(rule(s, BEFORE, BEFORE)).toBe('ruling-decided');
  });

  test('a sentence is stored and changes no state but the step', () => {
    const s = table('');
    const before = copyBattle(s.battle);
    rule(s, SENTENCE, SENTENCE);
    before.game[GAME.step]++;
    expect(checksum(s.battle)).toBe(checksum(before));
    expect(s.game.decisions).toMatchObject([{ decided: SENTENCE }]);
  });
});

describe('is refused', () => {
  const orga: Wish = { setting: 'forceOrganisation', value: true };
  const blast: Wish = { setting: 'firefightBlastCap', value: 'targetOnly' };
  const fear: Wish = { setting: 'fearCountsWithoutWounds', value: false };

  test.each([
    { why: 'what only lists ask for', wishes: [orga, orga], code: 'ruling-before-battle' },
    { why: 'what this game does not know', wishes: [blast, blast], code: 'ruling-other-game' },
    { why: 'nothing at all', wishes: ['as-it-is', 'as-it-is'], code: 'ruling-nothing' },
    { why: 'a side without a wish', wishes: [BEFORE], code: 'bad-answer' },
    { why: 'an empty sentence', wishes: [{ text: ' ' }, { text: ' ' }], code: 'bad-answer' },
    { why: 'a long sentence', wishes: [{ text: 'x'.repeat(301) }, SENTENCE], code: 'bad-answer' },
    { why: 'an unknown value', wishes: [{ ...BEFORE, value: 'maybe' }, BEFORE], code: 'bad-answer' },
  ] as const)('$why', ({ wishes, code }) => {
    const s = table('');
    const before = checksum(s.battle);
    expect(rule(s, ...(wishes as unknown as Wish[]))).toBe(code);
    expect(checksum(s.battle)).toBe(before);
  });

  test('what Firefight does not know', () => {
    expect(rule(table('', { ruleset: gff }), fear, fear)).toBe('ruling-other-game');
    expect(rule(table('', { ruleset: gff }), blast, blast)).toBe('done');
  });

  test('what is decided already', () => {
    const s = table('');
    rule(s, BEFORE, BEFORE);
    expect(rule(s, AFTER, AFTER)).toBe('ruling-decided');
    expect(openSettings(s.battle)).not.toContain('regenAfterDeadly');
  });

  test('while a step waits for an answer', () => {
    const s = table('');
    s.act({ type: 'activate', unit: 0, action: 'hold' });
    expect(s.game.pending).toHaveLength(1);
    expect(rule(s, BEFORE, BEFORE)).toBe('ruling-open-step');
  });

  test('when the battle is over', () => {
    const s = table('', { phase: 'finished' });
    expect(rule(s, BEFORE, BEFORE)).toBe('wrong-phase');
  });
});

describe('is part of the state', () => {
  const ruled = (): Scene => {
    const s = table('4 | 1 | 2   6');
    rule(s, BEFORE, BEFORE);
    return s;
  };

  test('of copies, forks and columns', () => {
    const s = ruled();
    expect(copyBattle(s.battle).plan.settings.regenAfterDeadly).toBe(false);
    expect(s.game.fork('other').battle.plan.settings.regenAfterDeadly).toBe(false);
    expect(battleAt(s.plan, s.battle.block).plan).toBe(s.battle.plan);
    const back = copyBattle(s.battle);
    rewind(back, newBattle(s.plan).block);
    expect(back.plan).toBe(s.plan);
  });

  test('and battles without one keep the checksum that they had before there were rulings', () => {
    const { battle } = table('');
    const before = hashWords(battle.block.slice(0, battle.block.length - battle.rulings.length));
    expect(checksum(battle)).toBe(before);
    battle.rulings[0] = 1;
    expect(checksum(battle)).not.toBe(before);
  });

  test('a record is replayed with it, and continues from any step', () => {
    const s = ruled();
    s.fire('gun', 'foe');
    const record = recordOf(s.game, ['a', 'b']);
    // The record has no seed for scripted dice, so only its first step comes out again.
    const { game, problem } = replay(record, s.plan.ruleset, { plan: s.plan, to: 1 });
    expect(problem).toBeUndefined();
    expect(game.battle.plan.settings.regenAfterDeadly).toBe(false);
    expect(game.decisions).toHaveLength(1);
    expect(record.settings.regenAfterDeadly).toBe(true);
  });

  test('a game that starts from there knows what was decided', () => {
    const s = ruled();
    const game = new Game({ plan: s.plan, seed: 'on', from: s.battle, decisions: s.game.decisions });
    expect(game.battle.plan.settings.regenAfterDeadly).toBe(false);
    expect(recordOf(game, []).decisions).toMatchObject([{ decided: BEFORE }]);
    const again = replay(recordOf(game, []), s.plan.ruleset, { plan: s.plan });
    expect(again.problem).toBeUndefined();
    expect(again.game.battle.plan.settings.regenAfterDeadly).toBe(false);
    expect(again.game.inherited).toHaveLength(1);
  });
});

describe('taking back', () => {
  test('no side takes a decision back alone', () => {
    const s = table('');
    rule(s, BEFORE, BEFORE);
    expect(s.game.takeBack(false)).toMatchObject({ code: 'needs-consent' });
  });

  test('a step before a decision: the decision stays', () => {
    const s = table('5');
    s.activate('gun', 'hold');
    rule(s, BEFORE, SENTENCE);
    rule(s, BEFORE, BEFORE);
    expect(trailingRulings(s.game)).toBe(2);
    expect(takeBackSteps(s.game, 3, true)).toBeUndefined();
    expect(s.has('gun', 'activated')).toBe(false);
    expect(s.game.steps).toHaveLength(2);
    expect(s.battle.plan.settings.regenAfterDeadly).toBe(false);
    expect(s.game.decisions).toMatchObject([
      { decided: SENTENCE, by: 1 },
      { decided: BEFORE, by: -1 },
    ]);
    expect(s.told('ruled').slice(2)).toMatchObject([{ kept: true }, { kept: true }]);
  });
});
