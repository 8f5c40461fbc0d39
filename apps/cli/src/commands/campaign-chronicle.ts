import {
  amendmentsOf,
  armyBiographyOf,
  type Biography,
  biographyOf,
  type Chronicle,
  chronicleOf,
  evolve,
  type Fact,
  factsOf,
  comparableName,
  allUnitsEver,
} from '@muster/campaign';
import { Command, Option } from 'commander';
import { armyBiographyPage, biographyPage, chroniclePage } from '../campaign/chronicle-page.ts';
import { armyBiographyLines, biographyLines, chronicleLines } from '../campaign/chronicle-text.ts';
import { findArmy } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { openBook } from '../campaign/store.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { printNote, printLine, printJson } from '../screen.ts';
import { lineWidth } from '../text-table.ts';

interface ChronicleOptions {
  unit?: string;
  army?: string;
  match?: string;
  html?: string;
  json?: boolean;
}

/** A chronicle as data, as a page and as lines. */
interface ChronicleView {
  data: unknown;
  page: () => string;
  lines: () => string[];
}

const WIDTH = 110;

/** Makes `muster campaign chronicle`, which shows the history of a campaign, match, army or unit. */
export const campaignChronicleCommand = (): Command =>
  new Command('chronicle')
    .description('show the history of a campaign, or of one match, army or unit')
    .argument('<file>', 'the campaign file')
    .addOption(
      new Option('--unit <unit>', 'the history of a unit, by id or name, even if it has left its army').conflicts([
        'army',
        'match',
      ]),
    )
    .addOption(new Option('--army <army>', 'the history of an army, by id or name').conflicts('match'))
    .option('--match <match>', 'one match, by id or number')
    .option('--html <file>', 'write it as an HTML page')
    .option('--json', 'print it as JSON')
    .action((file: string, options: ChronicleOptions) => {
      const { html, json } = options;
      if (html !== undefined) demandWritable(html);
      const { entries } = openBook(file);
      const facts = factsOf(entries);
      const { data, page, lines } = chronicleView(facts, () => chronicleOf(facts, amendmentsOf(entries)), options);
      if (html !== undefined) {
        writeFile(html, page());
        printNote(`The chronicle is saved in ${html}. Open it in a browser.`);
      }
      if (json) return printJson(data);
      if (html === undefined) for (const line of lines()) printLine(line);
    });

const chronicleView = (
  facts: readonly Fact[],
  whole: () => Chronicle,
  { unit, army, match }: ChronicleOptions,
): ChronicleView => {
  const width = lineWidth(WIDTH);
  if (unit !== undefined) {
    const life = lifeOf(facts, unit);
    return { data: life, page: () => biographyPage(life), lines: () => biographyLines(life, width, paint()) };
  }
  if (army !== undefined) {
    const life = armyBiographyOf(facts, findArmy(evolve(facts), army).id);
    if (!life) throw stopWith('unknown-army', `There is no army "${army}" here.`, { what: army });
    return { data: life, page: () => armyBiographyPage(life), lines: () => armyBiographyLines(life, width, paint()) };
  }
  const chronicle = match === undefined ? whole() : onlyMatch(whole(), facts, match);
  return {
    data: chronicle,
    page: () => chroniclePage(chronicle),
    lines: () => [
      `${paint().bold(chronicle.name)}  ${paint().dim(chronicle.rules)}`,
      ...chronicleLines(chronicle.sections, width, paint()),
    ],
  };
};

const lifeOf = (facts: readonly Fact[], wanted: string): Biography => {
  const units = allUnitsEver(facts);
  const unit =
    units.find(({ id }) => id === wanted) ??
    units.findLast(({ name }) => comparableName(name) === comparableName(wanted));
  const life = unit && biographyOf(facts, unit.id);
  if (life) return life;
  throw stopWith('unknown-unit', `There was never a unit "${wanted}". "muster campaign sheet" shows the units.`, {
    what: wanted,
  });
};

const onlyMatch = (chronicle: Chronicle, facts: readonly Fact[], wanted: string): Chronicle => {
  const { matches } = evolve(facts);
  const match = matches.find(({ id }) => id === wanted) ?? matches.find(({ number }) => String(number) === wanted);
  if (!match) {
    const known =
      matches.length === 0 ? 'none has been set up yet' : `choose one of ${matches.map(({ id }) => id).join(', ')}`;
    throw stopWith('unknown-match', `There is no match "${wanted}": ${known}.`, { what: wanted });
  }
  return { ...chronicle, sections: chronicle.sections.filter((section) => section.match === match.id) };
};
