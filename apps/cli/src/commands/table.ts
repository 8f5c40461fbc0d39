import type { Ruleset, Table } from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { tablePicture } from '@muster/picture';
import { makeTableFile } from '@muster/protocol';
import { checkTableFor, generateTable, gf, rulesetOf, SYSTEMS, terrainStart, THEMES, type Theme } from '@muster/rules';
import { Command, Option } from 'commander';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { EXIT, CommandError } from '../findings.ts';
import { placeTerrain } from '../human/place-terrain.ts';
import { PlayerQuit } from '../human/prompt.ts';
import { openLineTerminal } from '../human/terminal.ts';
import { sizeInInches, wholeBetween, splitAtCommas } from '../options.ts';
import { writePicture } from '../pictures.ts';
import { printNote, printLine, printJson } from '../screen.ts';
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

interface PlaceOptions extends Omit<GenerateOptions, 'players' | 'size' | 'dark'> {
  players: string[];
  dice: 'seeded' | 'asked';
}

interface CheckOptions {
  system: string;
  players: number;
  pieces?: number;
  picture?: string;
  json?: boolean;
}

/** `muster table`: generates tables and checks them against the guidelines. */
export const tableCommand = (): Command =>
  new Command('table').addCommand(generateCommand()).addCommand(placeCommand()).addCommand(checkCommand());

const systemOption = (): Option =>
  new Option('--system <game>', 'Game that the table is for: sets the size and the number of pieces')
    .choices(SYSTEMS)
    .default('gf');

/** Returns the rules of a game. */
const rulesOf = (system: string): Ruleset => rulesetOf(system) ?? gf;

const playersOption = (): Option =>
  new Option('--players <number>', 'Number of players').argParser(wholeBetween(2, 4)).default(2);

const piecesOption = (help: string): Option => new Option('--pieces <number>', help).argParser(wholeBetween(1, 60));

const generateCommand = (): Command =>
  new Command('generate')
    .description('Generate a table that follows the guidelines')
    .option('--seed <text>', 'Seed; the same seed gives the same table', 'muster')
    .addOption(systemOption())
    .option(
      '--size <size>',
      'Width and depth in inches, such as 72x48 (default: the size that the game uses)',
      sizeInInches,
    )
    .addOption(piecesOption('Number of terrain pieces (default: one more than the minimum)'))
    .addOption(playersOption())
    .addOption(new Option('--theme <name>', 'Landscape (default: random)').choices(THEMES))
    .option('-o, --output <file>', 'Write the table to this file instead of printing it')
    .option('--picture <file>', 'Draw the table too, as .svg or .png')
    .option('--dark', 'Use a dark background for the picture')
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
    printLine(`Table written to ${options.output}.`);
  }
  if (options.picture !== undefined) {
    await writePicture(options.picture, tablePicture(table, { dark: options.dark }));
    printNote(`Picture written to ${options.picture}.`);
  }
  for (const finding of checkTableFor(ruleset, players, table, pieces))
    printNote(`Guideline not met: ${finding.message}`);
};

const placeCommand = (): Command =>
  new Command('place')
    .description('Place terrain in turns: roll off, alternate, then each player chooses one dangerous piece')
    .option('--seed <text>', 'Seed for the pieces, the roll-off and the computer player', 'muster')
    .addOption(systemOption())
    .addOption(piecesOption('Number of terrain pieces (default: as many as a generated table has)'))
    .addOption(
      new Option('--players <names>', 'Two to four players, human or computer, separated by commas')
        .argParser(splitAtCommas)
        .default(['human', 'computer'], 'human,computer'),
    )
    .addOption(new Option('--theme <name>', 'Landscape (default: random)').choices(THEMES))
    .addOption(
      new Option('--dice <kind>', 'Roll off with the seed, or ask for the faces of real dice')
        .choices(['seeded', 'asked'])
        .default('seeded'),
    )
    .option('-o, --output <file>', 'Write the table to this file')
    .option('--picture <file>', 'Draw the table too, as .svg or .png')
    .action(place);

const place = async (options: PlaceOptions): Promise<void> => {
  const { seed, system, players, theme, pieces, dice, output, picture } = options;
  const strange = players.find((player) => player !== 'human' && player !== 'computer');
  if (strange !== undefined) throw new CommandError(`Unknown player "${strange}": use human or computer.`);
  if (players.length < 2 || players.length > 4)
    throw new CommandError(`Wrong number of players: ${players.length} (allowed: 2 to 4).`);
  if (output !== undefined) demandWritable(output);
  const ruleset = rulesOf(system);
  const terminal = openLineTerminal();
  try {
    const table = await placeTerrain({
      ruleset,
      start: terrainStart(ruleset, players.length, { seed, theme, pieces }),
      names: players.map((player, side) => `${player === 'human' ? 'Player' : 'Computer'} ${side + 1}`),
      people: players.map((player) => player === 'human'),
      seed,
      dice,
      paint: paint(),
      lines: terminal.lines,
      say: printLine,
    });
    await writeTable(table, { output, picture });
  } catch (error) {
    if (!(error instanceof PlayerQuit)) throw error;
    printLine('You left before the table was complete. Nothing was written.');
  } finally {
    terminal.close();
  }
};

const writeTable = async (
  table: Table,
  { output, picture }: Pick<PlaceOptions, 'output' | 'picture'>,
): Promise<void> => {
  if (output !== undefined) {
    writeFile(output, `${JSON.stringify(makeTableFile(table), undefined, 2)}\n`);
    printLine(`Table written to ${output}.`);
  }
  if (picture !== undefined) {
    await writePicture(picture, tablePicture(table));
    printNote(`Picture written to ${picture}.`);
  }
};

const checkCommand = (): Command =>
  new Command('check')
    .description('Check a table against the terrain guidelines and for enough room')
    .argument('<file>', 'Table file')
    .addOption(playersOption())
    .addOption(systemOption())
    .addOption(piecesOption('Required number of pieces (default: the number that the game asks for)'))
    .option('--picture <file>', 'Draw the table too, as .svg or .png')
    .option('--json', 'Print the findings as JSON')
    .action(async (file: string, { system, players, pieces, picture, json }: CheckOptions) => {
      const table = loadTable(file);
      const findings = checkTableFor(rulesOf(system), players, table, pieces);
      if (picture !== undefined) await writePicture(picture, tablePicture(table));
      if (json) printJson({ ok: findings.length === 0, findings });
      else if (findings.length === 0) printLine('The table follows all guidelines.');
      else for (const { guideline, message } of findings) printLine(`${guideline}: ${message}`);
      const broken = new Set(findings.map(({ guideline }) => guideline)).size;
      if (broken > 0)
        throw new CommandError(`The table breaks ${broken === 1 ? 'one guideline' : `${broken} guidelines`}.`, EXIT.no);
    });
