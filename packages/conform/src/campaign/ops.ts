import {
  amend,
  type Approval,
  armyOf,
  casualtiesOf,
  type CampaignRefusal,
  type CampaignType,
  type Correction,
  CommandState,
  endOfRound,
  type EventOutcome,
  fractionText,
  judgeObjective,
  matchOf,
  type NewUnit,
  type NewUpgrade,
  type Objective,
  type TableState,
  pickUnits,
  rulesOf,
  scoreOf,
  type DrawSource,
  standings,
  statusOf,
  valueFrom,
  valueOf,
  withDestroyedUnits,
} from '@muster/campaign';
import type { WrittenReport } from '@muster/protocol';
import { UnrunnableCase } from '../case/outcome.ts';
import type { CampaignCaseRunner } from './bench.ts';
import { FIRST_DAY } from './given.ts';
import { reportOfCase } from './report.ts';

/** The arguments of an operation in a case. */
export type Args = Readonly<Record<string, unknown>>;

/** The outcome of an operation: a refusal, or its result. */
type OpOutcome = { refusal: CampaignRefusal } | { result: Args };

type Op = (bench: CampaignCaseRunner, args: Args, source: DrawSource) => OpOutcome;

const outcome = (refusal: CampaignRefusal | undefined, result: () => Args = () => ({})): OpOutcome =>
  refusal ? { refusal } : { result: result() };

