import { type ArmyUnit, type AttackOdds, type FighterOdds, type Law, meanOf, type MeleeOdds } from '@muster/engine';
import type { MoraleOdds, WoundOutcome } from '@muster/engine';
import { type BarRow, charts, type ChartSection } from '../bars.ts';
import type { Paint } from '../colours.ts';
import { verbFor, twoLabels } from './units.ts';

/** The most rows of a chart. */
const MOST_ROWS = 12;
/** Chances below this get no row. */
const NEGLIGIBLE = 0.0005;

/** Returns a mean with one or two decimal places. */
const mean = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** Returns the chances of at least 1, 2 … up to `most`; leaves out nearly certain and nearly impossible rows. */
export const atLeast = (law: Law, most: number): BarRow[] => {
  const rows: BarRow[] = [];
  let share = 0;
  for (let k = law.length - 1; k > 0; k--) {
    share += law[k];
    if (k <= most) rows.unshift({ label: k === most ? `all ${most}` : `${k} or more`, share: Math.min(1, share) });
  }
  const sure = rows.findLastIndex((row) => row.share > 1 - NEGLIGIBLE);
  const worth = rows.filter((row, i) => i >= sure && (i === 0 || row.share >= NEGLIGIBLE));
  const each = Math.ceil(worth.length / MOST_ROWS);
  return worth.filter((_, i) => (worth.length - 1 - i) % each === 0);
};

const OUTCOMES: Readonly<Record<WoundOutcome, string>> = {
  unhurt: 'unhurt',
  wounded: 'wound markers only',
  reduced: 'models lost',
  noroll: 'wound markers, no check',
  shaken: 'Shaken',
  ko: 'Knocked Out',
};

/** What a target can lose: its models, or the wounds that a single model has left. */
export interface TargetSize {
  models: number;
  toughLeft: number;
}

/** Returns the odds of shooting: averages, models or wounds lost, and results. */
export const attackLines = (
  odds: AttackOdds,
  morale: MoraleOdds,
  { models, toughLeft }: TargetSize,
  paint: Paint,
): string[] => {
  const { meanHits, meanWounds, meanKills, pOutcome } = odds;
  const means = [`${mean(meanHits)} hits`, `${mean(meanWounds)} wounds`];
  if (models > 1) means.push(`${mean(meanKills)} models lost`);
  const after: BarRow[] = [
    ...(morale.pShaken > 0 ? [{ label: 'Shaken', share: morale.pShaken }] : []),
    ...(odds.pHeroKilled === undefined || models === 1 ? [] : [{ label: 'hero killed', share: odds.pHeroKilled }]),
    { label: 'destroyed', share: odds.pDestroyed, strong: true },
  ];
  const isMarked = !pOutcome && models === 1 && toughLeft > 1;
  return [
    '',
    `  On average ${means.slice(0, -1).join(', ')} and ${means[means.length - 1]}.`,
    ...charts(
      [
        { heading: 'Models lost', rows: models > 1 ? atLeast(odds.pKills, models) : [] },
        { heading: 'Wounds', rows: isMarked ? atLeast(odds.pWounds, toughLeft) : [] },
        { heading: 'Result', rows: pOutcome ? outcomeRows(pOutcome) : after },
      ].map(inColourOfTarget),
      paint,
    ),
  ];
};

const inColourOfTarget = ({ heading, rows }: ChartSection): ChartSection => ({
  heading,
  rows: rows.map((row) => ({ ...row, side: 1 })),
});

const outcomeRows = (outcomes: Readonly<Record<WoundOutcome, number>>): BarRow[] =>
  (Object.keys(OUTCOMES) as WoundOutcome[])
    .filter((outcome) => outcomes[outcome] > 0)
    .map((outcome) => ({ label: OUTCOMES[outcome], share: outcomes[outcome], strong: outcome === 'ko' }));

/** One side of a melee. */
interface Fighter {
  side: number;
  unit: ArmyUnit;
  name: string;
  odds: FighterOdds;
}

/** Returns the odds of a melee: losses of both sides, winner, and the loser's morale test. */
export const meleeLines = (
  { charger, defender, pTie }: MeleeOdds,
  units: readonly [ArmyUnit, ArmyUnit],
  isJudged: boolean,
  paint: Paint,
): string[] => {
  const [a, b] = twoLabels(...units);
  const one: Fighter = { side: 0, unit: units[0], name: a, odds: charger };
  const other: Fighter = { side: 1, unit: units[1], name: b, odds: defender };
  const result = isJudged ? verdictRows(one, other, pTie) : [other, one].flatMap(effectRows);
  const tests = isJudged ? [other, one].flatMap(testRows) : [];
  const likely = (rows: readonly BarRow[]): BarRow[] => rows.filter(({ share }) => share > 0);
  const lines = charts(
    [
      ...[other, one].map(lossSection),
      { heading: 'Melee result', rows: likely(result) },
      { heading: 'Morale test of the loser', rows: likely(tests) },
    ],
    paint,
  );
  return lines.length > 0 ? lines : ['', '  Neither unit can wound the other.'];
};

/** Returns the models that one side loses; a single model needs no rows. */
const lossSection = ({ side, unit, name, odds: { pModelsLost } }: Fighter): ChartSection => {
  const rows = unit.models.length === 1 || pModelsLost[0] === 1 ? [] : atLeast(pModelsLost, unit.models.length);
  return {
    heading: `Models lost by ${name}, ${mean(meanOf(pModelsLost))} on average`,
    rows: rows.map((row) => ({ ...row, side })),
  };
};

/** Returns the results from best to worst for the charger; together they are 100 %. */
const verdictRows = (one: Fighter, other: Fighter, pTie: number): BarRow[] => [
  { label: `${other.name} destroyed`, share: other.odds.pDestroyed, strong: true, side: other.side },
  { label: `${one.name} ${verbFor(one.unit, 'win')}`, share: one.odds.pWins, side: one.side },
  { label: 'tie', share: pTie },
  { label: `${other.name} ${verbFor(other.unit, 'win')}`, share: other.odds.pWins, side: other.side },
  { label: `${one.name} destroyed`, share: one.odds.pDestroyed, strong: true, side: one.side },
];

const effectRows = ({ side, name, odds }: Fighter): BarRow[] => [
  { label: `${name} Knocked Out`, share: odds.pDestroyed, strong: true, side },
  { label: `${name} Shaken`, share: odds.pShaken, side },
];

const testRows = ({ side, name, odds: { morale } }: Fighter): BarRow[] => [
  { label: `${name} Routed`, share: morale.pRouts, strong: true, side },
  { label: `${name} Shaken`, share: morale.pShaken, side },
];
