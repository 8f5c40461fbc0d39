import { listText } from '@muster/kernel';
import type { ChoiceValue, DrawnDie } from '../chance/chance.ts';
import { evolve, type Fact } from '../contract/fact.ts';
import { titleOf } from '../ruleset/index.ts';
import type { Campaign } from '../state/campaign.ts';
import { armyOf, rulesOf } from '../state/find.ts';
import { labelTexts } from './label-texts.ts';
import { unitName } from './unit-name.ts';

/** Returns the dice, random draws and decisions of a fact as sentences: for which unit or army, for what, and what they mean. */
export const drawSentences = (before: Campaign, fact: Fact): string[] => {
  const campaign = withUnitsOf(before, evolve([fact], before));
  const { picks, choices } = fact.draws;
  const drawn = picks.map((pick) => `${labelTexts(campaign, pick.for).what} ${valueName(campaign, pick.is)}`);
  return [
    ...diceSentences(campaign, fact),
    ...(drawn.length === 0 ? [] : [`Random draw: ${listText(drawn)}.`]),
    ...choices.map((choice) => {
      const { of, what } = labelTexts(campaign, choice.for);
      return `Decision${of === undefined ? '' : ` for ${of}`}: ${what} ${valueName(campaign, choice.take)}.`;
    }),
  ];
};

/** Returns a campaign that also has the units and upgrades of an earlier state, so that all of them can be named. */
export const withUnitsOf = (before: Campaign, after: Campaign): Campaign => ({
  ...after,
  armies: after.armies.map((army) => {
    const had = armyOf(before, army.id)?.units ?? [];
    const units = army.units.map((unit) => {
      const sold = had.find(({ id }) => id === unit.id)?.upgrades ?? [];
      return { ...unit, upgrades: withMissing(unit.upgrades, sold) };
    });
    return { ...army, units: withMissing(units, had) };
  }),
});

/** Returns what exists now, followed by what existed before and does not exist any more. */
const withMissing = <T extends { id: string }>(now: readonly T[], before: readonly T[]): T[] => [
  ...now,
  ...before.filter(({ id }) => now.every((one) => one.id !== id)),
];

/** Returns a drawn or chosen value as people read it. */
export const valueName = (campaign: Campaign, value: ChoiceValue): string => {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return listText(value.map((one) => valueName(campaign, one)));
  return unitName(campaign, value) ?? armyOf(campaign, value)?.name ?? titleOf(value);
};

/** Returns sentences about dice in the order in which they were rolled; dice of one unit, army or round are together. */
const diceSentences = (campaign: Campaign, fact: Fact): string[] => {
  const { dice } = fact.draws;
  const groups = new Map<string, string[]>();
  const gained = gainsOf(fact);
  for (const [at, { for: label, d6 }] of dice.entries()) {
    const { of = '', what, means } = labelTexts(campaign, label);
    const meaning = eventName(campaign, dice, at) ?? means?.(d6);
    const again = isRolledAgain(dice.slice(at), meaning ?? '', gained) ? ', rolled again' : '';
    const text = `${what} ${d6}${meaning === undefined ? '' : ` (${meaning}${again})`}`;
    groups.set(of, [...(groups.get(of) ?? []), text]);
  }
  return [...groups].map(([of, texts]) => `Dice${of === '' ? '' : ` for ${of}`}: ${texts.join(', ')}.`);
};

/** Returns the event that the second of its two dice completes. */
const eventName = (campaign: Campaign, dice: readonly DrawnDie[], at: number): string | undefined => {
  if (!dice[at].for.endsWith('event ones') || at === 0) return undefined;
  const number = dice[at - 1].d6 * 10 + dice[at].d6;
  return `event ${number}, ${rulesOf(campaign).events[number].name}`;
};

/** Returns what units gained from tables in a fact; one die explains each gain. */
const gainsOf = ({ changes }: Fact): Map<string, string[]> => {
  const gains = new Map<string, string[]>();
  for (const change of changes)
    if (change.type === 'gained') gains.set(change.unit, [...(gains.get(change.unit) ?? []), titleOf(change.name)]);
  return gains;
};

const ON_TABLES = / (trait|skill|injury|injury again|talent)$/;

/** Whether the first of these dice was rolled again because its row of the table was not available. */
const isRolledAgain = (
  [{ for: label }, ...later]: readonly DrawnDie[],
  meaning: string,
  gained: Map<string, string[]>,
): boolean => {
  if (label.endsWith(' objective')) return later.some((die) => die.for === label);
  if (!ON_TABLES.test(label)) return false;
  const names = gained.get(label.replace(ON_TABLES, '')) ?? [];
  const met = names.findIndex((name) => name === meaning || name.startsWith(`${meaning} (`));
  if (met >= 0) names.splice(met, 1);
  return met < 0 && meaning !== 'Fast Learner' && later.some((die) => die.for === label);
};
