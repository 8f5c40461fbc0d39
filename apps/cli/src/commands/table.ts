import type { Ruleset, Table } from '@muster/engine';
import { fromInches } from '@muster/kernel';
import { tablePicture } from '@muster/picture';
import { makeTableFile } from '@muster/protocol';
import { checkTableFor, generateTable, gf, rulesetOf, SYSTEMS, terrainStart, THEMES, type Theme } from '@muster/rules';
import { Command, Option } from 'commander';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { EXIT, Stop } from '../findings.ts';
import { placeTerrain } from '../human/place-terrain.ts';
import { LeftTheTable } from '../human/prompt.ts';
import { openTerminal } from '../human/terminal.ts';
import { sizeInInches, wholeBetween, words } from '../options.ts';
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

/** `muster table`: lay tables and hold them against the guidelines. */
export const tableCommand = (): Command =>
  new Command('table').addCommand(generateCommand()).addCommand(placeCommand()).addCommand(checkCommand());

const systemOption = (): Option =>
  new Option('--system <game>', 'the game that it is for: sets the usual size and pieces')
    .choices(SYSTEMS)
    .default('gf');

/** The rules of a game that one of the choices names. */
const rulesOf = (system: string): Ruleset => rulesetOf(system) ?? gf;

const playersOption = (): Option =>
  new Option('--players <number>', 'how many players it is for').argParser(wholeBetween(2, 4)).default(2);

const piecesOption = (help: string): Option => new Option('--pieces <number>', help).argParser(wholeBetween(1, 60));

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

const placeCommand = (): Command =>
  new Command('place')
    .description('place terrain by turns: roll off, alternate, and each player names one piece as dangerous')
    .option('--seed <text>', 'decides the pieces, the roll-off and the computer', 'muster')
    .addOption(systemOption())
    .addOption(piecesOption('how many pieces of terrain; as many as a generated table has unless given'))
    .option('--players <names>', 'who places, with commas: human or computer, for two to four sides', words, [
      'human',
      'computer',
    ])
    .addOption(new Option('--theme <name>', 'the landscape; drawn from the seed unless given').choices(THEMES))
    .addOption(
      new Option('--dice <kind>', 'roll off here, or ask for the faces of real dice')
        .choices(['seeded', 'asked'])
        .default('seeded'),
    )
    .option('-o, --output <file>', 'write the table here')
    .option('--picture <file>', 'draw it too: a name that ends in .svg or .png')
    .action(place);

const place = async (options: PlaceOptions): Promise<void> => {
  const { seed, system, players, theme, pieces, dice, output, picture } = options;
  const strange = players.find((player) => player !== 'human' && player !== 'computer');
  if (strange !== undefined) throw new Stop(`"${strange}" cannot place terrain: name human or computer.`);
  if (players.length < 2 || players.length > 4)
    throw new Stop(`${players.length} players were named; name two to four.`);
  if (output !== undefined) demandWritable(output);
  const ruleset = rulesOf(system);
  const terminal = openTerminal();
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
      say,
    });
    await keepTable(table, { output, picture });
  } catch (error) {
    if (!(error instanceof LeftTheTable)) throw error;
    say('You left the table; nothing was written.');
  } finally {
    terminal.close();
  }
};

const keepTable = async (
  table: Table,
  { output, picture }: Pick<PlaceOptions, 'output' | 'picture'>,
): Promise<void> => {
  if (output !== undefined) {
    writeFile(output, `${JSON.stringify(makeTableFile(table), undefined, 2)}\n`);
    say(`The table is in ${output}.`);
  }
  if (picture !== undefined) {
    await writePicture(picture, tablePicture(table));
    note(`The picture is in ${picture}.`);
  }
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
