import { counted } from '@muster/kernel';
import type { Figures, JudgedBar, Standings } from '@muster/lab';
import { gf, rulesetOf } from '@muster/rules';
import { bar, chanceText } from '../bars.ts';
import type { Paint } from '../colours.ts';
import { lineWidth, shorten, wrapIndented, wrapText } from '../text-table.ts';
import { type ArenaResult, intervalText } from './result.ts';

/** The width of the widest lines. */
const WIDEST = 100;

/** Returns the header of an arena: players, games, armies and tables. */
export const arenaHeadLines = ({ plan }: Pick<ArenaResult, 'plan'>, { bold, dim }: Paint): string[] => {
  const { order, pairings, setSize } = plan;
  const games = Math.ceil(order.games / setSize) * setSize;
  const width = lineWidth(WIDEST);
  const who =
    order.contenders.length === 1
      ? `${order.contenders[0].label} against itself, ${games} games`
      : `${order.contenders.length} players, ${counted(pairings.length, 'pairing')} of ${games} games`;
  return [
    ...wrapText(`Arena: ${who}`, width).map(bold),
    ...order.grounds.flatMap(({ system, armies, tables }) =>
      wrapIndented(
        `${(rulesetOf(system) ?? gf).name}, ${countedArmies(armies.length)} on ${counted(tables.length, 'table')}`,
        width,
      ).map(dim),
    ),
    dim(`  seed ${order.seed}; every seed is played with sides and armies swapped`),
  ];
};

const countedArmies = (count: number): string => (count === 1 ? 'an army against itself' : `${count} armies`);

/** Returns the result of an arena as lines. */
export const resultLines = (result: ArenaResult, paint: Paint): string[] => {
  const { standings, bars, plan, finished } = result;
  const { bold } = paint;
  const isAlone = plan.order.contenders.length === 1;
  return [
    ...(isAlone ? [] : ['', bold('Players'), ...playerLines(standings, paint)]),
    ...scoreSections(
      [
        {
          heading: 'Pairings',
          about: 'score of the first, 95 % interval, wins·draws·losses',
          rows: isAlone
            ? []
            : standings.pairings.map((pairing) => ({ label: pairing.players.join(' – '), figures: pairing })),
        },
        {
          heading: 'Advantages, all players',
          rows: [
            { label: 'first side', figures: standings.firstSide },
            { label: 'first activation', figures: standings.firstTurn },
          ],
        },
        {
          heading: 'Armies, all players',
          rows: standings.armies.map((army) => ({ label: army.army, figures: army })),
        },
      ],
      paint,
    ),
    '',
    ...lengthLines(result).flatMap((line) => wrapIndented(line, lineWidth(WIDEST), '').map(paint.dim)),
    // A stopped run has not decided the bars.
    ...(bars.length === 0 || !finished ? [] : ['', bold('Bars'), ...bars.map((one) => barLine(one, paint))]),
  ];
};

/** Returns rows with aligned columns: the first to the left, the others to the right. */
const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(
    (row) => `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(GAP)}`,
  );
};

const GAP = '   ';
const LONGEST_LABEL = 36;

const playerLines = ({ players }: Standings, { dim }: Paint): string[] => {
  const rows = players.map(({ player, games, rating, ratingReach, score, interval }) => [
    shorten(player, LONGEST_LABEL),
    `${Math.round(rating)} ± ${Math.round(ratingReach)}`,
    String(games),
    chanceText(score),
    intervalText(interval),
  ]);
  return aligned([['', 'rating', 'games', 'score', '95 % interval'], ...rows]).map((line, i) =>
    i === 0 ? dim(line) : line,
  );
};

/** A row of a chart of scores. */
interface ScoreRow {
  label: string;
  figures: Figures;
}

interface ScoreSection {
  heading: string;
  about?: string;
  rows: readonly ScoreRow[];
}

const LONGEST_BAR = 24;
const SHORTEST_BAR = 5;

