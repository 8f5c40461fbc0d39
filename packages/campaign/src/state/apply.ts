import { baseOf, seedOfText } from '@muster/kernel';
import { type Campaign, type CampaignArmy, type CampaignUnit, defaultOptions, type Match } from './campaign.ts';
import type { CampaignChange, Override } from './change.ts';
import { campaignRef } from '../ruleset/index.ts';

/** A campaign before it was founded. */
export const NO_CAMPAIGN: Campaign = {
  name: '',
  ruleset: campaignRef('gf-3.4.0'),
  type: 'endless',
  options: defaultOptions(),
  begun: '',
  armies: [],
  matches: [],
  played: 0,
  averaged: false,
};

type Applied = {
  readonly [K in CampaignChange['type']]: (
    campaign: Campaign,
    change: Extract<CampaignChange, { type: K }>,
  ) => Campaign;
};

/** The effect of each type of change. */
const APPLIED: Applied = {
  founded: (_, { name, ruleset, kind, limit, options, begun, seed = oldSeed(name, baseOf(ruleset).id, begun) }) => ({
    ...NO_CAMPAIGN,
    name,
    seed,
    ruleset,
    type: kind,
    ...(limit === undefined ? {} : { limit }),
    options,
    begun,
  }),
  adopted: (_, { campaign }) => {
    const { seed = oldSeed(campaign.name, baseOf(campaign.ruleset).id, campaign.begun) } = campaign;
    return { ...campaign, seed };
  },
  'army-joined': (campaign, { army, late }) => ({
    ...campaign,
    armies: [...campaign.armies, army],
    averaged: campaign.averaged || late,
  }),
  'army-disbanded': (campaign, { army }) =>
    onArmy(campaign, army, (one) => ({ ...one, bank: 0, vp: 0, matches: 0, units: [] })),
  'army-restarted': (campaign, { army, name, spells, books }) =>
    onArmy(campaign, army, ({ books: old, ...one }) => ({ ...one, name, spells, ...keptBooks(books ?? old) })),
  'unit-added': (campaign, { army, unit }) =>
    onArmy(campaign, army, (one) => ({ ...one, units: [...one.units, unit] })),
  'unit-gone': (campaign, { unit }) =>
    onOwner(campaign, unit, (army) => ({ ...army, units: army.units.filter(({ id }) => id !== unit) })),
  bank: (campaign, { army, amount }) => onArmy(campaign, army, (one) => ({ ...one, bank: one.bank + amount })),
  vp: (campaign, { army, amount }) => onArmy(campaign, army, (one) => ({ ...one, vp: one.vp + amount })),
  xp: (campaign, change) =>
    noteXp(
      onUnit(campaign, change.unit, (unit) => ({ ...unit, xp: unit.xp + change.amount })),
      change,
    ),
  price: (campaign, { unit, amount }) => onUnit(campaign, unit, (one) => ({ ...one, delta: one.delta + amount })),
  gained: (campaign, { unit, list, name }) =>
    onUnit(campaign, unit, (one) => ({ ...one, [list]: [...one[list], name] })),
  lost: (campaign, { unit, list, name }) =>
    onUnit(campaign, unit, (one) => ({ ...one, [list]: one[list].filter((had) => had !== name) })),
  promoted: (campaign, { unit }) => onUnit(campaign, unit, (one) => ({ ...one, hero: true })),
  levelled: (campaign, { unit, level }) => onUnit(campaign, unit, (one) => ({ ...one, level })),
  'sits-out': (campaign, { unit, matches }) => onUnit(campaign, unit, (one) => ({ ...one, sitOut: matches })),
  'upgrade-bought': (campaign, { unit, upgrade }) =>
    onUnit(campaign, unit, (one) => ({ ...one, upgrades: [...one.upgrades, upgrade] })),
  'upgrade-sold': (campaign, { unit, upgrade }) =>
    onUnit(campaign, unit, (one) => ({ ...one, upgrades: one.upgrades.filter(({ id }) => id !== upgrade) })),
  'sale-failed': (campaign, { unit, upgrade, match }) =>
    onUnit(campaign, unit, (one) => ({
      ...one,
      upgrades: one.upgrades.map((had) => (had.id === upgrade ? { ...had, triedAfter: match } : had)),
    })),
  'match-set-up': (campaign, { match }) => {
    const before = campaign.armies.filter(({ id }) => match.armies.some(({ army }) => army === id));
    return { ...campaign, matches: [...campaign.matches, { ...match, before }] };
  },
  match: (campaign, { match, set }) => onMatch(campaign, match, (one) => ({ ...one, ...set })),
  'match-army': (campaign, { match, army, set }) =>
    onMatch(campaign, match, (one) => ({
      ...one,
      armies: one.armies.map((part) => (part.army === army ? { ...part, ...set } : part)),
    })),
  event: (campaign, { match, event }) =>
    onMatch(campaign, match, (one) => ({ ...one, events: [...one.events, event] })),
  'event-changed': (campaign, { match, event: id, set }) =>
    onMatch(campaign, match, (one) => ({
      ...one,
      events: one.events.map((event) => (event.id === id ? { ...event, ...set } : event)),
    })),
  'match-played': (campaign, { match }) => countMatch(campaign, match),
  'match-void': (campaign, { match }) => voidMatch(campaign, match),
  ended: (campaign, { winners }) => ({ ...campaign, winners }),
  renamed: (campaign, { of, id, name }) => onNamed(campaign, { of, id }, { name }),
  noted: (campaign, { of, id, notes }) => onNamed(campaign, { of, id }, { notes }),
  overridden: (campaign, { override }) => overridden(campaign, override),
};

