import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BattleRecord } from '@muster/engine';
import { RECORD_VERSION } from '@muster/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { musterTyping } from '../../../tests/lib/muster.ts';
import { run } from './program.ts';

let folder = '';
const inFolder = (name: string): string => join(folder, name);
const write = (name: string, value: unknown): string => {
  writeFileSync(inFolder(name), typeof value === 'string' ? value : JSON.stringify(value));
  return inFolder(name);
};

/** Runs a command line and catches what it prints. */
const muster = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  let out = '';
  let err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  const code = await run(args);
  vi.restoreAllMocks();
  return { code, out, err };
};

type Json = Record<string, unknown>;
const loadRecord = (): Json & BattleRecord =>
  JSON.parse(readFileSync(inFolder('battle.json'), 'utf8')) as Json & BattleRecord;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-cli-'));
  vi.stubEnv('NO_COLOR', '1');
  const { code } = await muster(
    'battle',
    'play',
    '--seed',
    'test',
    '--sample',
    'ember-choir,mossback-kith',
    '--out',
    inFolder('battle.json'),
    '--quiet',
  );
  expect(code).toBe(0);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Input that cannot be used: code 2, sentences, and never a stack trace. */
const expectBad = ({ code, err }: { code: number; err: string }, ...parts: (string | RegExp)[]): void => {
  for (const part of parts) expect(err).toMatch(part);
  expect(err).not.toMatch(/\n\s+at |Internal error/);
  expect(code).toBe(2);
};

describe('help', () => {
  test('names every command', async () => {
    const { code, out } = await muster('--help');
    expect(code).toBe(0);
    for (const command of ['demo', 'battle', 'table', 'conform', 'Examples']) expect(out).toContain(command);
    expect((await muster()).out).toBe(out);
  });

  test('explains each command and its settings', async () => {
    expect((await muster('battle', 'play', '--help')).out).toMatch(/^Usage: muster battle play/);
    expect((await muster('battle', 'replay', '--help')).out).toContain('3 is the end of round 3');
    expect((await muster('battle', 'verify', '--help')).out).toContain('compare every step');
    expect((await muster('battle', 'picture', '--help')).out).toContain('.svg or .png');
    expect((await muster('battle', 'play', '--help')).out).toContain('castingAssists');
    expect((await muster('battle', 'play', '--help')).out).toMatch(
      /gff +kestrel-guild 200 300 · lantern-wardens 200 300 ·/,
    );
    expect((await muster('table', 'generate', '--help')).out).toContain('--theme');
  });

  test('names the mistyped word', async () => {
    expectBad(await muster('batle'), 'batle', 'battle');
    expectBad(await muster('battle', 'play', '--dice', 'loaded'), 'loaded');
    expectBad(await muster('battle', 'picture', 'x.json'), '--output');
  });
});

