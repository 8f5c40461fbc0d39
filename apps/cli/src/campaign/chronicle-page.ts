import type { ArmyBiography, Biography, Chronicle, ChronicleLine, ChronicleSection } from '@muster/campaign';
import { element, text } from '../cards/markup.ts';
import { armyFigures, endSentence, matchText, originOf, unitFigures } from './chronicle-text.ts';
import { pageName } from './links.ts';
import { figureList, heading, ledgerPage, link, noteList, type PagePlace, stampList } from './page.ts';

/** Returns a chronicle as a page. */
export const chroniclePage = ({ name, rules, sections }: Chronicle, place: PagePlace = {}): string =>
  ledgerPage(
    `${name}, chronicle`,
    place,
    leaf(heading(name, `Chronicle · ${rules}`), contents(sections), ...sections.map(sectionLeaf)),
  );

/** Returns the table of contents of a chronicle with several matches. */
const contents = (sections: readonly ChronicleSection[]): string => {
  const matches = sections.filter(({ match }) => match !== undefined);
  return matches.length < 2
    ? ''
    : element(
        'ul',
        'contents',
        ...matches.map(({ title, match = '' }) => element('li', '', link(`#${anchorOf(match)}`, title))),
      );
};

const anchorOf = (match: string): string => pageName('match', match).replace('.html', '');

/** Returns the history of a unit as a page. */
export const biographyPage = (life: Biography, place: PagePlace = {}): string => {
  const { name, armyName, marks, end, matches, sections } = life;
  const rows = matches.map((match) =>
    element(
      'tr',
      '',
      element('td', '', text(matchText(match))),
      element(
        'td',
        '',
        text([...match.kills.map((kill) => `destroyed ${kill}`), ...(match.fell ? ['casualty'] : [])].join(', ')),
      ),
      element('td', '', `${match.xp} XP`),
    ),
  );
  return ledgerPage(
    `${name} of ${armyName}`,
    place,
    leaf(
      heading(name, originOf(life)),
      place.links ? element('p', 'more', link(place.links.sheet(life.army), `Sheet of ${armyName}`)) : '',
      figureList(unitFigures(life)),
      end ? element('p', 'away-words', text(endSentence(end))) : '',
      noteList(life.notes),
      stampList(marks),
      rows.length === 0 ? '' : element('table', 'years', element('tbody', '', ...rows)),
      ...sections.map(sectionLeaf),
    ),
  );
};

/** Returns the history of an army as a page. */
export const armyBiographyPage = (life: ArmyBiography, place: PagePlace = {}): string =>
  ledgerPage(
    life.name,
    place,
    leaf(
      heading(life.name, `Led by ${life.player}.`),
      figureList(armyFigures(life)),
      place.links ? element('p', 'more', link(place.links.sheet(life.army), 'Sheet of this army')) : '',
      noteList(life.notes),
      life.gone.length === 0
        ? ''
        : element(
            'table',
            'years',
            element(
              'tbody',
              '',
              ...life.gone.map(({ unit, name, end }) =>
                element(
                  'tr',
                  '',
                  element('td', '', link(place.links?.unit(unit), name)),
                  element('td', '', text(endSentence(end))),
                ),
              ),
            ),
          ),
      ...life.sections.map(sectionLeaf),
    ),
  );

const leaf = (...content: readonly string[]): string => element('main', 'sheet leaf', ...content);

const sectionLeaf = ({ title, day, match, lines }: ChronicleSection): string => {
  const anchor = match === undefined ? '' : ` id="${anchorOf(match)}"`;
  return `<section${anchor}>${element('h2', '', text(title), ' ', element('small', '', text(day)))}${element(
    'ol',
    '',
    ...lines.map(lineItem),
  )}</section>`;
};

const SIDES = 8;

const lineItem = ({ text: words, depth, tone, side }: ChronicleLine): string => {
  const classes = [`d${depth}`, tone, ...(side === undefined ? [] : [`side-${side % SIDES}`])];
  return element('li', classes.join(' '), tone === 'dice' ? diceRow(words) : text(words));
};

/** Returns a row of dice with the faces in boxes. */
const diceRow = (words: string): string =>
  element(
    'span',
    'dice-row',
    text(words).replace(/(?<= )\d(?= |$)/g, (face) => element('i', '', face)),
  );
