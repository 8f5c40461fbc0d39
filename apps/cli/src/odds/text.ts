import type { AttackOdds, Law, MeleeOdds, MoraleOdds, WoundOutcome } from '@muster/engine';
import { chart, type ChartRow } from '../bars.ts';
import type { Paint } from '../colours.ts';

/** The most rows that one chart of models has. */
const MOST_ROWS = 12;
/** What is less likely than this is not worth a row. */
const SELDOM = 0.0005;

/** A mean with one or two places, as fits. */
const mean = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** The chances of at least so many models. */
export const atLeast = (law: Law, most: number): ChartRow[] => {
  const rows: ChartRow[] = [];
  let share = 0;
  for (let k = law.length - 1; k > 0; k--) {
    share += law[k];
    rows.unshift({ label: `${k} or more`, share: Math.min(1, share) });
  }
  if (rows.length > 0 && rows.length === most) rows[rows.length - 1].label = `all ${most}`;
  return rows.filter(({ share: chance }, i) => i === 0 || chance >= SELDOM).slice(0, MOST_ROWS);
};

const OUTCOMES: Readonly<Record<WoundOutcome, string>> = {
  unhurt: 'unhurt',
  wounded: 'marked, nobody lost',
  reduced: 'models lost',
  noroll: 'marked, no check',
  shaken: 'Shaken',
  ko: 'knocked out',
};

/** Shots at a target: means, models, and what comes after. */
export const attackLines = (odds: AttackOdds, morale: MoraleOdds, models: number, paint: Paint): string[] => {
  const { meanHits, meanWounds, meanKills } = odds;
  const after: ChartRow[] = [
    ...(morale.pShaken > 0 ? [{ label: 'Shaken', share: morale.pShaken }] : []),
    ...(odds.pHeroKilled === undefined || models === 1 ? [] : [{ label: 'hero falls', share: odds.pHeroKilled }]),
    { label: 'destroyed', share: odds.pDestroyed, strong: true },
  ];
  return [
    `  On average ${mean(meanHits)} hits, ${mean(meanWounds)} wounds, ${mean(meanKills)} ${models === 1 ? 'models' : 'models lost'}.`,
    ...(odds.pOutcome ? ['', paint.bold('What becomes of it'), ...outcomeLines(odds.pOutcome, paint)] : []),
    ...(models > 1 ? ['', paint.bold('Models that fall'), ...chart(atLeast(odds.pKills, models), paint)] : []),
    ...(odds.pOutcome && models === 1 ? [] : ['', paint.bold('The unit'), ...chart(after, paint)]),
  ];
};

const outcomeLines = (outcomes: Readonly<Record<WoundOutcome, number>>, paint: Paint): string[] =>
  chart(
    (Object.keys(OUTCOMES) as WoundOutcome[])
      .filter((outcome) => outcomes[outcome] > 0)
      .map((outcome) => ({ label: OUTCOMES[outcome], share: outcomes[outcome], strong: outcome === 'ko' })),
    paint,
  );

/** A whole melee: losses of both, who wins, and the test of the loser. */
export const meleeLines = (
  { charger, defender, pTie }: MeleeOdds,
  names: readonly [string, string],
  sizes: readonly [number, number],
  isJudged: boolean,
  paint: Paint,
): string[] => {
  const losses = [defender, charger].map((fighter, i) => {
    const who = names[1 - i];
    const rows = atLeast(fighter.pModelsLost, sizes[1 - i]);
    return ['', paint.bold(`Models that ${who} lose${sizes[1 - i] === 1 ? 's' : ''}`), ...chart(rows, paint)];
  });
  const result: ChartRow[] = isJudged
    ? [
        { label: `${names[0]}: win`, share: charger.pWins },
        { label: 'tie', share: pTie },
        { label: `${names[1]}: win`, share: defender.pWins },
        { label: `${names[1]}: destroyed`, share: defender.pDestroyed, strong: true },
        { label: `${names[0]}: destroyed`, share: charger.pDestroyed, strong: true },
      ]
    : [
        { label: `${names[1]}: knocked out`, share: defender.pDestroyed, strong: true },
        { label: `${names[1]}: Shaken`, share: defender.pShaken },
        { label: `${names[0]}: knocked out`, share: charger.pDestroyed, strong: true },
        { label: `${names[0]}: Shaken`, share: charger.pShaken },
      ];
  const tests: ChartRow[] = [
    { label: `${names[1]}: routed`, share: defender.morale.pRouts, strong: true },
    { label: `${names[1]}: Shaken`, share: defender.morale.pShaken },
    { label: `${names[0]}: routed`, share: charger.morale.pRouts, strong: true },
    { label: `${names[0]}: Shaken`, share: charger.morale.pShaken },
  ];
  return [
    ...losses.flat(),
    '',
    paint.bold('The melee'),
    ...chart(result, paint),
    ...(isJudged ? ['', paint.bold('After it'), ...chart(tests, paint)] : []),
  ].slice(1);
};
