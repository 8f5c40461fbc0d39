import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  begin,
  campaign,
  campaignFile,
  expectRefused,
  fight,
  inFreshFolders,
  lines,
  standings,
  status,
} from '../../../../tests/lib/campaign.ts';
import { expectBad, muster, musterJson } from '../../../../tests/lib/muster.ts';

inFreshFolders();

describe('decisions', () => {
  /** The ants are captured: a player who pays gets them back. */
  const capture = async (): Promise<void> => {
    await begin();
    await lines('setup --dice 6,6');
    await lines('round --dice 5,1,1');
    await lines('event --lots reds,ants');
  };

  test('are reported with their options if no person can be asked', async () => {
    await capture();
    await expectRefused(
      'missing',
      /ransom of Ants for 50 points \(bank 200\), one of pay, decline.*--choose "ants ransom=pay"/,
      'record --winner reds --dice 1',
    );
    await expectRefused(
      'bad-choice',
      '"maybe" cannot be chosen',
      'record --winner reds --dice 1',
      '--choose',
      'ants ransom=maybe',
    );
  });

  test('are given with --choose', async () => {
    await capture();
    // A D3 of 1, times 50: 50 saved and 150 won, less 50.
    const said = await lines('record --winner reds --dice 1', '--choose', 'ants ransom=pay');
    expect(said).toContain('Reds: -50 points (ransom), now 150.');
  });

  test('are left to Muster with --auto', async () => {
    await capture();
    expect(await lines('record --winner reds --dice 2 --auto')).toContain('Reds: -50 points (ransom), now 150.');
  });
});

