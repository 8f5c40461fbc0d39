/** The keys that work while a battle is shown. */
export type Key =
  | 'space'
  | 'enter'
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'home'
  | 'end'
  | 'page-up'
  | 'page-down'
  | 'faster'
  | 'slower'
  | 'coach'
  | 'quit';

/** The sequences that terminals send for each key. */
const SENT: Readonly<Record<string, Key>> = {
  ' ': 'space',
  '\r': 'enter',
  '\n': 'enter',
  '\u001b[D': 'left',
  '\u001bOD': 'left',
  '\u001b[C': 'right',
  '\u001bOC': 'right',
  '\u001b[A': 'up',
  '\u001bOA': 'up',
  '\u001b[B': 'down',
  '\u001bOB': 'down',
  '\u001b[H': 'home',
  '\u001bOH': 'home',
  '\u001b[1~': 'home',
  '\u001b[7~': 'home',
  '\u001b[F': 'end',
  '\u001bOF': 'end',
  '\u001b[4~': 'end',
  '\u001b[8~': 'end',
  '\u001b[5~': 'page-up',
  '\u001b[6~': 'page-down',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  _: 'slower',
  c: 'coach',
  C: 'coach',
  q: 'quit',
  Q: 'quit',
  // Ctrl-C, Ctrl-D and Escape.
  '\u0003': 'quit',
  '\u0004': 'quit',
  '\u001b': 'quit',
};

/** Matches one key: a sequence that begins with Escape, or a single character. */
// oxlint-disable-next-line no-control-regex -- key sequences begin with Escape
const ONE = /\u001b(?:\[[\d;]*[A-Za-z~]|O[A-Za-z])|[\s\S]/gu;

/** Returns the known keys in what a terminal sent. */
export const keysIn = (sent: string): Key[] =>
  [...sent.matchAll(ONE)].flatMap(([one]) => (Object.hasOwn(SENT, one) ? [SENT[one]] : []));
