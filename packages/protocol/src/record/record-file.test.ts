import { makePlayer } from '@muster/ai';
import {
  type Army,
  type BattlePlan,
  type BattleRecord,
  compilePlan,
  Game,
  type Player,
  planOfRecord,
  playOut,
  recordOf,
  replay,
  type Ruleset,
  rulesHash,
  textHashOfPlan,
} from '@muster/engine';
import { Dice, refOf } from '@muster/kernel';
import { EVENTS, findRuleset, gf, gff, rulesetRefusalSentence } from '@muster/rules';
import { useRulesets } from '@muster/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeRecordFile, parseRecordFile, RECORD_VERSION } from './record-file.ts';

const army = (name: string): Army => ({
  name,
  units: [
    {
      id: 'line',
      name: 'Line',
      quality: 4,
      defense: 4,
      cost: 100,
      rules: [],
      models: Array.from({ length: 5 }, (_, i) => ({
        id: `line.${i + 1}`,
        radius: 63,
        rules: [],
        weapons: [
          { name: 'Rifle', range: 2400, attacks: 1, rules: [{ id: 'ap', rating: 1 }] },
          { name: 'Knife', attacks: 1, rules: [] },
        ],
      })),
    },
    {
      id: 'seer',
      name: 'Seer',
      quality: 3,
      defense: 4,
      cost: 80,
      rules: [{ id: 'hero' }, { id: 'tough', rating: 3 }, { id: 'caster', rating: 2 }],
      models: [{ id: 'seer.1', radius: 63, rules: [], weapons: [{ name: 'Staff', attacks: 2, rules: [] }] }],
    },
  ],
  spells: [
    { name: 'Spark', value: 1, range: 1800, target: 'enemy', targets: 1, hits: 2, rules: [], grants: [] },
    {
      name: 'Veil',
      value: 1,
      range: 1800,
      target: 'friend',
      targets: 1,
      hits: 0,
      rules: [],
      grants: [{ id: 'stealth' }],
    },
  ],
});

const wood = { id: 'wood', kind: 'forest', polygon: [3000, 2000, 3600, 2000, 3600, 2600], types: ['cover'] as const };
const plan = compilePlan({
  ruleset: gf,
  armies: [army('Red'), army('Blue')],
  table: { name: 'Field', width: 7200, depth: 4800, terrain: [{ ...wood, height: 300, seeIntoNotThrough: true }] },
});
const players = [makePlayer('random', 'a'), makePlayer('random', 'b')];
const game = playOut(new Game({ plan, seed: 'record', players, keepEvents: true }));
const record = recordOf(game, ['random', 'random']);
const text = JSON.stringify(makeRecordFile(record));

type Json = Record<string, unknown>;
const fresh = (): Json & BattleRecord => JSON.parse(text) as Json & BattleRecord;
const findingsOf = (value: unknown): string[] => {
  const parsed = parseRecordFile(value);
  return parsed.ok ? [] : parsed.error.map(({ path, message }) => `${path}: ${message}`);
};

/** A file written by the second version: an id and a version, and one hash that includes texts. */
const asOld = ({ hash: _hash, ...rest }: Json, of: BattlePlan): Json => ({
  ...rest,
  version: 2,
  ruleset: { id: of.ruleset.id, version: of.ruleset.version },
  plan: textHashOfPlan(of),
});

