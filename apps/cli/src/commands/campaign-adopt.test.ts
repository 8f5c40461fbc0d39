import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { campaign, campaignFile, inFreshFolders, lines, standings, writeJson } from '../../../../tests/lib/campaign.ts';
import { expectBad, muster, musterJson, musterTyping } from '../../../../tests/lib/muster.ts';

inFreshFolders();

const DOCS = readFileSync(new URL('../../../../docs/campaigns.md', import.meta.url), 'utf8');

/** The example of the guide: a paper, and what the command prints. */
const example = (): { paper: string; printed: string[] } => {
  const section = DOCS.slice(DOCS.indexOf('## Continue a campaign from paper'));
  const [, paper = ''] = /```text\n([^]*?)```/.exec(section) ?? [];
  const [, output = ''] = /```\n\$ npx muster campaign adopt[^\n]*\n([^]*?)```/.exec(section) ?? [];
  return { paper, printed: output.trimEnd().split('\n') };
};

const writePaper = (text: string): string => {
  const file = campaignFile().replace('war.jsonl', 'paper.txt');
  writeFileSync(file, text);
  return file;
};

interface Unit {
  name: string;
  value: number;
  xp: number;
  level: number;
  marks: { name: string }[];
}

const sheetOf = async (army: string): Promise<Unit[]> => {
  const [{ units }] = await musterJson<{ units: Unit[] }[]>(...campaign(`sheet --army ${army}`));
  return units;
};

describe('a campaign from paper', () => {
  test('continues as the guide shows', async () => {
    const { paper, printed } = example();
    expect(await lines('adopt --yes', '--from', writePaper(paper))).toEqual(printed);
    expect(await standings()).toMatchObject([
      { army: 'the-long-watch', vp: 4, matches: 3 },
      { army: 'the-mossback-kith', vp: 2, matches: 3 },
    ]);
    const [captain, wardens] = await sheetOf('the-long-watch');
    // 80 points, two levels of a hero at 55, an injury at -5; and 280 with a level at 25.
    expect([captain.value, wardens.value]).toEqual([80 + 110 - 5, 280 + 25]);
    expect(captain.marks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Elite', 'Specialist (melee)', 'Leader', 'Tactician', 'Arm Injury']),
    );
    // It goes on: the next match is set up, and books that were named offer recruits.
    await lines('setup --no-objectives --fit');
    expect((await lines('recruit --army the-mossback-kith --list')).join('\n')).toContain('Snapper Riders');
  });

  test('is shown first and saved only after confirmation', async () => {
    const from = writePaper(example().paper);
    const { code, out, err } = await muster(...campaign('adopt', '--from', from));
    expect([code, err]).toEqual([2, `This will be saved to ${campaignFile()}. Add --yes to confirm.\n`]);
    expect(out).toContain('The Long Watch, led by Ada: 4 VP, 3 matches');
    expect(existsSync(campaignFile())).toBe(false);
    const json = await muster(...campaign('adopt', '--json', '--from', from));
    expect(JSON.parse(json.out)).toMatchObject({
      refusal: { code: 'not-confirmed', campaign: { name: 'The Ashen Road' } },
    });
  });

  test('never replaces a file', async () => {
    writeFileSync(campaignFile(), 'precious');
    await expectBad(campaign('adopt --yes', '--from', writePaper(example().paper)), 'already exists');
    expect(readFileSync(campaignFile(), 'utf8')).toBe('precious');
  });

  test('is refused with the line of each error', async () => {
    const wrong = example()
      .paper.replace('XP: 11', 'XP: 8')
      .replace('Traits: Agile', 'Traits: Brave')
      .replace('Unit: Mud Lurkers', 'Unit: Mud Wumps')
      .replace('Played: 3', 'Played: 2');
    await expectBad(
      campaign('adopt --yes', '--from', writePaper(wrong)),
      'line 10: The Long Watch has played 3 matches (limit 2',
      // 8 XP are one level: one trait and one skill.
      'line 16: Keeper-Captain has 2 traits, skills or skill sets (limit 1)',
      'line 17: Keeper-Captain has 2 traits, skills or skill sets (limit 1)',
      'line 22: Harbour Wardens: "brave" is not in the tables of this campaign. Choose from: Agile,',
      'line 35: "Mud Wumps" is not in the list or the books',
    );
    expect(existsSync(campaignFile())).toBe(false);
  });

  test.each([
    ['Type: game 8', 'Type: game', 'limit'],
    ['Begun: 2026-09-05', 'Begun: 2026-09-05\nOption: parallelPlay=yes', 'played'],
  ])('%s as %s is not enough', async (right, wrong, what) => {
    const text = example().paper.replace(right, wrong).replace('Played: 3\n', '');
    await expectBad(
      campaign('adopt --yes', '--from', writePaper(text)),
      what === 'limit' ? 'Type: game 8' : 'the file: is needed with parallelPlay: add the number of all matches played',
    );
  });

  test('may set the value of a unit', async () => {
    const text = example().paper.replace('XP: 7', 'XP: 7\nValue: 300');
    const { err } = await muster(...campaign('adopt --yes', '--from', writePaper(text)));
    expect(err).toBe('Harbour Wardens is worth 300 points on paper (305 by the rules). The paper counts.\n');
    expect((await sheetOf('the-long-watch'))[1].value).toBe(300);
  });

  test('can be entered with options, and errors name them', async () => {
    const frame = ['adopt', '--name', 'Q', '--rules', 'gff', '--type', 'game 6', '--yes'] as const;
    const alpha = (xp: string): string =>
      `Alpha; Player: Ann; VP: 2; Matches: 2; Points: 30; List: lantern-wardens-200; Unit: keeper-captain; XP: ${xp}; Traits: Agile; Skills: Leader`;
    const beta = 'Beta; VP: 2; Matches: 2; List: mossback-kith-200';
    await expectBad(
      campaign(frame[0], ...frame.slice(1), '--army', alpha('x'), '--army', beta),
      '"XP: x": xp must be a number',
    );
    await lines(frame[0], ...frame.slice(1), '--army', alpha('7'), '--army', beta);
    expect((await sheetOf('alpha'))[0]).toMatchObject({ name: 'Keeper-Captain', xp: 7, level: 1, value: 65 + 15 });
  });

  test('can be entered at the terminal', async () => {
    const answers = [
      ['War', '2', '4', '', '1'],
      ['Reds', 'Ann', '2', '1', '15', 'lantern-wardens-200', '', 'Unit: Harbour Wardens', 'XP: 3', ''],
      ['Blues', 'Ben', '0', '1', '0', 'kestrel-guild-200', '', ''],
      ['', 'yes'],
    ].flat();
    const { code, out, err } = await musterTyping(() => answers.shift(), ...campaign('adopt'));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Reds, led by Ann: 2 VP, 1 match, 15 points in the bank');
    expect((await sheetOf('reds')).find(({ name }) => name === 'Harbour Wardens')?.xp).toBe(3);
  });
});

