import { describe, expect, test } from 'vitest';
import { begin, campaign, inFreshFolders, lines } from '../../../../tests/lib/campaign.ts';
import { expectBad, muster, musterJson, musterLines, musterTyping } from '../../../../tests/lib/muster.ts';

inFreshFolders();

describe('muster campaign tables', () => {
  test('explains every row with the numbers of the rules', async () => {
    const text = (await musterLines('campaign', 'tables', '--rules', 'gff')).join('\n');
    expect(text).toContain('5  Rage         Be the first to knock out an enemy unit. Worth 10 points.');
    expect(text).toContain('6  Fast Learner  Choose any other trait.');
    expect(text).toContain('61  ');
  });

  test('takes the rules from a campaign file, and prints them as JSON', async () => {
    await begin();
    const { ruleset, tables } = await musterJson<{ ruleset: string; tables: { title: string }[] }>(
      ...campaign('tables'),
    );
    expect([ruleset, tables[0].title]).toEqual(['gf-3.4.0', 'Special objectives']);
    await expectBad(['campaign', 'tables'], 'Give a campaign file, or rules with --rules: gf-3.4.0, gff, aof-2.0.');
  });
});

describe('choices and names are explained', () => {
  const levelUp = async (): Promise<void> => {
    await begin();
    await lines('override --by Ann', '--reason', 'a test', '--unit', 'rook', 'xp=4');
    await lines('setup --no-objectives');
    await lines('record --winner reds');
    await lines('casualties');
  };

  test('a missing choice', async () => {
    await levelUp();
    const { err } = await muster(...campaign('experience --dice 2,1'));
    expect(err).toContain('Reds must decide: skill set of Rook, one of captain, support.');
    expect(err).toContain('\n  Captain: Friendly units within 6" have +1 to morale tests');
    expect(err).toContain('\nAdd --choose "rook skill set=captain"');
  });

  test('a choice at the terminal, and its result', async () => {
    await levelUp();
    const { out } = await musterTyping(() => '1', ...campaign('experience --dice 2,1,3'));
    expect(out).toContain('Reds must decide: skill set of Rook.\n   1  Captain: Friendly units within 6"');
    expect(out).toContain('Rook gains Headstrong: +1 to morale tests.');
    expect(out).toContain(
      'Dice for Rook: trait 2 (Headstrong), skill set 1 (Captain or Support), skill 3 (Instigator).',
    );
    expect(out).toContain('Decision for Rook: skill set Captain.');
  });

  test('an event, with every army that it applies to', async () => {
    await begin();
    await lines('setup --no-objectives');
    const event = (line: string): Promise<string[]> => lines(`event --approved-by Ann --reason test --round 1 ${line}`);
    const both = await event('--number 13 --target ants,elks');
    expect(both[0]).toMatch(/^Random event 13, Fragile Guns: D3 random units each lose the use of/);
    expect(both[1]).toBe('  It applies to Ants (Reds) and Elks (Blues).');
    expect((await event('--number 26'))[1]).toBe('  It applies to Reds and Blues.');
    expect((await event('--number 22 --quarter 2'))[1]).toBe('  It applies to quarter 2 of the table.');
  });

  test('an option that the group agreed on', async () => {
    expect(await lines('new --name War --rules gff --type endless --option permadeath=no')).toEqual([
      '"War" begins: Firefight campaign, endless.',
      '  Units that die sit out D3 matches instead of leaving their sheet.',
    ]);
  });
});
