import { dirname } from 'node:path';
import { adoptionReview, NO_CAMPAIGN } from '@muster/campaign';
import type { Finding } from '@muster/kernel';
import { parsePaper } from '@muster/protocol';
import { Command } from 'commander';
import { canAsk } from '../campaign/ask.ts';
import { askPaper } from '../campaign/ask-paper.ts';
import { dayOf, decideAll, printWritten, type WriteOptions, withWriteOptions } from '../campaign/run-and-write.ts';
import { newSeed } from '../campaign/draw-options.ts';
import { campaignOnPaper } from '../campaign/paper.ts';
import { stopWith } from '../campaign/refusals.ts';
import { createBook, demandNewBook } from '../campaign/store.ts';
import { badInput, CommandError } from '../findings.ts';
import { readSmallText } from '../list-files.ts';
import { collectValues } from '../options.ts';
import { printNote, printLine } from '../screen.ts';
import { demandYes } from './campaign-steps.ts';

interface AdoptOptions extends WriteOptions {
  from?: string;
  name?: string;
  rules?: string;
  type?: string;
  begun?: string;
  played?: string;
  option?: string[];
  army?: string[];
  seed?: string;
  yes?: boolean;
}

/** Makes `muster campaign adopt`, which continues a campaign that was kept on paper or in Army Forge. */
export const adoptCommand = (): Command =>
  withWriteOptions(
    new Command('adopt')
      .description('continue a campaign that was kept on paper or in Army Forge, in a new file')
      .argument('<file>', 'the new campaign file')
      .option('--from <paper>', 'a text or JSON file with the state of the campaign')
      .option('--name <name>', 'the name of the campaign, if you give options instead of a file')
      .option('--rules <id>', 'the campaign rules')
      .option('--type <type>', 'its limit: "game 8", "point 8", "time 8" or "endless"')
      .option('--begun <day>', 'the first day')
      .option('--played <number>', 'how many matches were played')
      .option('--option <name=value>', 'a campaign option (repeatable)', collectValues)
      .option('--army <lines>', 'an army, its lines separated by ; (repeatable)', collectValues)
      .option('--seed <text>', 'the seed of all dice that Muster rolls in this campaign (default: random)')
      .option('--yes', 'save without asking for confirmation'),
  )
    .addHelpText('after', EXAMPLE)
    .action(adopt);

const EXAMPLE = `
A paper file has one entry per line. Units come from the list or book; other units need a price.
  Campaign: The Ashen Road
  Rules: gf-3.4.0
  Type: game 8
  Played: 3

  Army: The Long Watch
  Player: Ada
  VP: 4
  Matches: 3
  Points: 120
  List: watch.json

  Unit: Keeper-Captain
  XP: 11
  Traits: Elite, Specialist (melee)
  Skills: Leader, Tactician
  Injuries: Arm Injury
XP and traits of an Army Forge list are kept. With options instead of a file:
  --army "The Long Watch; Player: Ada; VP: 4; Matches: 3; List: watch.json; Unit: Keeper-Captain; XP: 11"`;

const adopt = async (file: string, options: AdoptOptions): Promise<void> => {
  demandNewBook(file);
  const { text, folder, nameOf } = await paperOf(options);
  const read = parsePaper(text);
  const named = (findings: readonly Finding[]): CommandError =>
    badInput(
      options.from ?? 'The campaign',
      findings.map(({ path, message }) => ({ path: nameOf(path), message })),
    );
  if (!read.ok) throw named(read.error);
  const seed = newSeed(options);
  const { campaign, findings, notes } = await campaignOnPaper(read.value, { folder, seed, today: dayOf(options) });
  if (findings.length > 0) throw named(findings);
  // The first entry cannot be dated before the campaign began.
  dayOf(options, campaign);
  for (const line of notes) printNote(line);
  const decided = await decideAll({ ...NO_CAMPAIGN, seed }, [() => ({ type: 'adopt', campaign })], options);
  if (options.json && !options.yes)
    throw stopWith('not-confirmed', 'A campaign from paper is only saved with --yes.', { campaign });
  if (!options.json) for (const line of adoptionReview(campaign)) printLine(line);
  await demandYes(`This will be saved to ${file}.`, options);
  createBook(
    file,
    campaign.name,
    decided.facts.map((fact) => ({ fact })),
  );
  printWritten(file, 0, decided, options);
};

/** The text of a paper file, from a file, options, or a person at the terminal. */
interface PaperSource {
  text: string;
  /** The folder of the files that it names. */
  folder: string;
  /** Returns the name of a place in it for people. */
  nameOf: (path: string) => string;
}

const paperOf = async (options: AdoptOptions): Promise<PaperSource> => {
  const { from, name, army = [], json } = options;
  const hasOptions = name !== undefined || army.length > 0;
  if (from !== undefined && hasOptions)
    throw new CommandError('Give either a file with --from or the options, not both.');
  if (from !== undefined) return { text: readSmallText(from), folder: dirname(from), nameOf: (path) => path };
  if (!hasOptions && !canAsk(json))
    throw new CommandError(
      'Give the state of the campaign: --from FILE, or --name, --rules, --type and --army. "muster campaign adopt --help" shows examples.',
    );
  const text = hasOptions ? linesOf(options) : await askPaper();
  const lines = text.split('\n');
  // A person who gave options knows no line numbers.
  const nameOf = (path: string): string => {
    const line = /^line (\d+)$/.exec(path);
    return line ? `"${lines[Number(line[1]) - 1]}"` : path;
  };
  return { text, folder: '.', nameOf };
};

/** Returns the options as lines of a paper file. */
const linesOf = ({ name = '', rules, type, begun, played, option = [], army = [] }: AdoptOptions): string => {
  const line = (key: string, text: string | undefined): string[] => (text === undefined ? [] : [`${key}: ${text}`]);
  return [
    ...line('Campaign', name),
    ...line('Rules', rules),
    ...line('Type', type),
    ...line('Begun', begun),
    ...line('Played', played),
    ...option.flatMap((one) => line('Option', one)),
    ...army.flatMap((one) => `Army: ${one}`.split(';').map((part) => part.trim())),
  ].join('\n');
};
