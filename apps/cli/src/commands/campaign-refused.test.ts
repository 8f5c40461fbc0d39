import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Entry } from '@muster/campaign';
import { campaignLines, parseCampaignFile } from '@muster/protocol';
import { describe, expect, test, vi } from 'vitest';
import {
  begin,
  campaign,
  campaignFile,
  expectRefused,
  fight,
  inFreshFolders,
  lines,
  status,
  unit,
  writeJson,
  writeList,
} from '../../../../tests/lib/campaign.ts';
import { expectBad, muster } from '../../../../tests/lib/muster.ts';
import { run } from '../program.ts';

inFreshFolders();

describe('what is against the rules', () => {
  test('steps out of order', async () => {
    await begin();
    await expectRefused('no-match', 'No match is open', 'casualties');
    await lines('setup --dice 6,6');
    await expectRefused('wrong-step', /not at the casualties step.*campaign record/, 'casualties');
    await expectRefused('wrong-step', 'not at the experience step', 'experience');
    await expectRefused('wrong-step', 'not at the upgrade step', 'upgrade --unit ants --buy Flag --cost 5');
    await expectRefused('wrong-step', 'not at the recruit step', 'recruit --army reds --unit Newts --cost 10');
    await expectRefused('wrong-step', 'not at the upgrade step or the recruit step', 'next');
    await expectRefused('wrong-round', 'Round 3 cannot begin now. The next round is 1.', 'round --round 3');
    await expectRefused('id-taken', 'The id "m1" is taken. Choose another one.', 'setup --match m1 --no-objectives');
    await lines('record --winner reds');
    await expectRefused('wrong-step', 'First finish the casualties', 'record --winner reds');
    await expectRefused('army-busy', 'Reds are still in match m1', 'setup');
  });

  test('one hero too many', async () => {
    await begin();
    await fight();
    await lines('casualties --dice 3,3');
    await lines('experience');
    await lines('next');
    await lines('recruit --army blues --unit Duke --cost 50 --hero');
    await expectRefused(
      'too-many-heroes',
      'Blues already recruited a hero after this match (limit 1). Wait for the next match.',
      'recruit --army blues --unit Earl --cost 50 --hero',
    );
  });

  test('more points than the army has', async () => {
    await begin();
    await fight();
    await lines('casualties --dice 3,3');
    await lines('experience');
    // 50 were saved and 150 won.
    await expectRefused(
      'too-expensive',
      'Flag costs 201 points (limit 200)',
      'upgrade --unit ants --buy Flag --cost 201',
    );
    await lines('next');
    await expectRefused('too-expensive', 'cost 201 points', 'recruit --army reds --unit Newts --cost 201');
    await expectRefused(
      'too-expensive',
      'cost 201 points',
      'recruit --army reds --unit Newts --cost 151 --veteran --dice 5',
    );
  });

  test('a unit that sits out', async () => {
    await begin('--option', 'permadeath=false');
    await fight();
    // The bees die, for a D3 of 3 halved and rounded up: two matches.
    expect(await lines('casualties --dice 1,3,3')).toContain('Bees sit out for 2 matches.');
    await lines('experience');
    await lines('next');
    await lines('next');
    await expectRefused(
      'sits-out',
      'Bees sit out for 2 more matches',
      'setup --bring reds=ants,bees --bring blues=elks,foxes',
    );
    await expectRefused(
      'not-your-unit',
      '"elks" is not on the sheet of Reds',
      'setup --bring reds=elks --bring blues=elks',
    );
  });

  test('a report with units that were not in the match, or with too many losses', async () => {
    await begin();
    await lines('setup --dice 6,6 --bring reds=rook,ants,bees,cats --bring blues');
    const record = (...args: string[]): [string, ...string[]] => ['record', ...args];
    await expectRefused(
      'bad-report',
      '"yaks" is not in this match',
      ...record('--winner', 'reds', '--destroyed', 'yaks'),
    );
    await expectRefused(
      'bad-report',
      '"dogs" is not in this match',
      ...record('--winner', 'reds', '--killed', 'elks=dogs'),
    );
    await expectRefused(
      'bad-report',
      'lost 6 models (limit 5)',
      ...record('--winner', 'reds', '--models-lost', 'ants=6'),
    );
    await expectRefused(
      'bad-report',
      'Ants cannot have killed Ants: both are the same unit. Use an enemy unit, or --destroyed ants if no enemy did it.',
      ...record('--winner', 'reds', '--killed', 'ants=Ants'),
    );
    await expectRefused(
      'bad-report',
      'Ants cannot have killed Bees: both belong to Reds. Use an enemy unit, or --destroyed bees',
      ...record('--winner', 'reds', '--killed', 'elks+bees=foxes|ants'),
    );
    const traitors = writeJson('traitors.json', { destroyed: ['elks'], kills: [{ by: 'foxes', victim: 'elks' }] });
    await expectRefused('bad-report', 'both belong to Blues', ...record('--winner', 'reds', '--report', traitors));
    await expectRefused('bad-winner', 'Only one army can win', ...record('--winner', 'reds', '--winner', 'blues'));
    await expectRefused('bad-winner', '"greens" cannot have won', ...record('--winner', 'greens'));
    await expectRefused('bad-winner', 'did not concede', ...record('--winner', 'reds', '--conceded', 'reds'));
    await expectRefused('no-winner', 'The winner is missing', 'record');
    const report = writeJson('report.json', { destroyed: ['elks'], winners: ['reds', 'blues'] });
    await expectBad(campaign(...record('--winner', 'reds', '--report', report)), 'winners: is not a known field');
    const good = writeJson('good.json', { destroyed: ['elks'], kills: [{ by: 'ants', victim: 'elks', round: 1 }] });
    expect(await lines(...record('--winner', 'reds', '--report', good))).toContain('Reds win.');
  });

  test('impossible dice, and too few or too many of them', async () => {
    await begin();
    await fight();
    await expectRefused('bad-die', 'A die shows 1 to 6, not "7"', 'casualties --dice 3,7');
    await expectRefused('bad-die', 'not "0"', 'casualties --dice 0');
    await expectRefused(
      'missing',
      'A die is missing: casualty of Elks. Enter the faces with --dice, let Muster ask for each die with --real-dice, or leave both out and Muster rolls.',
      'casualties --dice 3',
    );
    await expectRefused(
      'missing',
      '2 dice are missing, in this order: casualty of Bees, casualty of Elks.',
      'casualties --real-dice',
    );
    await expectRefused('spare-dice', /One value of --dice was not needed \(5\)/, 'casualties --dice 3,3,5');
  });

  test('impossible random draws', async () => {
    await begin();
    await lines('setup --dice 6,6');
    await lines('round --dice 6,6,5');
    await expectRefused('bad-pick', '"greens" cannot be drawn here (random army).', 'event --lots greens');
    await expectRefused('missing', 'A random draw is missing: army, one of reds, blues', 'event --real-dice');
    await expectRefused('unknown-event', 'There is no random event 17', 'event --number 17');
    await expectRefused('unknown-unit', '"yaks" is not in this match', 'event --number 61 --target yaks');
    await expectRefused('unknown-army', '"greens" is not in this match', 'event --army greens');
    await expectRefused('unknown-unit', '"yaks" is not in this match', 'event --number 66 --destroyed yaks');
    await expectRefused('unknown-event', 'The match has no event 1', 'outcome --event 1 --done');
  });

  test('an unknown army, unit and match, with a suggestion', async () => {
    await begin();
    await expectRefused('unknown-army', 'did you mean "reds"', 'disband --army redds');
    await expectRefused('unknown-unit', 'did you mean "ants"', 'disband --unit antz');
    await expectRefused('unknown-match', 'none has been set up yet', 'record --match m9 --winner reds');
    await expectRefused('gap-too-wide', 'points apart (limit 250)', 'setup --bring reds=ants --bring blues=all');
    await expectRefused(
      'too-few-armies',
      'A match needs at least 2 armies (now 1). Choose more armies, let another army join, or finish the open match. See "muster campaign status".',
      'setup --bring reds',
    );
  });
});

