import { type ActivateAction, auraOf, findRule, type Rule, type Ruleset, UNIT_FLAG } from '@muster/engine';
import {
  aircraft,
  ap,
  bash,
  blast,
  breathAttack,
  counterAttack,
  deadly,
  evasive,
  ferocious,
  ferociousBoost,
  flying,
  fortified,
  gf,
  gff,
  hazardous,
  indirect,
  knightborn,
  mend,
  precisionTarget,
  predator,
  protectedBoost,
  protectedRule,
  quickShot,
  regeneration,
  rending,
  resistance,
  shielded,
  shred,
  strafing,
  surge,
  takedown,
  takedownStrike,
  tough,
  unpredictableFighter,
  vanguard,
} from '@muster/rules';
import { codeOf, scene, type TestUnit, volley } from '@muster/testkit';
import { describe, expect, test } from 'vitest';

/** Returns a rule by its id. */
const named = (id: string, ruleset: Ruleset = gf): Rule => {
  const found = findRule(ruleset, id);
  if (!found) throw new Error(`no army book has ${id}`);
  return found;
};

const gun = (rules: readonly Rule[] = []): TestUnit => ({
  id: 'gun',
  at: [10, 10],
  weapons: [{ name: 'Gun', range: 24, rules }],
});
const foe = (more: Partial<TestUnit> = {}): TestUnit => ({ id: 'foe', side: 1, at: [10, 16], models: 3, ...more });

describe('a hero among others', () => {
  const shot = (unit: Partial<TestUnit>) => {
    const s = scene({ units: [gun(), foe(unit)], dice: '4 | 6' });
    s.fire('gun', 'foe');
    return s.told('volley')[0].hits;
  };

  test('without a rule that all must have takes it from them', () => {
    const s = scene({ units: [gun(), foe({ rules: [evasive] })], dice: '4' });
    s.fire('gun', 'foe');
    expect([s.told('volley')[0].hits, s.dice.left]).toEqual([0, 0]);
    expect(shot({ rules: [evasive], hero: {} })).toBe(1);
  });

  test('with an aura gives it to all', () => {
    const s = scene({ units: [gun(), foe({ hero: { rules: [auraOf(evasive)] } })], dice: '4' });
    s.fire('gun', 'foe');
    expect([s.told('volley')[0].hits, s.dice.left]).toEqual([0, 0]);
    expect(shot({ hero: { rules: [evasive] } })).toBe(1);
  });

  test('is healed like any model with Tough', () => {
    const hero = { rules: [[tough, 3] as const] };
    const s = scene({
      units: [
        { id: 'medic', at: [10, 10], rules: [mend] },
        { id: 'squad', at: [11.5, 10], models: 2, hero, wounds: [0, 0, 2] },
      ],
      dice: '4',
    });
    const patient = s.model('squad', 2);
    const use = { type: 'use', unit: s.unit('medic'), model: s.model('medic'), ability: 0 } as const;
    const targets = [s.unit('squad')];
    expect(codeOf(s.play({ ...use, targets, picks: [s.model('squad', 0)] }))).toBe('wrong-spell-target');
    s.play({ ...use, targets, picks: [patient] });
    expect([s.battle.wounds[patient], s.dice.left]).toEqual([0, 0]);
  });

  test('that is picked is not affected by a boost of a rule that it lacks', () => {
    const sniper = { ...gun([takedown]), at: [10, 10] as const };
    const target = (rules: readonly Rule[]) =>
      foe({ rules: [protectedRule], hero: { rules }, rulesOf: { 0: [auraOf(protectedBoost)] } });
    for (const [rules, dice] of [
      [[], '4 | 1'],
      [[protectedRule], '4 | 1 | 5'],
    ] as const) {
      const s = scene({ units: [sniper, target(rules)], dice });
      const shoot = [{ weapon: s.weapon('Gun'), target: s.unit('foe'), picks: [s.model('foe', 3)] }];
      s.activate('gun', 'hold', { shoot });
      expect([s.told('volley')[0].saved, s.dice.left]).toEqual([rules.length, 0]);
    }
  });
});

describe('auras that end', () => {
  test('no model strikes twice because the model that let them strike first was killed', () => {
    const charger: TestUnit = { id: 'rider', at: [10, 10], weapons: [{ name: 'Lance', rules: [takedown] }] };
    const hero = { defense: 4, rules: [auraOf(counterAttack)], weapons: [] };
    const s = scene({
      units: [charger, foe({ models: 1, weapons: [{ name: 'Spear' }], hero })],
      // The spear misses, the lance kills the hero; then only the loser's morale test is left.
      dice: '1   4 | 1   6',
    });
    const picks = [{ weapon: s.weapon('Lance'), model: s.model('foe', 1) }];
    s.charge('rider', 'foe', { strike: { picks } });
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Spear', 'Lance']);
    expect([s.living('foe'), s.dice.left]).toEqual([1, 0]);
  });
});

