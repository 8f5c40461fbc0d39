import {
  type ArmyList,
  dealOut,
  fieldSelections,
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

/** The name of a unit that has only a name and a price, so that it cannot fight. */
export interface Unready {
  unit: string;
}

/** The list that an army brings to a match: its units with upgrades, traits and found weapons, at their values. */
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

/** One unit ready for the table, under its own name. */
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

/** An upgrade by what it gave: weapons by name, and rules (campaign:E23). */
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

/** A weapon that was bought from no book and is written as printed: its first model carries it. */
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
  const halves = dealOut(
    upgrades.flatMap(({ purchase }) => purchase ?? []),
    selection.combined ? 2 : 1,
  );
  const parts = halves.map((purchases, i): Selection => ({
    ...selection,
    purchases,
    ...(i > 0 ? { id: `${selection.id}-half`, joins: selection.id } : {}),
  }));
  return fieldSelections(parts, (rule) => refOfRule(ruleset, rule)).units[0];
};
