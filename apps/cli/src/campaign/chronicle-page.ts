import type { ArmyBiography, Biography, Chronicle, ChronicleLine, ChronicleSection } from '@muster/campaign';
import { element, text } from '../cards/markup.ts';
import { armyFigures, endSentence, matchWords, originOf, unitFigures } from './chronicle-text.ts';
import { figureList, ledgerPage, noteList, stampList } from './page.ts';

/** A chronicle as a page. */
export const chroniclePage = ({ name, rules, sections }: Chronicle): string =>
  ledgerPage(`${name}, chronicle`, leaf(heading(name, rules), ...sections.map(sectionLeaf)));

/** A unit's life as a page. */
export const biographyPage = (life: Biography): string => {
  const { name, armyName, marks, end, matches, sections } = life;
  const rows = matches.map((match) =>
    element(
      'tr',
      '',
      element('td', '', text(matchWords(match))),
      element(
        'td',
        '',
        text([...match.kills.map((kill) => `brought down ${kill}`), ...(match.fell ? ['fell'] : [])].join(', ')),
      ),
      element('td', '', `${match.xp} XP`),
    ),
  );
  return ledgerPage(
    `${name} of ${armyName}`,
    leaf(
      heading(name, originOf(life)),
      figureList(unitFigures(life)),
      end ? element('p', 'away-words', text(endSentence(end))) : '',
      noteList(life.notes),
      stampList(marks),
      rows.length === 0 ? '' : element('table', 'years', element('tbody', '', ...rows)),
      ...sections.map(sectionLeaf),
    ),
  );
};

/** An army's life as a page. */
export const armyBiographyPage = (life: ArmyBiography): string =>
  ledgerPage(
    life.name,
    leaf(
      heading(life.name, `Led by ${life.player}.`),
      figureList(armyFigures(life)),
      noteList(life.notes),
      life.gone.length === 0
        ? ''
        : element(
            'table',
            'years',
            element(
              'tbody',
              '',
              ...life.gone.map(({ name, end }) =>
                element('tr', '', element('td', '', text(name)), element('td', '', text(endSentence(end)))),
              ),
            ),
          ),
      ...life.sections.map(sectionLeaf),
    ),
  );

const leaf = (...content: readonly string[]): string => element('main', 'sheet leaf', ...content);

const heading = (name: string, about: string): string =>
  element('header', 'top', element('h1', '', text(name)), element('p', '', text(about)));

const sectionLeaf = ({ title, day, lines }: ChronicleSection): string =>
  element(
    'section',
    '',
    element('h2', '', text(title), ' ', element('small', '', text(day))),
    element('ol', '', ...lines.map(lineItem)),
  );

const SIDES = 8;

const lineItem = ({ text: words, depth, tone, side }: ChronicleLine): string => {
  const classes = [`d${depth}`, tone, ...(side === undefined ? [] : [`side-${side % SIDES}`])];
  return element('li', classes.join(' '), tone === 'dice' ? diceRow(words) : text(words));
};

/** A row of dice with the faces in boxes. */
const diceRow = (words: string): string =>
  element(
    'span',
    'dice-row',
    text(words).replace(/(?<= )\d(?= |$)/g, (face) => element('i', '', face)),
  );