/** Returns the campaign after a change. It never fails, because changes are checked before. */
export const apply = <K extends CampaignChange['type']>(
  campaign: Campaign,
  change: Extract<CampaignChange, { type: K }>,
): Campaign => APPLIED[change.type](campaign, change);

const keptBooks = (books: CampaignArmy['books']): Pick<CampaignArmy, 'books'> => (books ? { books } : {});

/** Returns the seed of a campaign from an old file without a seed, made from its founding. */
const oldSeed = (...beginning: readonly string[]): string => seedOfText(JSON.stringify(beginning));

const onArmy = (campaign: Campaign, id: string, edit: (army: CampaignArmy) => CampaignArmy): Campaign => ({
  ...campaign,
  armies: campaign.armies.map((army) => (army.id === id ? edit(army) : army)),
});

const onOwner = (campaign: Campaign, unit: string, edit: (army: CampaignArmy) => CampaignArmy): Campaign => ({
  ...campaign,
  armies: campaign.armies.map((army) => (army.units.some(({ id }) => id === unit) ? edit(army) : army)),
});

const onUnit = (campaign: Campaign, id: string, edit: (unit: CampaignUnit) => CampaignUnit): Campaign =>
  onOwner(campaign, id, (army) => ({ ...army, units: army.units.map((unit) => (unit.id === id ? edit(unit) : unit)) }));

/** Sets the name or the notes of an army or a unit. */
const onNamed = (
  campaign: Campaign,
  { of, id }: { of: 'army' | 'unit'; id: string },
  set: { name?: string; notes?: readonly string[] },
): Campaign =>
  of === 'army'
    ? onArmy(campaign, id, (army) => ({ ...army, ...set }))
    : onUnit(campaign, id, (unit) => ({ ...unit, ...set }));

const onMatch = (campaign: Campaign, id: string, edit: (match: Match) => Match): Campaign => ({
  ...campaign,
  matches: campaign.matches.map((match) => (match.id === id ? edit(match) : match)),
});

/** Notes the XP that a unit gets from a match, which it may lose again (campaign:K14). */
const noteXp = (campaign: Campaign, { unit, amount, match }: Extract<CampaignChange, { type: 'xp' }>): Campaign =>
  match === undefined
    ? campaign
    : onMatch(campaign, match, (one) => ({ ...one, xp: { ...one.xp, [unit]: (one.xp[unit] ?? 0) + amount } }));

/** Counts a finished match for its armies, and shortens the time of units that sit out (campaign:K14). */
const countMatch = (campaign: Campaign, id: string): Campaign => {
  const match = campaign.matches.find((one) => one.id === id);
  const wasIn = (army: CampaignArmy): boolean => match?.armies.some((one) => one.army === army.id) ?? false;
  // An army without available units has also waited (campaign:M7).
  const waited = (army: CampaignArmy): boolean =>
    wasIn(army) || (!campaign.options.parallelPlay && army.units.every(({ sitOut }) => sitOut > 0));
  return {
    ...campaign,
    played: campaign.played + 1,
    armies: campaign.armies.map((army) => ({
      ...army,
      matches: army.matches + (wasIn(army) ? 1 : 0),
      units: waited(army) ? army.units.map((unit) => waitedFor(unit, match?.dead ?? [])) : army.units,
    })),
  };
};

const waitedFor = (unit: CampaignUnit, dead: readonly string[]): CampaignUnit =>
  unit.sitOut > 0 && !dead.includes(unit.id) ? { ...unit, sitOut: unit.sitOut - 1 } : unit;

/** Voids a match that was broken off: its armies are as they were, except for names and notes (campaign:P5). */
const voidMatch = (campaign: Campaign, id: string): Campaign => {
  const match = campaign.matches.find((one) => one.id === id);
  return onMatch(
    {
      ...campaign,
      played: campaign.played - (match && match.step !== 'mission' ? 1 : 0),
      armies: campaign.armies.map((army) => {
        const before = match?.before.find((one) => one.id === army.id);
        return before ? withNamesOf(before, army) : army;
      }),
    },
    id,
    (one) => ({ ...one, step: 'closed', void: true, before: [] }),
  );
};

/** Returns an army as it was, with the current names and notes of it and its units. */
const withNamesOf = (before: CampaignArmy, now: CampaignArmy): CampaignArmy => ({
  ...before,
  ...namesOf(now),
  units: before.units.map((unit) => ({ ...unit, ...namesOf(now.units.find(({ id }) => id === unit.id) ?? unit) })),
});

const namesOf = ({ name, notes }: Pick<CampaignUnit, 'name' | 'notes'>): Pick<CampaignUnit, 'name' | 'notes'> => ({
  name,
  ...(notes ? { notes } : {}),
});

const overridden = (campaign: Campaign, override: Override): Campaign => {
  if (override.of === 'unit') return onUnit(campaign, override.id, (unit) => ({ ...unit, ...override.set }));
  if (override.of === 'army') return onArmy(campaign, override.id, (army) => ({ ...army, ...override.set }));
  if (override.of === 'match') return onMatch(campaign, override.id, (match) => ({ ...match, ...override.set }));
  return { ...campaign, ...override.set };
};
