import type { ArmyBook, BookUnit } from '@muster/army';
import {
  armyBooks,
  armyOf,
  type BookUpgrade,
  type Campaign,
  type CampaignArmy,
  type CampaignUnit,
  type Command as CampaignCommand,
  isBookHero,
  offersFor,
  openMatchOf,
  takenNamesFor,
  rulesOf,
  salePriceOf,
  unitOfBook,
} from '@muster/campaign';
import type { PromptChoice, Prompt } from '@muster/guide';

import type { Dialogue } from './ask.ts';
import type { OpenedCampaign } from './run-and-write.ts';

/** A trade that a player chose, `nothing` if the player went back, or `done`. */
export type TradeChoice = CampaignCommand | 'nothing' | 'done';

/** Asks what a player does next in the upgrade step or the recruit step. */
export const askTrade = (
  talk: Dialogue,
  opened: OpenedCampaign,
  id: string,
  books: readonly ArmyBook[],
): Promise<TradeChoice> =>
  talk.ask(async (prompt) => {
    const army = armyOf(opened.campaign, id);
    const step = openMatchOf(opened.campaign, id)?.step;
    if (!army || (step !== 'upgrade' && step !== 'recruit')) return 'done';
    const deals: PromptChoice<() => Promise<TradeChoice>>[] =
      step === 'upgrade'
        ? [
            { label: 'buy an upgrade', value: () => buy(prompt, opened, army, books) },
            { label: 'sell an upgrade', value: () => sell(prompt, army) },
          ]
        : [
            { label: 'recruit a unit', value: () => recruit(prompt, opened, army, books) },
            { label: 'disband a unit', value: () => disband(prompt, army) },
          ];
    const question = `${army.name} has ${army.bank} points for ${step === 'upgrade' ? 'upgrades' : 'recruits'}.`;
    const done = { label: 'done', value: () => Promise.resolve<TradeChoice>('done') };
    const deal = await prompt.choose(question, [...deals, done]);
    return deal();
  });

/** Asks for one of several things; the player may go back instead. */
const pick = <T>(
  prompt: Prompt,
  question: string,
  things: readonly T[],
  label: (thing: T) => string,
): Promise<T | undefined> =>
  prompt.choose<T | undefined>(question, [
    ...things.map((value) => ({ label: label(value), value })),
    { label: 'back', value: undefined },
  ]);

const pickUnit = (
  prompt: Prompt,
  question: string,
  units: readonly CampaignUnit[],
): Promise<CampaignUnit | undefined> => pick(prompt, question, units, ({ name }) => name);

/** Prints why there is nothing to choose. */
const nothing = (prompt: Prompt, why: string): TradeChoice => {
  prompt.say(why);
  return 'nothing';
};

/** Returns why nothing can be bought: there is no army book, or everything costs too much or does not fit. */
const shortage = (campaign: Campaign, army: CampaignArmy, books: readonly ArmyBook[], what: string): string =>
  armyBooks(campaign, army, books).length === 0
    ? `No army book of ${army.name} is known. Leave with "quit" and add one with --book.`
    : `${what} is available for ${army.bank} points.`;

const buy = async (
  prompt: Prompt,
  { campaign }: OpenedCampaign,
  army: CampaignArmy,
  books: readonly ArmyBook[],
): Promise<TradeChoice> => {
  const offersOf = (unit: CampaignUnit): BookUpgrade[] =>
    offersFor(campaign, unit, books).filter(({ cost }) => cost <= army.bank);
  const buyers = army.units.filter((unit) => offersOf(unit).length > 0);
  if (buyers.length === 0) return nothing(prompt, shortage(campaign, army, books, 'No upgrade'));
  const unit = await pickUnit(prompt, 'For which unit?', buyers);
  if (!unit) return 'nothing';
  const offers = offersOf(unit);
  const upgrade = await pick(prompt, 'Which upgrade?', offers, ({ name, cost }) => `${name}, ${cost} points`);
  return upgrade ? { type: 'buy', unit: unit.id, upgrade } : 'nothing';
};

const sell = async (prompt: Prompt, { units }: CampaignArmy): Promise<TradeChoice> => {
  const owners = units.filter(({ upgrades }) => upgrades.length > 0);
  if (owners.length === 0) return nothing(prompt, 'No unit has an upgrade to sell.');
  const unit = await pickUnit(prompt, 'Of which unit?', owners);
  if (!unit) return 'nothing';
  const label = ({ name, cost }: { name: string; cost: number }): string => `${name}, for ${saleText(cost)}`;
  const upgrade = await pick(prompt, 'Which upgrade?', unit.upgrades, label);
  return upgrade ? { type: 'sell', unit: unit.id, upgrade: upgrade.id } : 'nothing';
};

/** Returns what an upgrade of this price sells for: `10`, or `5 on 4+`. */
export const saleText = (cost: number): string => {
  const { points, on } = salePriceOf(cost);
  return on === undefined ? String(points) : `${points} on ${on}+`;
};

const recruit = async (
  prompt: Prompt,
  { campaign, facts }: OpenedCampaign,
  army: CampaignArmy,
  books: readonly ArmyBook[],
): Promise<TradeChoice> => {
  const open = armyBooks(campaign, army, books)
    .flatMap((book): readonly BookUnit[] => book.units)
    .filter(({ cost }) => cost <= army.bank);
  if (open.length === 0) return nothing(prompt, shortage(campaign, army, books, 'No unit'));
  const unit = await pick(prompt, 'Which unit?', open, ({ name, size, cost }) => `${name} [${size}], ${cost} points`);
  if (!unit) return 'nothing';
  const { surcharge, xp } = rulesOf(campaign).veteran;
  const veteran =
    army.bank >= unit.cost + surcharge &&
    !isBookHero(unit) &&
    (await prompt.choose('With experience?', [
      { label: 'no experience', value: false },
      { label: `veteran with ${xp} XP, for ${surcharge} more points`, value: true },
    ]));
  return { type: 'recruit', army: army.id, unit: unitOfBook({ unit }, takenNamesFor(campaign, facts, army)), veteran };
};

const disband = async (prompt: Prompt, { units }: CampaignArmy): Promise<TradeChoice> => {
  if (units.length === 0) return nothing(prompt, 'There are no units to disband.');
  const unit = await pickUnit(prompt, 'Disband which unit? This is permanent.', units);
  return unit ? { type: 'disband', unit: unit.id } : 'nothing';
};