describe('effects that last for one use', () => {
  const grant = (id: string, units: readonly TestUnit[], dice: string, ruleset?: Ruleset) => {
    const s = scene({ units, dice, ruleset, spells: [{ name: 'Gift', grants: [{ id }] }] });
    return { s, give: (unit: string) => (s.battle.unitOnce[s.unit(unit)] = 1) };
  };

  test.each([
    [6, 1],
    [12, 0],
  ])('Stealth: a shot from %i" away leaves %i', (away, left) => {
    const { s, give } = grant('stealth', [gun(), foe({ at: [10, 11 + away], models: 5 })], '1');
    give('foe');
    s.fire('gun', 'foe');
    expect([s.battle.unitOnce[s.unit('foe')], s.dice.left]).toEqual([left, 0]);
  });

  test('a shield against spells is not used up by shots', () => {
    const { s, give } = grant('knightborn-boost', [gun(), foe({ rules: [knightborn] })], '4 | 1 | 1');
    give('foe');
    s.fire('gun', 'foe');
    expect([s.battle.unitOnce[s.unit('foe')], s.dice.left]).toEqual([1, 0]);
  });

  test('a range effect is used up by shots, a charge effect by charges', () => {
    const brute: TestUnit = { id: 'brute', at: [10, 10], weapons: [{ name: 'Gun', range: 24 }, { name: 'Fist' }] };
    for (const [id, afterShot, afterCharge] of [
      ['increased-shooting-range', 0, 1],
      ['unwieldy', 1, 0],
    ] as const) {
      const shot = grant(id, [brute, foe()], '1');
      shot.give('brute');
      shot.s.fire('brute', 'foe');
      expect(shot.s.battle.unitOnce[shot.s.unit('brute')], id).toBe(afterShot);
      const charge = grant(id, [brute, foe()], '1');
      charge.give('brute');
      charge.s.charge('brute', 'foe');
      expect(charge.s.battle.unitOnce[charge.s.unit('brute')], id).toBe(afterCharge);
    }
  });

  test.each([
    [8, 1],
    [11, 0],
  ])('Machine-Fog: a charge from %i" away leaves %i', (away, left) => {
    const brute: TestUnit = { id: 'brute', at: [10, 10], weapons: [{ name: 'Fist' }] };
    const { s, give } = grant('machine-fog', [brute, foe({ at: [10, 11 + away] })], '1');
    give('foe');
    s.charge('brute', 'foe');
    expect([s.battle.unitOnce[s.unit('foe')], s.dice.left]).toEqual([left, 0]);
  });
});

