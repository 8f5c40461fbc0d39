import { duelOdds, type DuelEnd, type DuelOdds, modelsIn, MOST_DUEL_WOUNDS } from '@muster/lab';
import { Command } from 'commander';
import { charts, chanceText } from '../bars.ts';
import { type Paint, paint } from '../colours.ts';
import { CommandError } from '../findings.ts';
import { parseInches, type Pair, type PairOptions, readPair, withPairOptions } from '../odds/options.ts';
import { countedName, verbFor, twoLabels } from '../odds/units.ts';
import { showProgress } from '../progress.ts';
import { printLine, printJson } from '../screen.ts';
import { lineWidth, wrapIndented, wrapText } from '../text-table.ts';

interface DuelOptions extends PairOptions {
  start?: number;
}

/** `muster duel`: shows the odds of two units fighting over one objective. */
export const duelCommand = (): Command =>
  withPairOptions(
    new Command('duel')
      .argument('<first>', `Unit: typed as '10x Guard Q4+ D4+ | 10x Rifle (24", A1)', or list:unit, or list:unit+hero`)
      .argument('<second>', 'Unit, in the same format')
      .option(
        '--start <inches>',
        'Distance of each unit from the objective at the start (default: edge of the deployment zone)',
        parseInches,
      )
      .addHelpText(
        'after',
        `
Both units advance to the objective and shoot on the way. They charge if they expect a better result, rush if they
have no target, and stay idle while Shaken. A unit alone at the objective at the end of a round seizes it.`,
      ),
  ).action(duel);

const duel = (first: string, second: string, options: DuelOptions): void => {
  const pair = readPair([first, second], ['first unit', 'second unit'], options);
  demandDuellists(pair);
  const progress = showProgress('Computing the duel');
  const odds = duelOdds({ ...pair, start: options.start, progress: progress.to });
  progress.end();
  if (options.json) return printJson(duelJson(pair, odds));
  for (const line of duelLines(pair, odds, paint())) printLine(line);
};

/** Stops at units that must fly on in a straight line, and at units with too many wounds to compute. */
const demandDuellists = ({ battle, first, second }: Pair): void =>
  [first, second].forEach(({ name }, i) => {
    const models = modelsIn(battle, i);
    if (models.some(({ straightLine }) => straightLine > 0))
      throw new CommandError(`${name} must move in a straight line and cannot fight a duel.`);
    const wounds = models.reduce((sum, { tough }) => sum + tough, 0);
    if (wounds > MOST_DUEL_WOUNDS)
      throw new CommandError(`${name} is too large for a duel: ${wounds} wounds (limit ${MOST_DUEL_WOUNDS}).`);
  });

const duelLines = ({ ruleset, first, second }: Pair, odds: DuelOdds, colours: Paint): string[] => {
  const { bold, dim } = colours;
  const width = lineWidth(100);
  const [a, b] = twoLabels(first, second);
  const { win, draw, loss, destroyed, byStart, error } = odds;
  return [
    ...wrapText(`${countedName(first)} against ${countedName(second)}`, width).map(bold),
    ...wrapIndented(`${ruleset.name}, four rounds, one objective; the first unit to act is random`, width).map(dim),
    ...charts(
      [
        {
          heading: 'Holds the objective at the end',
          rows: [
            { label: a, share: win, strong: true, side: 0 },
            { label: 'neither', share: draw },
            { label: b, share: loss, strong: true, side: 1 },
          ],
        },
        {
          heading: 'Destroyed by then',
          rows: [
            { label: a, share: destroyed[0], side: 0 },
            { label: b, share: destroyed[1], side: 1 },
          ],
        },
        {
          heading: `How often ${a} ${verbFor(first, 'hold')} the objective`,
          rows: [
            { label: 'acting first', share: byStart[0].win, side: 0 },
            { label: 'acting second', share: byStart[1].win, side: 0 },
          ],
        },
      ],
      colours,
    ),
    '',
    ...wrapIndented(errorText(error), width).map(dim),
  ];
};

const errorText = (error: number): string =>
  error < 1e-12
    ? 'These chances are exact.'
    : `The rarest results were left out: each chance is at most ${error < 0.001 ? '0.1 %' : chanceText(error)} too small.`;

const endJson = ({ win, draw, loss, destroyed }: DuelEnd): Record<string, unknown> => ({
  pWin: win,
  pDraw: draw,
  pLoss: loss,
  pDestroyed: { first: destroyed[0], second: destroyed[1] },
});

const duelJson = ({ ruleset, first, second }: Pair, odds: DuelOdds): Record<string, unknown> => ({
  system: ruleset.id,
  first: { name: first.name, models: first.models.length },
  second: { name: second.name, models: second.models.length },
  ...endJson(odds),
  byStart: { first: endJson(odds.byStart[0]), second: endJson(odds.byStart[1]) },
  error: odds.error,
});