describe('a battle', () => {
  test('is played, replayed, verified and drawn', async () => {
    const file = inFolder('battle.json');
    const verified = await muster('battle', 'verify', file);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(/^The record is correct: \d+ steps match\.\n$/);
    const told = await muster('battle', 'replay', file);
    expect(told.code).toBe(0);
    expect(told.out).toContain('The Ember Choir (solo) against The Mossback Kith (solo)');
    expect(told.out).toMatch(/Round 4 · The \w+ \w+ to act/);
    expect(told.out).toMatch(/Victory for|A draw/);
    expect((await muster('battle', 'picture', file, '--round', '2', '-o', inFolder('a.svg'))).code).toBe(0);
    expect(readFileSync(inFolder('a.svg'), 'utf8')).toMatch(/^<svg .*End of round 2/s);
    expect(
      (await muster('battle', 'picture', file, '--to', '2.1', '--ranges', 'chanters', '-o', inFolder('a.png'))).code,
    ).toBe(0);
    expect([...readFileSync(inFolder('a.png')).subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  test('has random events on request', async () => {
    const play = ['battle', 'play', '--system', 'gff', '--seed', '2', '--no-why'];
    expect((await muster(...play)).out).not.toContain('event die');
    const told = await muster(...play, '--random-events');
    expect(told.code).toBe(0);
    expect(told.out.match(/on the event die/g)).toHaveLength(4);
  });

  test('is replayed with reasons, unless they are hidden', async () => {
    const { steps, ...record } = loadRecord();
    const file = write('why.json', { ...record, steps: steps.map(({ events: _events, ...step }) => step) });
    const told = (await muster('battle', 'replay', file, '--to', '1.2')).out;
    expect(told.match(/^▸ .*\n {2}Why: /gm)).toHaveLength(2);
    const quiet = (await muster('battle', 'replay', file, '--to', '1.2', '--no-why')).out;
    expect(quiet).not.toContain('Why: ');
    expect(quiet).toBe(told.replaceAll(/^ {2}Why: .*\n/gm, ''));
    expect(await muster('battle', 'verify', file)).toMatchObject({ code: 0, err: '' });
    expect(await muster('battle', 'verify', inFolder('battle.json'))).toMatchObject({ code: 0, err: '' });
  });

  test('is logged with reasons, unless they are hidden or a person plays', async () => {
    const battle = ['battle', 'play', '--seed', 'why', '--sample', 'lantern-wardens-200,kestrel-guild-200'];
    expect((await muster(...battle)).out).toMatch(/^▸ .*\n {2}Why: /m);
    expect((await muster(...battle, '--no-why')).out).not.toContain('Why: ');
    const against = async (...args: string[]): Promise<string> => {
      const typed = Array.from({ length: 60 }, () => '1');
      return (await musterTyping(() => typed.shift(), ...battle, '--players', 'human,solo', ...args)).out;
    };
    expect(await against()).toMatch(/^Express Delivery · .* deploys?\.$/m);
    expect(await against()).not.toContain('Why: ');
    expect(await against('--why')).toContain('Why: ');
  });

  test('stops at a moment', async () => {
    const file = inFolder('battle.json');
    const start = (await muster('battle', 'replay', file, '--to', '0')).out;
    expect(start).not.toContain('Round 1');
    const early = (await muster('battle', 'replay', file, '--to', '1.2')).out;
    expect(early).toContain('Round 1');
    expect(early.match(/▸/g)).toHaveLength(2);
    expect((await muster('battle', 'replay', file, '--to', '2')).out.match(/End of round/g)).toHaveLength(2);
    expectBad(await muster('battle', 'replay', file, '--to', '7.1'), 'does not reach 7.1: it ends in round 4');
    expectBad(await muster('battle', 'replay', file, '--to', 'noon'), '"noon" is not a moment');
  });

  test('is the same for the same seed, and prints JSON', async () => {
    const play = (): Promise<{ out: string }> =>
      muster('battle', 'play', '--seed', '5', '--players', 'random', '--json');
    const first = await play();
    expect((await play()).out).toBe(first.out);
    expect(JSON.parse(first.out)).toMatchObject({
      seed: '5',
      players: ['random', 'random'],
      report: { finished: true, rounds: 4 },
    });
    const replayed = JSON.parse((await muster('battle', 'replay', inFolder('battle.json'), '--json')).out) as Json;
    expect(replayed).toMatchObject({ simulated: true, seed: 'test', sides: ['The Ember Choir', 'The Mossback Kith'] });
    expect((replayed.steps as Json[]).length).toBe(loadRecord().steps.length);
    expect(JSON.parse((await muster('battle', 'verify', inFolder('battle.json'), '--json')).out)).toMatchObject({
      ok: true,
    });
  });

  test('shows its log without colours when asked to', async () => {
    const { code, out } = await muster('demo');
    expect(out).toContain('  Why: ');
    expect((await muster('demo', '--no-why')).out).toBe(out.replaceAll(/^ {2}Why: .*\n/gm, ''));
    expect(code).toBe(0);
    expect(out.slice(0, out.indexOf('Round 1'))).toMatch(/The Long Watch[^]*Letters of Marque/);
    expect((await muster('demo', '--sample', 'ember-choir,mossback-kith')).out).toContain('The Ember Choir');
    expect(out).toMatch(/Round 1 · .*\n▸ /);
    expect(out).toContain('objectives   units left   models lost');
    expect(out).not.toContain('\u001b');
  });

  test('keeps to settings', async () => {
    const args = ['battle', 'play', '--seed', '1', '--quiet', '--setting', 'castingAssists=open'];
    expect((await muster(...args, '--out', inFolder('open.json'))).code).toBe(0);
    expect((await muster('battle', 'verify', inFolder('open.json'))).code).toBe(0);
    expectBad(await muster('battle', 'play', '--setting', 'castingAssists=loud'), 'blind or open');
    expectBad(await muster('battle', 'play', '--setting', 'luck=high'), 'no setting "luck"');
    expectBad(await muster('battle', 'play', '--players', 'genius'), 'no player "genius"');
    expectBad(await muster('battle', 'play', '--players', 'solo,solo,solo'), 'Too many players: 3 for 2 sides');
    expectBad(await muster('battle', 'play', '--players', 'human', '--json'), '--json needs computer players');
    expectBad(await muster('battle', 'play', '--out', inFolder('no/b.json')), 'cannot be written');
    expectBad(await muster('battle', 'play', '--sample', 'elves'), 'Unknown sample army "elves"', 'ember-choir');
  });
});

describe('a record that was tampered with', () => {
  const tamper = async (change: (record: Json & BattleRecord) => void): Promise<{ code: number; err: string }> => {
    const record = loadRecord();
    change(record);
    return muster('battle', 'verify', write('tampered.json', record));
  };

  test('is detected', async () => {
    const answer = await tamper((record) => {
      record.seed = 'another';
    });
    expect(answer.code).toBe(1);
    expect(answer.err).toMatch(/Step \d+.*(has another result|against the rules|not complete)/);
    const sum = await tamper((record) => {
      record.steps[20].checksum ^= 1;
    });
    expect(sum).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Step 21, in round \d.* has another result/) as string,
    });
    const army = await tamper((record) => {
      Object.assign(record.armies[0].units[0], { quality: 2 });
    });
    expect(army).toMatchObject({ code: 1, err: expect.stringContaining('are not those') as string });
    const told = await tamper((record) => {
      const events = record.steps.flatMap((step) => step.events ?? []);
      const roll = events.find((event) => event.type === 'roll');
      if (roll?.type === 'roll') roll.faces[0] = (roll.faces[0] % 6) + 1;
    });
    expect(told).toMatchObject({ code: 1, err: expect.stringContaining('other events') as string });
  });

  test('with an impossible answer or action is refused with a sentence', async () => {
    const answers = await tamper((record) => {
      const step = record.steps.find((other) => other.answers.length > 0);
      if (step) step.answers[0] = true;
    });
    expect(answers.code).toBe(1);
    expect(answers.err).not.toMatch(/\n\s+at |Internal error/);
    const action = await tamper((record) => {
      record.steps.splice(5, 1);
    });
    expect(action.code).toBe(1);
  });
});

describe('a record of another ruleset version', () => {
  test('is shown from its events and not played again', async () => {
    const record = loadRecord();
    const file = write('foreign.json', { ...record, ruleset: { base: 'gf@99', changes: [] } });
    const told = await muster('battle', 'replay', file);
    expect(told.code).toBe(0);
    expect(told.err).toMatch(
      /There is no version 99 of the ruleset "gf" \(known: 1\)\. Update Muster.+ Only its stored events can be shown/,
    );
    const here = await muster('battle', 'replay', inFolder('battle.json'));
    expect(here.out).toContain(told.out.slice(told.out.indexOf('Round 1')).trimEnd());
    expect(JSON.parse((await muster('battle', 'replay', file, '--json')).out)).toMatchObject({ simulated: false });
    expectBad(await muster('battle', 'verify', file), 'cannot be verified here');
    expectBad(await muster('battle', 'picture', file, '-o', inFolder('no.svg')), 'No picture');
    const bare = write('bare.json', {
      ...record,
      ruleset: { base: 'chess@1', changes: [] },
      steps: record.steps.map(({ events: _events, ...step }) => step),
    });
    expectBad(await muster('battle', 'replay', bare), 'There is no ruleset "chess"', 'no stored events');
  });
});

describe('bad input', () => {
  test('files that are missing, invalid or of another kind', async () => {
    expectBad(await muster('battle', 'replay', inFolder('none.json')), 'none.json cannot be read: no such file');
    expectBad(await muster('battle', 'replay', folder), 'cannot be read: it is a folder');
    expectBad(
      await muster('battle', 'verify', write('half.json', '{"format": ')),
      'half.json cannot be used',
      'is not valid JSON',
    );
    expectBad(await muster('battle', 'verify', write('list.json', '[1, 2]')), 'must be an object, but it is a list');
    expectBad(
      await muster('battle', 'play', '--army', write('other.json', { format: 'other' })),
      'format: must be one of muster-list',
    );
    expectBad(await muster('battle', 'play', '--table', write('other.json', { format: 'other' })), 'format:');
    expectBad(await muster('table', 'check', write('text.json', '"table"')), 'must be an object');
    expectBad(
      await muster('battle', 'picture', inFolder('battle.json'), '-o', inFolder('a.gif')),
      'that ends in .svg or .png',
    );
    expectBad(
      await muster('battle', 'picture', inFolder('battle.json'), '-o', inFolder('no/a.svg')),
      'cannot be written',
    );
  });

  test('files of a newer version', async () => {
    const newer = { ...loadRecord(), version: RECORD_VERSION + 1 };
    expectBad(
      await muster('battle', 'replay', write('newer.json', newer)),
      'version: made by a newer version of Muster',
    );
  });

  test('invalid parts of records, each with its place', async () => {
    const record = loadRecord();
    const [first] = record.armies;
    const twins = { ...first, units: [first.units[0], first.units[0]] };
    expectBad(
      await muster('battle', 'verify', write('twins.json', { ...record, armies: [twins, record.armies[1]] })),
      'armies[0].units[1].id',
    );
    const crowd = { ...first.units[0], models: Array.from({ length: 10_000 }, () => first.units[0].models[0]) };
    const many = { ...first, units: [crowd] };
    expectBad(
      await muster('battle', 'verify', write('crowd.json', { ...record, armies: [many, record.armies[1]] })),
      'holds 10000 entries; at most 600',
    );
    expectBad(
      await muster(
        'battle',
        'verify',
        write('steps.json', { ...record, steps: [{ action: { type: 'dance' }, answers: {} }] }),
      ),
      'steps[0].action.type: must be one of',
      'steps[0].answers: must be a list',
      'steps[0].checksum',
    );
    const nan = JSON.stringify(record).replace(/"radius":\d+/, '"radius":1e999');
    expectBad(await muster('battle', 'verify', write('nan.json', nan)), 'radius: must be a number');
  });

  test('is also printed as JSON', async () => {
    const { code, out } = await muster('battle', 'verify', '--json', write('list.json', '[1, 2]'));
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ ok: false, findings: [{ path: '(top)' }] });
  });

  test('unknown rules are reported and ignored', async () => {
    const sample = readFileSync(new URL('../../../packages/army/samples/gf/ember-choir.json', import.meta.url), 'utf8');
    const list = sample.replace('"rules": ["Fearless"]', '"rules": ["Fearless", "Moonwalk"]');
    const { code, out } = await muster('battle', 'play', '--army', write('odd.json', list), '--seed', '1');
    expect(code).toBe(0);
    expect(out.slice(0, out.indexOf('Roll-off'))).toMatch(
      /The rule "moonwalk" is not known to .* has no effect \(The Ember Choir · /,
    );
  });
});