describe('dice that cause dice', () => {
  test('Predator with Surge and Rending: the new die may be a 6 for them, but gives no third', () => {
    // A 6: a hit with AP(4), a plain one, a further die; that is a 6 as well: two more hits.
    const spec = { rules: [surge, rending], bearer: [predator], target: { defense: 2 } };
    expect(volley({ ...spec, dice: '6 6 | 5 1 5 1' })).toMatchObject({ attacks: 2, hits: 4, piercing: 2, blocked: 0 });
    expect(volley({ ...spec, dice: '5 | 2' })).toMatchObject({ attacks: 1, hits: 1, blocked: 1 });
  });

  test('Blast(3) and Bash are Blast(6), up to the models of the target', () => {
    const rules = [[blast, 3] as const, bash];
    expect(volley({ rules, target: { models: 7, defense: 5 }, dice: '4 | 6 6 6 6 6 6' })).toMatchObject({ hits: 6 });
    expect(volley({ rules, target: { models: 5, defense: 5 }, dice: '4 | 6 6 6 6 6' })).toMatchObject({ hits: 5 });
    expect(volley({ rules, target: { models: 7, defense: 4 }, dice: '4 | 6 6 6' })).toMatchObject({ hits: 3 });
  });

  test('the extra wound of Shred is multiplied on its own, and Regeneration tries every wound', () => {
    const rules = [shred, [deadly, 3] as const];
    const three = [[tough, 3] as const];
    expect(volley({ rules, target: { models: 3, rules: three }, dice: '4 | 1' })).toMatchObject({
      wounds: 6,
      removed: 2,
    });
    const healing = { models: 3, rules: [...three, regeneration] };
    expect(volley({ rules, target: healing, dice: '4 | 1 | 5 5 5 1 1 1' })).toMatchObject({ wounds: 3, removed: 1 });
    // Two wounds of each three are left: the second pair finishes the model that the first one marked.
    expect(volley({ rules, target: healing, dice: '4 | 1 | 5 1 1 5 1 1' })).toMatchObject({ wounds: 4, removed: 1 });
  });

  test('Fortified reduces any AP by one, but not below zero', () => {
    const target = { defense: 4, rules: [fortified] };
    expect(volley({ target, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
    expect(volley({ target, dice: '4 | 3' })).toMatchObject({ blocked: 0 });
    expect(volley({ rules: [[ap, 1]], target, dice: '4 | 4' })).toMatchObject({ blocked: 1 });
    // A 6 has AP(4), of which 3 are left: Defense 2 needs a 5.
    const strong = { defense: 2, rules: [fortified] };
    expect(volley({ rules: [rending], target: strong, dice: '6 | 5' })).toMatchObject({ blocked: 1 });
    expect(volley({ rules: [rending], target: strong, dice: '6 | 4' })).toMatchObject({ blocked: 0 });
  });
});

test('a rule for distant attackers applies to each model by its own distance', () => {
  const squad: TestUnit = { ...gun(), id: 'squad', models: 2, rules: [ferocious, ferociousBoost] };
  const s = scene({ units: [squad, foe({ at: [10, 19.5], models: 1, defense: 2 })], dice: '5 5 | 6 6 6' });
  // The first stands 8.5" from the foe, the second behind it at 9.6".
  s.battle.x[s.model('squad', 1)] = 1000;
  s.battle.y[s.model('squad', 1)] = 890;
  s.fire('squad', 'foe');
  expect([s.told('volley')[0].hits, s.dice.left]).toEqual([3, 0]);
});

describe('breath is not magic', () => {
  const breathe = (rules: readonly Rule[], dice: string) => {
    const s = scene({ units: [{ id: 'drake', at: [10, 10], rules: [breathAttack] }, foe({ models: 1, rules })], dice });
    s.use('drake', ['foe']);
    expect(s.dice.left).toBe(0);
    return s.told('volley')[0];
  };

  test('Shielded helps, Resistance only on a 6', () => {
    // One hit with AP(1): Defense 4 needs a 5, behind a shield a 4.
    expect(breathe([shielded], '2 | 4')).toMatchObject({ blocked: 1 });
    expect(breathe([], '2 | 4')).toMatchObject({ blocked: 0 });
    expect(breathe([resistance], '2 | 1 | 5')).toMatchObject({ saved: 0 });
    expect(breathe([resistance], '2 | 1 | 6')).toMatchObject({ saved: 1 });
  });
});

describe('shooting after a Rush', () => {
  test('Quick Shot with Indirect: out of sight after a Rush, with a penalty', () => {
    const terrain = [{ rect: [5, 20, 25, 21] as const, types: ['blocking'] as const, height: 500 }];
    const shoot = (rules: readonly Rule[], dice: string) => {
      const s = scene({
        units: [{ ...gun([indirect]), rules }, foe({ at: [10, 26] })],
        terrain,
        dice,
      });
      const order: Partial<ActivateAction> = { moves: s.shift('gun', 5, 0) };
      const shots = [{ weapon: s.weapon('Gun'), target: s.unit('foe') }];
      const code = codeOf(s.activate('gun', 'rush', { ...order, shoot: shots }, { shoot: shots }));
      return { code, hits: s.told('volley')[0]?.hits, left: s.dice.left };
    };
    expect(shoot([quickShot], '4')).toEqual({ code: 'done', hits: 0, left: 0 });
    expect(shoot([quickShot], '5 | 6')).toEqual({ code: 'done', hits: 1, left: 0 });
    expect(shoot([], '').hits).toBeUndefined();
  });

  test('Unstoppable against a marked Aircraft gives the range back', () => {
    const mark = named('unstoppable-mark');
    const target = foe({ at: [10, 26], models: 1, rules: [aircraft] });
    const s = scene({ units: [{ ...gun(), rules: [mark] }, target], dice: '4 | 6' });
    expect(codeOf(s.fire('gun', 'foe'))).toBe('out-of-range');
    s.use('gun', ['foe']);
    expect(codeOf(s.fire('gun', 'foe'))).toBe('done');
    expect(s.dice.left).toBe(0);
  });

  test('an Aircraft strafes the unit that it flies over', () => {
    const craft: TestUnit = {
      id: 'craft',
      at: [5, 10],
      rules: [aircraft],
      weapons: [{ name: 'Bombs', rules: [strafing] }],
    };
    const s = scene({ units: [craft, foe({ at: [20, 10], models: 1 })], dice: '4 | 6' });
    s.activate('craft', 'advance', { moves: s.shift('craft', 33, 0) }, { overrun: s.unit('foe') });
    expect(s.told('volley')).toMatchObject([{ name: 'Bombs', hits: 1 }]);
    expect(s.dice.left).toBe(0);
  });
});

describe('once per battle', () => {
  test('Takedown Strike is one blow in a battle', () => {
    const killer: TestUnit = { id: 'killer', at: [10, 10], rules: [takedownStrike], weapons: [{ name: 'Knife' }] };
    const s = scene({
      units: [killer, foe({ models: 5 }), { id: 'late', side: 1, at: [10, 4], weapons: [{ name: 'Axe' }] }],
      dice: '1 1   1 1',
    });
    s.charge('killer', 'foe');
    s.charge('late', 'killer');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Takedown Strike', 'Knife', 'Axe', 'Knife']);
  });

  test('a weapon that kills the last model holding it does not break the battle', () => {
    const s = scene({ units: [gun([hazardous]), { id: 'rest', at: [30, 10] }, foe()], dice: '1' });
    expect(codeOf(s.fire('gun', 'foe'))).toBe('done');
    expect([s.has('gun', 'destroyed'), s.dice.left]).toEqual([true, 0]);
  });

  test.each([
    [gf, 3, 1],
    [gf, 4, 2],
    [gff, 3, 2],
    [gff, 4, 2],
  ] as const)('Martial Prowess in $0.name: of $1 units $2', (ruleset, have, most) => {
    const rule = named('martial-prowess', ruleset);
    const agents = Array.from({ length: have }, (_, i): TestUnit => ({
      id: `agent${i}`,
      at: [5 + 4 * i, 10],
      rules: [rule],
    }));
    const foes = Array.from({ length: 8 }, (_, i): TestUnit => ({ id: `foe${i}`, side: 1, at: [5 + 4 * i, 40] }));
    const s = scene({ units: [...agents, ...foes], ruleset });
    let pass = 0;
    const rest = (): void => {
      s.activate(`foe${pass++}`, 'hold');
    };
    for (const { id } of agents) {
      s.activate(id, 'hold');
      rest();
    }
    let again = 0;
    for (const { id } of agents) {
      if (codeOf(s.act({ type: 'again', unit: s.unit(id) })) !== 'done') continue;
      again++;
      s.activate(id, 'hold');
      rest();
    }
    expect(again).toBe(most);
  });
});

describe('positions', () => {
  test('Vanguard keeps an inch from enemies like any move', () => {
    const s = scene({
      units: [{ id: 'squad', at: [0, 0], rules: [vanguard] }, foe({ at: [20, 20], models: 1 })],
      phase: 'deployment',
    });
    s.battle.sideZone.set([0, 1]);
    s.battle.x[s.model('foe')] = 2000;
    s.battle.y[s.model('foe')] = 2000;
    s.battle.unitFlags[s.unit('foe')] |= UNIT_FLAG.onTable;
    s.act({ type: 'deploy', unit: s.unit('squad'), positions: s.row('squad', 20, 11.5) });
    const to = (y: number) => codeOf(s.game.answer(0, [{ model: s.model('squad'), path: [2000, y] }]));
    expect(to(1850)).not.toBe('done');
    expect(to(1800)).toBe('done');
  });
});

describe('three sides', () => {
  test('a mark counts for the side that made it', () => {
    const spotter: TestUnit = { ...gun(), rules: [[precisionTarget, 1]] };
    const third: TestUnit = { id: 'third', side: 2, at: [20, 10], weapons: [{ name: 'Bow', range: 24 }] };
    const s = scene({ units: [spotter, foe({ models: 5, at: [14, 16] }), third], dice: '3 | 6   3' });
    s.use('gun', ['foe']);
    s.fire('gun', 'foe');
    s.activate('foe', 'hold');
    s.fire('third', 'foe');
    expect(s.told('volley').map(({ hits }) => hits)).toEqual([1, 0]);
    expect(s.dice.left).toBe(0);
  });
});

describe('one die for a unit', () => {
  test('Unpredictable Fighter: one die for the whole unit, and only those who have it gain', () => {
    const wild: TestUnit = {
      id: 'wild',
      at: [10, 10],
      models: 2,
      rulesOf: { 0: [unpredictableFighter] },
      weapons: [{ name: 'Claw' }],
    };
    // A 4-6 improves aim: a 3 hits for the first and misses for the second.
    const s = scene({ units: [wild, foe({ models: 5 })], dice: '4   3 3 | 6' });
    s.charge('wild', 'foe');
    expect(s.told('volley')).toMatchObject([{ hits: 1, attacks: 2 }]);
    expect(s.dice.left).toBe(0);
  });
});

test('fliers move over units that others strafe', () => {
  // No model without Strafing does anything on the way.
  const s = scene({ units: [{ ...gun(), rules: [flying] }, foe({ at: [10, 13], models: 1 })] });
  expect(codeOf(s.activate('gun', 'rush', { moves: s.shift('gun', 0, 8) }))).toBe('done');
  expect(s.told('volley')).toEqual([]);
});