/** Returns the day so many weeks after the campaign began. */
const dayAfter = (weeks: unknown): string => {
  const day = new Date(`${FIRST_DAY}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 * Number(weeks ?? 0));
  return day.toISOString().slice(0, 10);
};

const flagged = (flags: Readonly<Record<string, readonly string[]>>, flag: string): string[] =>
  Object.keys(flags).filter((unit) => flags[unit].includes(flag));

/** Returns the report of a battle from flags on units; without flags, only what `destroyed` says is reported. */
const tableOf = ({ flags, destroyed, joined = {} }: Args): TableState => {
  const on = (flags ?? {}) as Readonly<Record<string, readonly string[]>>;
  return {
    ...(flags === undefined && destroyed === undefined
      ? {}
      : { destroyed: [...((destroyed ?? []) as readonly string[]), ...flagged(on, 'destroyed')] }),
    ...(flags === undefined
      ? {}
      : {
          removed: flagged(on, 'removed'),
          shaken: flagged(on, 'shaken'),
          inTerrain: flagged(on, 'inside-terrain'),
          nearElevation: flagged(on, 'near-elevation'),
        }),
    joined: joined as Readonly<Record<string, string>>,
  };
};

/** Makes the event die of a round cause an event, unless the case rolls for its rounds or says otherwise. */
const callFor = (bench: CampaignCaseRunner, match: string, { event, round, called = true }: Args): void => {
  if (called !== true || bench.match.round > 0) return;
  bench.set(match, { due: [...bench.match.due, { number: Number(event), round: Number(round ?? 1) }] });
};

const concede = (bench: CampaignCaseRunner, match: string, conceded: unknown): void => {
  if (!Array.isArray(conceded)) return;
  const armies = bench.match.armies.map((one) => (conceded.includes(one.army) ? { ...one, conceded: 1 } : one));
  bench.set(match, { armies });
};

/**
 * Applies what a case says about special objectives: checked against the report if the case has rolled for them; otherwise
 * armies that reached one are given one.
 */
const objectivesOf = (
  bench: CampaignCaseRunner,
  match: string,
  { objectivesDone = [], objectivesMissed = [] }: Args,
) => {
  const [done, missed] = [objectivesDone, objectivesMissed] as [readonly string[], readonly string[]];
  const armies = matchOf(bench.campaign, match)?.armies ?? [];
  if (armies.some(({ objective }) => objective !== undefined))
    return { claims: Object.fromEntries([...done.map((one) => [one, true]), ...missed.map((one) => [one, false])]) };
  bench.set(match, { armies: armies.map((one) => (done.includes(one.army) ? { ...one, objective: 'rage' } : one)) });
  return { objectives: done };
};

/** Reports the battle to the campaign if the case is past it. */
const tellReport = (bench: CampaignCaseRunner, match: string, report: unknown): void => {
  const before = matchOf(bench.campaign, match)?.report;
  if (report === undefined || !before) return;
  const reported = withDestroyedUnits(bench.campaign, reportOfCase(report as WrittenReport, before.rounds));
  const gone = [...reported.destroyed, ...reported.routed];
  const leaving = bench.match.armies
    .filter(({ army }) => reported.conceded.includes(army))
    .flatMap(({ brought }) => Object.keys(brought))
    .filter((unit) => !gone.includes(unit));
  const left = { ...before.left, ...Object.fromEntries(leaving.map((unit) => [unit, 'conceded' as const])) };
  bench.set(match, { report: { ...reported, left } });
};

/** Every operation of the format, each through the public commands. */
export const CAMPAIGN_OPERATIONS: Readonly<Record<string, Op>> = {
  'create-campaign': (bench, { type }, source) => {
    const { ruleset, options } = bench.campaign;
    bench.campaign = { ...bench.campaign, name: '' };
    const kind = String(type) as CampaignType;
    const refusal = bench.do({ type: 'found', name: 'A case', ruleset, kind, options, begun: FIRST_DAY }, source);
    const unit = { 'game-limited': 'missions', 'point-limited': 'vp', 'time-limited': 'weeks', endless: null }[kind];
    return outcome(refusal, () => ({ limit: bench.campaign.limit ?? null, unit }));
  },
  'campaign-status': (bench, { midMatch, weeksPassed }) => {
    if (midMatch) bench.steer('mission');
    const { over, winners } = statusOf(bench.campaign, dayAfter(weeksPassed));
    return { result: { over, winners } };
  },
  standings: (bench) => {
    const rows = standings(bench.campaign);
    const score = (id: string): number | string => {
      const army = armyOf(bench.campaign, id);
      const text = army ? fractionText(scoreOf(bench.campaign, army)) : '';
      return text.includes('/') ? text : Number(text);
    };
    return {
      result: {
        scores: Object.fromEntries(rows.map(({ army }) => [army, score(army)])),
        leaders: rows.filter(({ rank }) => rank === 1).map(({ army }) => army),
        places: Object.fromEntries(rows.map(({ army, rank }) => [army, rank])),
      },
    };
  },
  'create-army': (bench, { army, name, purchases, late }, source) => {
    const id = String(army);
    const units = purchases as readonly (NewUnit & { veteran?: boolean })[];
    if (units.some(({ veteran }) => veteran)) return { refusal: { code: 'no-veteran' } };
    if (late && bench.campaign.matches.length === 0) bench.steer('closed');
    const known = armyOf(bench.campaign, id);
    const called = typeof name === 'string' ? name : (known?.name ?? id);
    const refusal = known
      ? bench.do({ type: 'restart', army: id, name: called, units }, source)
      : bench.do({ type: 'join', army: id, name: called, player: id, units }, source);
    return outcome(refusal, () => {
      const made = armyOf(bench.campaign, id);
      const value = (made?.units ?? []).reduce((sum, unit) => sum + valueOf(unit), 0);
      const { startingPoints } = rulesOf(bench.campaign);
      return { forfeited: startingPoints - value - (made?.bank ?? 0), armyValue: value };
    });
  },
  'setup-match': (bench, { bring, weeksPassed }, source) => {
    bench.closeAll();
    const match = `match-${bench.campaign.matches.length + 1}`;
    const refusal = bench.do(
      { type: 'set-up', match, bring: bring as Record<string, 'all' | readonly string[]>, at: dayAfter(weeksPassed) },
      source,
    );
    return outcome(refusal, () => ({
      values: Object.fromEntries(bench.match.armies.map(({ army, value }) => [army, value])),
      underdog: Object.fromEntries(bench.match.armies.map(({ army, underdog }) => [army, underdog])),
    }));
  },
  'spend-underdog': (bench, { available, spends }, source) => {
    const match = bench.steer('mission');
    const before = bench.campaign;
    const points = (army: string, i: number): number =>
      typeof available === 'number' ? (i === 0 ? available : 0) : ((available as Record<string, number>)[army] ?? 0);
    bench.set(match, { armies: bench.match.armies.map((one, i) => ({ ...one, underdog: points(one.army, i) })) });
    const first = bench.match.armies[0].army;
    for (const { by = first, roll, mod, of } of spends as readonly {
      by?: string;
      roll: string;
      mod: number;
      of?: string;
    }[]) {
      const spend = { type: 'spend-underdog', match, army: by, roll, modifier: mod, ...(of ? { of } : {}) } as const;
      const refusal = bench.do(spend, source);
      if (!refusal) continue;
      bench.campaign = before;
      return { refusal };
    }
    const left = bench.match.armies.map(({ army, underdog }) => [army, underdog] as const);
    return { result: { left: typeof available === 'number' ? left[0][1] : Object.fromEntries(left) } };
  },
  'roll-objective': (bench, { army, impossible }, source) => {
    const match = bench.steer('mission');
    const refusal = bench.do(
      {
        type: 'roll-objective',
        match,
        army: String(army),
        ...(impossible ? { impossible: impossible as Objective[] } : {}),
      },
      source,
    );
    return outcome(refusal, () => ({ objective: bench.match.armies.find((one) => one.army === army)?.objective }));
  },
  'start-round': (bench, { round, conceding }, source) => {
    const match = bench.steer('mission');
    const started = bench.match.round;
    if (Number(round) > 1 && started === 0) bench.set(match, { round: Number(round) - 1 });
    const refusal = bench.do(
      { type: 'start-round', match, round: Number(round), conceding: (conceding ?? []) as string[] },
      source,
    );
    const { due } = bench.match;
    const left = bench.match.armies.filter((one) => one.conceded === undefined);
    return outcome(refusal, () => ({
      event: due[0]?.number ?? null,
      events: due.map(({ number }) => number),
      winner: left.length === 1 ? left[0].army : null,
    }));
  },
  'resolve-event': (bench, args, source) => {
    const match = bench.steer('mission');
    concede(bench, match, args['conceded']);
    callFor(bench, match, args);
    const { event, round, approved, exited, exitedBy, duel } = args;
    const known: EventOutcome = {
      ...(exited === undefined ? {} : { done: exited === true }),
      ...(typeof exitedBy === 'string' ? { done: true, by: exitedBy } : {}),
      ...(duel === undefined ? {} : { done: duel === 'won' }),
    };
    const refusal = bench.do(
      {
        type: 'event',
        match,
        number: Number(event),
        ...(round === undefined ? {} : { round: Number(round) }),
        ...(approved === undefined ? {} : { approved: approved as Approval }),
        known,
        table: tableOf(args),
      },
      source,
    );
    return outcome(refusal, () => {
      const { id, round: counts, dead } = bench.match.events.at(-1) ?? {};
      return { id, round: counts, noEffect: dead === true };
    });
  },
  'note-outcome': (bench, { id, done, by }, source) => {
    const match = bench.steer('mission');
    const outcomeOf: EventOutcome = {
      ...(done === undefined ? {} : { done: done === true }),
      ...(typeof by === 'string' ? { by } : {}),
    };
    return outcome(bench.do({ type: 'event-outcome', match, event: String(id), outcome: outcomeOf }, source));
  },
  'select-targets': (bench, args, source) => {
    const match = bench.steer('mission');
    concede(bench, match, args['conceded']);
    const { picks } = rulesOf(bench.campaign).events[Number(args['event'])];
    const desk = new CommandState(bench.campaign, source);
    if (picks.of === 'units') return { result: { targets: pickUnits(desk, bench.match, picks, tableOf(args)) } };
    const armies = bench.match.armies.filter((one) => one.conceded === undefined).map(({ army }) => army);
    return { result: { army: desk.pick('random army', armies) } };
  },
  'end-mission': (bench, args, source) => {
    const { winner, report, wonInRound, weeksPassed } = args;
    const army = typeof winner === 'string' ? winner : undefined;
    const match = bench.steer('mission', army);
    const objectives = objectivesOf(bench, match, args);
    const refusal = bench.do(
      {
        type: 'conclude',
        match,
        winner: army ?? '',
        report: reportOfCase(report as WrittenReport, wonInRound === undefined ? undefined : Number(wonInRound)),
        ...objectives,
        at: dayAfter(weeksPassed),
      },
      source,
    );
    return outcome(refusal);
  },
  'void-match': (bench, _args, source) => outcome(bench.do({ type: 'break-off', match: bench.match.id }, source)),
  'casualty-list': (bench, { report }, source) => {
    const match = bench.steer('casualties');
    tellReport(bench, match, report);
    return { result: { casualties: casualtiesOf(new CommandState(bench.campaign, source), bench.match) } };
  },
  'check-casualties': (bench, { report }, source) => {
    const match = bench.steer('casualties');
    tellReport(bench, match, report);
    return outcome(bench.do({ type: 'check-casualties', match }, source));
  },
  'earn-xp': (bench, { report }, source) => {
    const match = bench.steer('experience');
    tellReport(bench, match, report);
    return outcome(bench.do({ type: 'earn-experience', match }, source));
  },
  'buy-upgrade': (bench, { unit, upgrade }, source) => {
    bench.steer('upgrade');
    return outcome(bench.do({ type: 'buy', unit: String(unit), upgrade: upgrade as NewUpgrade }, source));
  },
  'sell-upgrade': (bench, { unit, upgrade }, source) => {
    bench.steer('upgrade');
    return outcome(bench.do({ type: 'sell', unit: String(unit), upgrade: String(upgrade) }, source));
  },
  recruit: (bench, { army, unit, veteran }, source) => {
    bench.steer('recruit');
    return outcome(
      bench.do({ type: 'recruit', army: String(army), unit: unit as NewUnit, veteran: veteran === true }, source),
    );
  },
  disband: (bench, { unit }, source) => {
    bench.steer('recruit');
    return outcome(bench.do({ type: 'disband', unit: String(unit) }, source));
  },
  'disband-army': (bench, { army }, source) => {
    bench.steer('recruit');
    const refusal = bench.do({ type: 'disband-army', army: String(army) }, source);
    return outcome(refusal, () => ({ newBudget: rulesOf(bench.campaign).startingPoints }));
  },
  correct: (bench, { step }, source) => {
    const correction = (): Correction => amend(bench.facts, { place: bench.factOf(Number(step)) }, () => source);
    // Dice that a case lists are used up when they are shown.
    const shown = 'shown' in source ? correction() : undefined;
    const written = correction();
    if (written.status === 'refused') return { refusal: written.refusal };
    if (written.status === 'needs') throw new UnrunnableCase(`asks for ${JSON.stringify(written.need)}`);
    const { from, facts, lostEvents, dropped, draws } = written;
    bench.rewrite([...bench.facts.slice(0, from), ...facts]);
    return {
      result: {
        ...(shown ? { asShown: JSON.stringify(shown) === JSON.stringify(written) } : {}),
        lostEvents: lostEvents.map(({ number }) => number),
        dropped: dropped.map(({ fact }) => fact.command.type),
        ...draws,
      },
    };
  },
  'judge-objective': (bench, { army, objective, facts }) => {
    const reported = facts as Readonly<Record<string, unknown>>;
    const removed = (reported['removed'] ?? []) as readonly string[];
    const recoveries = (reported['recoveries'] ?? []) as readonly { army: string; by: string }[];
    const first = reported['firstArmy'] ?? recoveries.find(({ by }) => by !== 'event 55')?.army;
    const gone = [...((reported['destroyed'] ?? []) as string[]), ...((reported['routed'] ?? []) as string[])];
    const done = judgeObjective(rulesOf(bench.campaign), objective as Objective, {
      ...reported,
      first: first === army,
      destroyed: gone.filter((unit) => !removed.includes(unit)),
    });
    return { result: { done } };
  },
  'round-end': (bench, { round, leaders, markersSettled }, source) => {
    const end = endOfRound(
      rulesOf(bench.campaign),
      Number(round),
      leaders as readonly string[],
      markersSettled === true,
      (army) => valueFrom(source.die(`${army} roll-off`) ?? missing(army)),
    );
    return { result: { ...end } };
  },
};

const missing = (army: string): never => {
  throw new UnrunnableCase(`asks for the roll-off of ${army}`);
};
