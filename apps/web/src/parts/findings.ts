import { capital } from '@muster/kernel';

/** What was wrong with something that was read, and where. */
export interface ReadFinding {
  path: string;
  message: string;
}

/** Advice for a terminal, as it is followed on the page. */
const onThePage = (message: string): string =>
  message.replaceAll('with --book', 'under “Army books”').replaceAll('--book adds one', 'add it under “Army books”');

/** Places that have a name of their own. */
const PLACES: Readonly<Partial<Record<string, string>>> = { '': 'it', 'save.list': 'the list' };

/** A finding as a sentence. */
export const findingSentence = ({ path, message }: ReadFinding): string => {
  const words = `${PLACES[path] ?? path} ${onThePage(message)}`;
  // Places in a file are spelled as they are.
  const sentence = /^[a-z ]+$/.test(path) || path in PLACES ? capital(words) : words;
  return `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'}`;
};
