import { type Action, type ActivateAction, meleeOdds, type Reason, UNIT_FLAG } from '@muster/engine';
import { ap, gff, tough } from '@muster/rules';
import { type Scene, scene, type TestScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { captainPlayer } from './captain.ts';

const axes: TestUnit = { id: 'us', at: [20, 10], weapons: [{ name: 'Axe', attacks: 4 }] };
const guns: TestUnit = { id: 'us', at: [20, 10], weapons: [{ name: 'Gun', range: 18, attacks: 2 }] };
const foe = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  id: 'foe',
  side: 1,
  at: [x, y],
  defense: 6,
  ...more,
});

interface Setup extends TestScene {
  /** The owners of the objectives. */
  owners?: readonly number[];
}

interface Turn {
  act: ActivateAction;
  why?: Reason;
  s: Scene;
}

/** Returns a captain's first action in a scene, which must be legal, and its reason. */
const turn = ({ owners = [], ...more }: Setup): Turn => {
  const s = scene({ objectives: [[20, 20]], ...more });
  s.battle.objOwner.set(owners);
  const player = captainPlayer({ seed: 'scenes' });
  const act: Action = player.act(s.battle, 0);
  expect(s.game.check(act)).toBeUndefined();
  return { act: act as ActivateAction, why: player.explain?.(), s };
};

describe('a captain', () => {
  test('charges a weak enemy off an objective and gives the exact odds', () => {
    const { act, why, s } = turn({
      units: [{ ...axes, models: 5 }, foe(20, 19, { models: 2 })],
      objectives: [[20, 20]],
      owners: [1],
    });
    expect(act).toMatchObject({ action: 'charge', target: s.unit('foe') });
    const { defender } = meleeOdds(s.battle, s.unit('us'), s.unit('foe'));
    const chance = Math.round(100 * (defender.pDestroyed + defender.morale.pRouts));
    expect(why?.text).toContain(`Charges the foe: ${chance}% chance to destroy`);
    expect(why?.text).toContain('Takes objective 1 from the enemy.');
  });

  test('does not charge a monster with shooters', () => {
    const monster = foe(20, 20, {
      rules: [[tough, 12]],
      defense: 2,
      weapons: [{ name: 'Claws', attacks: 12, rules: [[ap, 4]] }],
    });
    const { act } = turn({ units: [guns, monster], objectives: [[4, 4]] });
    expect(act.action).not.toBe('charge');
  });

  test('stays at an objective in the last round, and seizes a free one within reach', () => {
    const last = { round: 4, units: [axes, foe(60, 40)] };
    expect(turn({ ...last, objectives: [[20, 11]] }).act.action).toBe('hold');
    const { act, why } = turn({ ...last, objectives: [[20, 22]] });
    expect(act.action).toBe('rush');
    expect(why?.text).toBe('Rushes to objective 1.');
  });

  test('seizes an enemy objective rather than staying at its own', () => {
    const { why } = turn({
      round: 4,
      units: [axes, { ...axes, id: 'guard', at: [8, 10] }, foe(60, 40)],
      objectives: [
        [8, 11],
        [20, 22],
      ],
      owners: [0, 1],
    });
    expect(why?.text).toBe('Rushes to objective 2.');
  });

  test('shoots at targets that its weapons can hurt', () => {
    const armour = foe(10, 24, { id: 'armour', defense: 2, rules: [[tough, 6]] });
    const { act, why, s } = turn({ units: [{ ...guns, models: 5 }, armour, foe(30, 24)], objectives: [[20, 11]] });
    expect(act.action).toMatch(/hold|advance/);
    expect(why?.text).toMatch(/Shoots at the foe: \d+% chance to destroy/);
    s.game.act(act);
    expect(s.battle.unitAlive[s.unit('armour')]).toBe(1);
  });

  test('activates units that can strike first', () => {
    const idle: TestUnit = { ...axes, id: 'idle', at: [60, 8] };
    const { act, s } = turn({ units: [idle, { ...axes, models: 5 }, foe(20, 19)], objectives: [[20, 20]] });
    expect(act.unit).toBe(s.unit('us'));
  });

  test('recovers when it is Shaken', () => {
    const { act, why } = turn({ units: [{ ...axes, flags: UNIT_FLAG.shaken }, foe(20, 14)] });
    expect(act.action).toBe('idle');
    expect(why?.text).toBe('Shaken: stays idle to recover.');
  });

  test('lists its other ideas, the best first', () => {
    const { why } = turn({
      units: [{ ...guns, models: 3 }, foe(20, 30)],
      objectives: [
        [20, 20],
        [30, 12],
      ],
    });
    expect(why?.others.length).toBeGreaterThan(1);
    const worths = why?.others.map(({ worth }) => worth) ?? [];
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(new Set(why?.others.map(({ text }) => text)).size).toBe(why?.others.length);
  });

  test('plays Firefight model by model', () => {
    const { act, why } = turn({ ruleset: gff, round: 4, units: [axes, foe(40, 40)], objectives: [[20, 22]] });
    expect(act.action).toBe('rush');
    expect(why?.text).toBe('Rushes to objective 1.');
  });
});
