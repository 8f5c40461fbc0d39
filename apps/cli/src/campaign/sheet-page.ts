import { counted, plural } from '@muster/kernel';
import type { ArmySheet, SheetUpgrade, UnitSheet, XpBox } from '@muster/campaign';
import { element, text } from '../cards/markup.ts';
import { referenceCard, ruleList, spellCard } from '../cards/reference.ts';
import { weaponTable } from '../cards/unit-card.ts';
import { figureList, heading, ledgerPage, link, noteList, type PagePlace, ruledTable, stampList } from './page.ts';
import type { Links } from './links.ts';

/** Returns army sheets as a page to read and to print on A4; each army starts on a new sheet of paper. */
export const sheetPage = (sheets: readonly ArmySheet[], place: PagePlace = {}): string => {
  const [first] = sheets;
  const title = sheets.length === 1 ? `${first.name}, ${first.campaign}` : `Army sheets, ${first?.campaign ?? ''}`;
  return ledgerPage(title, place, ...sheets.map((sheet) => armySheet(sheet, place.links)));
};

const armySheet = (sheet: ArmySheet, links: Links | undefined): string => {
  const { id, name, player, campaign, rules, vp, bank, value, matches, score, averaged, rank, armies, heroes } = sheet;
  return element(
    'section',
    'sheet ledger',
    heading(name, `${player} · ${campaign}`, rules),
    figureList([
      [String(vp), 'VP'],
      ...(averaged ? [[score, 'VP per match'] as const] : []),
      [String(bank), 'points in the bank'],
      [String(value), 'army value'],
      [String(matches), plural(matches, 'match', 'matches')],
      [`${rank} of ${armies}`, 'place'],
      [`${heroes.have} of ${heroes.most}`, 'heroes'],
    ]),
    links ? element('p', 'more', link(links.army(id), 'History of this army')) : '',
    objective(sheet),
    noteList(sheet.notes),
    element('main', 'units', ...sheet.units.map((unit) => unitCard(unit, sheet, links))),
    element('aside', 'units explained', spellCard(sheet.spells), referenceCard(sheet)),
  );
};

/** Returns the special objective and underdog points of an army in its open match. */
const objective = ({ open }: ArmySheet): string => {
  if (!open || (open.objective === undefined && open.underdog === 0)) return '';
  const { match, underdog, objective: wanted } = open;
  return element(
    'p',
    'objective',
    element('small', '', text(`Match ${match}`)),
    ' ',
    wanted ? `${element('b', 'stamp', text(wanted.name))} ${text(wanted.does)} ` : '',
    underdog === 0 ? '' : element('small', '', counted(underdog, 'underdog point')),
  );
};

/** Rules that the heading of a card shows. */
const IN_HEAD: readonly string[] = ['hero'];

const unitCard = (unit: UnitSheet, sheet: ArmySheet, links: Links | undefined): string => {
  const { id, name, hero, models, value, boxes, sitOut, marks, upgrades, skillSets, rules, weapons } = unit;
  const classes = ['card', ...(hero ? ['hero'] : []), ...(sitOut > 0 ? ['away'] : [])];
  return element(
    'article',
    classes.join(' '),
    element(
      'header',
      'head',
      element('div', '', element('h2', '', link(links?.unit(id), name)), element('p', 'kind', text(kindOf(unit)))),
      element('div', 'cost', String(value), element('small', '', 'points')),
    ),
    element('div', 'xp-line', xpBoxes(unit.xp, boxes), xpText(unit)),
    sitOut === 0 ? '' : element('p', 'away-words', `Sits out ${counted(sitOut, 'more match', 'more matches')}.`),
    stampList([...skillSets.map((set) => ({ kind: 'set', ...set })), ...marks]),
    weapons.length + rules.length === 0
      ? ''
      : element('div', 'kit', weaponTable(weapons), ruleList({ rules, size: models }, sheet, IN_HEAD)),
    upgradeTable(upgrades),
    noteList(unit.notes),
    element('div', 'write'),
  );
};

const kindOf = ({ hero, models, quality, defense, base, delta }: UnitSheet): string =>
  [
    hero ? 'Hero' : counted(models, 'model'),
    ...(quality === undefined ? [] : [`Quality ${quality}+`, `Defense ${defense}+`]),
    `bought for ${base}`,
    ...(delta === 0 ? [] : [`${delta < 0 ? '−' : '+'}${Math.abs(delta)} since`]),
  ].join(' · ');

const FIVE = 5;

/** Returns boxes of experience in rows of ten; the last box of each level is marked. */
export const xpBoxes = (xp: number, rows: readonly (readonly XpBox[])[]): string => {
  const most = rows.flat().length;
  const boxes = rows.flatMap((row) => row.map((box, i) => (i === FIVE ? '<i class="gap"></i>' : '') + xpBox(box)));
  return `<div class="xp" role="img" aria-label="${xp} of ${most} XP">${boxes.join('')}</div>`;
};

const xpBox = ({ xp, full, level }: XpBox): string => {
  const classes = [...(full ? ['full'] : []), ...(level === undefined ? [] : ['level'])];
  return element('i', classes.join(' '), level === undefined ? '' : String(xp));
};

const xpText = ({ xp, level, toNext }: UnitSheet): string =>
  element(
    'div',
    'xp-words',
    element('b', '', `${xp} XP`),
    element('span', '', `level ${level}`),
    element('span', '', toNext === undefined ? 'highest level' : `${toNext} XP to the next level`),
  );

const upgradeTable = (upgrades: readonly SheetUpgrade[]): string =>
  upgrades.length === 0
    ? ''
    : ruledTable(
        'bought',
        ['Upgrade', 'Paid', 'Sells for'],
        upgrades.map(({ name, cost, sells, chancy }) => [
          text(name),
          signed(cost),
          chancy ? `${sells} on 4+` : signed(sells),
        ]),
      );

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
