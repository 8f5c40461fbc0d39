import { capital, countedOrNo, inSentence, listText } from '@muster/kernel';
import type { Command } from '../../contract/command.ts';
import { LABEL } from '../../contract/labels.ts';
import { titleOf } from '../../ruleset/index.ts';
import type { MatchArmy } from '../../state/campaign.ts';
import { armyOf, matchOf } from '../../state/find.ts';
import { duringBattle, inRound } from './rounds.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';

/** Returns the lines about what each army brings to a match. */
export const setUpLines = (telling: ChronicleContext): ChronicleLine[] =>
  telling.changes('match-set-up').flatMap(({ match }) => match.armies.flatMap((part) => partLines(telling, part)));

const partLines = (telling: ChronicleContext, { army, brought, value, underdog }: MatchArmy): ChronicleLine[] => {
  const units = armyOf(telling.after, army)?.units ?? [];
  const home = units.filter(({ id, sitOut }) => !Object.hasOwn(brought, id) && sitOut === 0);
  const away = units.filter(({ sitOut }) => sitOut > 0);
  const extra = underdog === 0 ? '' : ` (${countedOrNo(underdog, 'underdog point')})`;
  return [
    telling.about(
      army,
      0,
      `${telling.armyDoes(army, 'bring')} ${countedOrNo(Object.keys(brought).length, 'unit')} worth ${value} points${extra}.`,
      'act',
    ),
    ...absent(
      telling,
      army,
      home.map(({ id }) => id),
      'at home',
    ),
    ...absent(
      telling,
      army,
      away.map(({ id }) => id),
      'sitting out',
    ),
  ];
};

const absent = (telling: ChronicleContext, army: string, units: readonly string[], where: string): ChronicleLine[] =>
  units.length === 0
    ? []
    : [
        telling.about(
          army,
          1,
          `${capital(listText(units.map((unit) => telling.unit(unit))))} ${units.length > 1 ? 'are' : telling.verb(units[0], 'are', 'is')} ${where}.`,
          'plain',
          units,
        ),
      ];

/** Returns the lines about an army's special objective. */
export const objectiveLines = (
  telling: ChronicleContext,
  { army, match }: Extract<Command, { type: 'roll-objective' }>,
): ChronicleLine[] => {
  const objective = matchOf(telling.after, match)?.armies.find((one) => one.army === army)?.objective;
  if (objective === undefined) return [];
  const line = telling.about(army, 1, `${telling.armyDoes(army, 'get')} the special objective ${titleOf(objective)}.`);
  return [
    line,
    ...telling.effects(line, [objective]),
    ...telling.dice(line, [['special objective', LABEL.objective(army)]]),
  ];
};

/** Returns the lines about the armies that concede at the beginning of a round. */
export const roundLines = (
  telling: ChronicleContext,
  { round, conceding = [] }: Extract<Command, { type: 'start-round' }>,
): ChronicleLine[] =>
  inRound(
    round,
    conceding.map((army) =>
      telling.about(army, 0, `Round ${round}: ${inSentence(telling.armyDoes(army, 'concede'))}.`, 'loss'),
    ),
  );

/** Returns the line about an underdog point spent on a roll. */
export const underdogLines = (
  telling: ChronicleContext,
  { army, roll, match }: Extract<Command, { type: 'spend-underdog' }>,
): ChronicleLine[] => {
  const text = `${inSentence(telling.armyDoes(army, 'spend'))} an underdog point: ${roll}.`;
  return duringBattle(telling, match, (round) => [
    telling.about(army, 0, round === 0 ? capital(text) : `Round ${round}: ${text}`),
  ]);
};
