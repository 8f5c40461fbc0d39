/** Signs that mean something in HTML, written so that they are only letters. */
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML shows it: no sign of it is markup, and no control character is left. */
export const text = (words: string): string =>
  words.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').replace(/[&<>"']/g, (sign) => SIGNS[sign]);

/** An element with a class and content that is markup already. */
export const element = (tag: string, className: string, ...content: readonly string[]): string =>
  `<${tag}${className === '' ? '' : ` class="${className}"`}>${content.join('')}</${tag}>`;
