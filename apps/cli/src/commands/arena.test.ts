import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseContender } from '@muster/host';
import { gameOf, planArena, planShelf, playGame } from '@muster/lab';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBad, muster, musterInColour, musterJson, musterLines } from '../../../../tests/lib/muster.ts';
import { setColumns } from '../../../../tests/lib/terminal.ts';
import { playAgain } from '../arena/again.ts';
import { makeGrounds } from '../arena/grounds.ts';
import { chanceText } from '../bars.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-arena-'));
let undo: () => void;
beforeAll(() => {
  undo = setColumns(80);
});
afterAll(() => {
  undo();
  rmSync(folder, { recursive: true });
});

const at = (name: string): string => join(folder, name);

/** A small gang, so that a battle takes milliseconds. */
const gang = (name: string, weapon: string): string => {
  const file = at(`${name}.json`);
  const unit = { quality: 4, defense: 4, cost: 30, base: 32, rules: [], weapons: [weapon] };
  const units = [
    { ...unit, id: 'guard', name: 'Guard', size: 3 },
    { ...unit, id: 'brute', name: 'Brute', size: 1, quality: 3, rules: ['Tough(3)'] },
  ];
  writeFileSync(file, JSON.stringify({ format: 'muster-list', version: 1, name, system: 'gff', units }));
  return file;
};

const GANGS = [gang('guns', 'Gun (18", A1)'), gang('knives', 'Knife (A2)')].join(',');
const SMALL = ['arena', '--players', 'solo,random', '--armies', GANGS, '--tables', '2', '--games'];
const small = (games: number, ...more: string[]): string[] => [...SMALL, String(games), ...more];

/** Returns a copy of a file in which all games are already played. */
let told = 0;
const played = (): string => {
  const file = at(`told-${told++}.json`);
  copyFileSync(at('whole.json'), file);
  return file;
};
interface Figures {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  score: number;
  interval: [number, number];
}

interface ArenaJson {
  finished: boolean;
  games: number;
  gamesPerPairing: number;
  checksum: string;
  players: (Figures & { player: string; rating: number })[];
  pairings: (Figures & { players: [string, string] })[];
  armies: (Figures & { army: string })[];
  bars: { reached: boolean }[];
  time?: { workers: number; seconds: number };
}

/** Returns a result without the timings of the machine. */
const timeless = async (...args: string[]): Promise<ArenaJson> => {
  const { time, ...rest } = await musterJson<ArenaJson>(...args);
  expect(Object.keys(time ?? {})).toEqual([
    'millisecondsPerBattle',
    'seconds',
    'battlesPerSecond',
    'workers',
    'megabytesPerWorker',
  ]);
  return rest;
};

let whole: ArenaJson;
beforeAll(async () => {
  whole = await timeless(...small(24, '--workers', '1', '--out', at('whole.json')));
});

