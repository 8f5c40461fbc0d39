import { describe, expect, test } from 'vitest';
import {
  begin,
  campaign,
  expectRefused,
  fight,
  hero,
  inFreshFolders,
  lines,
  unit,
  writeList,
} from '../../../../tests/lib/campaign.ts';
import { muster, musterTyping } from '../../../../tests/lib/muster.ts';

inFreshFolders();

/** Two more armies; the ants of the Greens are called like those of the Reds. */
const joinMore = async (): Promise<void> => {
  const join = (army: string, ...units: object[]): Promise<string[]> =>
    lines('join', '--army', army, '--list', writeList(army, units));
  await join('Greens', unit('ants', 900));
  await join('Watch', hero('owl', 850));
};

describe('matches at the same time', () => {
  test('units of the same name are distinguished by their armies, and a match knows its own', async () => {
    await begin('--option', 'parallelPlay=true');
    await joinMore();
    await lines('setup --bring reds --bring blues --no-objectives');
    await lines('setup --bring greens --bring watch --no-objectives');
    await lines('record --match 2 --winner watch --killed Ants=Owl');
    expect(await lines('casualties --match 2 --dice 1')).toContain('Greens · Ants are dead.');
    expect(await lines('experience --match 2')).toContain('Owl: +1 XP (survival), now 1.');
  });

  test('an underdog point belongs to the match that its army is in', async () => {
    await begin('--option', 'parallelPlay=true');
    await joinMore();
    await lines('setup --bring reds --bring blues --no-objectives');
    // 850 against 900 points: one full fifty.
    await lines('setup --bring greens --bring watch --no-objectives');
    expect(await lines('spend --army watch', '--roll', 'a volley')).toEqual(['Watch has 0 underdog points left.']);
  });

  test('the next match is between armies that are free', async () => {
    await begin('--option', 'parallelPlay=true');
    await joinMore();
    await lines('setup --bring reds --bring blues --no-objectives');
    expect((await lines('status')).join('\n')).toMatch(/→ muster campaign setup .* --bring ARMY --bring ARMY\n/);
    await lines('setup --bring greens --bring watch --no-objectives');
    expect((await lines('status')).join('\n')).not.toContain('campaign setup');
  });
});

describe('the progress of a campaign', () => {
  test('does not count matches that were broken off', async () => {
    await begin();
    await fight();
    expect(await lines('standings')).toContain('The campaign has no limit. Matches played: 1.');
    await lines('break-off --yes');
    expect(await lines('standings')).toContain('The campaign has no limit. Matches played: 0.');
  });

  test('is shown for each army if the options say so', async () => {
    // A die of 1, and 4 more.
    await lines('new --name War --rules gf-3.4.0 --dice 1 --option limitCounts=army');
    expect(await lines('status')).toContain('Every army plays 5 matches. Fewest so far: 0.');
  });

  test('exceeds its weeks only for an open match', async () => {
    // A die of 1, and 4 more: five weeks, until the 5th of April.
    await begin('--type', 'time', '--dice', '1');
    expect(await lines('standings', '--on', '2025-04-04')).toContain('Progress: 4 of 5 weeks.');
    await lines('setup', '--no-objectives', '--on', '2025-04-04');
    expect(await lines('standings', '--on', '2025-04-05')).toContain(
      'The 5 weeks are over. The open match may be finished, but no new match begins.',
    );
  });

  test('is shown at the end of the last match', async () => {
    await begin();
    await lines('override --by Ann', '--reason', 'it is late', 'type=game-limited', 'limit=1');
    await fight();
    await lines('casualties --dice 3,3');
    await lines('experience');
    expect(await lines('next')).toEqual(['Next: recruiting ("recruit", then "next").']);
    expect(await lines('next')).toEqual(['The match is closed.', 'The campaign is over: Reds win.']);
  });
});

test('an event that was not reported is mentioned', async () => {
  await begin();
  await lines('setup --no-objectives');
  await lines('round --dice 5,6,5');
  expect(await lines('round --dice 4')).toContain(
    'Random event 65, Critical Transmission, is not reported yet ("event").',
  );
  expect(await lines('record --winner reds')).toContain(
    'Random event 65, Critical Transmission, was not reported, so it does not happen.',
  );
  expect((await lines('status')).join('\n')).not.toContain('due:');
});

test('an override of an option describes that option', async () => {
  await begin();
  expect(await lines('override --by Ann', '--reason', 'as agreed', 'option=limitCounts=army')).toEqual([
    'Override by Ann: the limit counts the matches of each army (as agreed).',
  ]);
  expect((await lines('chronicle')).join('\n')).toContain(
    'Override by Ann for the campaign: the limit counts the matches of each army',
  );
  const no = ['override', '--by', 'Ann', '--reason', 'as agreed'] as const;
  await expectRefused('bad-value', 'Limit cannot be "-1": it is not below 0', ...no, 'limit=-1');
});

test('a change of 0 points is not mentioned', async () => {
  await begin();
  const list = writeList('whole', [unit('yaks', 1000)]);
  expect(await lines('join --army Yellows', '--list', list)).toEqual([
    'Yellows join, led by Player (id yellows).',
    '  Yaks, 1000 points (id yaks)',
  ]);
});

test('missing dice that an event may need later are not asked for', async () => {
  await lines('new --name War --rules gff --type endless');
  await lines('join --army Watch --list lantern-wardens-200');
  await lines('join --army Guild --list kestrel-guild-200');
  const type = (screen: string): string => (screen.includes('which unit do you deploy?') ? 'quit' : '1');
  const { out } = await musterTyping(type, ...campaign('play', '--players', 'human'));
  expect(out).toContain('ride in transports?');
  expect(out).toContain('which unit do you deploy?');
  expect(out).not.toContain('Mercenary');
});

/** A second match is set up, with a unit that the first one has paid for. */
const setUpWithNewts = async (): Promise<void> => {
  await begin();
  await fight();
  await lines('casualties', '--dice', '3,3');
  await lines('experience');
  await lines('next');
  // 30 saved and 300 for the defeat pay for it, 30 and 150 would not.
  await lines('recruit', '--army', 'blues', '--unit', 'Newts', '--cost', '320');
  await lines('next');
  await lines('setup', '--bring', 'reds=ants,bees,cats', '--bring', 'blues=newts,elks', '--no-objectives');
};

test('a correction keeps a later match that was played, and says what changes in it', async () => {
  await setUpWithNewts();
  await lines('record', '--winner', 'reds', '--killed', 'newts=ants');
  const { code, out, err } = await muster(...campaign('amend', '--match', 'm1', '--winner', 'blues'));
  expect(code).toBe(2);
  expect(out.match(/removed: /g)).toHaveLength(1);
  expect(out).toContain('removed: recruit');
  expect(out).toContain('match m2 stays as it was played, with the units that still exist');
  expect(err).toMatch(/^This will be saved as a correction/);
});

test('a correction that removes a match that was only set up says so before it is saved', async () => {
  await setUpWithNewts();
  const { code, out, err } = await muster(...campaign('amend', '--match', 'm1', '--winner', 'blues'));
  expect(code).toBe(2);
  expect(out).toContain('removed: all of match m2');
  expect(err).toMatch(
    /^Match m2 would be lost\. To change single values and keep everything else, use "muster campaign override"/,
  );
});
