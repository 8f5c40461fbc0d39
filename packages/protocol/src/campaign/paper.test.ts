import { expect, test } from 'vitest';
import { parsePaper } from './paper.ts';

const TEXT = `# what we have so far
Campaign: War
Rules: gff
Type: game 8
Option: lateJoiners=yes

Army: Reds
Player: Ann
VP: 4
Unit: Guard
XP: 7
Traits: Agile, Specialist (melee)
Upgrades: Rifle (24", A1, AP(1)) 5, Flag 10
Hero: no
Sits out: 1

Army: Blues
Book: a.json, b.json
`;

const read = (text: string) => {
  const paper = parsePaper(text);
  if (!paper.ok) throw new Error(JSON.stringify(paper.error));
  return paper.value;
};

const findings = (text: string): string[] => {
  const paper = parsePaper(text);
  return paper.ok ? [] : paper.error.map(({ path, message }) => `${path}: ${message}`);
};

test('a text gives the same campaign as its JSON', () => {
  const { paper } = read(TEXT);
  expect(paper).toEqual({
    campaign: 'War',
    rules: 'gff',
    type: 'game',
    limit: 8,
    options: { lateJoiners: true },
    armies: [
      {
        army: 'Reds',
        player: 'Ann',
        vp: 4,
        units: [
          {
            unit: 'Guard',
            xp: 7,
            traits: ['Agile', 'Specialist (melee)'],
            upgrades: ['Rifle (24", A1, AP(1)) 5', 'Flag 10'],
            hero: false,
            sitOut: 1,
          },
        ],
      },
      { army: 'Blues', books: ['a.json', 'b.json'] },
    ],
  });
  expect(read(JSON.stringify({ format: 'muster-paper', version: 1, ...paper })).paper).toMatchObject(paper);
});

test('places are lines in a text and paths in JSON', () => {
  const { placeOf } = read(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`);
  expect(['limit', 'armies[0].units[0].xp', 'armies[0].units[0].traits[1]', 'armies[1].vp'].map(placeOf)).toEqual([
    'line 4',
    'line 11',
    'line 12',
    'line 17',
  ]);
  expect(read(JSON.stringify(read(TEXT).paper)).placeOf('armies[0].vp')).toBe('armies[0].vp');
});

test.each([
  ['VP: 4', 'VP: four', 'line 9: vp must be a number, but it is "four"'],
  ['Rules: gff', 'Rules: chess', /^line 3: rules must be one of gf-3.4.0, gff, aof-2.0/],
  ['Type: game 8', 'Type: forever', /^line 4: type must be one of game, point, time, endless/],
  ['XP: 7', 'Mood: good', /^line 11: "Mood" is not a known line of a unit \(known: unit, called, xp/],
  ['XP: 7', 'seven XP', 'line 11: "seven XP" is not a line such as XP: 7'],
  ['Option: lateJoiners=yes', 'Option: weather=rain', /^line 5: weather is not a known field/],
  ['Army: Reds', 'Unit: Reds', 'line 7: has a unit before the first army. Add a line Army: NAME above it'],
])('%s written as %s is found', (right, wrong, finding) => {
  expect(findings(TEXT.replace(right, wrong))).toContainEqual(
    typeof finding === 'string' ? finding : expect.stringMatching(finding),
  );
});

test('invalid JSON and unknown content are found', () => {
  expect(findings('{"campaign":')[0]).toMatch(/^\(top\): invalid JSON/);
  expect(findings('{"campaign":"War","mood":1}')).toContainEqual(expect.stringMatching(/^mood: is not a known field/));
  expect(findings('')[0]).toMatch(/^the file: /);
});