/** Returns scores with bars, intervals and counts; the columns of all sections are aligned. */
const scoreSections = (sections: readonly ScoreSection[], paint: Paint): string[] => {
  const all = sections.flatMap(({ rows }) => rows);
  const counts = Math.max(0, ...all.map(({ figures }) => countsOf(figures).length));
  const room = lineWidth(WIDEST) - 2 - 3 * 2 - SCORE - INTERVAL - counts;
  const label = Math.min(room, Math.max(0, ...all.map((row) => row.label.length)));
  const width = Math.min(LONGEST_BAR, room - label - 2);
  const widths = { label, bar: width < SHORTEST_BAR ? 0 : width, counts };
  return sections.flatMap(({ heading, about, rows }) => {
    const title = paint.bold(heading) + (about === undefined ? '' : `  ${paint.dim(about)}`);
    return rows.length === 0 ? [] : ['', title, ...rows.map((row) => scoreLine(row, widths, paint))];
  });
};

const SCORE = '> 99.9 %'.length;
const INTERVAL = '99.9–100.0 %'.length;

const countsOf = ({ wins, draws, losses }: Figures): string => `${wins}·${draws}·${losses}`;

const scoreLine = (
  { label, figures }: ScoreRow,
  widths: { label: number; bar: number; counts: number },
  paint: Paint,
): string => {
  const { score, interval } = figures;
  const full = bar(score, widths.bar);
  const chart = widths.bar === 0 ? '' : `${full}${paint.dim('·'.repeat(widths.bar - full.length))}  `;
  // Highlight scores that are certainly above or below one half.
  const stress = interval[0] > 0.5 ? paint.good : interval[1] < 0.5 ? paint.bad : (text: string): string => text;
  return [
    `  ${shorten(label, widths.label).padEnd(widths.label)}`,
    `${chart}${stress(chanceText(score).padStart(SCORE))}`,
    intervalText(interval).padStart(INTERVAL),
    paint.dim(countsOf(figures).padStart(widths.counts)),
  ].join('  ');
};

const lengthLines = ({ standings, effort, seconds, played }: ArenaResult): string[] => {
  const { games, rounds, steps, unfinished, milliseconds, checksum } = standings;
  return [
    `${counted(games, 'battle')}, on average ${rounds.toFixed(1)} rounds, ${steps.toFixed(0)} steps and ${duration(milliseconds)} of computing time; checksum ${checksum}.`,
    ...(played > 0
      ? [
          `${counted(played, 'battle')} in ${duration(seconds * 1000)} with ${counted(effort.workers, 'worker')}: ${rate(played / Math.max(seconds, 0.001))} per second.`,
        ]
      : []),
    ...(unfinished > 0
      ? [`${counted(unfinished, 'unfinished battle')} counted as ${unfinished === 1 ? 'a draw' : 'draws'}.`]
      : []),
  ];
};

const barLine = ({ player, against, least, score, interval, reached }: JudgedBar, { good, bad }: Paint): string => {
  const found = `${player} against ${against} scores ${chanceText(score)} (${intervalText(interval)})`;
  return reached
    ? good(`  ✓ ${found}; the bar is ${chanceText(least)}`)
    : bad(`  ✗ ${found}; the bar of ${chanceText(least)} is not reached`);
};

/** Returns a duration as text: `4.7 ms`, `2.5 s`, `3 min 05 s`. */
export const duration = (milliseconds: number): string => {
  if (milliseconds < 1000) return `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`;
  return milliseconds < 9950 ? `${(milliseconds / 1000).toFixed(1)} s` : wholeTime(Math.round(milliseconds / 1000));
};

/** Returns whole seconds as text: `12 s`, `3 min 05 s`, `2 h 10 min`. */
export const wholeTime = (seconds: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.trunc(seconds / 60)} min ${two(seconds % 60)} s`;
  return `${Math.trunc(seconds / 3600)} h ${two(Math.trunc((seconds % 3600) / 60))} min`;
};

/** Returns a rate per second, with one decimal place if it is small. */
export const rate = (perSecond: number): string => perSecond.toFixed(perSecond < 10 ? 1 : 0);
