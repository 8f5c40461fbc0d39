import { GAMES } from '../games.ts';
import { newestRuleset } from '../rulesets/index.ts';
import { glossaryPage } from './glossary.ts';
import { howToPlay } from './how-to-play.ts';
import { pageAsMarkdown } from './markdown.ts';
import { quickReference } from './reference.ts';

/** Returns the handbook as files for the docs folder: the text of each file by its name. */
export const handbookFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...GAMES.flatMap(({ id }): [string, string][] => [
      [`how-to-play/${id}.md`, pageAsMarkdown(howToPlay(newestRuleset(id)))],
      [`reference/${id}.md`, pageAsMarkdown(quickReference(newestRuleset(id)))],
    ]),
    ['glossary.md', pageAsMarkdown(glossaryPage())],
  ]);
