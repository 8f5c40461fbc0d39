import { LABEL } from '../contract/labels.ts';
import { evolve, type Fact } from '../contract/fact.ts';
import { apply, NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign, CampaignArmy, CampaignUnit, Match, MatchKill } from '../state/campaign.ts';
import type { CampaignChange, UnitEndReason } from '../state/change.ts';
import { armyOf, armyValue, matchOf, ownerOf, unitOf, valueOf } from '../state/find.ts';
import { chronicleOf, type ChronicleSection } from './chronicle.ts';
import { marksOf, type SheetMark } from './sheet.ts';
import { dayOf } from '../story/grammar.ts';

/** A match in the history of a unit or an army. */
export interface MatchRecord {
  match: string;
  number: number;
  day: string;
  /** Names of the other armies. */
  against: readonly string[];
  /** Undefined until the match is over. */
  won?: boolean;
}

/** A match in the history of a unit. */
export interface UnitMatch extends MatchRecord {
  /** Names of the units that it destroyed or routed. */
  kills: readonly string[];
  fell: boolean;
  xp: number;
}

/** How and when a unit left its sheet. */
export interface UnitEnd {
  why: UnitEndReason;
  day: string;
  match?: string;
}

/** The history of a unit. */
export interface Biography {
  unit: string;
  name: string;
  hero: boolean;
  army: string;
  armyName: string;
  /** The day on which it joined its army, and the match after which it was recruited. */
  came: { day: string; after?: number };
  end?: UnitEnd;
  sitOut: number;
  /** What its player has noted about it. */
  notes: readonly string[];
  xp: number;
  level: number;
  value: number;
  marks: readonly SheetMark[];
  matches: readonly UnitMatch[];
  figures: { matches: number; won: number; kills: number; fell: number };
  /** Everything in the chronicle about it. */
  sections: readonly ChronicleSection[];
}

/** The history of an army. */
export interface ArmyBiography {
  army: string;
  name: string;
  player: string;
  vp: number;
  bank: number;
  value: number;
  /** What its player has noted about it. */
  notes: readonly string[];
  matches: readonly MatchRecord[];
  figures: { matches: number; won: number; kills: number; dead: number; recruits: number };
  /** Units that have left its sheet. */
  gone: readonly { unit: string; name: string; hero: boolean; end: UnitEnd }[];
  sections: readonly ChronicleSection[];
}

/** A fact with the campaign before and after it. */
interface Moment {
  fact: Fact;
  before: Campaign;
  after: Campaign;
}

const momentsOf = (facts: readonly Fact[]): Moment[] => {
  let campaign: Campaign = NO_CAMPAIGN;
  return facts.map((fact) => {
    const before = campaign;
    campaign = evolve([fact], before);
    return { fact, before, after: campaign };
  });
};

/** Returns the history of a unit, even if it has left its sheet, or nothing if there never was such a unit. */
export const biographyOf = (facts: readonly Fact[], unit: string): Biography | undefined => {
  const all = momentsOf(facts);
  // An id may be used again after a unit died: the last unit counts.
  const start = all.findLastIndex(({ fact }) => fact.changes.some((change) => brings(change, unit)));
  if (start < 0) return undefined;
  const life = all.slice(start);
  const last = lastSeen(life, unit);
  if (!last) return undefined;
  const { state, army, campaign } = last;
  const end = endOf(life, unit);
  const matches = unitMatches(life, unit);
  const sum = (of: (match: UnitMatch) => number): number => matches.reduce((total, match) => total + of(match), 0);
  const after = all[start].after.matches.find(({ id }) => id === all[start].fact.match)?.number;
  return {
    unit,
    name: state.name,
    hero: state.hero,
    army: army.id,
    armyName: army.name,
    came: { day: dayOf(all[start].fact.at), ...(after === undefined ? {} : { after }) },
    ...(end ? { end } : {}),
    sitOut: state.sitOut,
    notes: state.notes ?? [],
    xp: state.xp,
    level: state.level,
    value: valueOf(state),
    marks: marksOf(campaign, state),
    matches,
    figures: {
      matches: matches.length,
      won: sum(({ won }) => (won ? 1 : 0)),
      kills: sum(({ kills }) => kills.length),
      fell: sum(({ fell }) => (fell ? 1 : 0)),
    },
    sections: sectionsAbout(facts, ({ units }) => units.includes(unit)),
  };
};

