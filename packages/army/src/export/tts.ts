import { findRule, ruleId, type Ruleset } from '@muster/engine';
import type { BookUnit, Extent, Gear, NamedRule, Purchase, Selection, UpgradeSection } from '../book/book.ts';
import { loadoutOf } from '../book/loadout.ts';
import { selectedPoints } from '../book/points.ts';
import { type SelectedList, unitsOfSelections } from '../book/roster.ts';
import { FORGE_RULE_IDS } from '../forge/rule-ids.ts';
import { ruleNames, rulesOf } from './names.ts';
import { nearestRuleset } from './sheet.ts';

type Node = Readonly<Record<string, unknown>>;

/** Writes a list in the resolved shape of Army Forge, which mods for Tabletop Simulator and other tools read. */
export const makeForgeList = (list: SelectedList): Node => {
  const { name, system, pointsLimit, forceOrg, selections } = list;
  return {
    id: idOf(name),
    name,
    gameSystem: system,
    pointsLimit: pointsLimit ?? 0,
    listPoints: selectedPoints(selections),
    modelCount: selections.reduce((sum, { unit }) => sum + unit.size, 0),
    activationCount: unitsOfSelections(selections).filter(([{ joins }]) => joins === undefined).length,
    ...(forceOrg === undefined ? {} : { forceOrg }),
    forceOrgErrors: [],
    campaignMode: selections.some(({ xp, traits }) => xp > 0 || traits.length > 0),
    narrativeMode: false,
    units: selections.map(unitNode),
    specialRules: [...specialRules(nearestRuleset(system), selections), ...aliases(selections)],
  };
};

const idOf = (text: string): string => ruleId(text).slice(0, 40) || 'list';

/** What the list's rules do, in our own words, for tools that show it. */
const specialRules = (ruleset: Ruleset, selections: readonly Selection[]): Node[] =>
  [...ruleNames(selections)].flatMap(([id, { name }]) => {
    const rule = findRule(ruleset, id);
    if (!rule) return [];
    const { summary, rated = false } = rule;
    return [{ id, name, description: summary, hasRating: rated }];
  });

/** Which names stand for rules that others have as well: `Tidebound Aura` means what Tidebound means, with an aura. */
const aliases = (selections: readonly Selection[]): Node[] => {
  const meant = new Map<string, string>();
  for (const { name, means } of selections.flatMap(rulesOf)) {
    if (means === undefined) continue;
    const [own, other] = [ruleId(name).split('-'), means.split('-')];
    while (own.length > 1 && other.length > 1 && own.at(-1) === other.at(-1)) {
      own.pop();
      other.pop();
    }
    meant.set(own.join('-'), other.join('-'));
  }
  return [...meant].flatMap(([own, other]) => {
    const aliasedRuleId = Object.keys(FORGE_RULE_IDS).find((id) => FORGE_RULE_IDS[id] === other);
    return aliasedRuleId === undefined ? [] : [{ id: own, name: own, aliasedRuleId }];
  });
};

const unitNode = (selection: Selection): Node => {
  const { id, unit, title, purchases, combined, joins, xp, traits } = selection;
  return {
    id: unit.id,
    armyId: unit.book,
    selectionId: id,
    name: unit.name,
    ...(title === undefined ? {} : { customName: title }),
    size: unit.size,
    cost: unit.cost,
    quality: unit.quality,
    defense: unit.defense,
    bases: basesNode(unit.base),
    rules: unit.rules.map(ruleNode),
    weapons: unit.gear.filter(({ kind }) => kind === 'weapon').map(gearNode),
    items: unit.gear.filter(({ kind }) => kind === 'item').map(gearNode),
    upgrades: unit.packages,
    disabledSections: unit.closed,
    selectedUpgrades: purchases.map((purchase, i) => purchaseNode(unit, purchase, `${id}-${i + 1}`)),
    combined,
    joinToUnit: joins ?? null,
    xp,
    traits,
    notes: null,
    loadout: loadoutOf(selection).map(gearNode),
  };
};

const basesNode = (base?: string): Node => ({ round: base ?? 'none', square: base ?? 'none' });

const labelOf = ({ name, rating, detail, adds }: NamedRule): string =>
  rating === undefined ? (detail === undefined ? name : `${name}(${detail})`) : `${name}(${adds ? '+' : ''}${rating})`;

const ruleNode = (rule: NamedRule): Node => ({
  type: 'ArmyBookRule',
  id: rule.id ?? ruleId(rule.name),
  name: rule.name,
  ...(rule.rating === undefined && rule.detail === undefined ? {} : { rating: rule.rating ?? rule.detail }),
  ...(rule.adds ? { modify: true } : {}),
  label: labelOf(rule),
});

const gearNode = (gear: Gear): Node => {
  const { name, count } = gear;
  if (gear.kind === 'rule') return { ...ruleNode(gear.rule), count };
  if (gear.kind === 'item')
    return {
      type: 'ArmyBookItem',
      name,
      count,
      label: name,
      bases: gear.base === undefined ? null : basesNode(gear.base),
      content: gear.content.map(gearNode),
    };
  const { range, attacks, rules } = gear;
  const profile = [...(range > 0 ? [`${range}"`] : []), `A${attacks}`, ...rules.map(labelOf)].join(', ');
  return {
    type: 'ArmyBookWeapon',
    id: ruleId(name),
    weaponId: ruleId(name),
    name,
    count,
    originalCount: count,
    range,
    attacks,
    attacksMultiplier: 1,
    specialRules: rules.map(ruleNode),
    label: `${name} (${profile})`,
  };
};

const purchaseNode = ({ id }: BookUnit, { section, option }: Purchase, instanceId: string): Node => {
  const costs = Object.entries(option.costs).map(([unitId, cost]) => ({ unitId, cost }));
  return {
    instanceId,
    upgrade: sectionNode(section),
    option: {
      type: 'ArmyBookUpgradeOption',
      id: option.uid,
      uid: option.uid,
      label: option.label,
      parentSectionId: section.uid,
      ...(option.cost === undefined ? {} : { cost: option.cost }),
      costs: costs.filter(({ unitId }) => unitId === id),
      gains: option.gains.map(gearNode),
    },
  };
};

const sectionNode = ({ uid, label, variant, targets, affects, select }: UpgradeSection): Node => ({
  type: 'ArmyBookUpgradeSection',
  id: uid,
  uid,
  label,
  variant,
  targets: targets.map(({ name, count }) => (count === 1 ? name : `${count}x ${name}`)),
  ...extentNode('affects', affects),
  ...extentNode('select', select),
});

const extentNode = (field: string, extent: Extent | undefined): Node => (extent ? { [field]: extent } : {});
