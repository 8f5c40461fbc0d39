import { fear, gff, tough } from '@muster/rules';
import { scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { copyBattle, UNIT_FLAG } from '../state/battle.ts';
import { UnitStates } from './unit-states.ts';

const three = [tough, 3] as const;

const statesOf = (unit: Partial<TestUnit>, more: Partial<TestScene> = {}, countsSurplus = false): UnitStates => {
  const { battle } = scene({ units: [{ id: 'foe', at: [10, 10], ...unit }, FOE], ...more });
  return new UnitStates(copyBattle(battle), 0, countsSurplus);
};

const FOE: TestUnit = { id: 'other', side: 1, at: [10, 30], rules: [[fear, 2]] };

/** Wounds of the models in a node; lost models in brackets. */
const shown = (states: UnitStates, node: number): string => {
  states.enter(node);
  const { alive, wounds } = states.battle;
  return states.models.map((model) => (alive[model] ? `${wounds[model]}` : `(${wounds[model]})`)).join(' ');
};

const chain = (states: UnitStates, wounds: readonly [number, boolean][], pick = -1): string[] => {
  let node = 0;
  return wounds.map(([count, stays]) => {
    node = states.step(states.steps(count, stays, pick), node);
    return shown(states, node);
  });
};

describe('wounds lead where the real allocation takes them', () => {
  test('plain models from the end of the list, then Tough ones, the hero last', () => {
    const states = statesOf({ models: 3, rulesOf: { 0: [[tough, 2]] }, hero: {} });
    const one = [1, false] as [number, boolean];
    expect(chain(states, [one, one, one, one, one, one])).toEqual([
      '0 0 (1) 0',
      '0 (1) (1) 0',
      '1 (1) (1) 0',
      '(2) (1) (1) 0',
      '(2) (1) (1) (1)',
      '(2) (1) (1) (1)',
    ]);
  });

  test('bundles stay on one model and lose their surplus', () => {
    const states = statesOf({ models: 3, rules: [three] });
    expect(
      chain(states, [
        [2, true],
        [2, true],
        [5, true],
      ]),
    ).toEqual(['0 0 2', '0 0 (3)', '0 (3) (3)']);
    const last = states.step(states.steps(5, true, -1), states.step(states.steps(2, true, -1), 0));
    expect(states.landed(last)).toBe(3);
  });

  test('a picked model takes everything until it falls', () => {
    const states = statesOf({ models: 3 });
    const pick = states.models[0];
    expect(
      chain(
        states,
        [
          [1, false],
          [1, false],
        ],
        pick,
      ),
    ).toEqual(['(1) 0 0', '(1) 0 0']);
    expect(states.isAlive(0, pick)).toBe(true);
    expect(states.isAlive(1, pick)).toBe(false);
  });

  test('each state is one node, however it is reached', () => {
    const states = statesOf({ models: 2, rules: [three] });
    const once = states.step(states.steps(2, true, -1), 0);
    const one = states.steps(1, false, -1);
    expect(states.step(one, states.step(one, 0))).toBe(once);
    expect(states.size).toBe(3);
  });

  test('surplus makes another node only where it counts', () => {
    for (const counts of [false, true]) {
      const states = statesOf({ models: 2 }, {}, counts);
      const node = states.step(states.steps(3, true, -1), 0);
      expect([states.landed(node), states.dealt(node)]).toEqual([1, counts ? 3 : 1]);
    }
  });

  test('no model is left to hurt: the node stays', () => {
    const states = statesOf({});
    const gone = states.step(states.steps(1, false, -1), 0);
    expect(states.isGone(gone)).toBe(true);
    expect(states.step(states.steps(3, true, -1), gone)).toBe(gone);
  });
});

describe('what others can see of a node', () => {
  test('as an attacker: the living models and the flags', () => {
    const states = statesOf({ models: 2, rules: [three] });
    const one = states.steps(1, false, -1);
    const marked = states.step(one, 0);
    const fallen = states.step(one, states.step(one, marked));
    expect(states.crew(marked)).toBe(states.crew(0));
    expect(states.crew(fallen)).not.toBe(states.crew(0));
    expect(states.crew(states.marked(0, UNIT_FLAG.fatigued))).not.toBe(states.crew(0));
  });

  test('as a target: Defense and rules, not numbers', () => {
    const plain = statesOf({ models: 3 });
    expect(plain.guise(plain.step(plain.steps(1, false, -1), 0))).toBe(plain.guise(0));
    const led = statesOf({ models: 2, hero: { defense: 2 } });
    const one = led.steps(1, false, -1);
    const two = led.step(one, 0);
    expect(led.guise(two)).toBe(led.guise(0));
    expect(led.guise(led.step(one, two))).not.toBe(led.guise(0));
  });

  test('entering a node leaves nothing of another one behind', () => {
    const states = statesOf({ models: 3, rules: [three], wounds: [0, 1, 0] });
    const before = states.battle.block.slice();
    states.enter(states.step(states.steps(3, true, -1), states.step(states.steps(3, true, -1), 0)));
    states.enter(0);
    expect(states.battle.block).toEqual(before);
  });
});

describe('wound effects', () => {
  const branchesOf = (states: UnitStates, wounds: number, by = -1, fearOf = 0) => {
    const node = states.step(states.steps(wounds, true, -1), 0);
    const branches = states.check(node, by < 0 ? 'shooting' : 'melee', by, fearOf);
    return branches.map((branch) => [states.effect(branch.node), Math.round(branch.chance * 6)]);
  };

  test('one marker: Knocked Out on 5 and 6; Shaken already: on 4 too', () => {
    expect(branchesOf(statesOf({}, { ruleset: gff }), 1)).toEqual([
      ['shaken', 4],
      ['knocked-out', 2],
    ]);
    expect(branchesOf(statesOf({ flags: UNIT_FLAG.shaken }, { ruleset: gff }), 1)).toEqual([
      ['shaken', 3],
      ['knocked-out', 3],
    ]);
  });

  test('below Tough nothing is checked, unless Fear counts', () => {
    expect(branchesOf(statesOf({ rules: [three] }, { ruleset: gff }), 2)).toEqual([['none', 6]]);
    expect(branchesOf(statesOf({ rules: [three] }, { ruleset: gff }), 2, 1, 2)).toEqual([
      ['shaken', 3],
      ['knocked-out', 3],
    ]);
  });

  test('without markers there is nothing to check', () => {
    const states = statesOf({ models: 2 }, { ruleset: gff });
    const node = states.step(states.steps(1, false, -1), 0);
    expect(states.check(node, 'shooting', -1, 0)).toEqual([{ node, chance: 1 }]);
  });
});
