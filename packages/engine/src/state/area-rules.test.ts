import { gf, gff } from '@muster/rules';
import { codeOf, scene, type Scene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { always, inMelee, rule } from '../rule/effect-words.ts';
import type { Rule } from '../rule/rule.ts';
import { UNIT_FLAG } from './battle.ts';
import { givenRules, rulesToActWith } from './given.ts';

const names = (s: Scene, ...ids: string[]): string[][] =>
  ids.map((id) => givenRules(s.battle, s.unit(id)).map(({ label }) => label));
const gives: Rule = rule({
  id: 'gloom-given',
  name: 'Gloom',
  source: 'test',
  summary: '-1 to morale.',
  morale: { bonus: -1 },
});
const gloom: Rule = rule({
  id: 'gloom',
  name: 'Gloomy',
  source: 'test',
  summary: 'Enemies near have Gloom.',
  radiates: { to: 'foes', inches: 6, measured: 'now', gives },
});
const drums: Rule = rule({
  id: 'drums',
  name: 'Drums',
  source: 'test',
  summary: 'Friends that begin near strike better.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'activated',
    gives: { ...gives, id: 'drums-given', name: 'Drummed', attacker: { toHit: inMelee(1) } },
  },
});

describe('a rule for units around its bearer', () => {
  test('costs nothing if there is none: all units share one empty list', () => {
    const s = scene({
      units: [
        { id: 'a', at: [10, 10] },
        { id: 'b', at: [20, 10] },
      ],
    });
    expect(givenRules(s.battle, 0)).toBe(givenRules(s.battle, 1));
    expect(s.battle.unitReached).toHaveLength(0);
  });

  test('reaches all enemies of a battle with several sides, and no friends', () => {
    const s = scene({
      units: [
        { id: 'bearer', at: [20, 20], rules: [gloom] },
        { id: 'friend', at: [20, 22] },
        { id: 'foe', side: 1, at: [27, 20] },
        { id: 'third', side: 2, at: [13, 20] },
        { id: 'far', side: 2, at: [12.99, 20.5] },
      ],
    });
    expect(names(s, 'bearer', 'friend', 'foe', 'third', 'far')).toEqual([[], [], ['Gloom'], ['Gloom'], []]);
  });

  test('ends when its bearer is in a transport or has left, and does not reach such units', () => {
    const bearer: TestUnit = { id: 'bearer', at: [20, 20], rules: [gloom] };
    const foe: TestUnit = { id: 'foe', side: 1, at: [22, 20] };
    const bus: TestUnit = { id: 'bus', at: [20, 18] };
    expect(names(scene({ units: [{ ...bearer, inside: 'bus' }, bus, foe] }), 'foe')).toEqual([[]]);
    expect(names(scene({ units: [bearer, { ...foe, reserve: 'ambush' }] }), 'foe')).toEqual([[]]);
    expect(names(scene({ units: [{ ...bearer, flags: UNIT_FLAG.away }, foe] }), 'foe')).toEqual([[]]);
  });

  test('measured at activation is stored when an activation begins, until the next one', () => {
    const s = scene({
      units: [
        { id: 'drummer', at: [10, 10], rules: [drums] },
        { id: 'friend', at: [10, 14] },
        { id: 'foe', side: 1, at: [40, 40] },
      ],
      ruleset: gff,
    });
    const acting = (): string[] => rulesToActWith(s.battle, s.unit('friend')).map(({ label }) => label);
    // Its effect is known before the activation begins.
    expect([names(s, 'friend'), acting()]).toEqual([[[]], ['Drummed']]);
    expect(codeOf(s.activate('friend', 'advance', { moves: s.shift('friend', 0, 6) }))).toBe('done');
    expect([names(s, 'friend'), acting()]).toEqual([[['Drummed']], []]);
    s.activate('foe', 'hold');
    s.activate('drummer', 'hold');
    expect(names(s, 'drummer', 'friend')).toEqual([['Drummed'], ['Drummed']]);
    // The enemy begins the next round; the unit is elsewhere now.
    s.activate('foe', 'hold');
    expect(names(s, 'friend')).toEqual([['Drummed']]);
    s.activate('friend', 'hold');
    expect(names(s, 'friend')).toEqual([[]]);
  });

  test('that a spell gives is measured from every model of the unit', () => {
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 3 },
        { id: 'left', side: 1, at: [3, 10] },
        { id: 'right', side: 1, at: [19.5, 10] },
        { id: 'far', side: 1, at: [10, 20] },
      ],
      ruleset: { ...gf, rules: { ...gf.rules, gloom } },
      spells: [{ name: 'Pall', grants: [{ id: 'gloom' }] }],
    });
    const ids = ['squad', 'left', 'right', 'far'];
    expect(names(s, ...ids)).toEqual([[], [], [], []]);
    s.battle.unitKept[s.unit('squad')] |= 1;
    expect(names(s, ...ids)).toEqual([['Gloomy'], ['Gloom'], ['Gloom'], []]);
    s.battle.alive[s.model('squad', 2)] = 0;
    expect(names(s, 'right')).toEqual([[]]);
  });
});

describe('dice for a model that are given to its unit', () => {
  const rage: Rule = rule({
    id: 'rage',
    name: 'Rage',
    source: 'test',
    summary: 'One more attack in melee for each model.',
    attacker: { more: inMelee(1) },
  });

  test('are rolled once for each model, with its leading weapon', () => {
    const s = scene({
      units: [
        { id: 'us', at: [10, 10], models: 2, weapons: [{ name: 'Dagger' }, { name: 'Sword', attacks: 2 }] },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ],
      ruleset: { ...gf, rules: { ...gf.rules, rage } },
      spells: [{ name: 'Fury', target: 'friend', grants: [{ id: 'rage' }] }],
      dice: '1 1   1 1 1 1 1 1',
    });
    s.battle.unitGrants[s.unit('us')] |= 1;
    s.charge('us', 'foe');
    expect(s.told('volley').map(({ name, attacks }) => [name, attacks])).toEqual([
      ['Dagger', 2],
      ['Sword', 6],
    ]);
    expect(s.dice.left).toBe(0);
  });
});

describe('a result that always hits', () => {
  const sure: Rule = rule({
    id: 'sure',
    name: 'Sure',
    source: 'test',
    summary: 'Hits on 3+.',
    attacker: { hitsOn: always(3), toHit: always(-1) },
  });

  test('ignores Quality and modifiers, and is listed with the roll', () => {
    const s = scene({
      units: [
        { id: 'us', at: [10, 10], quality: 6, rules: [sure], weapons: [{ range: 24, attacks: 2 }] },
        { id: 'foe', side: 1, at: [10, 20], models: 5 },
      ],
      dice: '3 2 | 6',
    });
    s.fire('us', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1 }]);
    expect(s.told('roll')[0]).toMatchObject({ need: 3, bill: [{ source: 'Sure', amount: 0 }] });
    expect(s.dice.left).toBe(0);
  });
});
