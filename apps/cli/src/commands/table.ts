import { fromInches } from '@muster/kernel';
import { makeTableFile, tablePicture } from '@muster/protocol';
import type { Ruleset } from '@muster/engine';
import { checkTableFor, generateTable, gf, RULESETS, rulesetOf, THEMES, type Theme } from '@muster/rules';
import { Command, Option } from 'commander';
import { writeFile } from '../files.ts';
import { EXIT, Stop } from '../findings.ts';
import { sizeInInches, wholeBetween } from '../options.ts';
import { writePicture } from '../pictures.ts';
import { note, say, sayJson } from '../screen.ts';
import { loadTable } from '../tables.ts';

interface GenerateOptions {
  seed: string;
  system: string;
  size?: { width: number; depth: number };
  pieces?: number;
  players: number;
  theme?: Theme;
  output?: string;
  picture?: string;
  dark?: boolean;
}

interface CheckOptions {
  system: string;
  players: number;
  pieces?: number;
  picture?: string;
  json?: boolean;
}

/** `muster table`: lay tables and hold them against the guidelines. */
export const tableCommand = (): Command =>
  new Command('table')
    .description('generate tables, and check them against the guidelines for terrain')
    .addCommand(generateCommand())
    .addCommand(checkCommand());

const systemOption = (): Option =>
  new Option('--system <game>', 'the game that it is for: sets the usual size and pieces')
    .choices(Object.keys(RULESETS))
    .default('gf');

/** The rules of a game that one of the choices names. */
const rulesOf = (system: string): Ruleset => rulesetOf(system) ?? gf;

const playersOption = (): Option =>
  new Option('--players <number>', 'how many players it is for').argParser(wholeBetween(2, 4)).default(2);

const piecesOption = (words: string): Option => new Option('--pieces <number>', words).argParser(wholeBetween(1, 60));

const generateCommand = (): Command =>
  new Command('generate')
    .description('lay a table that keeps the guidelines')
    .option('--seed <text>', 'the same seed gives the same table', 'muster')
    .addOption(systemOption())
    .option('--size <size>', 'width and depth in inches; what the game uses unless told', sizeInInches)
    .addOption(piecesOption('how many pieces of terrain; one more than the least unless told'))
    .addOption(playersOption())
    .addOption(new Option('--theme <name>', 'the landscape; drawn from the seed unless told').choices(THEMES))
    .option('-o, --output <file>', 'write the table here instead of printing it')
    .option('--picture <file>', 'draw it too: a name that ends in .svg or .png')
    .option('--dark', 'a picture that is light on dark')
    .action(generate);

const generate = async (options: GenerateOptions): Promise<void> => {
  const { seed, size, players, theme } = options;
  const ruleset = rulesOf(options.system);
  const { tableWidth, tableDepth, terrainPieces, jumpLimit } = ruleset.numbers;
  const [width, depth] = size ? [fromInches(size.width), fromInches(size.depth)] : [tableWidth, tableDepth];
  const pieces = options.pieces ?? terrainPieces + 1;
  const table = generateTable(seed, { width, depth, pieces, players, theme, jumps: jumpLimit > 0 });
  const text = `${JSON.stringify(makeTableFile(table), undefined, 2)}\n`;
  if (options.output === undefined) process.stdout.write(text);
  else {
    writeFile(options.output, text);
    say(`The table is in ${options.output}.`);
  }
  if (options.picture !== undefined) {
    await writePicture(options.picture, tablePicture(table, { dark: options.dark }));
    note(`The picture is in ${options.picture}.`);
  }
  for (const finding of checkTableFor(ruleset, players, table, pieces)) note(`Not kept: ${finding.message}`);
};

const checkCommand = (): Command =>
  new Command('check')
    .description('list the guidelines for terrain that a table breaks, and whether the armies have room')
    .argument('<file>', 'the table')
    .addOption(playersOption())
    .addOption(systemOption())
    .addOption(piecesOption('how many pieces there should be; what the game asks for unless told'))
    .option('--picture <file>', 'draw it too: a name that ends in .svg or .png')
    .option('--json', 'print the findings as JSON')
    .action(async (file: string, { system, players, pieces, picture, json }: CheckOptions) => {
      const table = loadTable(file);
      const findings = checkTableFor(rulesOf(system), players, table, pieces);
      if (picture !== undefined) await writePicture(picture, tablePicture(table));
      if (json) sayJson({ ok: findings.length === 0, findings });
      else if (findings.length === 0) say('The table keeps every guideline.');
      else for (const { guideline, message } of findings) say(`${guideline}: ${message}`);
      const broken = new Set(findings.map(({ guideline }) => guideline)).size;
      if (broken > 0)
        throw new Stop(`The table breaks ${broken === 1 ? 'one guideline' : `${broken} guidelines`}.`, EXIT.no);
    });
