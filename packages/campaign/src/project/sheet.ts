import type { HeldRule, Sheet, SheetWeapon } from '@muster/army';
import { toInches } from '@muster/kernel';
import { isTraitRule } from '@muster/rules';
import { foundWeapon } from '../battle/found-weapon.ts';
import { salePriceOf } from '../decide/market.ts';
import { type CampaignRuleset, effectOf, titleOf } from '../ruleset/index.ts';
import type { Campaign, CampaignUnit, Upgrade } from '../state/campaign.ts';
import { armyOf, armyValue, openMatchOf, rulesOf, valueOf } from '../state/find.ts';
import { fractionText } from '../standings/fraction.ts';
import { type Explained, playableSheet, spellsOf } from './sheet-rules.ts';
import { isAveraged, scoreOf, standings } from '../standings/standings.ts';

export type { Explained } from './sheet-rules.ts';

/** The kinds of marks on a sheet, in the order in which the sheet lists them. */
type MarkKind = 'trait' | 'skill' | 'talent' | 'injury' | 'item';

/** Something that a unit has gained or found, and what it does. */
export interface SheetMark {
  kind: MarkKind;
  /** Its key in the campaign file. */
  key: string;
  name: string;
  /** What it does, in our own words; empty if that is unknown. */
  does: string;
}

/** One box of experience; the last of each level is marked. */
export interface XpBox {
  xp: number;
  full: boolean;
  /** The level that is reached with this box. */
  level?: number;
}

/** An upgrade on a sheet. */
export interface SheetUpgrade {
  id: string;
  name: string;
  cost: number;
  /** What it would sell for. */
  sells: number;
  /** Whether a die decides if it can be sold. */
  chancy: boolean;
}

/** A unit on an army sheet. */
export interface UnitSheet {
  id: string;
  name: string;
  hero: boolean;
  models: number;
  /** Only for units that have a profile. */
  quality?: number;
  defense?: number;
  /** Its weapons, including upgrades and found items. */
  weapons: readonly SheetWeapon[];
  /** Its special rules, without its gains from the campaign. */
  rules: readonly HeldRule[];
  value: number;
  /** Price when it was bought, without upgrades, and what has changed since. */
  base: number;
  delta: number;
  xp: number;
  level: number;
  /** XP to the next level; undefined at the highest level. */
  toNext?: number;
  boxes: readonly (readonly XpBox[])[];
  /** The sets that its skills belong to. */
  skillSets: readonly Explained[];
  marks: readonly SheetMark[];
  upgrades: readonly SheetUpgrade[];
  /** Matches that it still sits out. */
  sitOut: number;
  /** What its player has noted about it. */
  notes: readonly string[];
}

/** The sheet of an army in a campaign. */
export interface ArmySheet {
  campaign: string;
  ruleset: string;
  /** The name of the rules, and their word for an army. */
  rules: string;
  word: string;
  id: string;
  name: string;
  player: string;
  vp: number;
  bank: number;
  value: number;
  matches: number;
  /** Its VP, or its VP for each match. */
  score: string;
  averaged: boolean;
  rank: number;
  armies: number;
  heroes: { have: number; most: number };
  /** The match in which it has steps open. */
  open?: { match: string; step: string; underdog: number; objective?: Explained };
  /** What its player has noted about it. */
  notes: readonly string[];
  units: readonly UnitSheet[];
  /** Spells that its casters know, with their cost in tokens. */
  spells: readonly (Explained & { value: number })[];
  /** Rules of its units and weapons with what they do, and the names that Muster cannot explain. */
  known: Sheet['known'];
  unknown: readonly string[];
}

/** Returns the current sheet of an army, or nothing if there is no such army. */
export const sheetOf = (campaign: Campaign, id: string): ArmySheet | undefined => {
  const army = armyOf(campaign, id);
  if (!army) return undefined;
  const rules = rulesOf(campaign);
  const list = playableSheet(campaign, army);
  const { known, unknown } = list;
  const profiles = new Map(list.units.map((unit) => [unit.id, unit]));
  return {
    campaign: campaign.name,
    ruleset: rules.id,
    rules: rules.name,
    word: rules.words.army,
    id,
    name: army.name,
    player: army.player,
    vp: army.vp,
    bank: army.bank,
    value: armyValue(army),
    matches: army.matches,
    score: fractionText(scoreOf(campaign, army)),
    averaged: isAveraged(campaign),
    rank: standings(campaign).find((one) => one.army === id)?.rank ?? 1,
    armies: campaign.armies.length,
    heroes: { have: army.units.filter(({ hero }) => hero).length, most: rules.heroesAtOnce },
    ...openPart(campaign, id),
    notes: army.notes ?? [],
    units: army.units.map((unit) => unitSheet(campaign, unit, profiles.get(unit.id))),
    spells: spellsOf(campaign, army),
    known: known.filter((rule) => !isTraitRule(rule)),
    unknown,
  };
};

