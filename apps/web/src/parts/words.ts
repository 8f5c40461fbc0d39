/** A text that begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** So many of something: `1 token`, `2 tokens`. */
export const counted = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;
