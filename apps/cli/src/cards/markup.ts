/** Characters with a meaning in HTML, with their escapes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text escaped for HTML, without control characters. */
export const text = (words: string): string =>
  words.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

/** Returns an element with a class and content, which must be markup. */
export const element = (tag: string, className: string, ...content: readonly string[]): string =>
  `<${tag}${className === '' ? '' : ` class="${className}"`}>${content.join('')}</${tag}>`;

/** Returns a self-contained page with these styles. */
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
