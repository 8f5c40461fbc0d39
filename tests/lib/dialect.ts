/** A word or phrase to avoid. */
interface Pattern {
  /** Finds the word or phrase. */
  find: RegExp;
  /** What to write instead. */
  instead: string;
  /** A text with the fault, and a similar text without it. */
  wrong: string;
  right: string;
}

const pattern = (find: RegExp, instead: string, wrong: string, right: string): Pattern => ({
  find,
  instead,
  wrong,
  right,
});

/** Words and phrases that Muster's texts avoid, and what to write instead. */
export const DIALECT: readonly Pattern[] = [
  pattern(/\b(whoever|whosoever|whomever)\b/i, 'the noun, or "anyone who"', 'Whoever moves', 'The unit that moves'),
  // Ids and codes such as 'nobody' and 'joins-nobody' may stay.
  pattern(
    /(?<!-)\b(somebody|everybody|nobody)\b(?!-|: |['"`](?!s\b))/i,
    'a noun, "someone", "everyone" or "no one"',
    'helps nobody',
    "'nobody' helps no one",
  ),
  pattern(/\banew\b/i, '"again", "over" or a verb with re-', 'placed anew', 'placed again'),
  pattern(/\bshall\b/i, '"must", "should" or "will"', 'you shall pass', 'you must pass'),
  pattern(/\bbeside\b/i, '"next to" or "besides"', 'beside this one', 'besides, next to this one'),
  pattern(
    /(?<!\bthere )\b(is|are|was) no (?!longer|more|less|fewer|better|worse|faster|slower|larger|smaller|closer|farther|higher|lower|one\b|way\b)[a-z]/i,
    '"is not a"',
    'it is no JSON',
    'there is no file, it is no longer here',
  ),
  pattern(/\bat hand\b/i, '"available", "loaded" or "known"', 'the dice at hand', 'the dice at the table'),
  pattern(/\bto be had\b/i, '"available" or "possible"', 'odds to be had', 'odds to be shown'),
  pattern(
    /\bstands? in (one|a|the|its|this|that|each|every) (file|list|log|header|record|table of|page|docs|README)\b/i,
    '"is in" or "is listed in"',
    'the order stands in one file',
    'the model stands in a forest',
  ),
  pattern(
    /\b(is|are|was|were|be|been) told\b(?! apart)/i,
    '"tell" with a subject, "shown" or "reported"',
    'the player is told',
    'tell the player what can be told apart',
  ),
  pattern(
    /\b(lay|lays|laid) (a|the|an|one|your|its|out) (table|battle|new table|own table)s?\b/i,
    '"create" or "set up"',
    'lay a table',
    'set up a table',
  ),
  // A rule of the army books is called Mend.
  pattern(
    /\b(mends|mended|mending)\b|\bmend (a|an|the|your|its|this|that|it|them)\b/i,
    '"fix" or "repair"',
    'mend the file',
    'Mend heals a model',
  ),
  pattern(
    /\b(by lot|lots are drawn|draws? lots?|drawn by lots?)\b/i,
    '"at random" or "a random draw"',
    'chosen by lot',
    'a lot of models',
  ),
  pattern(/['"`>][A-Z][a-z]+(?: [a-z]+)? so['"`<]/, 'the verb alone', "'Advance so'", "'Advance'"),
  pattern(/['"`>]Go on['"`<]/, '"Continue"', "'Go on'", "'Continue'"),
  pattern(
    /\bobjective markers?\b|\bmarkers? (is|are) (held|seized|taken)\b/i,
    '"objective"',
    'the marker is held',
    'the objective is held',
  ),
  pattern(
    /\d(″|"| inches)? of \d+(\.\d+)?(″| inches)/,
    'the measured value, then "(limit 6″)"',
    '7.2 of 6 inches',
    '7.2″ (limit 6″)',
  ),
  pattern(/\banybody\b/i, 'a noun, "anyone" or "no one"', 'not for anybody', 'not for anyone'),
  pattern(
    /\b(goes|go|going|went) on (with|to|from|until|for|as|in|alone|after)\b/i,
    '"continue"',
    'it goes on with the next',
    'it shows what goes on',
  ),
  pattern(/\b(holds|hold) good\b/i, '"applies" or "is right"', 'the rule holds good', 'the rule holds'),
  pattern(/\b(is|are|was|were) called so\b/i, '"No matches."', 'nothing is called so', 'it is called Gun'),
  pattern(
    /\b(\d+|thousand|million|few|many|most) signs\b/i,
    '"characters"',
    '16 signs or more',
    '16 characters or more',
  ),
  pattern(/\b(table|battle|file)s? (is|are) kept\b(?! for)/i, '"is saved"', 'the table is kept', 'the table is saved'),
  pattern(/['"`>]Say who\b/, '"choose a player"', "'Say who plays side 1.'", "'Choose a player for side 1.'"),
  pattern(/\bthey show this\b/i, '"Confirm dice"', 'They show this', 'Confirm dice'),
  pattern(/\bput down (again|within|elsewhere)\b/i, '"repositioned" or "placed"', 'put down again', 'placed again'),
  pattern(/\bpromises? of the dice\b/i, '"dice commitment"', 'promise of the dice', 'dice commitment'),
  pattern(/\beverything as usual\b/i, '"All defaults"', 'Everything as usual', 'All defaults'),
  pattern(/\bthe wiser\b/i, 'what was learned', 'hurt or the wiser', 'hurt or with a new talent'),
  pattern(
    /\b(whence|thence|thither|hither|lest|betwixt|thereof|therein|herein|whereupon|heretofore)\b/i,
    'an ordinary word',
    'lest it falls',
    'so that it does not fall',
  ),
];

/** Lines where such a word is right: the start of the file's path, and part of the line. */
export const ALLOWED: readonly { file: string; text: string }[] = [];

/** A line with a fault. */
export interface DialectFault {
  line: number;
  found: string;
  instead: string;
  text: string;
}

/** Returns the words to avoid that a text has, at most one fault of each pattern per line. */
export const faultsIn = (text: string): DialectFault[] =>
  text.split('\n').flatMap((line, index) =>
    DIALECT.flatMap(({ find, instead }) => {
      const found = find.exec(line);
      return found ? [{ line: index + 1, found: found[0], instead, text: line }] : [];
    }),
  );