describe('an arena', () => {
  test('prints the stronger player as JSON', () => {
    const keys =
      'seed gamesPerPairing finished grounds games players pairings armies firstSide firstTurn checksum length bars';
    expect(Object.keys(whole).join(' ')).toBe(keys);
    expect(whole).toMatchObject({
      seed: 'arena',
      finished: true,
      games: 24,
      grounds: [{ system: 'gff', tables: ['arena-table-1', 'arena-table-2'] }],
      length: { unfinished: 0 },
      firstSide: { games: 24 },
      firstTurn: { games: 24 },
      bars: [],
    });
    const [pairing] = whole.pairings;
    expect(pairing.players).toEqual(['solo', 'random']);
    expect(pairing.wins + pairing.draws + pairing.losses).toBe(24);
    expect(pairing.score).toBeCloseTo((pairing.wins + pairing.draws / 2) / 24, 12);
    expect(pairing.interval[0]).toBeLessThan(pairing.score);
    expect(pairing.score).toBeGreaterThan(0.7);
    expect(whole.players.map(({ player }) => player)).toEqual(['solo', 'random']);
    expect(whole.armies.map(({ games }) => games)).toEqual([24, 24]);
  });

  test('has the same result with two workers', async () => {
    expect(await timeless(...small(24, '--workers', '2'))).toEqual(whole);
  });

  test('has the same result after a stop and a restart', async () => {
    const out = at('stopped.json');
    // Ctrl-C is pressed as soon as the first game is on the disk.
    const waiting = setInterval(() => {
      if (!existsSync(out)) return;
      clearInterval(waiting);
      process.emit('SIGINT');
    }, 1);
    const stopped = await muster(...small(24, '--workers', '2', '--out', out, '--bar', 'solo:random:0.99'));
    clearInterval(waiting);
    expect(stopped.code).toBe(130);
    expect(stopped.out).not.toContain('Bars');
    const [, games] = /Stopped after (\d+) of 24 games\. Run the same command to continue/.exec(stopped.err) ?? [];
    expect(Number(games)).toBeGreaterThan(0);
    expect(Number(games)).toBeLessThan(24);
    const resumed = await muster(...small(24, '--workers', '1', '--out', out, '--json'));
    expect(resumed.err).toContain(`${out} has ${games} of 24 games. Continuing from there.`);
    const { time: _time, ...result } = JSON.parse(resumed.out) as ArenaJson;
    expect(result).toEqual(whole);
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  test('plays no game again and only adds missing ones', async () => {
    const out = at('grown.json');
    await muster(...small(12, '--out', out));
    const again = await muster(...small(12, '--out', out, '--json'));
    const { games, time } = JSON.parse(again.out) as ArenaJson;
    expect([again.err, games, time?.workers]).toEqual(['', 12, 0]);
    const grown = await muster(...small(24, '--out', out, '--json'));
    expect(grown.err).toBe(`${out} has 12 of 24 games. Continuing from there.\n`);
    const { time: _time, ...result } = JSON.parse(grown.out) as ArenaJson;
    expect(result).toEqual(whole);
    const file = JSON.parse(readFileSync(out, 'utf8')) as { format: string; result: ArenaJson };
    expect([file.format, file.result.checksum]).toEqual(['muster-arena', whole.checksum]);
  });

  test('prints tables', async () => {
    const lines = await musterLines(...small(24, '--out', played()));
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect(lines.slice(0, 3)).toEqual([
      'Arena: 2 players, 1 pairing of 24 games',
      '  Grimdark Future: Firefight, 2 armies on 2 tables',
      '  seed arena; every seed is played with sides and armies swapped',
    ]);
    const { wins, draws, losses, score } = whole.pairings[0];
    expect(lines.find((line) => line.startsWith('  solo – random '))).toContain(`${wins}·${draws}·${losses}`);
    const [solo, random] = ['solo', 'random'].map((name) => lines.find((line) => line.startsWith(`  ${name}  `)) ?? '');
    expect(solo).toContain(chanceText(score));
    expect(random).toContain(chanceText(1 - score));
    expect(solo.length).toBe(random.length);
    expect(lines.filter((line) => /^\S/.test(line))).toEqual([
      'Arena: 2 players, 1 pairing of 24 games',
      'Players',
      'Pairings  score of the first, 95 % interval, wins·draws·losses',
      'Advantages, all players',
      'Armies, all players',
    ]);
    expect((await musterInColour(...small(24, '--out', played()))).out).toContain('\u001b[1mPlayers');
  });

  test('lets a player play against itself', async () => {
    const args = ['arena', '--players', 'solo', '--armies', GANGS.split(',')[0], '--tables', '1', '--games', '3'];
    const lines = await musterLines(...args);
    expect(lines[0]).toBe('Arena: solo against itself, 4 games');
    expect(lines.filter((line) => /^\S/.test(line)).slice(1)).toEqual(['Advantages, all players']);
  });
});

describe('a bar', () => {
  test.each([
    ['that is reached', 'solo:random:0.5', 0, '✓ solo against random scores'],
    ['that is not', 'random:solo:0.4', 1, '✗ random against solo scores'],
  ])('%s', async (_name, bar, code, words) => {
    const printed = await muster(...small(24, '--out', played(), '--bar', bar));
    expect([printed.code, printed.err]).toEqual([code, '']);
    expect(printed.out).toContain(words);
    const forPrograms = await muster(...small(24, '--out', played(), '--bar', bar, '--json'));
    expect(forPrograms.code).toBe(code);
    expect((JSON.parse(forPrograms.out) as ArenaJson).bars).toMatchObject([{ reached: code === 0 }]);
  });
});

test('a game of an arena can be played again', async () => {
  const { grounds } = makeGrounds({
    system: [],
    armies: GANGS.split(','),
    book: [],
    tables: ['2'],
    seed: 'it is',
    settings: {},
  });
  const contenders = ['solo', 'random'].flatMap((text) => {
    const contender = parseContender(text);
    return contender.ok ? [contender.value] : [];
  });
  const plan = planArena({ seed: 'it is', games: 16, contenders, grounds });
  const shelf = planShelf(plan.order);
  const games = plan.lanes.slice(0, 2).flatMap((lane) => [0, 1, 2, 3].map((number) => gameOf(plan, lane, number)));
  for (const game of games) {
    const command = playAgain(plan.order, game);
    const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
    expect(words.shift()).toBe('muster');
    // oxlint-disable-next-line no-await-in-loop
    const { steps, report } = await musterJson<{ steps: number; report: { winner?: number } }>(...words);
    const { outcome, side, steps: had } = playGame(plan.order, shelf, game);
    const winner = outcome === 'draw' ? undefined : outcome === 'win' ? side : 1 - side;
    expect([steps, report.winner]).toEqual([had, winner]);
  }
});

describe('invalid input', () => {
  beforeAll(() => writeFileSync(at('other.json'), '{}'));

  test.each([
    ['an unknown player', ['--players', 'solo,sola'], /no player "sola"; did you mean "solo"\?/],
    ['options of a player without any', ['--players', 'solo:brave'], /"brave" in solo:brave: use just solo/],
    [
      'a file for a player with a time budget',
      ['--players', 'general:milliseconds=5,solo', '--out', at('new.json')],
      /general:milliseconds=5 plays differently every time.*budget in rollouts/,
    ],
    ['a player twice', ['--players', 'solo,solo'], /solo is listed twice/],
    ['no players', ['--players', ','], /No players given/],
    ['a bar without a score', ['--bar', 'solo:random'], /score between 0 and 1, such as captain:solo:0\.62/],
    ['a bar for other players', ['--bar', 'solo:general:0.5'], /must name/],
    ['an unknown game', ['--system', 'chess'], /Unknown game "chess"\. Games: gf/],
    ['a list of another game', ['--system', 'gf,aof', '--armies', `samples,${GANGS}`], /list for gff: add that/],
    [
      'no lists of a size',
      ['--system', 'gff', '--armies', 'ready', '--points', '7'],
      /no ready lists of 7 points.*--points 200 or 300/,
    ],
    ['no samples of a game', ['--system', 'aofs', '--armies', 'samples'], /no samples for aofs: choose lists/],
    ['a game without armies', ['--system', 'gff,gf', '--armies', GANGS], /No lists for gf/],
    ['a missing list', ['--armies', 'missing-gang'], /No file or ready list "missing-gang"/],
    ['no tables', ['--tables', '0'], /Wrong number of tables: 0 \(allowed: 1 to 100\)/],
    ['a missing table', ['--tables', at('none.json')], /none\.json cannot be read/],
    ['no games', ['--games', '0'], /whole number from 1/],
    ['no seed', ['--seed', ' '], /The seed is empty/],
    ['a file of another kind', ['--out', at('other.json')], /is not an arena file of Muster and was not changed/],
    ['a missing folder', ['--out', at('none/out.json')], /cannot be written: no such file or folder/],
  ] as [string, string[], RegExp][])('%s', async (_name, more, part) => {
    const given = (option: string): boolean => more.includes(option);
    const rest = [
      ...(given('--players') ? [] : ['--players', 'solo,random']),
      ...(given('--armies') || given('--system') ? [] : ['--armies', GANGS]),
    ];
    await expectBad(['arena', ...rest, ...more], part);
  });

  test('a file of another arena', async () => {
    const out = played();
    const before = readFileSync(out, 'utf8');
    await expectBad(
      small(24, '--out', out, '--seed', 'x'),
      /has another arena: its seed is arena, but this command has x\./,
    );
    await expectBad(
      ['arena', '--players', 'random,solo', '--armies', GANGS, '--out', out],
      /its players are solo, random, but this command has random, solo\. Use the same arguments/,
    );
    await expectBad(
      ['arena', '--players', 'solo,random', '--armies', GANGS, '--tables', '1', '--out', out],
      /its tables are /,
    );
    await expectBad(small(24, '--out', out, '--setting', 'regenAfterDeadly=false'), /its settings are /);
    await expectBad(small(4, '--out', out), /has more than 4 games for a pairing: increase --games/);
    expect(readFileSync(out, 'utf8')).toBe(before);
    writeFileSync(out, before.replaceAll(/"first":-?\d+/g, '"first":1'));
    await expectBad(small(24, '--out', out), /was played by another version of Muster.*choose another file/);
    writeFileSync(out, before.replaceAll('"rounds":', '"turns":'));
    await expectBad(small(24, '--out', out), /cannot be used/, /lanes\[0\]\.rounds/);
  });
});
