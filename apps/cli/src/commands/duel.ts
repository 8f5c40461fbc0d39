import { duelOdds, type DuelOdds } from '@muster/lab';
import { Command } from 'commander';
import { chart, percent } from '../bars.ts';
import { type Paint, paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { inches, type Pair, type PairOptions, readPair, withPairOptions } from '../odds/options.ts';
import { countedName } from '../odds/units.ts';
import { say, sayJson } from '../screen.ts';

interface DuelOptions extends PairOptions {
  start?: number;
}

/** `muster duel`: two units alone with a marker between them. */
export const duelCommand = (): Command =>
  withPairOptions(
    new Command('duel')
      .description('print the odds of a duel: four rounds on a line with one marker in the middle')
      .argument('<first>', `typed as '10x Guard Q4+ D4+ | 10x Rifle (24", A1)', or list:unit`)
      .argument('<second>', 'typed or named in the same way')
      .option('--start <inches>', 'how far each starts from the marker; the depth of a zone unless told', inches),
  ).action(duel);

const duel = (first: string, second: string, options: DuelOptions): void => {
  const pair = readPair(first, second, options);
  for (const unit of [0, 1]) demandWalker(pair, unit);
  const odds = duelOdds({ ...pair, start: options.start });
  if (options.json) return sayJson(duelJson(pair, odds));
  for (const line of duelLines(pair, odds, paint())) say(line);
};

/** Nobody who must fly on stays near a marker on a line. */
const demandWalker = ({ battle, first, second }: Pair, unit: number): void => {
  const { models, units } = battle.plan;
  const own = models.slice(units[unit].first, units[unit].first + units[unit].count);
  if (own.some(({ straightLine }) => straightLine > 0))
    throw new Stop(`${[first, second][unit].name} flies straight on and cannot fight a duel on a line.`);
};

const duelLines = ({ ruleset, first, second }: Pair, odds: DuelOdds, colours: Paint): string[] => {
  const [a, b] = [first.name, second.name === first.name ? `${second.name} (second)` : second.name];
  const { win, draw, loss, destroyed, byStart, error } = odds;
  return [
    colours.bold(`${countedName(first)} against ${countedName(second)}`),
    colours.dim(`  ${ruleset.name}, a duel over four rounds for one marker; who starts is a toss-up`),
    '',
    ...chart(
      [
        { label: `${a}: win`, share: win, strong: true },
        { label: 'draw', share: draw },
        { label: `${b}: win`, share: loss, strong: true },
      ],
      colours,
    ),
    '',
    colours.bold('At the end'),
    ...chart(
      [
        { label: `${a}: gone`, share: destroyed[0] },
        { label: `${b}: gone`, share: destroyed[1] },
      ],
      colours,
    ),
    '',
    ...byStart.map(
      (end, who) =>
        `  When ${who === 0 ? a : b} start${who === 0 ? s(first) : s(second)}: ${percent(end.win)} win, ${percent(end.draw)} draw, ${percent(end.loss)} loss for ${a}.`,
    ),
    error === 0
      ? '  These chances are exact.'
      : `  The rarest turns were left out: every chance is at most ${percent(error)} too small.`,
  ];
};

const s = ({ models }: { models: readonly unknown[] }): string => (models.length === 1 ? 's' : '');

const duelJson = ({ ruleset, first, second }: Pair, odds: DuelOdds): Record<string, unknown> => {
  const { win, draw, loss, destroyed, byStart, error } = odds;
  return {
    system: ruleset.id,
    first: { name: first.name, models: first.models.length },
    second: { name: second.name, models: second.models.length },
    pWin: win,
    pDraw: draw,
    pLoss: loss,
    pDestroyed: { first: destroyed[0], second: destroyed[1] },
    byStart: { first: byStart[0], second: byStart[1] },
    error,
  };
};
