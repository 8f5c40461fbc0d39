// Draws the packages and the folders in docs/ARCHITECTURE.md from architecture.json; with --check only says whether they are stale.
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../docs/ARCHITECTURE.md', import.meta.url);
const { packages, folders } = JSON.parse(readFileSync(new URL('../architecture.json', import.meta.url), 'utf8'));

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

const drawFolders = () =>
  Object.entries(folders)
    .filter(([, inside]) => Object.keys(inside).length > 1)
    .flatMap(([place, inside]) => [
      `**${place}**`,
      '',
      '| folder | what it is |',
      '|---|---|',
      ...Object.entries(inside).map(([folder, is]) => `| ${folder === '.' ? '(its root)' : `\`${folder}\``} | ${is} |`),
      '',
    ])
    .slice(0, -1);

/** The page with the lines between two marks replaced. */
const between = (page, mark, lines) => {
  const [begin, end] = [`<!-- ${mark}: made by scripts/architecture.mjs -->`, `<!-- end of ${mark} -->`];
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/ARCHITECTURE.md lacks the marks of "${mark}".`);
  return `${before}${begin}\n\n${lines.join('\n')}\n\n${end}${after}`;
};

const current = readFileSync(PAGE, 'utf8').replaceAll('\r\n', '\n');
const wanted = between(between(current, 'packages', drawPackages()), 'folders', drawFolders());
if (!process.argv.includes('--check')) writeFileSync(PAGE, wanted);
else if (current !== wanted) {
  console.error('docs/ARCHITECTURE.md is stale: run node scripts/architecture.mjs');
  process.exitCode = 1;
}