describe('a record file', () => {
  test('is read as it was written, and replays', () => {
    const parsed = parseRecordFile(JSON.parse(text));
    expect(findingsOf(JSON.parse(text))).toEqual([]);
    if (!parsed.ok) return;
    expect(JSON.stringify(makeRecordFile(parsed.value))).toBe(text);
    const replayed = replay(parsed.value, gf);
    expect(replayed.problem).toBeUndefined();
    expect(replayed.matching).toBe(record.steps.length);
  });

  test('names its rules by id and version, and the kind of its hash', () => {
    expect(fresh()).toMatchObject({
      version: RECORD_VERSION,
      ruleset: { base: 'gf@1', changes: [] },
      hash: { kind: 'executed', rules: rulesHash(gf) },
    });
  });

  test('of the previous version is read as a current one, and verifies', () => {
    const parsed = parseRecordFile(asOld(fresh(), plan));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value).toMatchObject({ ruleset: refOf(gf), hash: { kind: 'text' } });
    const { problem, matching } = replay(parsed.value, gf);
    expect([problem, matching]).toEqual([undefined, record.steps.length]);
    const other = parseRecordFile({ ...asOld(fresh(), plan), plan: '00000000' });
    expect(other.ok && replay(other.value, gf).problem?.reason).toBe('plan');
  });

  test('of version 3 is read with the current names of settings, and verifies', () => {
    const { backOff, regenAfterDeadly, ...others } = fresh().settings;
    const decided = { setting: 'regen_after_deadly', value: false };
    const old = {
      ...fresh(),
      version: 3,
      settings: { ...others, regen_after_deadly: regenAfterDeadly, backOff },
      decisions: [{ step: 0, round: 1, side: 0, decided, by: -1 }],
    };
    const parsed = parseRecordFile(old);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.settings).toEqual(record.settings);
    expect(parsed.value.decisions).toMatchObject([{ decided: { setting: 'regenAfterDeadly', value: false } }]);
    expect(replay(parsed.value, gf).problem).toBeUndefined();
  });

  test('with changed rules or without a version of its rules is refused', () => {
    expect(findingsOf({ ...fresh(), ruleset: { base: 'gf@1', changes: [{ add: 'a rule' }] } })).toEqual([
      'ruleset.changes: must be empty: this version of Muster cannot play changed rules. Update Muster',
    ]);
    expect(findingsOf({ ...fresh(), ruleset: { base: 'gf', changes: [] } })).toEqual([
      'ruleset.base: must be an id and a version, such as gf@1',
    ]);
    expect(findingsOf({ ...fresh(), hash: { kind: 'other', plan: '0' } })[0]).toContain('hash.kind: must be one of');
  });

  test('replays with its own version of the rules if there is a newer one', () => {
    const next: Ruleset = { ...gf, version: '2', numbers: { ...gf.numbers, advance: 400, rush: 800 } };
    useRulesets(next);
    onTestFinished(() => useRulesets());
    const isSound = (one: BattleRecord): unknown => {
      const found = findRuleset(one.ruleset);
      return found.ok ? [found.value, replay(one, found.value).problem] : rulesetRefusalSentence(found.error);
    };
    expect(isSound(record)).toEqual([gf, undefined]);
    const newer = playOut(new Game({ plan: planOfRecord(record, next), seed: 'record', players, keepEvents: true }));
    const written = JSON.parse(JSON.stringify(makeRecordFile(recordOf(newer, ['random', 'random'])))) as unknown;
    const parsed = parseRecordFile(written);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(isSound(parsed.value)).toEqual([next, undefined]);
    // Its rules differ from those of version 1.
    expect(replay({ ...parsed.value, ruleset: refOf(gf) }, gf).problem).toBeDefined();
    useRulesets();
    expect(isSound(parsed.value)).toContain('There is no version 2 of the ruleset "gf" (known: 1). Update Muster');
  });

  test('of a Firefight contains pushes, jumps and falls', () => {
    const chasm = {
      id: 'gap',
      kind: 'chasm',
      polygon: [0, 2300, 4800, 2300, 4800, 2500, 0, 2500],
      types: [],
      gap: true,
    };
    const fire = compilePlan({
      ruleset: gff,
      armies: [army('Red'), army('Blue')],
      table: { width: 4800, depth: 4800, terrain: [{ ...chasm, depth: 400 }] },
    });
    const told = new Set<string>();
    for (let i = 0; i < 60 && told.size < 3; i++) {
      const bots = [makePlayer('random', `${i} a`), makePlayer('random', `${i} b`)];
      const played = playOut(new Game({ plan: fire, seed: `fire ${i}`, players: bots, keepEvents: true }));
      const file = JSON.parse(JSON.stringify(makeRecordFile(recordOf(played, ['random', 'random'])))) as BattleRecord;
      expect(findingsOf(file)).toEqual([]);
      for (const { type } of file.steps.flatMap(({ events = [] }) => events))
        if (type === 'pushed' || type === 'jumped' || type === 'fell-down') told.add(type);
    }
    expect([...told].sort()).toEqual(['fell-down', 'jumped', 'pushed']);
  });

  test('may omit the events, and may be unfinished', () => {
    const steps = fresh().steps.map(({ events: _events, ...step }) => step);
    expect(findingsOf({ ...fresh(), steps: steps.slice(0, 9) })).toEqual([]);
  });

  test('stores the reason of an action, complete or not at all', () => {
    const frank: Player = {
      ...players[0],
      explain: () => ({ unit: 1, text: 'Takes objective 2', worth: 41, others: [{ text: 'Holds', worth: -3 }] }),
    };
    const told = playOut(new Game({ plan, seed: 'record', players: [frank, players[1]], keepEvents: true }));
    const file = JSON.parse(JSON.stringify(makeRecordFile(recordOf(told, ['frank', 'random'])))) as BattleRecord;
    const parsed = parseRecordFile(file);
    expect(findingsOf(file)).toEqual([]);
    if (!parsed.ok) return;
    expect(parsed.value.steps.filter(({ why }) => why === 'Takes objective 2').length).toBeGreaterThan(5);
    expect(replay(parsed.value, gf, { keepEvents: true }).game.steps).toEqual(file.steps);
    const at = file.steps.findIndex(({ why }) => why !== undefined);
    const changed = (change: object): BattleRecord => ({
      ...file,
      steps: file.steps.map((step, i) => (i === at ? { ...step, ...change } : step)),
    });
    expect(findingsOf(changed({ why: 'x'.repeat(501) }))).toEqual([expect.stringContaining(`steps[${at}].why`)]);
    const [reason, ...rest] = file.steps[at].events ?? [];
    const half = { ...reason, others: [{ text: 'Holds', worth: 0.5 }] };
    expect(findingsOf(changed({ events: [half, ...rest] }))).toEqual([
      expect.stringContaining(`steps[${at}].events[0].others[0].worth`),
    ]);
  });

  test.each([
    ['nothing', undefined, '(top): must be an object, but it is missing'],
    ['a number', 7, '(top): must be an object, but it is 7'],
    ['another file', { format: 'muster-list', version: 1 }, 'format: must be one of muster-record'],
    ['a newer version', { ...fresh(), version: 9 }, 'version: made by a newer version of Muster: update to read it'],
    ['no version', { ...fresh(), version: 'x' }, 'version: must be a number, but it is "x"'],
    ['an unknown field', { ...fresh(), luck: 1 }, 'luck: is not a known field'],
    ['no armies', { ...fresh(), armies: undefined }, 'armies: must be a list, but it is missing'],
    ['one army', { ...fresh(), armies: [army('Red')] }, 'armies: needs at least 2 entries'],
    ['a strange seed', { ...fresh(), seed: 5 }, 'seed: must be a text, but it is 5'],
    ['strange dice', { ...fresh(), dice: 'loaded' }, 'dice: must be one of seeded, asked'],
    [
      'a strange setting',
      { ...fresh(), settings: { backOff: 'never' } },
      'settings.backOff: must be one of required, agreedAway',
    ],
    ['an unknown setting', { ...fresh(), settings: { luck: true } }, 'settings.luck: is not a known field'],
    ['too many steps', { ...fresh(), steps: Array.from({ length: 10_001 }, () => 0) }, 'steps: holds 10001 entries'],
    ['a start out of range', { ...fresh(), start: [-5, 0, 0] }, 'start: is not the state of a battle'],
    [
      'a table of no size',
      { ...fresh(), table: { width: 0, depth: 4800, terrain: [] } },
      'table.width: must be between 100 and 1000000',
    ],
  ])('reports %s', (_name, value, finding) => {
    expect(findingsOf(value).some((line) => line.startsWith(finding))).toBe(true);
  });

  test('reports two units or models with one id, and armies that are too large', () => {
    const twins = fresh();
    Object.assign(twins.armies[1].units[1], { id: 'line' });
    Object.assign(twins.armies[0].units[0].models[2], { id: 'line.1' });
    expect(findingsOf(twins)).toEqual([
      'armies[0].units[0].models[2].id: "line.1" is already the id of armies[0].units[0].models[0]',
      'armies[1].units[1].id: "line" is already the id of armies[1].units[0]',
    ]);
    const crowd = fresh();
    Object.assign(crowd.armies[0].units[0], {
      models: Array.from({ length: 599 }, (_, i) => ({ ...army('').units[0].models[0], id: `line.${i}` })),
    });
    expect(findingsOf(crowd)).toEqual(['armies: have 606 models (limit 600 in one battle)']);
  });

  test('reports invalid numbers with their place', () => {
    const broken = fresh();
    Object.assign(broken.armies[0].units[0].models[0], { radius: Number.NaN });
    Object.assign(broken.table.terrain[0], { polygon: [1, 2, 3, 4, 5] });
    expect(findingsOf(broken)).toEqual([
      'armies[0].units[0].models[0].radius: must be a number, but it is NaN',
      'table.terrain[0].polygon: needs at least 6 entries',
    ]);
  });

  test('checks the shape of actions, answers and events', () => {
    const bad = fresh();
    const step = { action: 'begin', answers: [], checksum: 0 };
    Object.assign(bad, {
      steps: [
        { ...step, action: { type: 'activate', unit: 99, action: 'fly', moves: [{ model: 0, path: [1] }] } },
        { ...step, action: { type: 'pass', really: true } },
        { ...step, answers: ['auto', 'never', 1.5, { model: 1, tokens: 2 }, { spite: 1 }, [[[[1]]]], null] },
        { ...step, events: [{ type: 'fell', unit: 0, model: 1, cause: 'boredom', by: -1 }, { type: 'sang' }] },
      ],
    });
    expect(findingsOf(bad).map((line) => line.slice(0, line.indexOf(': ')))).toEqual([
      'steps[0].action.unit',
      'steps[0].action.action',
      'steps[0].action.moves[0].path',
      'steps[1].action.really',
      'steps[2].answers[1]',
      'steps[2].answers[2]',
      'steps[2].answers[4].spite',
      'steps[2].answers[5][0][0][0]',
      'steps[2].answers[6]',
      'steps[3].events[0].cause',
      'steps[3].events[1].type',
    ]);
  });

  test('never throws on any input', () => {
    const dice = new Dice('fuzz');
    const values = [
      null,
      undefined,
      -1,
      1e9,
      0.5,
      Number.NaN,
      '',
      'auto',
      'x'.repeat(500),
      true,
      [],
      {},
      [[]],
      { type: 'pass' },
    ];
    for (let i = 0; i < 3000; i++) {
      const value = fresh();
      damage(value, dice, values);
      expect(() => parseRecordFile(value)).not.toThrow();
    }
  });
});

