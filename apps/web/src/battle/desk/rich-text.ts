/** A sentence of which some parts are stressed: plain strings and strong ones, in the order of reading. */
export type RichText = readonly (string | { strong: string })[];