describe('a campaign list of Army Forge', () => {
  /** A resolved list with experience, in the shape of Army Forge. */
  const list = (traits: readonly string[]) => ({
    id: 'x',
    name: 'Ferries',
    gameSystem: 'gf',
    campaignMode: true,
    units: [
      {
        id: 'pilot',
        armyId: 'ferries',
        name: 'Pilot',
        size: 1,
        cost: 60,
        quality: 3,
        defense: 4,
        rules: [{ name: 'Hero' }, { name: 'Tough', rating: 3 }],
        weapons: [{ name: 'Hook', type: 'ArmyBookWeapon', range: 0, attacks: 3, count: 1 }],
        selectionId: 'p',
        xp: 6,
        traits,
        selectedUpgrades: [],
      },
    ],
  });
  const paper = (more = ''): string => {
    writeJson('ferries.json', list(['Agile', 'Leader', 'Arm Injury']));
    return writePaper(
      `Campaign: War\nRules: gf-3.4.0\nType: endless\nArmy: Ferries\nVP: 2\nMatches: 1\nList: ferries.json\n${more}`,
    );
  };

  test('keeps XP, traits, skills and injuries', async () => {
    await lines('adopt --yes', '--from', paper());
    const [pilot] = await sheetOf('ferries');
    // 60 points, one level of a hero at 55, an injury at -5.
    expect(pilot).toMatchObject({ name: 'Pilot', xp: 6, level: 1, value: 60 + 55 - 5 });
    expect(pilot.marks.map(({ name }) => name)).toEqual(expect.arrayContaining(['Agile', 'Leader', 'Arm Injury']));
  });

  test('is overruled by the paper', async () => {
    await lines('adopt --yes', '--from', paper('Unit: Pilot\nXP: 7\nInjuries: none\nTalents: Toughened\n'));
    const [pilot] = await sheetOf('ferries');
    expect(pilot).toMatchObject({ xp: 7, value: 60 + 55 + 5 });
    expect(pilot.marks.map(({ name }) => name)).not.toContain('Arm Injury');
  });

  test('must name the mode of a Specialist', async () => {
    const from = paper();
    writeJson('ferries.json', list(['Specialist']));
    await expectBad(
      campaign('adopt --yes', '--from', from),
      'line 7: Pilot: Specialist needs a mode: write Specialist (melee) or Specialist (shooting). To correct it, add lines below "Unit: Pilot".',
    );
  });
});