describe('files', () => {
  test('a file from a newer version is refused', async () => {
    await begin();
    writeFileSync(campaignFile(), readFileSync(campaignFile(), 'utf8').replace('"version":2', '"version":99'));
    await expectRefused('newer-version', 'newer version of Muster', 'status');
    await expectRefused('newer-version', 'Update Muster', 'setup');
  });

  test('a file with unknown rules is refused', async () => {
    await begin();
    const [head, founding] = readFileSync(campaignFile(), 'utf8').split('\n');
    const {
      n: _n,
      sum: _sum,
      ...entry
    } = JSON.parse(founding.replaceAll('gf-3.4.0@1', 'gf-3.4.0@9')) as Record<string, unknown>;
    const book = parseCampaignFile(`${head}\n`);
    if (!book.ok) throw new Error(book.error.code);
    writeFileSync(campaignFile(), `${head}\n${campaignLines(book.value, [entry as unknown as Entry])}`);
    await expectRefused('unknown-version', 'There is no version 9 of the ruleset "gf-3.4.0"', 'status');
    await expectRefused('unknown-version', 'Update Muster', 'setup');
  });

  test('a file that is damaged in the middle is refused with the number of the line', async () => {
    await begin();
    writeFileSync(campaignFile(), readFileSync(campaignFile(), 'utf8').replace('"Reds"', '"Rads"'));
    await expectRefused('spoilt-line', 'damaged in line 3', 'status');
  });

  test('a file that is not a campaign, or does not exist, is refused', async () => {
    writeFileSync(campaignFile(), 'hello');
    await expectRefused('not-a-campaign', 'is not a campaign file of Muster', 'status');
    rmSync(campaignFile());
    await expectBad(campaign('status'), 'no such file');
    expect(existsSync(campaignFile())).toBe(false);
  });

  /** A campaign whose last line, the joining of the Blues, is torn. */
  const tear = async (): Promise<string> => {
    await begin();
    const torn = readFileSync(campaignFile(), 'utf8').slice(0, -30);
    writeFileSync(campaignFile(), torn);
    return torn;
  };

  test.each([
    'status',
    'standings',
    'sheet',
    'chronicle',
    'log',
    'upgrade --unit ants --list',
    'recruit --army reds --list',
  ])('a torn last line is reported and left alone by %s', async (line) => {
    const torn = await tear();
    const { code, out, err } = await muster(...campaign(line));
    expect([code, err]).toEqual([0, expect.stringContaining('the last command was interrupted')]);
    expect(out).not.toContain('Blues');
    expect([readFileSync(campaignFile(), 'utf8'), existsSync(`${campaignFile()}.torn-1`)]).toEqual([torn, false]);
  });

  test('repair moves an incomplete last line to another file, and so does the next command that writes', async () => {
    const torn = await tear();
    const { code, out } = await muster(...campaign('repair'));
    expect([code, out]).toEqual([0, `${campaignFile()} is repaired: 2 entries.\n`]);
    expect(torn.endsWith(readFileSync(`${campaignFile()}.torn-1`, 'utf8'))).toBe(true);
    expect(await lines('repair')).toEqual([`${campaignFile()} is intact: 2 entries, nothing to repair.`]);
    writeFileSync(campaignFile(), torn);
    expect((await muster(...campaign('override --by Ann --reason x name=Peace'))).code).toBe(0);
    expect(existsSync(`${campaignFile()}.torn-2`)).toBe(true);
    expect((await lines('status'))[0]).toContain('Peace');
  });

  test('days before the campaign began', async () => {
    await begin();
    const early = ['--on', '2025-02-28'];
    await expectRefused('bad-date', '2025-02-28 is before the campaign began (2025-03-01)', 'setup', ...early);
    await expectRefused(
      'bad-date',
      '2025-02-28 is before the campaign began (2025-03-01). Choose that day or a later one.',
      'status',
      ...early,
    );
    await expectRefused('bad-date', '2025-03-01', 'override --by Ann --reason x name=Peace', ...early);
    await lines('setup --on 2025-03-01 --dice 1,6');
    await expectRefused('bad-date', '2025-03-01', 'record --winner reds', ...early);
  });

  test('of two organisers who write at the same time, one must reload', async () => {
    await begin();
    const said: string[] = [];
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    // Both have read the campaignFile() before either of them writes.
    const codes = await Promise.all(
      ['Greens', 'Greys'].map((army) =>
        run(campaign('join', '--army', army, '--list', writeList(army, [unit(army.toLowerCase(), 900)]))),
      ),
    );
    vi.restoreAllMocks();
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(said.join('')).toContain('has changed since it was read');
    expect((await status()).entries).toBe(4);
  });

  test('a new campaign never replaces an old one', async () => {
    await begin();
    await expectRefused('file-exists', 'already exists', 'new --name x --rules gff');
  });
});

describe('options of a new campaign', () => {
  test.each([
    [['--rules', 'gf-9'], 'gf-3.4.0, gff, aof-2.0'],
    [['--rules', 'gff', '--option', 'mood=good'], 'There is no option "mood"'],
    [['--rules', 'gff', '--option', 'permadeath=perhaps'], 'cannot be "perhaps"'],
    [['--rules', 'gff', '--on', '2025-02-30'], '"2025-02-30" is not a valid day'],
    [['--rules', 'gff', '--type', 'short'], 'game, point, time, endless'],
  ])('%j is refused', async (args, part) => {
    const { code, err } = await muster(...campaign('new', '--name', 'War', ...args));
    expect([code, err]).toEqual([2, expect.stringContaining(part)]);
    expect(existsSync(campaignFile())).toBe(false);
  });
});
