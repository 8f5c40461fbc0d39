import { type Action, type Reason, UNIT_FLAG } from '@muster/engine';
import { aircraft, gf, transport } from '@muster/rules';
import { type Scene, scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { soloPlayer } from './solo.ts';

const axes: TestUnit = { id: 'us', at: [20, 10], weapons: [{ name: 'Axe', attacks: 4 }] };
const guns: TestUnit = { id: 'us', at: [20, 10], weapons: [{ name: 'Gun', range: 18, attacks: 2 }] };
const foe = (x: number, y: number, id = 'foe'): TestUnit => ({ id, side: 1, at: [x, y], defense: 6 });

/** Returns what solo does with its only unit, and why. */
const turn = (more: Partial<TestScene> & Pick<TestScene, 'units'>): { act: Action; why?: Reason; s: Scene } => {
  const s = scene({ objectives: [[20, 20]], ...more });
  const player = soloPlayer('tree');
  const act = player.act(s.battle, 0);
  expect(s.game.check(act)).toBeUndefined();
  return { act, why: player.explain?.(), s };
};

describe('a unit', () => {
  test('that is Shaken recovers', () => {
    const { act, why } = turn({ units: [{ ...axes, flags: UNIT_FLAG.shaken }, foe(20, 14)] });
    expect(act).toMatchObject({ action: 'idle' });
    expect(why).toEqual({ unit: 0, text: 'Shaken: stays idle to recover.', worth: 0, others: [] });
  });

  test('charges what is near', () => {
    const { act, why, s } = turn({ units: [axes, foe(20, 20), foe(60, 40, 'far')] });
    expect(act).toMatchObject({ action: 'charge', target: s.unit('foe') });
    expect(why?.text).toMatch(/^Charges the foe: expects to gain about \d+ points\.$/);
    expect(why?.worth).toBeGreaterThan(0);
  });

  test('holds an objective in its reach', () => {
    const { act, why } = turn({ units: [axes, foe(60, 40)], objectives: [[20, 11]] });
    expect(act).toMatchObject({ action: 'hold' });
    expect(why?.text).toBe('Holds objective 1.');
  });

  test('advances to an objective that is near enough', () => {
    // 3" of reach and 6" of an Advance: 9".
    expect(turn({ units: [axes, foe(60, 40)], objectives: [[20, 19]] }).act).toMatchObject({ action: 'advance' });
    expect(turn({ units: [axes, foe(60, 40)], objectives: [[20, 19.5]] }).act).toMatchObject({ action: 'rush' });
  });

  test('advances if that brings someone into range, else it rushes', () => {
    // After 6" the foe is 18" away from base to base, or 18.5".
    const near = turn({ units: [guns, foe(20, 35)], objectives: [[20, 25]] });
    expect(near.act).toMatchObject({ action: 'advance' });
    expect(near.why?.text).toBe('Advances toward objective 1 (12" away): one enemy comes into range.');
    const far = turn({ units: [guns, foe(20, 35.5)], objectives: [[20, 25]] });
    expect(far.act).toMatchObject({ action: 'rush' });
    expect(far.why?.text).toBe('Rushes toward objective 1 (12" away): no enemy comes into range.');
  });

  test('rushes instead of shooting in the last rounds', () => {
    const late = (round: number): Action => turn({ units: [guns, foe(20, 35)], objectives: [[20, 22]], round }).act;
    expect([1, 2, 3, 4].map((round) => (late(round) as { action: string }).action)).toEqual([
      'advance',
      'advance',
      'rush',
      'rush',
    ]);
  });

  test('goes for an objective that it does not hold', () => {
    const s = scene({
      units: [axes, foe(60, 40)],
      objectives: [
        [20, 24],
        [20, 26],
      ],
    });
    const player = soloPlayer('tree');
    const goal = (): string | undefined => {
      player.act(s.battle, 0);
      return player.explain?.()?.text.match(/objective \d/)?.[0];
    };
    expect(goal()).toBe('objective 1');
    s.battle.objOwner[0] = 0;
    expect(goal()).toBe('objective 2');
  });

  test('hunts the enemy without objectives', () => {
    expect(turn({ units: [axes, foe(20, 30)], objectives: [] }).why?.text).toBe(
      'Rushes toward the enemy (19" away): no enemy comes into range.',
    );
  });

  test('keeps flying if it is an aircraft', () => {
    const { act, why } = turn({ units: [{ ...guns, rules: [aircraft] }, foe(50, 30)] });
    expect(act).toMatchObject({ action: 'advance' });
    expect(why?.text).toBe('Flies to where it does the most damage.');
  });
});

describe('passengers', () => {
  const truck: TestUnit = { id: 'truck', at: [20, 10], radius: 1, rules: [[transport, 6]], flags: UNIT_FLAG.activated };

  test.each([
    [
      'stay while their objective is far',
      40,
      'hold',
      /^Stays in its transport: too far to walk to objective 1 \(27" away\)/,
    ],
    ['get out when it is near', 20, 'advance', /^Disembarks toward objective 1 \(7" away\)/],
  ] as const)('%s', (_, y, action, text) => {
    const { act, why } = turn({
      units: [{ ...axes, inside: 'truck' }, truck, foe(70, 5)],
      objectives: [[20, y]],
    });
    expect(act).toMatchObject({ action });
    expect(why?.text).toMatch(text);
  });
});

describe('the first unit to activate', () => {
  const first = (...units: TestUnit[]): string => {
    const s = scene({ units: [...units, foe(20, 20)], objectives: [[40, 40]] });
    const act = soloPlayer('first').act(s.battle, 0);
    return act.type === 'activate' ? s.plan.units[act.unit].id : act.type;
  };
  const idle: TestUnit = { ...axes, id: 'idle', at: [60, 5] };

  test('units that can strike, then units that can shoot, then the others, Shaken units last', () => {
    const striker: TestUnit = { ...axes, id: 'striker' };
    const shooter: TestUnit = { ...guns, id: 'shooter', at: [24, 5] };
    const shaken: TestUnit = { ...axes, id: 'shaken', at: [17, 12], flags: UNIT_FLAG.shaken };
    expect(first(shaken, idle, shooter, striker)).toBe('striker');
    expect(first(shaken, idle, shooter)).toBe('shooter');
    expect(first(shaken, idle)).toBe('idle');
    expect(first(shaken)).toBe('shaken');
  });
});

test('each player explains its own last action', () => {
  const s = scene({ ruleset: gf, units: [axes, foe(60, 40)], objectives: [[20, 11]] });
  const [one, other] = [soloPlayer('one'), soloPlayer('other')];
  one.act(s.battle, 0);
  other.act(s.battle, 1);
  expect([one.explain?.()?.unit, other.explain?.()?.unit]).toEqual([s.unit('us'), s.unit('foe')]);
});
