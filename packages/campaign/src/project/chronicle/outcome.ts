import { capital, countedOrNo, listText } from '@muster/kernel';
import type { Departure } from '@muster/kernel';
import { titleOf } from '../../ruleset/index.ts';
import type { Match, MatchKill } from '../../state/campaign.ts';
import type { CampaignChange } from '../../state/change.ts';
import { matchOf } from '../../state/find.ts';
import { eventLines } from './event.ts';
import { gainLines } from './gains.ts';
import { inRound } from './rounds.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';

/** Returns the lines about a finished match: its events, winner, kills, losses and rewards. */
export const concludeLines = (telling: ChronicleContext, id: string): ChronicleLine[] => {
  const match = matchOf(telling.after, id);
  if (!match) return [];
  const { report, winner = '' } = match;
  const rounds = report.rounds ?? (match.round > 0 ? match.round : undefined);
  const kills = report.kills.filter(({ by }) => by.length > 0);
  return [
    ...eventsWithGains(telling, match),
    ...kills.flatMap((kill) => (kill.round === undefined ? [] : inRound(kill.round, [killLine(telling, match, kill)]))),
    ...newlyConceded(telling, match),
    telling.about(
      winner,
      0,
      `${telling.armyDoes(winner, 'win')}${rounds === undefined ? '' : ` after ${countedOrNo(rounds, 'round')}`}.`,
      'act',
    ),
    ...kills.filter(({ round }) => round === undefined).map((kill) => killLine(telling, match, kill)),
    ...lossesWithoutKiller(telling, match),
    ...lossLines(telling, match),
    ...departureLines(telling, match),
    ...rewardLines(telling, match),
    ...gainLines(telling, merged(afterRewards(telling.fact.changes))),
  ];
};

/** Returns the place of the report among the changes: changes before it belong to events of the battle. */
const reportAt = (changes: readonly CampaignChange[]): number =>
  changes.findIndex((change) => change.type === 'match' && change.set.report !== undefined);

const eventsWithGains = (telling: ChronicleContext, match: Match): ChronicleLine[] => {
  const { changes } = telling.fact;
  let round = 0;
  return changes.slice(0, reportAt(changes)).flatMap((change) => {
    if (change.type !== 'event') return inRound(round, gainLines(telling, [change]));
    ({ round } = change.event);
    return eventLines(telling, match, change.event);
  });
};

/** Returns the changes after the report that the rewards line does not mention. */
const afterRewards = (changes: readonly CampaignChange[]): CampaignChange[] =>
  changes
    .slice(reportAt(changes))
    .filter((change) => !('why' in change && (change.why === 'reward' || change.why === 'objective')));

/** Returns changes with all points of one army for one reason as one sum. */
const merged = (changes: readonly CampaignChange[]): CampaignChange[] =>
  changes.flatMap((change, at): CampaignChange[] => {
    if (change.type !== 'bank') return [change];
    const isSame = (other: CampaignChange): other is typeof change =>
      other.type === 'bank' && other.army === change.army && other.why === change.why;
    if (changes.findIndex(isSame) !== at) return [];
    return [{ ...change, amount: changes.filter(isSame).reduce((sum, { amount }) => sum + amount, 0) }];
  });

const newlyConceded = (telling: ChronicleContext, { id, report }: Match): ChronicleLine[] => {
  const before = matchOf(telling.before, id);
  return report.conceded
    .filter((army) => before?.armies.find((one) => one.army === army)?.conceded === undefined)
    .map((army) => telling.about(army, 0, `${telling.armyDoes(army, 'concede')}.`, 'loss'));
};

/** Returns the line about a kill: on its own if the round is known, otherwise below the result. */
const killLine = (telling: ChronicleContext, { report }: Match, kill: MatchKill): ChronicleLine => {
  const { by, victims, round } = kill;
  const who = listText(by.map((unit) => telling.named(unit)));
  const text = `${who} ${killText(telling, kill, report.routed)}.`;
  const others = [...by.slice(1), ...victims];
  return round === undefined
    ? telling.of(by[0], 1, text, 'plain', others)
    : telling.of(by[0], 0, `Round ${round}: ${text}`, 'act', others);
};

/** Returns the verb for a destroyed unit in the words of the ruleset: first plural, then singular. */
const destroyVerbs = (telling: ChronicleContext): [many: string, one: string] =>
  telling.rules.words.destroyed === 'knocked out' ? ['knock out', 'knocks out'] : ['destroy', 'destroys'];

