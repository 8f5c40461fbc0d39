import { capital } from '@muster/kernel';
import { type CampaignRuleset, type PrintedTable, printedTables, xpBoxes } from '@muster/campaign';
import { element, text } from '../cards/markup.ts';
import { entryList } from '../cards/reference.ts';
import { ledgerPage } from './page.ts';
import { xpBoxes as boxMarkup } from './sheet-page.ts';

/** The number of units on a blank sheet. */
const ROOM = 10;

/** Returns the tables that players need between battles; random events are rolled during battles. */
const tablesOf = (rules: CampaignRuleset): PrintedTable[] =>
  printedTables(rules).filter(({ title }) => title !== 'Random events');

const field = (label: string, className = ''): string =>
  element('div', `field ${className}`.trim(), element('span', '', text(label)), element('i', ''));

/** Returns a blank army sheet to print and fill in by hand, with the tables on a second page. */
export const blankPage = (rules: CampaignRuleset): string => {
  const { words, name } = rules;
  const unit = element(
    'article',
    'card blank-unit',
    element('div', 'fields', field('Unit', 'wide'), field('Points')),
    boxMarkup(0, xpBoxes(rules, 0)),
    element('div', 'fields', field('Notes', 'wide')),
    element('div', 'line'),
    element('div', 'line'),
  );
  return ledgerPage(
    `Blank ${words.army} sheet, ${name}`,
    {},
    element(
      'section',
      'sheet ledger blank',
      element('p', 'of', text(name)),
      element(
        'div',
        'fields first',
        field(capital(words.army), 'wide'),
        field('Player', 'wide'),
        field('VP'),
        field('Bank'),
        field('Matches'),
      ),
      element('main', 'units', ...Array.from({ length: ROOM }, () => unit)),
    ),
    element(
      'section',
      'sheet ledger blank-tables',
      element('header', 'top', element('h1', '', 'Tables'), element('p', 'of', text(name))),
      element('p', 'levels', text(levelText(rules))),
      element('div', 'cards', ...tablesOf(rules).map(tableCard)),
    ),
  );
};

const tableCard = ({ title, rows }: PrintedTable): string =>
  element(
    'article',
    'card',
    element('h2', '', text(title)),
    entryList(rows.map(({ dice, name, does }) => [`${dice} ${name}`, '', does])),
  );

/** Returns the sentence that says when units reach levels and what a level adds to their value. */
const levelText = ({ xpPerLevel, mostXp, levelPrice: { regular, hero } }: CampaignRuleset): string =>
  `A unit reaches a level every ${xpPerLevel} XP (limit ${mostXp} XP). It gets a trait and is worth ${regular} points more; a hero gets a trait and a skill and is worth ${hero} points more.`;

/** Returns a blank army sheet as lines of text. */
export const blankLines = (rules: CampaignRuleset, width: number): string[] => {
  const { words, name } = rules;
  const rows = xpBoxes(rules, 0).map((row) =>
    row.map(({ level, xp }, i) => (level === undefined ? '□' : `□${xp}`) + (i === 4 ? ' ' : '')).join(' '),
  );
  const line = (label: string): string => `${label} `.padEnd(width, '_');
  const unit = ['', line('Unit:'), ...rows.map((row) => `  ${row}`), line('Notes:'), '_'.repeat(width)];
  return [
    name,
    line(`${capital(words.army)}:`),
    line('Player:'),
    line('VP, bank, matches:'),
    ...Array.from({ length: ROOM }, () => unit).flat(),
    '',
    levelText(rules),
  ];
};
