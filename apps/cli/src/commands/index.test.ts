import { readFileSync } from 'node:fs';
import { Help } from 'commander';
import { expect, test } from 'vitest';
import { VERSION } from '../version.ts';
import { COMMANDS } from './index.ts';

test.each(COMMANDS)('the help lists $name with its own arguments', async ({ name, usage, load }) => {
  const command = await load();
  expect(new Help().subcommandTerm(command)).toBe(usage === undefined ? name : `${name} ${usage}`);
});

test('the version is that of the package', () => {
  const file = new URL('../../../../package.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: VERSION });
});