/** Puts a wrong value at some place of an object. */
const damage = (value: unknown, dice: Dice, values: readonly unknown[]): void => {
  let place = value as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(place);
    if (keys.length === 0) return;
    const key = keys[dice.below(keys.length)];
    const inner = place[key];
    if (typeof inner !== 'object' || inner === null || dice.below(5) === 0) {
      place[key] = values[dice.below(values.length)];
      return;
    }
    place = inner as Record<string, unknown>;
  }
};

describe('what a campaign adds to a record', () => {
  const missionPlan = compilePlan({
    ruleset: gf,
    armies: [army('Red'), army('Blue')],
    table: { name: 'Field', width: 7200, depth: 4800, terrain: [] },
    extras: { concedes: true, underdog: [0, 4], goesOn: 12 },
  });
  const rivals = [makePlayer('random', 'c'), makePlayer('solo', 'd')];
  const match = playOut(new Game({ plan: missionPlan, seed: 'mission', players: rivals, keepEvents: true }));
  const written = JSON.stringify(makeRecordFile(recordOf(match, ['random', 'solo'])));
  const withExtras = (extras: unknown): unknown => ({ ...(JSON.parse(written) as Json), extras });

  test('is read with it, replays and continues', () => {
    const parsed = parseRecordFile(JSON.parse(written));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.extras).toEqual({ concedes: true, underdog: [0, 4], goesOn: 12 });
    expect(replay(parsed.value, gf).problem).toBeUndefined();
    const half = replay(parsed.value, gf, { to: 12, players: rivals }).game;
    expect(playOut(half).finished).toBe(true);
  });

  test('is read from a file of the first version, where it was called a mission', () => {
    const { extras, ...rest } = asOld(JSON.parse(written) as Json, missionPlan);
    const parsed = parseRecordFile({ ...rest, version: 1, mission: extras });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(replay(parsed.value, gf).problem).toBeUndefined();
  });

  test('has the same plan for any order of its fields', () => {
    const parsed = parseRecordFile(withExtras({ goesOn: 12, underdog: [0, 4], concedes: true }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(replay(parsed.value, gf).problem).toBeUndefined();
    const other = parseRecordFile(withExtras({ goesOn: 11, underdog: [0, 4], concedes: true }));
    if (!other.ok) throw new Error(JSON.stringify(other.error));
    expect(replay(other.value, gf).problem).toEqual({ step: 0, reason: 'plan' });
  });

  test('names the random events of a campaign ruleset', () => {
    const { 64: one, 65: two } = EVENTS.gff;
    const events = { on: 5, dice: 'perPlayer', rerollDead: true } as const;
    const file = makeRecordFile({ ...record, extras: { events: { ...events, table: { 64: one, 65: two } } } });
    expect(file.extras).toEqual({ events: { ruleset: 'gff', numbers: [64, 65], ...events } });
    const parsed = parseRecordFile(JSON.parse(JSON.stringify(file)));
    expect(parsed.ok && parsed.value.extras?.events?.table).toEqual({ 64: one, 65: two });
    const all = makeRecordFile({ ...record, extras: { events: { ...events, table: EVENTS['aof-2.0'] } } });
    expect(all.extras?.events).toEqual({ ruleset: 'aof-2.0', ...events });
    const strange = { 64: { ...one, name: 'A rule of my own' } };
    expect(() => makeRecordFile({ ...record, extras: { events: { ...events, table: strange } } })).toThrow(
      'Only random events of a campaign ruleset can be written to a file.',
    );
  });

  test.each([
    [{ wonders: true }, 'extras.wonders: is not a known field (known: events, underdog, goesOn, concedes)'],
    [{ underdog: [1] }, 'extras.underdog: needs at least 2 entries'],
    [{ underdog: [1, -2] }, 'extras.underdog[1]'],
    [{ goesOn: 13 }, 'extras.goesOn'],
    [{ concedes: false }, 'extras.concedes: must be true or left out'],
    [{ events: { ruleset: 'gf', on: 5, dice: 'perMatch', rerollDead: false } }, 'extras.events.ruleset'],
    [{ events: { ruleset: 'gff', on: 5, dice: 'each', rerollDead: false } }, 'extras.events.dice'],
    [
      { events: { ruleset: 'gff', numbers: [17], on: 5, dice: 'perMatch', rerollDead: false } },
      'is not a random event',
    ],
    [3, 'extras'],
  ])('%j is refused', (extras, finding) => {
    expect(findingsOf(withExtras(extras)).join('\n')).toContain(finding);
  });
});

describe('the mission of a record', () => {
  const withMission = (mission: unknown): string[] => findingsOf({ ...fresh(), mission });
  const storm = {
    ...gf.mission,
    id: 'storm',
    roles: ['attacker', 'defender'],
    zones: {
      attacker: { zone: 'edge', edge: 'front', depth: 1200 },
      defender: {
        zone: 'area',
        corners: [
          [0, 1000],
          [1000, 1000],
          [500, 600],
        ],
      },
    },
    win: { by: 'threshold', role: 'attacker', points: 3 },
  };

  test('may be a mission of Muster or any other valid one', () => {
    expect([withMission('duel'), withMission(storm)]).toEqual([[], []]);
  });

  test.each([
    ['no-such', 'is not a known mission'],
    [{ ...storm, roles: ['attacker'] }, 'must include "defender"'],
    [{ ...storm, roles: ['attacker', 'defender', 'judge'] }, 'must include the role "judge"'],
    [{ ...gf.mission, roles: ['one', 'two', 'three'] }, 'is for 3 sides, but the battle has 2'],
    [{ ...storm, win: { by: 'luck' } }, 'mission.win.by'],
    [{ ...storm, rounds: 99 }, 'mission.rounds'],
    [{ ...storm, objectives: [{ place: 'fixed', at: [[0, 1001]] }] }, 'mission.objectives[0].at[0][1]'],
  ])('%j is refused', (mission, finding) => {
    expect(withMission(mission).join('\n')).toContain(finding);
  });
});
