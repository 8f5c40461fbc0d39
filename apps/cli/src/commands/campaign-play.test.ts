import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  campaign,
  campaignFile,
  expectRefused,
  inFreshFolders,
  lines,
  status,
  unit,
  writeList,
} from '../../../../tests/lib/campaign.ts';
import { expectBad, muster, musterJson, musterTyping, type Printed } from '../../../../tests/lib/muster.ts';

inFreshFolders();

/** Two strike teams, of the books that come with Muster. */
const begin = async (): Promise<void> => {
  await lines('new --name War --rules gff --type endless --on 2025-03-01 --seed oak');
  await lines('join --army Watch --player Ann --list lantern-wardens-200');
  await lines('join --army Guild --player Ben --list kestrel-guild-200');
};

interface Log {
  facts: { number: number; command: { type: string; unit?: string | { id: string }; army?: string } }[];
}

/** What was written in a match, by its kinds. */
const written = async (): Promise<string[]> =>
  (await musterJson<Log>(...campaign('log'))).facts.slice(3).map(({ command }) => command.type);

const openSteps = async (): Promise<string[]> => (await status()).open.map(({ step }) => step);

/** Leaves everything to the computer, and takes the first of what cannot be left to it. */
const lazy = (screen: string): string => (screen.endsWith('help, quit.\n> ') ? '1' : 'auto');

/** What was printed since the last prompt. */
const question = (screen: string): string => screen.slice(screen.lastIndexOf('\n> ', screen.length - 4));

test('computer players play a whole match, printed as one JSON object', async () => {
  await begin();
  const before = readFileSync(campaignFile(), 'utf8');
  const play = () => musterJson<Record<string, unknown>>(...campaign('play', '--dealings', '--on', '2025-03-02'));
  const first = await play();
  const { entries } = await status();
  expect(first).toMatchObject({ ok: true, match: 'm1', winner: expect.stringMatching(/^(watch|guild)$/) });
  // Founding and two joinings came before.
  expect(first['entries']).toEqual(Array.from({ length: entries - 3 }, (_, i) => i + 4));
  expect(await openSteps()).toEqual([]);
  expect((await written()).filter((type) => type !== 'buy' && type !== 'sell' && type !== 'recruit')).toEqual([
    'set-up',
    'roll-objective',
    'roll-objective',
    'conclude',
    'check-casualties',
    'earn-experience',
    'end-step',
    'end-step',
  ]);
  writeFileSync(campaignFile(), before);
  expect(await play()).toEqual(first);
});

test('a match that stopped before its upgrades continues with them', async () => {
  await begin();
  const { code, out, err } = await muster(...campaign('play', '--quiet', '--no-dealings'));
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Match 1 (m1) is set up:');
  expect(out).not.toContain('Round 1');
  expect(await openSteps()).toEqual(['upgrade']);
  await lines('play --dealings');
  expect(await openSteps()).toEqual([]);
  expect((await written()).filter((type) => type === 'conclude')).toHaveLength(1);
});

/** What armies have in the bank, by their ids. */
const banks = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await musterJson<{ id: string; bank: number }[]>(...campaign('sheet'))).map(({ id, bank }) => [id, bank]),
  );

test('a match played quietly announces no steps of its own, and spends no points of players', async () => {
  await begin();
  const saved = await banks();
  const out = await lines('play --quiet');
  expect(out.filter((line) => line.startsWith('Next:'))).toEqual(['Next: upgrades ("upgrade", then "next").']);
  expect(out.at(-1)).toBe('Ann (Watch) and Ben (Guild) can now spend points. With --dealings, Muster spends them.');
  expect([await openSteps(), (await written()).at(-1)]).toEqual([['upgrade'], 'earn-experience']);
  // Nothing was spent: 20 and 40 points came in, and 10 for each objective reached.
  const earned = await banks();
  expect(Object.entries(earned).map(([id, bank]) => (bank - saved[id]) % 10)).toEqual([0, 0]);
  expect(Object.entries(earned).every(([id, bank]) => bank - saved[id] >= 20)).toBe(true);
  const rest = await lines('play --quiet --dealings');
  expect(rest.filter((line) => line.startsWith('Next:'))).toEqual([]);
  expect(rest.at(-1)).toBe('The match is closed.');
});

