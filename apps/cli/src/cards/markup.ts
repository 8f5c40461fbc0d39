/** Signs that mean something in HTML, written so that they are only letters. */
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML shows it: no sign of it is markup, and no control character is left. */
export const text = (words: string): string =>
  words.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').replace(/[&<>"']/g, (sign) => SIGNS[sign]);

/** An element with a class and content that is markup already. */
export const element = (tag: string, className: string, ...content: readonly string[]): string =>
  `<${tag}${className === '' ? '' : ` class="${className}"`}>${content.join('')}</${tag}>`;

/** A page that needs nothing beside itself, in these styles. */
export const page = (title: string, styles: readonly string[], ...content: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    '<link rel="icon" href="data:,">',
    element('title', '', text(title)),
    element('style', '', ...styles),
    '</head>',
    '<body>',
    ...content,
    '</body>',
    '</html>',
    '',
  ].join('\n');