const brings = (change: CampaignChange, id: string): boolean =>
  (change.type === 'unit-added' && change.unit.id === id) ||
  (change.type === 'adopted' && unitOf(change.campaign, id) !== undefined);

/** Returns a unit as it was last on a sheet. */
const lastSeen = (
  life: readonly Moment[],
  id: string,
): { state: CampaignUnit; army: CampaignArmy; campaign: Campaign } | undefined => {
  for (const { fact, before, after } of [...life].reverse())
    for (const campaign of [after, lastWith(before, fact.changes, id)]) {
      const [state, army] = [unitOf(campaign, id), ownerOf(campaign, id)];
      if (state && army) return { state, army, campaign };
    }
  return undefined;
};

/** Returns the campaign just before a unit left its sheet, in the middle of a fact. */
const lastWith = (before: Campaign, changes: readonly CampaignChange[], id: string): Campaign => {
  const gone = changes.findIndex((change) => change.type === 'unit-gone' && change.unit === id);
  return changes.slice(0, Math.max(0, gone)).reduce(apply, before);
};

const endOf = (life: readonly Moment[], id: string): UnitEnd | undefined =>
  endsIn(life).find(({ unit }) => unit === id)?.end;

/** Returns each unit that left its sheet, with the campaign before that; matches that were broken off do not count. */
const endsIn = (moments: readonly Moment[]): { unit: string; before: Campaign; end: UnitEnd }[] => {
  const last = moments.at(-1)?.after ?? NO_CAMPAIGN;
  return moments.flatMap(({ fact: { at, match, changes }, before }) => {
    if (match !== undefined && matchOf(last, match)?.void) return [];
    const when = { day: dayOf(at), ...(match === undefined ? {} : { match }) };
    return changes.flatMap((change) =>
      endedBy(change, before).map(({ unit, why }) => ({ unit, before, end: { why, ...when } })),
    );
  });
};

/** Returns the units that a change takes off their sheets: one unit, or all units of a disbanded army. */
const endedBy = (change: CampaignChange, before: Campaign): { unit: string; why: UnitEndReason }[] => {
  if (change.type === 'unit-gone') return [{ unit: change.unit, why: change.why }];
  if (change.type !== 'army-disbanded') return [];
  return (armyOf(before, change.army)?.units ?? []).map(({ id }) => ({ unit: id, why: 'disbanded' }));
};

/** Returns the matches that count, as they were last known, each with the day of its setup. */
const matchesIn = (moments: readonly Moment[]): { match: Match; day: string; campaign: Campaign }[] => {
  const last = moments.at(-1)?.after ?? NO_CAMPAIGN;
  return moments.flatMap(({ fact }) =>
    fact.changes.flatMap((change) => {
      const match = change.type === 'match-set-up' ? matchOf(last, change.match.id) : undefined;
      return match && !match.void ? [{ match, day: dayOf(fact.at), campaign: last }] : [];
    }),
  );
};

const inLife = (
  { match, day, campaign }: { match: Match; day: string; campaign: Campaign },
  army: string,
): MatchRecord => ({
  match: match.id,
  number: match.number,
  day,
  against: match.armies.filter((one) => one.army !== army).map((one) => armyOf(campaign, one.army)?.name ?? one.army),
  ...(match.winner === undefined ? {} : { won: match.winner === army }),
});

