import type { ArmySheet, SheetUpgrade, UnitSheet, XpBox } from '@muster/campaign';
import { element, text } from '../cards/markup.ts';
import { weaponTable } from '../cards/unit-card.ts';
import { figureList, ledgerPage, noteList, stampList } from './page.ts';
import { count, ruleWords } from './sheet-text.ts';

/** Army sheets as a page to look at and to print on A4, each army on paper of its own. */
export const sheetPage = (sheets: readonly ArmySheet[]): string => {
  const [first] = sheets;
  const title = sheets.length === 1 ? `${first.name}, ${first.campaign}` : `Army sheets, ${first?.campaign ?? ''}`;
  return ledgerPage(title, ...sheets.map(armySheet));
};

const armySheet = (sheet: ArmySheet): string => {
  const { name, player, campaign, rules, vp, bank, value, matches, score, averaged, rank, armies, heroes, units } =
    sheet;
  return element(
    'section',
    'sheet ledger',
    element(
      'header',
      'top',
      element('h1', '', text(name)),
      element('p', '', text(`${player} · ${campaign}`)),
      element('p', 'of', text(rules)),
    ),
    figureList([
      [String(vp), 'VP'],
      ...(averaged ? [[score, 'VP for each match'] as const] : []),
      [String(bank), 'points in the bank'],
      [String(value), 'points of value'],
      [String(matches), matches === 1 ? 'match' : 'matches'],
      [`${rank} of ${armies}`, 'place'],
      [`${heroes.have} of ${heroes.most}`, 'heroes'],
    ]),
    noteList(sheet.notes),
    element('main', 'units', ...units.map(unitCard)),
  );
};

const unitCard = (unit: UnitSheet): string => {
  const { name, hero, value, boxes, sitOut, marks, upgrades } = unit;
  const classes = ['card', ...(hero ? ['hero'] : []), ...(sitOut > 0 ? ['away'] : [])];
  return element(
    'article',
    classes.join(' '),
    element(
      'header',
      'head',
      element('div', '', element('h2', '', text(name)), element('p', 'kind', text(kindOf(unit)))),
      element('div', 'cost', String(value), element('small', '', 'points')),
    ),
    element('div', 'xp-line', xpBoxes(unit.xp, boxes), xpWords(unit)),
    sitOut === 0 ? '' : element('p', 'away-words', `Sits out ${count(sitOut, 'more match', 'more matches')}.`),
    stampList(marks),
    kitBlock(unit),
    upgradeTable(upgrades),
    noteList(unit.notes),
    element('div', 'write'),
  );
};

const kindOf = ({ hero, models, quality, defense, base, delta, skillSets }: UnitSheet): string =>
  [
    hero ? 'Hero' : count(models, 'model'),
    ...(quality === undefined ? [] : [`Quality ${quality}+`, `Defense ${defense}+`]),
    `bought for ${base}`,
    ...(delta === 0 ? [] : [`${delta < 0 ? '−' : '+'}${Math.abs(delta)} since`]),
    ...(skillSets.length === 0 ? [] : [skillSets.join(' and ')]),
  ].join(' · ');

/** What a unit fights with; nothing for one that is a name and a price. */
const kitBlock = ({ models, weapons, rules }: UnitSheet): string =>
  weapons.length + rules.length === 0
    ? ''
    : element(
        'div',
        'kit',
        weaponTable(weapons),
        rules.length === 0 ? '' : element('p', '', text(rules.map((rule) => ruleWords(rule, models)).join(' · '))),
      );

const FIVE = 5;

const xpBoxes = (xp: number, rows: readonly (readonly XpBox[])[]): string => {
  const most = rows.flat().length;
  const boxes = rows.flatMap((row) => row.map((box, i) => (i === FIVE ? '<i class="gap"></i>' : '') + xpBox(box)));
  return `<div class="xp" role="img" aria-label="${xp} of ${most} XP">${boxes.join('')}</div>`;
};

const xpBox = ({ xp, full, level }: XpBox): string => {
  const classes = [...(full ? ['full'] : []), ...(level === undefined ? [] : ['level'])];
  return element('i', classes.join(' '), level === undefined ? '' : String(xp));
};

const xpWords = ({ xp, level, toNext }: UnitSheet): string =>
  element(
    'div',
    'xp-words',
    element('b', '', `${xp} XP`),
    element('span', '', `level ${level}`),
    element('span', '', toNext === undefined ? 'all learnt' : `${toNext} to the next`),
  );

const upgradeTable = (upgrades: readonly SheetUpgrade[]): string => {
  if (upgrades.length === 0) return '';
  const head = ['Upgrade', 'Paid', 'Sells for'].map((word) => `<th scope="col">${word}</th>`).join('');
  const rows = upgrades.map(({ name, cost, sells, chancy }) =>
    element(
      'tr',
      '',
      element('td', '', text(name)),
      element('td', '', signed(cost)),
      element('td', '', chancy ? `${sells} on 4+` : signed(sells)),
    ),
  );
  return element('table', 'bought', element('thead', '', element('tr', '', head)), element('tbody', '', ...rows));
};

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
