import { element, text } from '../cards/markup.ts';
import { STYLE } from '../cards/style.ts';
import { LEDGER_STYLE } from './ledger-style.ts';

/** An HTML page of the campaign's ledger that needs nothing beside itself. */
export const ledgerPage = (title: string, ...content: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    '<link rel="icon" href="data:,">',
    element('title', '', text(title)),
    element('style', '', STYLE, LEDGER_STYLE),
    '</head>',
    '<body>',
    ...content,
    element('footer', 'sheet foot', 'Made with Muster. What rules do is told in our own words; the rulebook decides.'),
    '</body>',
    '</html>',
    '',
  ].join('\n');

/** Figures at the top of a page, each with its word below. */
export const figureList = (figures: readonly (readonly [value: string, word: string])[]): string =>
  element(
    'ul',
    'figures',
    ...figures.map(([value, word]) =>
      element('li', '', element('b', '', text(value)), ' ', element('span', '', text(word))),
    ),
  );

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