const unitMatches = (life: readonly Moment[], id: string): UnitMatch[] => {
  const name = namesIn(life);
  return matchesIn(life).flatMap((entry) => {
    const { match } = entry;
    const part = match.armies.find(({ brought }) => Object.hasOwn(brought, id));
    if (!part) return [];
    return [
      {
        ...inLife(entry, part.army),
        kills: match.report.kills
          .filter((kill) => claimantOf(life, match, kill) === id)
          .flatMap(({ victims }) => victims.map(name)),
        fell: match.casualties.includes(id),
        xp: match.xp[id] ?? 0,
      },
    ];
  });
};

/** Returns the unit that gets a kill: the unit that did it, or the one that its owner chose if that was unclear (campaign:X3). */
const claimantOf = (life: readonly Moment[], { id }: Match, { by, victims }: MatchKill): string | undefined => {
  if (by.length < 2) return by[0];
  const named = life
    .filter(({ fact }) => fact.match === id && fact.command.type === 'earn-experience')
    .flatMap(({ fact }) => fact.draws.choices)
    .find((choice) => choice.for === LABEL.kill(victims));
  return named ? String(named.take) : by[0];
};

/** Returns a function that names units, including those that have left their sheets. */
const namesIn = (moments: readonly Moment[]): ((id: string) => string) => {
  const names = new Map<string, string>();
  for (const { before, after } of moments)
    for (const { armies } of [before, after])
      for (const { units } of armies) for (const unit of units) names.set(unit.id, unit.name);
  return (id) => names.get(id) ?? id;
};

const sectionsAbout = (
  facts: readonly Fact[],
  isAbout: (line: ChronicleSection['lines'][number]) => boolean,
): ChronicleSection[] =>
  chronicleOf(facts)
    .sections.map((section) => ({ ...section, lines: section.lines.filter(isAbout) }))
    .filter(({ lines }) => lines.length > 0);

/** Returns the history of an army, or nothing if there never was such an army. */
export const armyBiographyOf = (facts: readonly Fact[], id: string): ArmyBiography | undefined => {
  const all = momentsOf(facts);
  const campaign = all.at(-1)?.after ?? NO_CAMPAIGN;
  const army = armyOf(campaign, id);
  if (!army) return undefined;
  const { name, player, vp, bank } = army;
  const matches = matchesIn(all).filter(({ match }) => match.armies.some((one) => one.army === id));
  const own = (unit: string, { armies }: Match): boolean =>
    armies.some((one) => one.army === id && Object.hasOwn(one.brought, unit));
  const gone = goneFrom(all, id);
  return {
    army: id,
    name,
    player,
    vp,
    bank,
    value: armyValue(army),
    notes: army.notes ?? [],
    matches: matches.map((entry) => inLife(entry, id)),
    figures: {
      matches: matches.length,
      won: matches.filter(({ match }) => match.winner === id).length,
      kills: matches
        .flatMap(({ match }) => match.report.kills.filter(({ by }) => by.some((unit) => own(unit, match))))
        .reduce((sum, { victims }) => sum + victims.length, 0),
      dead: gone.filter(({ end }) => end.why !== 'disbanded').length,
      recruits: facts.filter(({ command }) => command.type === 'recruit' && command.army === id).length,
    },
    gone,
    sections: sectionsAbout(facts, ({ armies }) => armies.includes(id)),
  };
};

const goneFrom = (moments: readonly Moment[], army: string): ArmyBiography['gone'] =>
  endsIn(moments)
    .filter(({ unit, before }) => ownerOf(before, unit)?.id === army)
    .map(({ unit, before, end }) => {
      const state = unitOf(before, unit);
      return { unit, name: state?.name ?? unit, hero: state?.hero ?? false, end };
    });

/** Returns every unit that was ever on a sheet. */
export const allUnitsEver = (facts: readonly Fact[]): { id: string; name: string; army: string }[] => {
  const found = new Map<string, { id: string; name: string; army: string }>();
  for (const { after, before } of momentsOf(facts))
    for (const { armies } of [before, after])
      for (const { id: army, units } of armies) for (const { id, name } of units) found.set(id, { id, name, army });
  return [...found.values()];
};
