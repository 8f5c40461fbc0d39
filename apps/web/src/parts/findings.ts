import { capital } from '@muster/kernel';
import { FINDING_TEXTS } from './finding-texts.ts';

/** What is wrong with a file, and where. */
export interface ReadFinding {
  path: string;
  message: string;
}

/** Replaces advice for a terminal by the same advice for this page. */
const onThePage = (message: string): string =>
  FINDING_TEXTS.advice.reduce((text, [inTerminal, here]) => text.replaceAll(inTerminal, here), message);

/** Returns a finding as a sentence. */
export const findingSentence = ({ path, message }: ReadFinding): string => {
  const { places } = FINDING_TEXTS;
  const words = `${places[path] ?? path} ${onThePage(message)}`;
  // A path such as `units[2].cost` keeps its spelling.
  const sentence = /^[a-z ]+$/.test(path) || path in places ? capital(words) : words;
  return `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'}`;
};