describe('secrets', () => {
  const prepare = async (): Promise<void> => {
    await begin();
    await lines('setup --dice 6,6');
    await lines('round --dice 5,5,2');
  };

  test('are saved as a seal that only the right note and word reveal', async () => {
    await prepare();
    await expectRefused(
      'missing',
      'The army of the secret note is missing. Draw it at random first and add --army, or use --later now and "muster campaign seal" afterwards.',
      'event --note elks --word tulip',
    );
    await expectRefused(
      'unknown-unit',
      '"ants" is not an enemy in this match. Use the id of an enemy unit.',
      'event --army reds --note ants --word tulip',
    );
    await lines('event --army reds --note Elks --word tulip');
    expect(readFileSync(campaignFile(), 'utf8')).not.toMatch(/tulip/);
    const { facts } = await musterJson<{ facts: { command: Record<string, unknown> }[] }>(...campaign('log'));
    expect(facts.at(-1)?.command['known']).toEqual({
      army: 'reds',
      seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    await expectRefused(
      'bad-seal',
      'The seal of Reds does not match: the note or the secret word is not the original one.',
      'reveal --event 1 --note elks --word rose',
    );
    await expectRefused(
      'bad-seal',
      'The seal of Reds does not match: the note or the secret word is not the original one.',
      'reveal --event 1 --note foxes --word tulip',
    );
    await expectRefused('unknown-event', 'The match has no event 2', 'reveal --event 2 --note elks --word tulip');
    expect(await lines('reveal --event 1 --note elks --word tulip')).toEqual(['Secret note: Elks.']);
    expect(await lines('record --winner reds --destroyed elks')).toContain('Ants: +1 XP (revenge), now 1.');
  });

  test('may be sealed after the draw of their army', async () => {
    await prepare();
    await lines('event --lots blues --later');
    await lines('seal --event 1 --note ants --word tulip');
    await expectRefused('bad-seal', 'already', 'seal --event 1 --note bees --word tulip');
    await lines('reveal --event 1 --note Ants --word tulip');
  });
});

describe('upgrades and recruits from a book', () => {
  const prepare = async (): Promise<void> => {
    await lines('new --name War --rules gf-3.4.0 --type endless');
    await lines('join --army Watch --list lantern-wardens-1000');
    await lines('join --army Guild --list kestrel-guild-1000');
    await lines('setup --dice 6,6');
    await lines('record --winner guild');
    await lines('casualties');
    await lines('experience');
  };

  test('are offered with their prices, bought, and sold after the next match', async () => {
    await prepare();
    const { offers, owned, bank } = await musterJson<{
      offers: { id: string; cost: number }[];
      owned: { id: string; cost: number; sale: number }[];
      bank: number;
    }>(...campaign('upgrade', '--unit', 'gull-riggers', '--list'));
    // 5 saved and 300 for losing.
    expect(bank).toBe(305);
    expect(offers).toContainEqual(expect.objectContaining({ id: 'foghorn', cost: 10 }));
    expect(owned).toEqual([expect.objectContaining({ id: 'rivet-gun', cost: 5, sale: 5 })]);
    expect(await lines('upgrade --unit gull-riggers --buy foghorn')).toContain('Watch: -10 points (bought), now 295.');
    await expectRefused('not-offered', '"foghorn" is not available here', 'upgrade --unit gull-riggers --buy foghorn');
    await expectRefused(
      'bought-just-now',
      'Foghorn (Musician) was bought after this match. You can sell it after the next match.',
      'upgrade --unit gull-riggers --sell foghorn',
    );
    // 5 points are only paid on a 4 or more.
    expect(await lines('upgrade --unit gull-riggers --sell rivet-gun --dice 3')).toEqual([
      expect.stringContaining('No one buys Rivet Gun'),
      expect.stringMatching(/^ {2}Dice for Gull Riggers: sale of Rivet Gun .* 3 \(not sold\)\.$/),
    ]);
    await expectRefused(
      'tried-already',
      'You already tried to sell Rivet Gun (12", A2, AP(2)) after this match. Try again after the next match.',
      'upgrade --unit gull-riggers --sell rivet-gun --dice 6',
    );
    await expectRefused('unknown-upgrade', 'has no upgrade "crown"', 'upgrade --unit gull-riggers --sell crown');
  });

  test('recruits come from the book of their army, with their upgrades', async () => {
    await prepare();
    await lines('next');
    expect(await lines('recruit --army watch --unit wreck-hounds', '--name', 'Old Dogs')).toEqual([
      'Watch: -105 points (recruited), now 200.',
      '  Old Dogs, 105 points (id old-dogs)',
    ]);
    await expectRefused('not-offered', 'did you mean "wreck-hounds"', 'recruit --army watch --unit wreck-hound');
    await expectRefused(
      'name-taken',
      '"Old Dogs" is taken',
      'recruit --army watch --unit gull-riggers',
      '--name',
      'Old Dogs',
    );
    expect(await lines('recruit --army watch --unit gull-riggers --upgrades foghorn')).toContain(
      '  Gull Riggers 2, 135 points (id gull-riggers-2)',
    );
  });
});

describe('corrections', () => {
  test('show the differences, and are saved only after confirmation', async () => {
    await begin();
    await fight();
    await lines('casualties --dice 1,3');
    const before = readFileSync(campaignFile(), 'utf8');
    const shown = await muster(...campaign('amend', '--match', 'm1', '--winner', 'blues'));
    expect([shown.code, readFileSync(campaignFile(), 'utf8')]).toEqual([2, before]);
    expect(shown.out).toContain('Differences if you save:\n');
    expect(shown.out).toContain('Reds: VP 2 → 0');
    expect(shown.out).toContain('Blues: VP 0 → 2');
    expect(shown.err).toContain('This will be saved as a correction. Add --yes to confirm.');
    const { draws, entries } = await musterJson<{ draws: { kept: number; added: number }; entries: number[] }>(
      ...campaign('amend', '--match', 'm1', '--winner', 'blues', '--yes', '--reason', 'typed wrongly'),
    );
    // Both dice for casualties still apply.
    expect([draws, entries]).toEqual([{ kept: 2, gone: 0, added: 0 }, [9]]);
    expect((await standings())[0]).toMatchObject({ army: 'blues', vp: 2 });
    expect((await lines('log --all')).join('\n')).toContain('correction by organiser: typed wrongly');
  });

  test('name the dice that are rolled again', async () => {
    await begin();
    await fight();
    await lines('casualties --dice 3,3');
    const said = await lines('amend --match m1 --destroyed elks,bees,gnus --dice 2 --yes');
    // It is written at once, so it says what is.
    expect(said[0]).toBe('Differences:');
    expect(said.join('\n')).not.toContain('would');
    expect(said.join('\n')).toContain('new: casualty of Gnus 2');
  });

  test('leave everything else as it was', async () => {
    await begin();
    await fight();
    await lines('casualties --dice 3,3');
    await lines('experience');
    // The gnus, not the elks: the ants keep the XP for a kill, and nothing was said of the kill of the foxes.
    const said = await lines('amend --match m1 --not-killed elks --killed gnus=ants --dice 1 --yes');
    expect(said).toContain('  Blues · Gnus: on the sheet yes → no');
    expect(said).toContain('  Blues · Elks: XP 0 → 1');
    expect(said.filter((line) => /Ants|Foxes/.test(line))).toEqual([]);
    await expectBad(
      campaign('amend --match m1'),
      'Add either --remove, or the corrected result (--winner, --report …).',
    );
  });

  test('are saved as shown: with the same dice and differences', async () => {
    await begin('--seed', 'ash');
    await fight();
    await lines('casualties');
    await lines('experience --auto');
    const wanted = 'amend --match m1 --destroyed elks,bees,gnus,rook --auto';
    const shown = [await muster(...campaign(wanted)), await muster(...campaign(wanted, '--by', 'Ben'))];
    expect(shown[0].out).toContain('casualty of Gnus ');
    expect(shown[1]).toEqual(shown[0]);
    // Other commands in between make no difference.
    await lines('override --by Ann', '--reason', 'a gift', '--army', 'reds', 'bank=400');
    const written = await lines(wanted, '--yes');
    const dice = (text: string): string => /new: .*/.exec(text)?.[0] ?? 'none';
    expect(dice(written.join('\n'))).toBe(dice(shown[0].out));
    const xp = (text: string): string[] => text.split('\n').filter((line) => line.includes(' · '));
    expect(xp(written.join('\n'))).toEqual(xp(shown[0].out));
  });

  test('do not roll again for facts that are only decided again', async () => {
    await begin();
    await fight();
    await lines('casualties');
    const casualties = (await status()).entries;
    const dice = async (): Promise<unknown> => {
      const { facts } = await musterJson<{ facts: { draws: unknown }[] }>(...campaign('log'));
      return facts[casualties - 1].draws;
    };
    const before = await dice();
    await lines('amend', '--entry', String(casualties), '--redo', '--yes');
    await lines('amend', '--entry', String(casualties), '--redo', '--yes');
    expect(await dice()).toEqual(before);
  });

  test('name an event that is removed with its victim', async () => {
    // The loser has 300 points, the winner 150, and 50 were saved.
    await begin();
    await lines('setup --no-objectives');
    await lines('record --winner blues');
    await lines('casualties');
    await lines('experience');
    await lines('next');
    await lines('recruit --army reds --unit Newts --cost 260 --models 3');
    await lines('next');
    await lines('setup --no-objectives');
    await lines('event --number 61 --approved-by Ann --lots reds,newts --dice 5', '--reason', 'a die that was lost');
    await lines('record --winner reds');
    const said = await lines('amend --match m1 --winner reds --yes');
    expect(said).toContain('  removed: event 61, Ancient Relic, of match m2 (Newts was not in the match)');
  });

  test('change only the kills of the victims that are named', async () => {
    await begin();
    await fight();
    await lines('casualties --dice 3,3');
    await lines('experience');
    // The cats destroyed the elks, not the ants; the foxes keep the bees.
    const said = await lines('amend --match m1 --killed elks=cats:melee:r2 --yes');
    expect(said.filter((line) => line.includes(' · '))).toEqual(['  Reds · Ants: XP 2 → 1', '  Reds · Cats: XP 1 → 2']);
    const out = await lines('amend --match m1 --not-killed bees --yes');
    expect(out.filter((line) => line.includes(' · '))).toEqual([
      '  Reds · Bees: XP 0 → 1',
      '  Blues · Foxes: XP 2 → 1',
    ]);
    await expectRefused('bad-report', 'No kill of "bees" was recorded', 'amend --match m1 --not-killed bees');
  });

  test('roll again for a fact whose dice were typed wrongly', async () => {
    await begin();
    await fight();
    await lines('casualties --dice 1,3');
    await lines('experience');
    const facts = (await musterJson<{ facts: { command: { type: string } }[] }>(...campaign('log'))).facts;
    const place = facts.findIndex(({ command }) => command.type === 'check-casualties') + 1;
    const said = await lines('amend', '--entry', String(place), '--redo', '--dice', '3,3', '--yes');
    expect(said).toContain('  Reds · Bees: on the sheet no → yes');
    expect(said.join('\n')).toContain('new: casualty of Bees 3; casualty of Elks 3');
  });

  test('remove a whole match, and what depends on it', async () => {
    await begin();
    await fight();
    const said = await lines('amend --match m1 --remove --yes');
    expect(said).toContain('  Reds: VP 2 → 0');
    expect((await status()).open).toEqual([]);
  });

  test('remove a single fact, but not the founding', async () => {
    await begin();
    await lines('override --by Ann --reason test --army reds bank=500');
    expect(await lines('amend --entry 4 --remove --yes')).toContain('  Reds: points 500 → 50');
    await expectBad(
      campaign('amend --entry 1 --remove --yes'),
      'The start of the campaign cannot be removed. Begin a new campaign instead.',
    );
    await expectBad(campaign('amend --entry 99 --remove --yes'), 'There is no fact 99');
    await expectBad(campaign('amend --remove'), 'either --match or --entry');
  });
});

describe('overrides', () => {
  test('need a name, a reason and a valid value', async () => {
    await begin();
    const by = ['--by', 'Ann', '--reason', 'as agreed', '--unit', 'ants'];
    expect(await lines('override', ...by, 'xp=7', 'traits=agile,elite')).toEqual([
      'Override by Ann: ants xp=7, traits=agile,elite (as agreed).',
    ]);
    // Names may be written as they are printed.
    await lines('override', ...by, 'traits=Agile,Specialist (melee)');
    await expectRefused('unknown-gain', '"brave" is not in the tables', 'override', ...by, 'traits=Brave');
    await expectRefused('bad-xp', 'Ants cannot have 31 XP (limit 30).', 'override', ...by, 'xp=31');
    await expectRefused(
      'bad-level',
      'Ants cannot be at level 2: its XP are enough for level 1. Set XP and level together, such as xp=10 level=2.',
      'override',
      ...by,
      'level=2',
    );
    expect(await lines('override', ...by, 'level=1')).toContain('Ants: +25 points of value (level).');
    await expectRefused('no-name', '--by and --reason must not be empty', 'override --reason x --unit ants xp=7');
    await expectRefused('bad-value', 'cannot be "many"', 'override', ...by, 'xp=many');
    await expectRefused(
      'bad-value',
      '"speed=3" is not a setting. Write field=value. Fields of a unit: name, hero, casts, blocks, models, base, delta, xp, level, sitOut, traits, injuries, talents, skillSets, skills, items.',
      'override',
      ...by,
      'speed=3',
    );
    await expectRefused('bad-value', 'it is one of', 'override --by Ann --reason x type=short');
    await lines('override --by Ann --reason x option=permadeath=false');
  });
});
