import { Command, CommanderError } from 'commander';
import { type CommandEntry, COMMANDS } from './commands/index.ts';
import { EXIT, findingLines, CommandError } from './findings.ts';
import { printNote, printJson } from './screen.ts';
import { VERSION } from './version.ts';

/** Returns the `muster` command with its subcommands; loads only the wanted ones. */
export const makeProgram = async (isWanted: (name: string) => boolean = () => true): Promise<Command> => {
  const program = new Command('muster')
    .description('Play, watch, record and check One Page Rules wargames.')
    .version(VERSION, '-v, --version', 'Show the version')
    .helpCommand('help [command]', 'Show help for a command')
    .configureHelp({ subcommandTerm });
  const commands = COMMANDS.map(async ({ name, load }) => (isWanted(name) ? load() : new Command(name)));
  for (const [i, command] of (await Promise.all(commands)).entries())
    program.addCommand(command.description(COMMANDS[i].description));
  program.addHelpText('after', EXAMPLES);
  override(program);
  return program;
};

/** Returns a command as the help lists it: its name and its arguments. */
const subcommandTerm = (command: Command): string => {
  const { usage } = COMMANDS.find(({ name }) => name === command.name()) ?? HELP;
  return usage === undefined ? command.name() : `${command.name()} ${usage}`;
};

const HELP: Pick<CommandEntry, 'usage'> = { usage: '[command]' };

const EXAMPLES = `
Examples:
  muster demo
  muster battle play --sample ember-choir,mossback-kith --seed 7 --out battle.json
  muster battle play --players human,solo
  muster battle watch battle.json
  muster battle replay battle.json --to 2.3
  muster battle picture battle.json --round 2 --moves -o round-2.png
  muster odds '10x Guard Q4+ D4+ | 10x Rifle (24", A1)' '5x Brutes Q4+ D5+ Tough(3)' --cover
  muster duel ember-choir:chanters mossback-kith:lurkers
  muster matrix ember-choir mossback-kith
  muster arena --players solo,random --system gff --games 400
  muster table generate --seed hills --picture table.svg -o table.json
  muster campaign new ember.campaign --name "Ember War" --rules gf-3.4.0`;

/** Makes every command throw its errors here instead of ending the process. */
const override = (command: Command): void => {
  command.exitOverride();
  command.helpOption('-h, --help', 'Show help');
  if (command.commands.length > 0) command.helpCommand('help [command]', 'Show help for a command');
  command.showHelpAfterError('(add --help for the available options)');
  for (const inner of command.commands) override(inner);
};

/** Returns the command that a command line names, if any. */
const wantedIn = (args: readonly string[]): string | undefined => {
  const [first, second] = args.filter((word) => !word.startsWith('-'));
  return first === 'help' ? second : first;
};

/** Runs a command line and returns its exit code; never throws. */
export const run = async (args: readonly string[]): Promise<number> => {
  try {
    const program = await makeProgram((name) => name === wantedIn(args));
    await program.parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' });
    // A command may have set an exit code of its own.
    const code = Number(process.exitCode ?? 0);
    process.exitCode = undefined;
    return code;
  } catch (error) {
    return report(error, args.includes('--json'));
  }
};

const report = (error: unknown, asJson: boolean): number => {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    // Commander has printed the message for people; asking for help is not an error.
    if (asJson && error.code !== 'commander.help')
      printJson({ ok: false, problem: error.message.replace(/^error: /, ''), findings: [] });
    return EXIT.badInput;
  }
  if (error instanceof CommandError) {
    printNote([error.message, ...findingLines(error.findings)].join('\n'));
    if (asJson && error.code === EXIT.badInput)
      printJson({ ok: false, problem: error.message, findings: error.findings, ...error.more });
    return error.code;
  }
  printNote(`Internal error in Muster: ${error instanceof Error ? error.message : String(error)}`);
  return EXIT.bug;
};
