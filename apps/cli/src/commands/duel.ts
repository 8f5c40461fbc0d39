import { duelOdds, type DuelEnd, type DuelOdds, modelsIn, MOST_DUEL_WOUNDS } from '@muster/lab';
import { Command } from 'commander';
import { charts, chance } from '../bars.ts';
import { type Paint, paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { inches, type Pair, type PairOptions, readPair, withPairOptions } from '../odds/options.ts';
import { countedName, does, twoLabels } from '../odds/units.ts';
import { showProgress } from '../progress.ts';
import { say, sayJson } from '../screen.ts';
import { lineWidth, wrapIndented, wrapText } from '../text-table.ts';

interface DuelOptions extends PairOptions {
  start?: number;
}

/** `muster duel`: two units alone with a marker between them. */
export const duelCommand = (): Command =>
  withPairOptions(
    new Command('duel')
      .argument('<first>', `typed as '10x Guard Q4+ D4+ | 10x Rifle (24", A1)', or list:unit, or list:unit+hero`)
      .argument('<second>', 'typed or named in the same way')
      .option('--start <inches>', 'how far each starts from the marker; the depth of a zone unless told', inches)
      .addHelpText(
        'after',
        `
Both go for the marker and shoot on the way. They charge when that is expected to gain more, run when there is
nothing to shoot at, and idle when Shaken. Whoever is alone at the marker at the end of a round holds it.`,
      ),
  ).action(duel);

const duel = (first: string, second: string, options: DuelOptions): void => {
  const pair = readPair([first, second], ['first unit', 'second unit'], options);
  demandDuellists(pair);
  const progress = showProgress('Every turn of the duel');
  const odds = duelOdds({ ...pair, start: options.start, progress: progress.to });
  progress.end();
  if (options.json) return sayJson(duelJson(pair, odds));
  for (const line of duelLines(pair, odds, paint())) say(line);
};

/** Nobody who must fly on stays near a marker on a line, and what is huge has too many states. */
const demandDuellists = ({ battle, first, second }: Pair): void =>
  [first, second].forEach(({ name }, i) => {
    const models = modelsIn(battle, i);
    if (models.some(({ straightLine }) => straightLine > 0))
      throw new Stop(`${name} flies straight on and cannot fight a duel on a line.`);
    const wounds = models.reduce((sum, { tough }) => sum + tough, 0);
    if (wounds > MOST_DUEL_WOUNDS)
      throw new Stop(`${name} can take ${wounds} wounds, and a duel is for units of up to ${MOST_DUEL_WOUNDS}.`);
  });

const duelLines = ({ ruleset, first, second }: Pair, odds: DuelOdds, colours: Paint): string[] => {
  const { bold, dim } = colours;
  const width = lineWidth(100);
  const [a, b] = twoLabels(first, second);
  const { win, draw, loss, destroyed, byStart, error } = odds;
  return [
    ...wrapText(`${countedName(first)} against ${countedName(second)}`, width).map(bold),
    ...wrapIndented(`${ruleset.name}, four rounds for one marker; who starts is a toss-up`, width).map(dim),
    ...charts(
      [
        {
          heading: 'Who holds the marker in the end',
          rows: [
            { label: a, share: win, strong: true, side: 0 },
            { label: 'nobody', share: draw },
            { label: b, share: loss, strong: true, side: 1 },
          ],
        },
        {
          heading: 'Who is gone by then',
          rows: [
            { label: a, share: destroyed[0], side: 0 },
            { label: b, share: destroyed[1], side: 1 },
          ],
        },
        {
          heading: `How often ${a} ${does(first, 'hold')} it`,
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
    : `The rarest turns were left out: no chance is more than ${error < 0.001 ? '0.1 %' : chance(error)} too small.`;

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