test('an internal error is one sentence and exit code 70', async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => {
    throw new Error('the lamp went out');
  });
  let err = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  expect(await run(['demo'])).toBe(70);
  expect(err).toBe('Internal error in Muster: the lamp went out\n');
});

describe('tables', () => {
  test('are generated, drawn and checked', async () => {
    const [table, picture] = [inFolder('table.json'), inFolder('table.svg')];
    const made = await muster(
      'table',
      'generate',
      '--seed',
      'hills',
      '--theme',
      'countryside',
      '-o',
      table,
      '--picture',
      picture,
    );
    expect(made.code).toBe(0);
    expect(readFileSync(picture, 'utf8')).toContain('Countryside');
    expect(await muster('table', 'check', table)).toMatchObject({
      code: 0,
      out: 'The table follows all guidelines.\n',
    });
    const printed = await muster('table', 'generate', '--seed', 'hills', '--theme', 'countryside');
    expect(printed.out).toBe(readFileSync(table, 'utf8'));
    expect((await muster('battle', 'play', '--table', table, '--seed', '2', '--quiet')).code).toBe(0);
  });

  test('that are empty get the list of missing terrain', async () => {
    const bare = { format: 'muster-table', version: 1, width: 72, depth: 48, terrain: [] };
    const { code, out, err } = await muster('table', 'check', write('bare-table.json', bare));
    expect(code).toBe(1);
    expect(out).toMatch(/pieces: Pieces on the table: 0 \(at least 15\)/);
    expect(err).toMatch(/The table breaks \d+ guidelines\./);
    const found = JSON.parse((await muster('table', 'check', inFolder('bare-table.json'), '--json')).out) as Json;
    expect(found).toMatchObject({ ok: false });
    const small = { ...bare, width: 40, depth: 40, terrain: [{ id: 'wood', kind: 'forest', rect: [5, 5, 19, 10] }] };
    const checked = (await muster('table', 'check', write('small-table.json', small))).out;
    expect(checked).toContain('room: The table is too small: its shorter side is 40″ (at least 48″');
    expect(checked).toContain('size: The forest wood is 14″ by 5″ (features 4″ to 12″, scatter 1″ to 3″): resize it.');
    expectBad(await muster('table', 'generate', '--size', 'huge'), '72x48');
    expectBad(await muster('table', 'generate', '--pieces', '1000'), 'from 1 to 60');
  });

  test('are placed in turns', async () => {
    const file = inFolder('placed.json');
    const { code, out } = await muster(
      'table',
      'place',
      '--players',
      'computer,computer',
      '--seed',
      'turns',
      '-o',
      file,
    );
    expect([code, out.match(/^Computer \d places/gm)?.length, out.match(/makes .* dangerous\.$/gm)?.length]).toEqual([
      0, 16, 2,
    ]);
    const { terrain } = JSON.parse(readFileSync(file, 'utf8')) as { terrain: Json[] };
    expect(terrain).toHaveLength(16);
    expectBad(await muster('table', 'place', '--players', 'human'), 'Wrong number of players: 1');
    expectBad(await muster('table', 'place', '--players', 'human,ghost'), 'Unknown player "ghost"');
    const played = await muster(
      'battle',
      'play',
      '--place-terrain',
      '--seed',
      'turns',
      '--players',
      'random',
      '--json',
    );
    expect((JSON.parse(played.out) as { report: Json }).report).toMatchObject({ finished: true });
    expectBad(
      await muster('battle', 'play', '--place-terrain', '--table', file),
      'A table from --table is already complete',
    );
  });
});
