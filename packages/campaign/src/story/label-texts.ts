import type { CampaignTrait } from '@muster/rules';
import { salePriceOf } from '../decide/market.ts';
import { type CampaignRuleset, rowOf, type SkillSet, type DiceTable, titleOf } from '../ruleset/index.ts';
import type { Campaign } from '../state/campaign.ts';
import { armyOf, rulesOf, unitOf } from '../state/find.ts';
import { unitName } from './unit-name.ts';

/** What a die, a random draw or a decision is for, as text. */
export interface LabelTexts {
  /** The unit, army, round or event that it belongs to. */
  of?: string;
  what: string;
  /** What a face of the die means. */
  means?: (face: number) => string;
}

type Words = (campaign: Campaign, ids: readonly string[]) => LabelTexts;

const half = (face: number): number => Math.ceil(face / 2);
const d3 = (face: number): string => `D3 ${half(face)}`;

/** Returns the name of a unit or an army by its id, or the id itself. */
const nameOf = (campaign: Campaign, id: string): string => unitName(campaign, id) ?? armyOf(campaign, id)?.name ?? id;

const onTable =
  <T extends string>(what: string, tableOf: (rules: CampaignRuleset) => DiceTable<T>): Words =>
  (campaign, [id]) => ({
    of: nameOf(campaign, id),
    what,
    means: (face) => titleOf(rowOf(tableOf(rulesOf(campaign)), face)),
  });

/** Casualty dice: a hero is injured on a 1 and gains a talent on a 6. */
const casualty =
  (what: string): Words =>
  (campaign, [id]) => ({
    of: nameOf(campaign, id),
    what,
    means: (face) => {
      const row = rowOf(rulesOf(campaign).casualties, face);
      if (row === 'recovered') return 'recovered';
      const { hero = false } = unitOf(campaign, id) ?? {};
      if (row === 'dead') return hero ? 'injured' : 'dead';
      return hero ? 'a talent' : '+1 XP';
    },
  });

/** Skill dice: read from the hero's last skill set. */
const skill: Words = (campaign, [id]) => {
  const set = unitOf(campaign, id)?.skillSets.at(-1);
  const table: DiceTable<CampaignTrait> | undefined =
    set === undefined ? undefined : rulesOf(campaign).skills[set as SkillSet];
  return {
    of: nameOf(campaign, id),
    what: 'skill',
    ...(table ? { means: (face: number) => titleOf(rowOf(table, face)) } : {}),
  };
};

const skillSet: Words = (campaign, [id]) => {
  const { skillSets, words } = rulesOf(campaign);
  return {
    of: nameOf(campaign, id),
    what: words.skillSet,
    means: (face) => rowOf(skillSets, face).map(titleOf).join(' or '),
  };
};

const ofUnit =
  (what: string, means?: (face: number) => string): Words =>
  (campaign, [id]) => ({ of: nameOf(campaign, id), what, ...(means ? { means } : {}) });

const ofEvent =
  (what: string): Words =>
  (_, [number]) => ({ of: `event ${number}`, what, means: d3 });

const plain =
  (what: string, means?: (face: number) => string): Words =>
  () => ({ what, ...(means ? { means } : {}) });

/** Labels as campaign files have them (`contract/labels.ts`), with their texts; the first match counts. */
const LABELS: readonly (readonly [RegExp, Words])[] = [
  [/^length$/, plain('campaign length', (face) => `${face} + 4 = ${face + 4}`)],
  [/^(.+) objective reached$/, ofUnit('special objective reached')],
  [/^(.+) objective$/, onTable('special objective', ({ objectives }) => objectives)],
  [
    /^round (\d+) event check$/,
    (campaign, [round]) => ({
      of: `round ${round}`,
      what: 'event die',
      means: (face) => (face >= rulesOf(campaign).eventOn ? 'an event' : 'no event'),
    }),
  ],
  [/^round (\d+) event tens$/, (_, [round]) => ({ of: `round ${round}`, what: 'first die' })],
  [/^round (\d+) event ones$/, (_, [round]) => ({ of: `round ${round}`, what: 'second die' })],
  [/^event tens$/, () => ({ of: 'another event', what: 'first die' })],
  [/^event ones$/, () => ({ of: 'another event', what: 'second die' })],
  [/^event (\S+) D3$/, ofEvent('amount')],
  [/^event (\S+) ransom D3$/, ofEvent('ransom')],
  [/^how many units$/, plain('how many units', d3)],
  [/^random army$/, plain('army')],
  [/^random unit$/, plain('unit')],
  [/^roster entry$/, plain('hero or unit')],
  [/^unit to send$/, plain('unit to send away')],
  [/^marked unit$/, plain('marked unit')],
  [/^who gets the odd XP$/, plain('units that get the odd XP')],
  [/^(.+) ransom$/, ofUnit('ransom')],
  [/^(.+) medics$/, ofUnit('medics')],
  [/^(.+) casualty again$/, casualty('casualty re-roll')],
  [/^(.+) casualty$/, casualty('casualty')],
  [/^(.+) re-roll$/, ofUnit('re-roll')],
  [/^(.+) injury again$/, onTable('injury re-roll', ({ injuries }) => injuries)],
  [/^(.+) injury$/, onTable('injury', ({ injuries }) => injuries)],
  [/^(.+) talent$/, onTable('talent', ({ talents }) => talents)],
  [/^(.+) sit out$/, ofUnit('matches to sit out', d3)],
  [
    /^kill of (.+)$/,
    (campaign, [victims]) => ({
      what: `kill of ${victims
        .split(' and ')
        .map((id) => nameOf(campaign, id))
        .join(' and ')}`,
    }),
  ],
  [
    /^(.+) frenzy for (.+)$/,
    (campaign, [unit, victim]) => ({
      of: nameOf(campaign, unit),
      what: `frenzy against ${nameOf(campaign, victim)}`,
      means: d3,
    }),
  ],
  [/^(.+) trait$/, onTable('trait', ({ traits }) => traits)],
  [/^(.+) fast learner$/, ofUnit('trait')],
  [/^(.+) specialist mode$/, ofUnit('Specialist mode')],
  [/^(.+) skill set$/, skillSet],
  [/^(.+) skill$/, skill],
  [
    /^(\S+) (.+) sale$/,
    (campaign, [unit, id]) => {
      const { name = id, cost = 0 } = unitOf(campaign, unit)?.upgrades.find((one) => one.id === id) ?? {};
      const { on = 1 } = salePriceOf(cost);
      return {
        of: nameOf(campaign, unit),
        what: `sale of ${name}`,
        means: (face) => (face >= on ? 'sold' : 'not sold'),
      };
    },
  ],
];

/** Returns what a die, a random draw or a decision is for. */
export const labelTexts = (campaign: Campaign, label: string): LabelTexts => {
  for (const [pattern, words] of LABELS) {
    const found = pattern.exec(label);
    if (found) return words(campaign, found.slice(1));
  }
  return { what: label };
};

/** Returns what a die, a random draw or a decision is for as one phrase: `casualty of Keeper-Captain`. */
export const labelText = (campaign: Campaign, label: string): string => {
  const { of, what } = labelTexts(campaign, label);
  return of === undefined ? what : `${what} of ${of}`;
};
