import {
  type ArmyList,
  splitUpgrades,
  unitsFromSelections,
  type Gear,
  parseWeapon,
  refOfRule,
  type Selection,
} from '@muster/army';
import type { Campaign, CampaignUnit, ReadyUnit, Upgrade } from '../state/campaign.ts';
import { armyOf, rulesOf, valueOf } from '../state/find.ts';
import { battleRulesOf } from '../ruleset/index.ts';
import { foundWeapon } from './found-weapon.ts';
import { traitRules } from './trait-rules.ts';

type UnitItem = NonNullable<ReadyUnit['items']>[number];

/** A unit without a profile, which cannot play a battle. */
export interface Unready {
  unit: string;
}

/** Returns the list that an army brings to a match: its units with upgrades, traits and found weapons, at their values. */
export const fieldArmy = (campaign: Campaign, id: string, units: readonly string[]): ArmyList | Unready => {
  const { system } = rulesOf(campaign);
  const army = armyOf(campaign, id);
  const fielded = (army?.units ?? []).filter((unit) => units.includes(unit.id));
  const ready = fielded.map((unit) => ({ unit, made: readyUnit(campaign, unit) }));
  const missing = ready.find(({ made }) => made === undefined);
  if (missing) return { unit: missing.unit.name };
  return {
    army: { name: army?.name ?? id, units: ready.flatMap(({ made }) => made ?? []), spells: army?.spells ?? [] },
    system,
    combined: [],
    suggestions: { joins: [], transports: [] },
  };
};

/** Makes one unit ready for the table. */
const readyUnit = (campaign: Campaign, unit: CampaignUnit): ReadyUnit | undefined => {
  const made = kitUnit(campaign, unit);
  if (!made) return undefined;
  const found = unit.items.flatMap((item) => foundWeapon(campaign, item) ?? []);
  const bought = unit.upgrades.flatMap((upgrade) => weaponByHand(upgrade) ?? []);
  const models = made.models.map((model, i) => ({
    ...model,
    id: `${unit.id}.${i + 1}`,
    ...(i === 0 ? { weapons: [...model.weapons, ...bought, ...found] } : {}),
  }));
  return {
    ...made,
    id: unit.id,
    name: unit.name,
    cost: valueOf(unit),
    rules: [...made.rules, ...traitRules(unit)],
    models,
    ...(unit.upgrades.length > 0 ? { items: unit.upgrades.map((one) => itemOf(campaign, one)) } : {}),
  };
};

/** Returns an upgrade with the weapons and rules that it gives (campaign:E23). */
const itemOf = (campaign: Campaign, { name, purchase }: Upgrade): UnitItem => {
  const ruleset = battleRulesOf(rulesOf(campaign));
  const gear = (purchase?.option.gains ?? []).flatMap(unpacked);
  const byHand = weaponByHand({ name, purchase });
  return {
    name,
    weapons: [...gear.flatMap((one) => (one.kind === 'weapon' ? [one.name] : [])), ...(byHand ? [byHand.name] : [])],
    rules: gear.flatMap((one) => (one.kind === 'rule' ? [refOfRule(ruleset, one.rule)] : [])),
  };
};

/** Reads a bought weapon that is not from a book, from its printed text; the first model carries it. */
const weaponByHand = ({
  name,
  purchase,
}: Pick<Upgrade, 'name' | 'purchase'>): ReadyUnit['models'][number]['weapons'][number] | undefined => {
  const read = purchase ? undefined : parseWeapon(name);
  return read?.ok ? read.value : undefined;
};

const unpacked = (gear: Gear): Gear[] => (gear.kind === 'item' ? gear.content.flatMap(unpacked) : [gear]);

const kitUnit = (campaign: Campaign, { kit, upgrades }: CampaignUnit): ReadyUnit | undefined => {
  if (!kit) return undefined;
  if ('unit' in kit) return kit.unit;
  const ruleset = battleRulesOf(rulesOf(campaign));
  const { selection } = kit;
  const halves = splitUpgrades(
    upgrades.flatMap(({ purchase }) => purchase ?? []),
    selection.combined ? 2 : 1,
  );
  const parts = halves.map((purchases, i): Selection => ({
    ...selection,
    purchases,
    ...(i > 0 ? { id: `${selection.id}-half`, joins: selection.id } : {}),
  }));
  return unitsFromSelections(parts, (rule) => refOfRule(ruleset, rule)).units[0];
};
