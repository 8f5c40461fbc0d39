import { effectOf } from './effects.ts';
import { titleOf } from './names.ts';
import type { CampaignRuleset } from './ruleset.ts';
import type { DiceTable } from './table.ts';

/** A row of a table: the dice that lead to it, its name, and what it does. */
export interface PrintedRow {
  dice: string;
  name: string;
  does: string;
}

/** A table of a campaign ruleset as people read it. */
export interface PrintedTable {
  title: string;
  rows: readonly PrintedRow[];
}

/** Returns all tables of a campaign ruleset, each row with its effect in one line. */
export const printedTables = (rules: CampaignRuleset): PrintedTable[] => {
  const rowsOf = (table: DiceTable<string>): PrintedRow[] =>
    table.results.map((key) => ({ dice: facesOf(table, key), name: titleOf(key), does: effectOf(rules, key) }));
  const { skillSet } = rules.words;
  return [
    { title: 'Special objectives', rows: rowsOf(rules.objectives) },
    { title: 'Casualties', rows: rowsOf(rules.casualties).map((row) => ({ ...row, does: casualtyText(rules, row) })) },
    { title: 'Injuries of heroes', rows: rowsOf(rules.injuries) },
    { title: 'Talents of heroes', rows: rowsOf(rules.talents) },
    { title: 'Traits', rows: rowsOf(rules.traits) },
    {
      title: `${titleOf(skillSet)}s of heroes`,
      rows: rules.skillSets.results.flatMap((pair) =>
        pair.map((key) => ({
          dice: facesOf(rules.skillSets, pair),
          name: titleOf(key),
          does: effectOf(rules, key),
        })),
      ),
    },
    ...Object.entries(rules.skills).map(([set, table]) => ({ title: `Skills: ${titleOf(set)}`, rows: rowsOf(table) })),
    {
      title: 'Random events',
      rows: Object.entries(rules.events).map(([number, { name, summary }]) => ({ dice: number, name, does: summary })),
    },
  ];
};

/** Returns the faces that lead to a result: `3`, or `2-5`. */
const facesOf = <T>({ rows }: DiceTable<T>, result: T): string => {
  const [first, last] = [rows.indexOf(result), rows.lastIndexOf(result)];
  return first === last ? String(first) : `${first}-${last}`;
};

/** Returns what a casualty result does, for units and for heroes. */
const casualtyText = ({ injuryPrice, talentPrice }: CampaignRuleset, { name, does }: PrintedRow): string => {
  const worth = (price: number): string =>
    price === 0 ? '' : `is worth ${Math.abs(price)} points ${price < 0 ? 'less' : 'more'} and `;
  if (name === 'Dead') return `A unit leaves its sheet permanently; a hero ${worth(injuryPrice)}rolls for an injury.`;
  if (name === 'Natural Talent') return `A unit gets +1 XP; a hero ${worth(talentPrice)}rolls for a talent.`;
  return does;
};
