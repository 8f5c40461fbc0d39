import { type Campaign, CAMPAIGNS, type MatchStep, valueOf } from '@muster/campaign';
import type { CampaignRulesetId } from '@muster/rules';
import { type CaseOutcome, UnrunnableCase } from '../case/outcome.ts';
import { CampaignCaseRunner } from './bench.ts';
import { type CaseDraws, caseSource, ownSource } from './draws.ts';
import { type CaseStart, givenCampaign } from './given.ts';
import { type Args, CAMPAIGN_OPERATIONS } from './ops.ts';
import type { ConformanceCase } from '../case/file.ts';
import { type Mismatch, mismatches } from '../case/match.ts';

/** One step of a case. */
interface CaseStep extends CaseDraws {
  op: string;
  args?: Args;
  /** The program rolls and draws; the result says which earlier steps of this kind gave the same. */
  own?: boolean;
  /** Only tried: afterwards everything is as before. */
  undone?: boolean;
}

/** What a case expects. */
interface Then {
  rejectedSteps?: readonly number[];
  armies?: Readonly<Record<string, Args>>;
  result?: Args;
  results?: Readonly<Record<string, Args>>;
}

const PHASES: Readonly<Record<string, MatchStep | 'set-up'>> = {
  'mission-setup': 'set-up',
  'play-mission': 'mission',
  'check-casualties': 'casualties',
  'earn-experience': 'experience',
  upgrade: 'upgrade',
  recruit: 'recruit',
};

/** Runs a campaign case: its steps as commands, then compares the sheets and the results. */
export const runCampaignCase = ({ body }: ConformanceCase): CaseOutcome => {
  const ruleset = String(body['ruleset']);
  if (!CAMPAIGNS.some(({ id }) => id === ruleset))
    throw new UnrunnableCase(`there is no campaign ruleset "${ruleset}"`);
  const given = (body['given'] ?? {}) as CaseStart;
  const then = (body['then'] ?? {}) as Then;
  const bench = new CampaignCaseRunner(
    givenCampaign(ruleset as CampaignRulesetId, given),
    given.campaign?.phase === undefined ? undefined : PHASES[given.campaign.phase],
  );
  const found: Mismatch[] = [];
  const results: Record<string, Args> = {};
  const shown: (string | undefined)[] = [];
  (body['when'] as readonly CaseStep[]).forEach((step, i) => {
    if (!Object.hasOwn(CAMPAIGN_OPERATIONS, step.op)) throw new UnrunnableCase(`there is no operation "${step.op}"`);
    const own = step.own ? ownSource(bench.campaign, step) : undefined;
    const source = own ?? caseSource(step);
    const before = bench.campaign;
    const kept = [...bench.facts];
    const came = CAMPAIGN_OPERATIONS[step.op](bench, step.args ?? {}, source);
    if (step.undone) bench.rewrite(kept);
    bench.mark();
    const wanted = then.rejectedSteps?.includes(i) ?? false;
    const what = `step ${i} (${step.op})`;
    if ('refusal' in came) {
      if (!wanted) found.push({ what, expected: 'carried out', actual: came.refusal });
      if (sheetsOf(before) !== sheetsOf(bench.campaign)) found.push({ what, expected: 'untouched', actual: 'changed' });
      return;
    }
    shown[i] = own && JSON.stringify([step.op, own.shown]);
    const sameAs = shown.flatMap((one, at) => (at < i && own && one === shown[i] ? [at] : []));
    results[i] = own ? { ...came.result, sameAs, shows: own.shown.length > 0 } : came.result;
    if (wanted) found.push({ what, expected: 'refused', actual: came.result });
    if (source.left > 0)
      found.push({ what, expected: 'all dice, picks and choices used', actual: `${source.left} left` });
  });
  const last = results[(body['when'] as readonly CaseStep[]).length - 1] ?? Object.values(results).at(-1);
  const actual = { armies: armiesOf(bench.campaign), result: last, results };
  found.push(
    ...(then.result ? mismatches(asSets(then.result), asSets(last), 'result') : []),
    ...(then.results ? mismatches(asSets(then.results), asSets(results), 'results') : []),
    ...Object.entries(then.armies ?? {}).flatMap(([id, expected]) => armyMismatches(bench.campaign, id, expected)),
  );
  return { mismatches: found, actual };
};

const sheetsOf = ({ armies }: Campaign): string => JSON.stringify(armies);

/** Compares lists as sets. */
const asSets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asSets).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asSets(one)]));
};

const armyMismatches = (campaign: Campaign, id: string, { gone, ...expected }: Args): Mismatch[] => {
  const actual = armiesOf(campaign)[id];
  const there = (Array.isArray(gone) ? (gone as string[]) : []).filter((unit) => actual && unit in actual.units);
  return [
    ...(there.length > 0 ? [{ what: `${id}.gone`, expected: gone, actual: `${there.join(', ')} on the sheet` }] : []),
    ...(Object.keys(expected).length === 0 ? [] : mismatches(asSets(expected), asSets(actual), id)),
  ];
};

/** Returns the sheets in the format of the cases. */
const armiesOf = ({ armies }: Campaign): Record<string, Args & { units: Record<string, Args> }> =>
  Object.fromEntries(
    armies.map(({ id, units, ...army }) => [
      id,
      {
        ...army,
        value: units.reduce((sum, unit) => sum + valueOf(unit), 0),
        units: Object.fromEntries(
          units.map((unit) => [
            unit.id,
            { ...unit, value: valueOf(unit), upgrades: unit.upgrades.map((upgrade) => upgrade.id) },
          ]),
        ),
      },
    ]),
  );
