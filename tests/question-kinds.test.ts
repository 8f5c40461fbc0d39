import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { ARCHITECTURE, ROOT, sourcesIn } from './lib/architecture.ts';

/** Changes to sources that add a new kind of question. */
const NEW_QUESTION = {
  file: 'packages/engine/src/contract/question.ts',
  before: 'export type Question =',
  after: "export type Question =\n  | { kind: 'parley'; side: number }",
};
const NEW_ANSWER = {
  file: 'packages/engine/src/contract/fields.ts',
  before: 'export const ANSWER_VALUES = {',
  after: "export const ANSWER_VALUES = {\n  parley: ['truth'],",
};

type Change = typeof NEW_QUESTION;

const nameOf = (path: string): string => relative(ROOT, path).split(sep).join('/');

const changed = ({ file, before, after }: Change): string => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  expect(text).toContain(before);
  return text.replace(before, after);
};

/** Returns those of the files in which the compiler finds errors after the changes. */
const reportedIn = (files: readonly string[], changes: readonly Change[]): string[] => {
  const texts = new Map(changes.map((change) => [change.file, changed(change)]));
  const api = new API({ cwd: ROOT, fs: { readFile: (path) => texts.get(nameOf(path)) } });
  try {
    return files.filter((file) => {
      const config = join(ROOT, ...file.split('/').slice(0, 2), 'tsconfig.json');
      const projects = api.updateSnapshot({ openProjects: [config] }).getProjects();
      const project = projects.find(({ configFileName }) => nameOf(configFileName) === nameOf(config));
      if (!project?.program.getSourceFile(join(ROOT, file))) throw new Error(`${file} is not part of its project`);
      return project.program.getSemanticDiagnostics(join(ROOT, file)).length > 0;
    });
  } finally {
    api.close();
  }
};

/** The places that CONTRIBUTING.md lists. */
const placesListed = (): string[] => {
  const [, section] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('## Add a question kind\n');
  return [...section.split('\n## ')[0].matchAll(/^- `([^`]+)`:/gm)].map(([, file]) => file);
};

test('the compiler reports every place that must know a new kind of question', () => {
  const places = placesListed();
  expect(places.length).toBeGreaterThan(5);
  expect(reportedIn(places, [NEW_QUESTION, NEW_ANSWER])).toEqual(places);
});

test('nothing is reported there without a new kind', () => {
  expect(reportedIn(placesListed(), [])).toEqual([]);
});

test('the compiler reports a question without an answer, and an answer without a question', () => {
  const shape = 'packages/engine/src/contract/shape.ts';
  expect(reportedIn([shape], [NEW_QUESTION])).toEqual([shape]);
  expect(reportedIn([NEW_QUESTION.file], [NEW_ANSWER])).toEqual([NEW_QUESTION.file]);
});

/** Leaves the rest to a function that takes only the kinds that are left, so the compiler reports others. */
const HANDS_ON = 'apps/web/src/battle/questions/asking.ts';

test('no switch over the kinds of questions has a default', () => {
  const files = Object.keys(ARCHITECTURE.folders).flatMap((home) => sourcesIn(join(ROOT, home, 'src')));
  const switches = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^( *)switch \(question\.kind\) \{\n([\s\S]*?)^\1\}/gm)].map(
      ([, , body]) => ({ file: nameOf(file), hasDefault: /^ *default:/m.test(body) }),
    ),
  );
  expect(switches.length).toBeGreaterThan(5);
  expect(switches.filter(({ hasDefault }) => hasDefault).map(({ file }) => file)).toEqual([HANDS_ON]);
});