const killText = (
  telling: ChronicleContext,
  { by, victims, melee, shaken }: MatchKill,
  routed: readonly string[],
): string => {
  const { shaken: state } = telling.rules.words;
  const fled = victims.filter((unit) => routed.includes(unit));
  const destroyed = victims.filter((unit) => !routed.includes(unit));
  const verb = (many: string, one?: string): string => (by.length > 1 ? many : telling.verb(by[0], many, one));
  const kills = [
    ...(destroyed.length === 0
      ? []
      : [
          `${verb(...destroyVerbs(telling))} ${shaken ? `${capital(state)} ` : ''}${victimNames(telling, destroyed, shaken)}`,
        ]),
    ...(fled.length === 0 ? [] : [`${verb('rout')} ${listText(fled.map((unit) => telling.namedObject(unit)))}`]),
  ];
  return `${listText(kills)}${melee ? ' in melee' : ''}`;
};

/** Returns the victims as objects of a sentence; Shaken units have no article. */
const victimNames = (telling: ChronicleContext, units: readonly string[], shaken: boolean | undefined): string =>
  listText(units.map((unit) => (shaken ? telling.named(unit) : telling.namedObject(unit))));

/** Returns lines about the units that were destroyed or routed without a known killer. */
const lossesWithoutKiller = (telling: ChronicleContext, { report }: Match): ChronicleLine[] => {
  const claimed = new Set(report.kills.filter(({ by }) => by.length > 0).flatMap(({ victims }) => victims));
  const { destroyed: word } = telling.rules.words;
  return [
    ...report.destroyed
      .filter((unit) => !claimed.has(unit))
      .map((unit) => telling.of(unit, 1, `${telling.does(unit, 'are', 'is')} ${word}.`, 'loss')),
    ...report.routed
      .filter((unit) => !claimed.has(unit))
      .map((unit) => telling.of(unit, 1, `${telling.does(unit, 'rout')}.`, 'loss')),
  ];
};

/** Returns lines about the losses of surviving units, one for each army. */
const lossLines = (telling: ChronicleContext, { armies, report }: Match): ChronicleLine[] =>
  armies.flatMap(({ army, brought }) => {
    const hurt = Object.entries(report.modelsKilled).filter(([unit, lost]) => lost > 0 && Object.hasOwn(brought, unit));
    const losses = hurt.map(([unit, lost]) => `${telling.unit(unit)} ${lost}`);
    return hurt.length === 0
      ? []
      : [
          telling.about(
            army,
            1,
            `Models lost by surviving units of ${telling.ofArmy(army)}: ${losses.join(', ')}.`,
            'plain',
            hurt.map(([unit]) => unit),
          ),
        ];
  });

/** How units leave the table: first for several models, then for one. */
const DEPARTURES: Readonly<Record<Exclude<Departure, 'conceded'>, readonly [many: string, one: string]>> = {
  captured: ['are captured', 'is captured'],
  exited: ['leave the table at the far side', 'leaves the table at the far side'],
  'sent-away': ['are sent away', 'is sent away'],
};

const departureLines = (telling: ChronicleContext, { report }: Match): ChronicleLine[] =>
  Object.entries(report.left).flatMap(([unit, how]) =>
    how === 'conceded' ? [] : [telling.of(unit, 1, `${telling.does(unit, ...DEPARTURES[how])}.`)],
  );

/** Returns lines about what each army gets for the match. */
const rewardLines = (telling: ChronicleContext, { armies }: Match): ChronicleLine[] =>
  armies.map(({ army, objective }) => {
    const sum = (type: 'bank' | 'vp', why: string): number =>
      telling
        .changes(type)
        .filter((change) => change.army === army && change.why === why)
        .reduce((all, { amount }) => all + amount, 0);
    const bonus = sum('bank', 'objective');
    const parts = [
      ...(sum('vp', 'reward') > 0 ? [`${sum('vp', 'reward')} VP`] : []),
      `${sum('bank', 'reward')} points`,
      ...(bonus > 0 && objective !== undefined ? [`${bonus} points for ${titleOf(objective)}`] : []),
    ];
    return telling.about(army, 1, `${telling.armyDoes(army, 'get')} ${listText(parts)}.`, bonus > 0 ? 'gain' : 'plain');
  });
