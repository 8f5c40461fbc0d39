// Writes packages/army/src/forge/rule-ids.ts: which rule of the game is meant by which id of Army Forge, read from a folder of its files.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ruleId } from '@muster/engine';
import { family } from '@muster/rules';
import { readFolder } from './armyforge/files.mjs';
import { root } from './lib/run.mjs';

/** Ids that armies use for renamed rules but that no book has. */
const NAMELESS = {
  '5grD2FDFdNSn': 'havocbound',
  'B-gdRytVFVay': 'lustbound-march',
  'CJ2mI46Tp-al': 'lustbound',
  D7SpkY7mQLAe: 'rapid-blink',
  Lqk7bzR6k3xe: 'mischievous',
  MEAjk171GPmF: 'ferocious',
  WHJ8A7LzHUR6: 'warbound',
  YMQxz2ssYCBj: 'darkborn',
  _tP0jExjizvc: 'machine-fog',
  bF66dEd765u6: 'darkborn-reach',
  lwWYwB3HRTPi: 'buccaneer',
  sboUNnEXK9B8: 'hive-bond',
  zu6H7MyN3f8U: 'knightborn',
};

const folder = resolve(process.argv[2] ?? join(root, '..', 'shared', 'armyforge', 'samples'));
const ids = { ...NAMELESS };
for (const { kind, json } of readFolder(folder))
  for (const { id, name, aliasedRuleId } of (kind === 'book' ? json.specialRules : json?.rules) ?? [])
    if (typeof id === 'string' && !aliasedRuleId && Object.hasOwn(family.rules, ruleId(String(name))))
      ids[id] = ruleId(name);

const line = ([id, rule]) => `  ${/^[A-Za-z_$][\w$]*$/.test(id) ? id : `'${id}'`}: '${rule}',\n`;
const lines = Object.entries(ids)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(line);
writeFileSync(
  join(root, 'packages', 'army', 'src', 'forge', 'rule-ids.ts'),
  `// Written by scripts/forge-ids.mjs; do not edit.

/** Rules of the game by their ids in Army Forge, which mark rules that are other names of them. */
export const FORGE_RULE_IDS: Readonly<Record<string, string>> = {
${lines.join('')}};
`,
);
console.log(`${lines.length} ids of rules in packages/army/src/forge/rule-ids.ts`);