/** Returns the army's open match, if it has one. */
const openPart = (campaign: Campaign, id: string): Pick<ArmySheet, 'open'> => {
  const match = openMatchOf(campaign, id);
  if (!match) return {};
  const { underdog = 0, objective } = match.armies.find(({ army }) => army === id) ?? {};
  const wanted = objective === undefined ? {} : { objective: explainedKey(rulesOf(campaign), objective) };
  return { open: { match: match.id, step: match.step, underdog, ...wanted } };
};

const explainedKey = (rules: CampaignRuleset, key: string): Explained => ({
  name: titleOf(key),
  does: effectOf(rules, key),
});

const unitSheet = (campaign: Campaign, unit: CampaignUnit, profile?: Sheet['units'][number]): UnitSheet => {
  const rules = rulesOf(campaign);
  const { id, name, hero, models, base, delta, xp, level, skillSets, upgrades, sitOut, notes = [] } = unit;
  const next = (Math.floor(xp / rules.xpPerLevel) + 1) * rules.xpPerLevel;
  return {
    id,
    name,
    hero,
    models,
    ...profileOf(profile),
    value: valueOf(unit),
    base,
    delta,
    xp,
    level,
    ...(next > rules.mostXp ? {} : { toNext: next - xp }),
    boxes: xpBoxes(rules, xp),
    skillSets: skillSets.map((key) => explainedKey(rules, key)),
    marks: marksOf(campaign, unit),
    upgrades: upgrades.map(sheetUpgrade),
    sitOut,
    notes,
  };
};

type Profile = Pick<UnitSheet, 'quality' | 'defense' | 'weapons' | 'rules'>;

const profileOf = (profile: Sheet['units'][number] | undefined): Profile => {
  if (!profile) return { weapons: [], rules: [] };
  const { quality, defense, weapons, rules } = profile;
  return { quality, defense, weapons, rules: rules.filter((rule) => !isTraitRule(rule)) };
};

const sheetUpgrade = ({ id, name, cost }: Upgrade): SheetUpgrade => {
  const { points, on } = salePriceOf(cost);
  return { id, name, cost, sells: points, chancy: on !== undefined };
};

const ROW = 10;

/** Returns boxes of experience in rows of ten. */
export const xpBoxes = ({ mostXp, xpPerLevel }: CampaignRuleset, xp: number): XpBox[][] =>
  Array.from({ length: Math.ceil(mostXp / ROW) }, (_, row) =>
    Array.from({ length: Math.min(ROW, mostXp - row * ROW) }, (_box, i) => {
      const at = row * ROW + i + 1;
      return { xp: at, full: at <= xp, ...(at % xpPerLevel === 0 ? { level: at / xpPerLevel } : {}) };
    }),
  );

/** Returns everything that a unit has gained and found, with what it does. */
export const marksOf = (campaign: Campaign, unit: CampaignUnit): SheetMark[] => {
  const rules = rulesOf(campaign);
  const of = (kind: MarkKind, keys: readonly string[]): SheetMark[] =>
    keys.map((key) => ({ kind, key, name: titleOf(key), does: effectOf(rules, key) }));
  return [
    ...of('trait', unit.traits),
    ...of('skill', unit.skills),
    ...of('talent', unit.talents),
    ...of('injury', unit.injuries),
    ...unit.items.map((key): SheetMark => ({ kind: 'item', key, name: key, does: itemText(campaign, key) })),
  ];
};

const itemText = (campaign: Campaign, item: string): string => {
  const weapon = foundWeapon(campaign, item);
  if (!weapon) return '';
  const reach = weapon.range === undefined ? '' : `${toInches(weapon.range)}", `;
  return `${reach}A${weapon.attacks}, AP(D3) for one model. Worth 0 points; cannot be sold.`;
};
