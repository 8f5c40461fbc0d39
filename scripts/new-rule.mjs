import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './lib/prepare.mjs';
import { root, runNode } from './lib/run.mjs';

const USAGE = 'Usage: npm run new:rule -- "Rule Name" [--rated]\n';
const LANGUAGE = 'await break case catch class const continue debugger default delete do else enum export extends';
const LANGUAGE_TOO = 'false finally for function if implements import in instanceof interface let new null package';
const AND_THESE =
  'private protected public return static super switch this throw true try typeof var void while with yield';
const RESERVED = new Set(
  `${LANGUAGE} ${LANGUAGE_TOO} ${AND_THESE} rule describe expect gamesWith test volley`.split(' '),
);

const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { rated: { type: 'boolean', default: false } } });
  } catch (error) {
    return stop(`${error.message}\n${USAGE}`);
  }
};

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const ruleText = ({ id, name, constant, rated }) => `import { rule, type Rule } from '@muster/engine';

/** Say in our own words what ${name} does, and which reading was chosen. */
export const ${constant}: Rule = rule({
  id: '${id}',
  name: '${name}',
  source: 'homebrew',${rated ? '\n  rated: true,' : ''}
  summary: 'What ${name} does, in a sentence of our own.',
  attacker: {},
});
`;

const testText = ({ id, name, constant }) => `import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { ${constant} } from './${id}.ts';

describe.each(gamesWith(${constant}))('in $name', ({ volley }) => {
  test('${name} does what it says', () => {
    expect(volley({ attacks: 1, rules: [${constant}], dice: '6 | 1' })).toMatchObject({ hits: 1 });
  });

  test('${name} does nothing where it does not apply', () => {
    expect(volley({ attacks: 1, rules: [${constant}], dice: '1' })).toMatchObject({ hits: 0 });
  });
});
`;

const { positionals, values } = readArguments();
if (positionals.length !== 1) stop(USAGE.trimEnd());

const [name] = positionals;
if (!/^[A-Z][A-Za-z]*(?:[ -][A-Za-z]+)*$/.test(name)) {
  stop(
    `"${name}" is no name for a rule: words of letters, the first with a capital, and no rating ("Locked Shields").`,
  );
}
const id = name.toLowerCase().replaceAll(' ', '-');
const constant = camelCase(id);
if (RESERVED.has(constant)) stop(`"${name}" would become the word ${constant}, which means something else already.`);

const folder = join('packages', 'rules', 'src', 'special');
const ruleFile = join(folder, `${id}.ts`);
const testFile = join(folder, `${id}.test.ts`);
for (const file of [ruleFile, testFile]) {
  if (id === 'index' || existsSync(join(root, file))) stop(`There is already a file ${file}.`);
}

prepare();
const { RULESETS } = await import('@muster/rules');
const other = RULESETS.flatMap(({ rules, aliases }) => rules[id] ?? rules[aliases[id]?.rule] ?? []).at(0);
if (other) stop(`"${name}" is the name of a rule already: ${other.name}. ${other.summary}`);

writeFileSync(join(root, ruleFile), ruleText({ id, name, constant, rated: values.rated }));
writeFileSync(join(root, testFile), testText({ id, name, constant }));
const index = runNode(['scripts/rules-index.mjs']);
process.stdout.write(`${ruleFile}\n${testFile}\n${index.output}`);
if (index.ok) process.stdout.write('Now write the effects and the dice of the test, then run `npm run check`.\n');
process.exitCode = index.code;
