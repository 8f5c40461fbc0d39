import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  campaign,
  campaignFile,
  expectRefused,
  inFreshFolders,
  lines,
  writeJson,
} from '../../../../tests/lib/campaign.ts';
import { muster, musterJson, musterLines } from '../../../../tests/lib/muster.ts';

inFreshFolders();

/** An army book in the shape of Army Forge: guards with a cannon to choose, and a hero. */
const BOOK = {
  uid: 'ferries',
  name: 'The Ferries',
  versionString: '3.5.0',
  gameSystemId: 2,
  units: [
    {
      id: 'guard',
      name: 'Ferry Guard',
      size: 5,
      cost: 100,
      quality: 4,
      defense: 4,
      bases: { round: '32' },
      rules: [{ name: 'Fearless' }],
      weapons: [
        { name: 'Rifle', range: 24, attacks: 1, count: 5 },
        { name: 'Oar', range: 0, attacks: 1, count: 5 },
      ],
      upgrades: ['guns'],
    },
    {
      id: 'pilot',
      name: 'Pilot',
      size: 1,
      cost: 60,
      quality: 3,
      defense: 4,
      rules: [{ name: 'Hero' }, { name: 'Tough', rating: 3 }],
      weapons: [{ name: 'Hook', range: 0, attacks: 3, count: 1 }],
      upgrades: [],
    },
  ],
  upgradePackages: [
    {
      uid: 'guns',
      sections: [
        {
          uid: 'one',
          label: 'Replace one Rifle',
          variant: 'replace',
          targets: ['Rifle'],
          affects: { type: 'exactly', value: 1 },
          options: [
            {
              uid: 'cannon',
              label: 'Cannon (24", A2, AP(2))',
              costs: [{ unitId: 'guard', cost: 15 }],
              gains: [
                {
                  type: 'ArmyBookWeapon',
                  name: 'Cannon',
                  range: 24,
                  attacks: 2,
                  count: 1,
                  specialRules: [{ name: 'AP', rating: 2 }],
                },
              ],
            },
          ],
        },
        {
          uid: 'flags',
          label: 'Upgrade with',
          variant: 'upgrade',
          options: [
            {
              uid: 'flag',
              label: 'Flag (Banner)',
              costs: [{ unitId: 'guard', cost: 10 }],
              gains: [{ type: 'ArmyBookRule', name: 'Banner' }],
            },
          ],
        },
      ],
    },
  ],
  spells: [],
};

/** The same army as it is shared as text: the first guards have the cannon, the second are called something else. */
const TEXT = `++ Ferry Folk - The Ferries (v3.5.0) [GF 275pts] [3 Units] ++

Pilot [1] Q3+ D4+ | 60pts | Hero, Tough(3)
Hook (A3)

Ferry Guard [5] Q4+ D4+ | 115pts | 5x Fearless
4x Rifle (24", A1), Cannon (24", A2, AP(2)), 5x Oar (A1)

Night Boat [5] Q4+ D4+ | 100pts | 5x Fearless
5x Rifle (24", A1), 5x Oar (A1)
`;

const folderFile = (name: string): string => campaignFile().replace('war.jsonl', name);

const writeText = (name: string, text: string): string => {
  writeFileSync(folderFile(name), text);
  return folderFile(name);
};

/** Ferries of a book of Army Forge, which is gone afterwards, against one of Muster's own armies. */
const beginWithBook = async (text = TEXT): Promise<string> => {
  const book = writeJson('ferries.json', BOOK);
  await lines('new --name War --rules gf-3.4.0 --type endless --on 2025-03-01');
  const list = writeText('ferries.txt', text);
  const { err } = await muster(...campaign('join --army Ferries --player Ann --yes', '--list', list, '--book', book));
  rmSync(book);
  await lines('join --army Wardens --player Ben --list lantern-wardens-1000');
  return err;
};

/** A match without casualties, at its upgrade step. */
const untilUpgrades = async (): Promise<void> => {
  await lines('setup --no-objectives --bring ferries=all --bring wardens=keeper-captain,gull-riggers');
  await lines('record --winner ferries');
  await lines('casualties');
  await lines('experience');
};

interface Offers {
  offers: { id: string; cost: number }[];
  owned: { id: string; cost: number }[];
}

