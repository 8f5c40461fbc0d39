// Draws docs/ARCHITECTURE.md and the README of each package and app from architecture.json; with --check only reports what is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);
const { packages, apps, folders } = JSON.parse(readFileSync(new URL('architecture.json', ROOT), 'utf8'));

const widest = (texts) => Math.max(...texts.map((text) => text.length));

const drawPackages = () => {
  const names = Object.keys(packages);
  const name = widest(names);
  const is = widest(names.map((one) => packages[one].is));
  const lines = names.toReversed().map((one) => {
    const { uses, is: says } = packages[one];
    return ` ${one.padEnd(name)}  ${says.padEnd(is)}  ${uses.length === 0 ? 'nothing' : `▶ ${uses.join(' ')}`}`;
  });
  return ['```', ...lines, '```'];
};

const table = (place) => [
  '| folder | what it is |',
  '|---|---|',
  ...Object.entries(folders[place]).map(
    ([folder, is]) => `| ${folder === '.' ? '(its root)' : `\`${folder}\``} | ${is} |`,
  ),
];

const drawEngine = () => [
  '```',
  Object.keys(folders['packages/engine']).join(' · '),
  '```',
  '',
  ...table('packages/engine'),
];

/** The page with the lines between two marks replaced. */
const between = (page, mark, lines) => {
  const [begin, end] = [`<!-- ${mark}: made by scripts/architecture.mjs -->`, `<!-- end of ${mark} -->`];
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/ARCHITECTURE.md lacks the marks of "${mark}".`);
  return `${before}${begin}\n\n${lines.join('\n')}\n\n${end}${after}`;
};

const list = (names) => (names.length === 0 ? 'nothing' : names.map((name) => `\`${name}\``).join(', '));

const mayImport = ({ uses, libraries = [] }) =>
  uses === undefined
    ? 'every package, through its index'
    : `${list(uses)}${libraries.length > 0 ? `, and the library ${list(libraries)}` : ''}`;

/** The README of a package or an app: what it is, what it may import, where to start reading. */
const readmeOf = (place, name, about) =>
  [
    `# ${name}`,
    '',
    `${about.is[0].toUpperCase()}${about.is.slice(1)}.`,
    '',
    `- It may import: ${mayImport(about)}.`,
    ...Object.entries(about.start).map(
      ([file, is], i) => `- ${i === 0 ? 'Start with' : 'Then read'} [${file}](src/${file}): ${is}.`,
    ),
    '- [Architecture](../../docs/ARCHITECTURE.md) shows the whole.',
    ...(Object.keys(folders[place] ?? {}).length > 1
      ? ['', 'A folder imports only those above it:', '', ...table(place)]
      : []),
    '',
  ].join('\n');

const read = (path) => {
  const file = new URL(path, ROOT);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
};

const page = between(between(read('docs/ARCHITECTURE.md'), 'packages', drawPackages()), 'engine', drawEngine());
const wanted = [
  ['docs/ARCHITECTURE.md', page],
  ...Object.entries(packages)
    .filter(([, { start }]) => start !== undefined)
    .map(([name, about]) => [`packages/${name}/README.md`, readmeOf(`packages/${name}`, name, about)]),
  ...Object.entries(apps).map(([name, about]) => [`apps/${name}/README.md`, readmeOf(`apps/${name}`, name, about)]),
];
for (const [path, text] of wanted) {
  if (!process.argv.includes('--check')) writeFileSync(new URL(path, ROOT), text);
  else if (read(path) !== text) {
    console.error(`${path} is stale: run node scripts/architecture.mjs`);
    process.exitCode = 1;
  }
}
