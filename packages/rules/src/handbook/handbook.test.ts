import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aof, gf, gff, newestRuleset } from '../rulesets/index.ts';
import { SYSTEMS } from '../games.ts';
import { GLOSSARY } from './glossary.ts';
import { howToPlay } from './how-to-play.ts';
import { pageAsMarkdown } from './markdown.ts';
import { handbookFiles } from './pages.ts';
import { quickReference } from './reference.ts';

test.each([...handbookFiles()])('docs/%s is up to date: if not, run npm run docs:rules', (file, wanted) => {
  const stored = readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');
  expect(stored.replaceAll('\r\n', '\n')).toBe(wanted);
});

test('the pages have the figures of the ruleset', () => {
  const faster = { ...gf, numbers: { ...gf.numbers, advance: 700, objectiveReach: 450, rounds: 5 } };
  const page = pageAsMarkdown(howToPlay(faster));
  expect(page).toContain('| Advance | 7″ | it may shoot |');
  expect(page).toContain('within 4.5″ of each objective');
  expect(page).toContain('After round 5 ');
  expect(pageAsMarkdown(quickReference(faster))).toContain('| Advance | 7″ | 9″ | 5″ | shoot |');
});

test('a skirmish has wound effects and army morale, the large games have neither', () => {
  const skirmish = pageAsMarkdown(howToPlay(gff));
  expect(skirmish).toContain('Knocked Out');
  expect(skirmish).toContain('an army with half of its units or fewer');
  for (const large of [gf, aof]) {
    const page = pageAsMarkdown(howToPlay(large));
    expect(page).not.toContain('Knocked Out');
    expect(page).toContain('is Routed: remove it');
    expect(page).not.toContain('jump');
  }
});

test.each(SYSTEMS)('every value of %s is filled in', (system) => {
  const ruleset = newestRuleset(system);
  const pages = pageAsMarkdown(howToPlay(ruleset)) + pageAsMarkdown(quickReference(ruleset));
  expect(pages).not.toMatch(/undefined|NaN|\b0″/);
});

test('the glossary is in alphabetical order', () => {
  const words = Object.keys(GLOSSARY);
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
});