describe('an army keeps the books that it joined with', () => {
  test('a list that was shared as text becomes units of its book', async () => {
    expect(await beginWithBook()).not.toContain('not found');
    const { offers, owned } = await musterJson<Offers>(...campaign('upgrade --unit ferry-guard --list'));
    // One cannon replaces one rifle, and there is only one to replace; the flag is still on offer.
    expect(owned).toMatchObject([{ cost: 15 }]);
    expect(offers).toEqual([expect.objectContaining({ id: 'flag', cost: 10 })]);
    const renamed = await musterJson<Offers>(...campaign('upgrade --unit night-boat --list'));
    expect(renamed.offers.map(({ id }) => id)).toEqual(['cannon', 'flag']);
  });

  test('upgrades and recruits come from them without --book', async () => {
    await beginWithBook();
    await untilUpgrades();
    expect(await lines('upgrade --unit night-boat --buy cannon')).toContain(
      'Night Boat get Cannon (24", A2, AP(2)) for 15 points.',
    );
    await lines('next');
    expect((await lines('recruit --army ferries --unit guard --upgrades flag')).join('\n')).toContain(
      'Ferry Guard 2, 110 points',
    );
  });

  test("upgrades and recruits of Muster's own armies stay the same in later versions", async () => {
    await beginWithBook();
    const kept = readFileSync(campaignFile(), 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('"join"') ? [JSON.parse(line) as { fact: { command: Joined } }] : []))
      .map(({ fact }) => fact.command.books?.map(({ uid, version, system }) => [uid, version, system]));
    expect(kept).toEqual([[['ferries', '3.5.0', 'gf']], [['lantern-wardens', '1', 'gf']]]);
  });

  test('a unit that is not in its book keeps its profile, with a note to the player', async () => {
    const err = await beginWithBook(TEXT.replace('100pts', '101pts'));
    expect(err).toContain('Night Boat is not in The Ferries');
    expect((await musterJson<Offers>(...campaign('upgrade --unit night-boat --list'))).offers).toEqual([]);
    expect(await musterLines(...campaign('sheet --army ferries'))).toContainEqual(
      expect.stringMatching(/5× Rifle \(24", A1\)/),
    );
  });

  test('a new army that replaces a disbanded one brings its own books', async () => {
    await beginWithBook();
    await lines('disband --army ferries --yes');
    await lines('join --army Moss --instead ferries --list mossback-kith-1000');
    const { offers } = await musterJson<Offers>(...campaign('upgrade --unit mud-lurkers --list'));
    expect(offers.length).toBeGreaterThan(0);
  });
});

describe('recruits come from the books of their army', () => {
  const untilRecruits = async (): Promise<void> => {
    await beginWithBook();
    await untilUpgrades();
    await lines('next');
  };

  test('--list shows recruits with their prices', async () => {
    await beginWithBook();
    expect(await lines('recruit --army ferries --list')).toEqual([
      'Ferries: 200 points in the bank. A veteran costs 50 points more and has 5 XP.',
      'The Ferries',
      '   100  Ferry Guard [5] Q4+ D4+  guard',
      '    60  Pilot [1] Q3+ D4+, hero  pilot',
      '--list --unit UNIT shows the upgrades of a unit.',
    ]);
    expect(await lines('recruit --army ferries --list --unit guard')).toEqual([
      'Ferries: 200 points in the bank. A veteran costs 50 points more and has 5 XP.',
      'The Ferries',
      '   100  Ferry Guard [5] Q4+ D4+  guard',
      '        Replace one Rifle',
      '          15  Cannon (24", A2, AP(2))  cannon',
      '        Upgrade with',
      '          10  Flag (Banner)  flag',
    ]);
  });

  test('other recruits need the approval of the organiser, which is recorded', async () => {
    await untilRecruits();
    const foreign = 'recruit --army ferries --unit harbour-wardens';
    await lines('override --by Ann', '--reason', 'a gift', '--army', 'ferries', 'bank=900');
    await expectRefused('not-in-books', 'Harbour Wardens is not in The Ferries.', foreign);
    await expectRefused('not-in-books', 'Newts is not in The Ferries', 'recruit --army ferries --unit Newts --cost 50');
    expect(await lines(`${foreign} --approved-by Ann --reason allies`)).toContain(
      '  Not in its books; approved by Ann: allies.',
    );
    expect((await lines('chronicle')).join(' ').replace(/\s+/g, ' ')).toContain(
      `Ferries recruit Harbour Wardens for 215 points. The unit is not in the army's books; approved by Ann: allies.`,
    );
  });

  test('a unit of a list shared as text is found in the books', async () => {
    await untilRecruits();
    await lines('recruit --army ferries --unit night-boat', '--from', folderFile('ferries.txt'));
    const { offers } = await musterJson<Offers>(...campaign('upgrade --unit night-boat-2 --list'));
    expect(offers.map(({ id }) => id)).toEqual(['cannon', 'flag']);
  });
});

describe('a weapon that is not from a book', () => {
  const RIFLE = 'Long Rifle (30", A1, AP(1))';

  test('is a weapon on the sheet and in battles', async () => {
    await beginWithBook();
    await untilUpgrades();
    await lines('upgrade --unit ferry-guard --cost 20', '--buy', RIFLE);
    const [{ units }] = await musterJson<{ units: { name: string; weapons: object[] }[] }[]>(
      ...campaign('sheet --army ferries'),
    );
    expect(units.find(({ name }) => name === 'Ferry Guard')?.weapons).toContainEqual(
      expect.objectContaining({ name: 'Long Rifle', copies: 1, range: 30, attacks: 1 }),
    );
  });

  test('is refused if it is written wrongly', async () => {
    await beginWithBook();
    await untilUpgrades();
    const { code, err } = await muster(
      ...campaign('upgrade --unit ferry-guard --cost 20', '--buy', 'Rifle (24", AP(1))'),
    );
    expect([code, err]).toEqual([2, expect.stringContaining('"Rifle" must have its attacks exactly once, such as A1')]);
  });
});

interface Joined {
  books?: { uid: string; version: string; system: string }[];
}