test('a computer player spends the points of its own army', async () => {
  await lines('new --name War --rules gff --type endless --on 2025-03-01 --seed oak');
  await lines('join --army Watch --player solo --list lantern-wardens-200');
  await lines('join --army Guild --player Computer --list kestrel-guild-200');
  await lines('play --quiet');
  expect(await openSteps()).toEqual([]);
});

test('a ransom of a player is asked for, even if a computer player plays the battle', async () => {
  await begin();
  await lines('setup --no-objectives');
  await lines('round --dice 5,1,1');
  await lines('event --target harbour-wardens');
  await lines('override --by Ann', '--reason', 'a gift', '--army', 'watch', 'bank=100');
  const stopped = await muster(...campaign('play --quiet --no-dealings'));
  expect(stopped.err).toMatch(/^Watch must decide: ransom of Harbour Wardens for \d+ points/);
  expect(await openSteps()).toEqual(['mission']);
  await lines('play --quiet --no-dealings --choose', 'harbour-wardens ransom=decline');
  expect(await openSteps()).toEqual(['upgrade']);
});

test('a person plays a battle, buys and recruits', async () => {
  await begin();
  await lines('override --by Ann', '--reason', 'a gift', '--army', 'watch', 'bank=150');
  let deals = 0;
  const type = (screen: string): string => {
    const asked = question(screen);
    // One deal in each of both steps: the first of what there is, for the first.
    if (asked.includes('points for')) return deals++ % 2 === 0 ? '1' : '3';
    return /For which unit|Which upgrade|Which unit|With experience/.test(asked) ? '1' : lazy(screen);
  };
  const { code, out, err } = await musterTyping(type, ...campaign('play', '--players', 'human,solo', '--dealings'));
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('which unit do you activate?');
  expect(out).toMatch(/Watch has \d+ points for upgrades[^]*Watch has \d+ points for recruits/);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
  const { facts } = await musterJson<Log>(...campaign('log'));
  const commands = facts.map(({ command }) => command);
  expect(commands).toContainEqual(expect.objectContaining({ type: 'buy', unit: 'keeper-captain' }));
  const captain = expect.objectContaining({ id: 'keeper-captain-2', name: 'Keeper-Captain 2' }) as unknown;
  expect(commands).toContainEqual({ type: 'recruit', army: 'watch', unit: captain, veteran: false });
  expect(await openSteps()).toEqual([]);
});

test('a saved battle continues with the same dice', async () => {
  await begin();
  const kept = `${campaignFile()}.m1.battle`;
  const record = (): { players: string[]; steps: unknown[] } =>
    JSON.parse(readFileSync(kept, 'utf8')) as { players: string[]; steps: unknown[] };
  const steps = (): unknown[] => record().steps;
  const leavesAfter = (most: number, players: string): Promise<Printed> => {
    let prompts = 0;
    const type = (screen: string): string => (++prompts > most ? 'quit' : lazy(screen));
    return musterTyping(type, ...campaign('play', '--players', players));
  };
  const { code, err } = await leavesAfter(12, 'human,solo');
  expect([code, err]).toEqual([
    1,
    `You left the table. "muster campaign play ${campaignFile()}" continues the battle of match m1.\n`,
  ]);
  expect(await written()).toEqual(['set-up', 'roll-objective', 'roll-objective']);
  const before = steps();
  expect(before.length).toBeGreaterThan(5);
  // A new name on a sheet does not start it over.
  await lines('override --by Ann', '--reason', 'a new name', '--unit', 'keeper-captain', 'name=Old');
  // Nor is another computer player.
  const again = await leavesAfter(4, 'human,captain');
  expect(record().players).toEqual(['human', 'solo']);
  expect(again.out).toContain('The battle continues where you left it.');
  expect(again.out).not.toContain('Round 1 begins');
  expect(steps().slice(0, before.length)).toEqual(before);
  expect(steps().length).toBeGreaterThan(before.length);
  await lines('play --quiet --dealings');
  expect([await openSteps(), (await written()).filter((one) => one === 'set-up')]).toEqual([[], ['set-up']]);
  expect(existsSync(kept)).toBe(false);
});

test('dice that were shown in a battle are not taken back', async () => {
  await begin();
  let prompts = 0;
  const type = (screen: string): string => {
    if (++prompts > 30) return 'quit';
    return prompts === 30 ? 'undo' : lazy(screen);
  };
  const { err } = await musterTyping(type, ...campaign('play', '--players', 'human,solo'));
  expect(err).toMatch(
    /^You cannot take this step back: dice have been rolled since \(campaign battle\)\.\nYou left the table\./,
  );
});

