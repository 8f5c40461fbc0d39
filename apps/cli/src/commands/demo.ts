import { makePlayer } from '@muster/ai';
import { Game, playOut } from '@muster/engine';
import { DEFAULT_ARMIES } from '@muster/host';
import { Command, Option } from 'commander';
import { paint } from '../colours.ts';
import { closingLines, openingLines, storyLogger } from '../log.ts';
import { splitAtCommas } from '../options.ts';
import { printLine } from '../screen.ts';
import { prepareBattle } from '../setup.ts';

interface DemoOptions {
  seed: string;
  army: string[];
  sample?: string[];
  why: boolean;
}

/** `muster demo`: plays a battle of two ready lists by computer players and logs it. */
export const demoCommand = (): Command =>
  new Command('demo')
    .option('--seed <text>', 'Seed for table and dice; the same seed gives the same battle', 'muster')
    .addOption(
      new Option('--army <names>', 'Two ready lists or sample armies, separated by commas')
        .argParser(splitAtCommas)
        .default([...DEFAULT_ARMIES], DEFAULT_ARMIES.join()),
    )
    .addOption(new Option('--sample <names>', 'Same as --army').argParser(splitAtCommas).hideHelp())
    .option('--no-why', 'Hide the reasons of the computer players')
    .action(({ seed, army, sample = army, why }: DemoOptions) => {
      const colours = paint();
      const { plan, notes } = prepareBattle({ army: [], sample, tableSeed: seed, settings: {} });
      const players = plan.sides.map(() => 'solo');
      for (const line of [...openingLines(plan, players, seed, colours), ...notes, '']) printLine(line);
      const game = new Game({
        plan,
        seed,
        players: plan.sides.map(({ index }) => makePlayer('solo', `${seed} ${index}`)),
        listen: storyLogger(plan, colours, printLine, why).hear,
      });
      playOut(game);
      for (const line of ['', ...closingLines(game, colours), '', ...HINTS.map(colours.dim)]) printLine(line);
    });

const HINTS = [
  'Another battle:      npx muster demo --seed anything',
  'Watch one:           npx muster battle watch',
  'Play one yourself:   npx muster battle play --players human,solo',
  'A Firefight:         npx muster battle play --system gff',
  'Exact odds:          npx muster odds --help',
  'A campaign:          npx muster campaign --help',
  'Everything else:     npx muster --help',
];
