import { freeOrdinal } from '../chance/keyed.ts';
import { QUARTERS } from '../battle/judge.ts';
import { type Objective, rowOf } from '../ruleset/index.ts';
import { type CampaignArmy, type CampaignUnit, type MatchArmy, NEW_MATCH_STATE } from '../state/campaign.ts';
import { armyOf, isAvailable, hasAvailableUnits, matchOf, openMatchOf, valueOf } from '../state/find.ts';
import { mayBegin, mayPlay } from '../standings/status.ts';
import type { Command } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';
import { refuse } from '../contract/refusal.ts';

const FEWEST_ARMIES = 2;
const MOST_ARMIES = 6;

/** Step 1: sets up a match with its units, and checks the gap and the underdog points (campaign:M1 to campaign:M3). */
export const setUp = (desk: CommandState, command: Extract<Command, { type: 'set-up' }>): void => {
  const { match, bring, at, fought } = command;
  const { campaign, rules } = desk;
  if (campaign.name === '') refuse('not-founded');
  if (!fought) demandDay(desk, at);
  if (!fought && !mayBegin(campaign, at)) refuse('campaign-over');
  if (matchOf(campaign, match)) refuse('id-taken', { what: match });
  const ids = Object.keys(bring);
  for (const id of ids) if (!armyOf(campaign, id)) refuse('unknown-army', { what: id });
  if (ids.length < FEWEST_ARMIES) refuse('too-few-armies', { need: FEWEST_ARMIES, have: ids.length });
  if (ids.length > MOST_ARMIES) refuse('too-many-armies', { need: MOST_ARMIES, have: ids.length });
  if (!fought) demandAllArmies(desk, ids);
  if (!fought) for (const id of ids) demandMatchLeft(desk, desk.army(id));
  const armies = ids.map((id) => broughtBy(desk, desk.army(id), bring[id], fought));
  const values = armies.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (!fought && highest - lowest > rules.gap) refuse('gap-too-wide', { need: rules.gap, have: highest - lowest });
  const number = campaign.matches.length + 1;
  const ordinal = command.ordinal ?? freeOrdinal(campaign.matches);
  desk.change({
    type: 'match-set-up',
    match: {
      id: match,
      number,
      ...(ordinal === number ? {} : { ordinal }),
      step: 'mission',
      armies: armies.map((army) => ({ ...army, underdog: underdogPoints(highest - army.value, rules.underdogStep) })),
      ...NEW_MATCH_STATE,
    },
  });
};

/** Returns one point for every full step below the highest army. */
const underdogPoints = (difference: number, step: number): number => Math.floor(difference / step);

/** Refuses a match without all armies that have available units, unless matches may be played at the same time (campaign:M7). */
const demandAllArmies = ({ campaign }: CommandState, ids: readonly string[]): void => {
  if (campaign.options.parallelPlay) return;
  const missing = campaign.armies.find(
    (army) => !ids.includes(army.id) && hasAvailableUnits(army) && mayPlay(campaign, army),
  );
  if (missing) refuse('not-everybody', { what: missing.name });
};

const demandMatchLeft = ({ campaign }: CommandState, army: CampaignArmy): void => {
  if (!mayPlay(campaign, army)) refuse('limit-reached', { what: army.name, need: campaign.limit, have: army.matches });
};

/** Refuses a day before the campaign began. */
export const demandDay = ({ campaign: { begun } }: CommandState, at?: string): void => {
  if (at !== undefined && at.slice(0, begun.length) < begun) refuse('bad-date', { need: begun, have: at });
};

const broughtBy = (
  desk: CommandState,
  army: CampaignArmy,
  wanted: 'all' | readonly string[],
  fought = false,
): MatchArmy => {
  const busy = openMatchOf(desk.campaign, army.id);
  if (busy) refuse('army-busy', { what: army.name, have: busy.id });
  const units = wanted === 'all' ? army.units.filter(isAvailable) : wanted.map((id) => ownUnit(army, id));
  const away = units.find((unit) => !isAvailable(unit));
  if (away && !fought) refuse('sits-out', { what: away.name, need: 0, have: away.sitOut });
  if (units.length === 0 && !fought) refuse('nobody-brought', { what: army.name });
  const brought = Object.fromEntries(units.map((unit) => [unit.id, valueOf(unit)]));
  return {
    army: army.id,
    brought,
    value: Object.values(brought).reduce((sum, value) => sum + value, 0),
    underdog: 0,
    heroes: 0,
    veterans: 0,
  };
};

const ownUnit = ({ units, name }: CampaignArmy, id: string): CampaignUnit =>
  units.find((unit) => unit.id === id) ?? refuse('not-your-unit', { what: id, of: name });

/** Rolls an army's special objective, and re-rolls impossible ones (campaign:M9). */
export const rollObjective = (
  desk: CommandState,
  { match, army, impossible }: Extract<Command, { type: 'roll-objective' }>,
): void => {
  const { step, round } = desk.match(match, 'mission');
  const part = desk.matchArmy(match, army);
  if (part.objective !== undefined || round > 0) refuse('wrong-step', { what: match, have: step });
  const closed = impossible ?? impossibleFor(desk, part);
  let objective: Objective;
  do objective = rowOf(desk.rules.objectives, desk.die(LABEL.objective(army)));
  while (closed.includes(objective));
  desk.change({ type: 'match-army', match, army, set: { objective } });
};

/** Returns the impossible objectives: Casting needs a caster (or a blocker, if that counts), Mastery a unit for each quarter (campaign:M9). */
const impossibleFor = (desk: CommandState, { brought }: MatchArmy): Objective[] => {
  const units = Object.keys(brought);
  const able = units.some((id) => {
    const { casts, blocks } = desk.unit(id);
    return casts || (blocks && desk.rules.blockingCounts);
  });
  return [...(able ? [] : (['casting'] as const)), ...(units.length < QUARTERS ? (['mastery'] as const) : [])];
};