test('a player who leaves in the middle of the upgrades keeps what was saved', async () => {
  await begin();
  await lines('play --quiet --no-dealings');
  const before = await written();
  const walksOff = await musterTyping(() => undefined, ...campaign('play', '--players', 'human'));
  expect([walksOff.code, walksOff.err]).toEqual([
    1,
    `You left. The match is saved up to here. "muster campaign play ${campaignFile()}" continues it.\n`,
  ]);
  expect([await openSteps(), await written()]).toEqual([['upgrade'], before]);
});

/** Goes through the dealings by trying everything that each step has, and leaves the step then. */
const tryingEverything = (): ((screen: string) => string) => {
  let deals = 0;
  return (screen) => (screen.endsWith('  done\n> ') ? String((deals++ % 3) + 1) : 'quit');
};

test('a person sees when there is nothing to buy, sell or recruit', async () => {
  await lines('new --name War --rules gf-3.4.0 --type endless');
  // Lists of no book.
  await lines('join --army Reds', '--list', writeList('reds', [unit('ants', 800)]));
  await lines('join --army Blues', '--list', writeList('blues', [unit('elks', 800)]));
  await lines('setup --no-objectives');
  await lines('record --winner reds');
  await lines('casualties');
  await lines('experience');
  const first = await musterTyping(tryingEverything(), ...campaign('play', '--players', 'human,solo', '--dealings'));
  expect(first.out).toContain('No army book of Reds is known. Leave with "quit" and add one with --book.');
  expect(first.out).toContain('No unit has an upgrade to sell.');
  // The second option of recruiting disbands a unit, which is possible: this player left instead.
  expect(first.out.match(/No army book of Reds/g)).toHaveLength(2);
  expect(first.out).not.toMatch(/For which unit|Of which unit|Which unit\?/);
  expect(await openSteps()).toEqual(['recruit']);
});

test('a person without points sees that', async () => {
  await begin();
  await lines('play --quiet --no-dealings');
  await lines('next');
  await lines('override --by Ann', '--reason', 'a fire', '--army', 'watch', 'bank=0');
  const { out } = await musterTyping(tryingEverything(), ...campaign('play', '--players', 'human,solo'));
  expect(out).toContain('No unit is available for 0 points.');
  expect(out).not.toContain('Which unit?');
});

test('players are given in the order of --armies', async () => {
  await begin();
  const quits = (): string => 'quit';
  const { out } = await musterTyping(quits, ...campaign('play --armies guild,watch --players human,solo'));
  expect(out).toMatch(/Watch .*played by solo\n.*Guild .*played by human/);
  // The same for a match that is set up already.
  const again = await musterTyping(quits, ...campaign('play --armies watch,guild --players human,solo'));
  expect(again.out).toMatch(/Watch .*played by human\n.*Guild .*played by solo/);
});

test('a match with a unit that has no profile is refused before it is set up', async () => {
  await begin();
  await lines('setup --no-objectives');
  await lines('record --winner watch');
  await lines('casualties');
  await lines('experience');
  await lines('next');
  await lines('override --by Ann', '--reason', 'a gift', '--army', 'watch', 'bank=150');
  await lines('recruit --army watch --unit Newts --cost 20 --approved-by Ann --reason pond');
  await lines('next');
  await expectRefused(
    'no-profile',
    /Newts of Watch has a name and a price, but no profile.*--bring watch=keeper-captain,[^)]*\), or play it at a table/,
    'play',
  );
  // Left at home, the match is played.
  await lines('play --quiet --no-dealings --bring watch=keeper-captain --bring guild=guildmaster');
});

test('a match that cannot be played is refused before anything is saved', async () => {
  await begin();
  const before = readFileSync(campaignFile(), 'utf8');
  await expectBad(campaign('play --players solo,nobody'), 'There is no player "nobody"');
  await expectBad(campaign('play --players solo,solo,solo'), 'Too many players: 3 (limit 2');
  await expectBad(campaign('play --table nowhere.json'), 'nowhere.json');
  await expectBad(
    campaign('play', '--match', 'm 1'),
    '"m 1" cannot be the id of a match. Use letters, digits and hyphens, at most 40 characters.',
  );
  expect((await muster(...campaign('play', '--players', 'human', '--json'))).err).toContain(
    'only for computer players',
  );
  expect(readFileSync(campaignFile(), 'utf8')).toBe(before);
});
