import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARCHITECTURE, ROOT } from './lib/architecture.ts';

const PAGE = 'docs/ARCHITECTURE.md';
const places = Object.keys(ARCHITECTURE.folders).filter((place) => place !== 'packages/muster');
const pages = [PAGE, 'docs/server-and-pages.md', ...places.map((place) => `${place}/README.md`)];

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** The links of a page to files of the project, with their texts. */
const linksOf = (page: string): [text: string, file: string][] =>
  [...textOf(page).matchAll(/\[([^\]]+)\]\(([^)#]+)\)/g)].map(([, text, to]) => [text, join(ROOT, dirname(page), to)]);

describe.each(pages)('%s', (page) => {
  test('links to files that exist', () => {
    const missing = linksOf(page).filter(([, file]) => !existsSync(file));
    expect(missing).toEqual([]);
  });
});

test('every name on the architecture page is exported by the file that it links to', () => {
  const names = linksOf(PAGE).flatMap(([text, file]) => {
    const name = /^`(\w+)`$/.exec(text)?.[1];
    return name === undefined || !file.endsWith('.ts') ? [] : [[name, file] as const];
  });
  expect(names.length).toBeGreaterThan(15);
  const wrong = names.filter(
    ([name, file]) =>
      !new RegExp(`^export (const|type|interface|class) ${name}\\b`, 'm').test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('the architecture page names the core, and no import that it rules out is allowed', () => {
  expect(textOf(PAGE)).toContain(`The core (\`${ARCHITECTURE.core.join(' ')}\`)`);
  expect(ARCHITECTURE.packages['engine']?.uses).not.toContain('rules');
  expect(ARCHITECTURE.packages['campaign']?.uses).not.toContain('engine');
});

test.each(places)('%s says what it is, what it may import and where to start', (place) => {
  const text = textOf(`${place}/README.md`);
  expect(text).toContain('It may import: ');
  expect(text).toContain('Start with [');
  expect(text.split('| folder |')[0].split('\n').length).toBeLessThanOrEqual(14);
});
