import { describe, expect, test } from 'vitest';
import { begin, campaign, fight, inFreshFolders, lines } from '../../../../tests/lib/campaign.ts';
import { musterJson } from '../../../../tests/lib/muster.ts';

inFreshFolders();

/** The lines between the title and how far the campaign is. */
const decisions = async (): Promise<string[]> => {
  const all = await lines('status');
  expect(all[1]).toBe('Open decisions');
  return all.slice(
    2,
    all.findIndex((line) => line.startsWith('The campaign has no limit')),
  );
};

/** Whose decisions are open, and by which commands they are made. */
const whose = async (): Promise<string[]> => {
  const found = await musterJson<{ decisions: { player?: string; command: string }[] }>(...campaign('status'));
  return found.decisions.map(({ player = 'all', command }) => `${player}: ${command.split(' ')[2]}`);
};

describe('muster campaign status', () => {
  test('begins with the open decisions and their players', async () => {
    await begin();
    expect(await whose()).toEqual(['all: setup', 'all: play']);
    await fight();
    expect(await whose()).toEqual(['all: casualties']);
    await lines('casualties --dice 3,3');
    await lines('experience');
    expect((await decisions()).filter((line) => !line.includes('→'))).toEqual([
      '  Ann (Reds): buy and sell upgrades (200 points in the bank).',
      '  Ben (Blues): buy and sell upgrades (330 points in the bank).',
      '  All players of match 1: end the upgrades when all players have finished.',
    ]);
    await lines('next');
    expect(await whose()).toEqual(['Ann: recruit', 'Ben: recruit', 'all: next']);
  });

  test('names events, secret notes and outcomes that wait for a player, and explains objectives', async () => {
    await begin();
    await lines('setup --dice 1,5');
    await lines('round --dice 5,5,2');
    const due = (await decisions()).join('\n');
    expect(due).toContain('All players of match 1: resolve random event 52 of round 1, Moral Victory:');
    await lines('event --lots blues --later');
    expect(await whose()).toEqual(['Ben: seal', 'all: round', 'all: record']);
    await lines('seal --event 1 --note ants --word heron');
    expect(await whose()).toEqual(['Ben: reveal', 'all: round', 'all: record']);
    await lines('round --dice 5,3,5');
    await lines('event --target ants');
    // An escort of the Reds that has not got through yet.
    expect(await whose()).toEqual(['Ben: reveal', 'Ann: outcome', 'all: round', 'all: record']);
    const all = await lines('status');
    expect(all).toContain('    Have a unit in each table quarter at the end. Worth 75 points.');
    expect(all).toContain('  event 2: 35, Escort Mission, round 2, for Ants (Reds)');
  });

  test('names a kill that two units may claim', async () => {
    await begin();
    await lines('setup --no-objectives');
    await lines('record --winner reds --killed', 'elks=ants|bees');
    await lines('casualties --dice 3');
    expect(await whose()).toEqual(['Ann: experience', 'all: experience']);
    expect((await decisions())[0]).toBe('  Ann (Reds): decide the kill of Elks: one of ants, bees.');
  });
});
