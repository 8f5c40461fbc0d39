import { element, page, text } from '../cards/markup.ts';
import { STYLE } from '../cards/style.ts';
import { LEDGER_STYLE } from './ledger-style.ts';
import type { Links } from './links.ts';

/** Where a page is among the pages of a campaign. */
export interface PagePlace {
  links?: Links;
  /** Its own address, which is not linked. */
  here?: string;
}

/** Returns a self-contained HTML page of a campaign. */
export const ledgerPage = (title: string, { links, here }: PagePlace, ...content: readonly string[]): string =>
  page(
    title,
    [STYLE, LEDGER_STYLE],
    links ? navigation(links, here) : '',
    ...content,
    element('footer', 'sheet foot', 'Made with Muster. Rules are summarised in our own words; the rulebook applies.'),
  );

const navigation = ({ all }: Links, here: string | undefined): string =>
  `<nav class="sheet pages" aria-label="Pages of the campaign">${element(
    'ul',
    '',
    ...all.map(([title, address]) =>
      element('li', '', address === here ? `<b aria-current="page">${text(title)}</b>` : link(address, title)),
    ),
  )}</nav>`;

/** Returns a link to another page, or only the name if there is no address. */
export const link = (address: string | undefined, name: string): string =>
  address === undefined ? text(name) : `<a href="${text(address)}">${text(name)}</a>`;

/** Returns the heading of a page: its name, and lines about it. */
export const heading = (name: string, ...about: readonly string[]): string =>
  element('header', 'top', element('h1', '', text(name)), ...about.map((words) => element('p', '', text(words))));

/** Returns the figures at the top of a page, each with its label below. */
export const figureList = (figures: readonly (readonly [value: string, word: string])[]): string =>
  element(
    'ul',
    'figures',
    ...figures.map(([value, word]) =>
      element('li', '', element('b', '', text(value)), ' ', element('span', '', text(word))),
    ),
  );

/** Returns the notes of players, or nothing if there are none. */
export const noteList = (notes: readonly string[]): string =>
  notes.length === 0 ? '' : element('ul', 'notes', ...notes.map((note) => element('li', '', text(note))));

/** Returns stamps, each with what it does next to it. */
export const stampList = (marks: readonly { kind: string; name: string; does: string }[]): string =>
  marks.length === 0
    ? ''
    : element(
        'ul',
        'marks-list',
        ...marks.map(({ kind, name, does }) =>
          element(
            'li',
            kind,
            element('b', 'stamp', text(name)),
            ' ',
            element('span', '', does === '' ? '' : text(does)),
          ),
        ),
      );

/** Returns a table with headings. */
export const ruledTable = (
  className: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  element(
    'table',
    className,
    element('thead', '', element('tr', '', ...headings.map((word) => `<th scope="col">${word}</th>`))),
    element('tbody', '', ...rows.map((cells) => element('tr', '', ...cells.map((cell) => element('td', '', cell))))),
  );
