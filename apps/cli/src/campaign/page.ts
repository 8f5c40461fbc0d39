import { element, page, text } from '../cards/markup.ts';
import { STYLE } from '../cards/style.ts';
import { LEDGER_STYLE } from './ledger-style.ts';

/** An HTML page of the campaign's ledger that needs nothing beside itself. */
export const ledgerPage = (title: string, ...content: readonly string[]): string =>
  page(
    title,
    [STYLE, LEDGER_STYLE],
    ...content,
    element('footer', 'sheet foot', 'Made with Muster. What rules do is told in our own words; the rulebook decides.'),
  );

/** Figures at the top of a page, each with its word below. */
export const figureList = (figures: readonly (readonly [value: string, word: string])[]): string =>
  element(
    'ul',
    'figures',
    ...figures.map(([value, word]) =>
      element('li', '', element('b', '', text(value)), ' ', element('span', '', text(word))),
    ),
  );

/** What players have noted; nothing where they have not. */
export const noteList = (notes: readonly string[]): string =>
  notes.length === 0 ? '' : element('ul', 'notes', ...notes.map((note) => element('li', '', text(note))));

/** A stamp with what it does beside it. */
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
