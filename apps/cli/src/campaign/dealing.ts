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
  registerFor,
  rulesOf,
  saleOf,
  unitOfBook,
} from '@muster/campaign';
import type { Choice, Prompt } from '@muster/guide';

import type { Talk } from './ask.ts';
import type { Opened } from './carry.ts';

/** A deal that somebody wants; nothing when they thought better of it, or when they are done. */
export type Wish = CampaignCommand | 'nothing' | 'done';

/** Asks what somebody wants to do for their army next, in the upgrade step or the recruit step. */
export const askWish = (talk: Talk, opened: Opened, id: string, books: readonly ArmyBook[]): Promise<Wish> =>
  talk.ask(async (prompt) => {
    const army = armyOf(opened.campaign, id);
    const step = openMatchOf(opened.campaign, id)?.step;
    if (!army || (step !== 'upgrade' && step !== 'recruit')) return 'done';
    const deals: Choice<() => Promise<Wish>>[] =
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
    const done = { label: 'done', value: () => Promise.resolve<Wish>('done') };
    const deal = await prompt.choose(question, [...deals, done]);
    return deal();
  });

/** One of some things, or none of them. */
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

/** Says why there is nothing to choose. */
const nothing = (prompt: Prompt, why: string): Wish => {
  prompt.say(why);
  return 'nothing';
};

/** Why nothing can be paid for: there is no book to choose from, or everything in it costs too much or does not fit. */
const shortage = (campaign: Campaign, army: CampaignArmy, books: readonly ArmyBook[], what: string): string =>
  armyBooks(campaign, army, books).length === 0
    ? `No book of ${army.name} is at hand: leave, and name one with --book.`
    : `${what} can be had for ${army.bank} points.`;

const buy = async (
  prompt: Prompt,
  { campaign }: Opened,
  army: CampaignArmy,
  books: readonly ArmyBook[],
): Promise<Wish> => {
  const offersOf = (unit: CampaignUnit): BookUpgrade[] =>
    offersFor(campaign, unit, books).filter(({ cost }) => cost <= army.bank);
  const buyers = army.units.filter((unit) => offersOf(unit).length > 0);
  if (buyers.length === 0) return nothing(prompt, shortage(campaign, army, books, 'No upgrade'));
  const unit = await pickUnit(prompt, 'For whom?', buyers);
  if (!unit) return 'nothing';
  const offers = offersOf(unit);
  const upgrade = await pick(prompt, 'Which one?', offers, ({ name, cost }) => `${name}, ${cost} points`);
  return upgrade ? { type: 'buy', unit: unit.id, upgrade } : 'nothing';
};

const sell = async (prompt: Prompt, { units }: CampaignArmy): Promise<Wish> => {
  const owners = units.filter(({ upgrades }) => upgrades.length > 0);
  if (owners.length === 0) return nothing(prompt, 'Nobody has an upgrade that could be sold.');
  const unit = await pickUnit(prompt, 'Whose?', owners);
  if (!unit) return 'nothing';
  const label = ({ name, cost }: { name: string; cost: number }): string => `${name}, for ${saleWords(cost)}`;
  const upgrade = await pick(prompt, 'Which one?', unit.upgrades, label);
  return upgrade ? { type: 'sell', unit: unit.id, upgrade: upgrade.id } : 'nothing';
};

/** What an upgrade of this price is sold for. */
export const saleWords = (cost: number): string => {
  const { points, on } = saleOf(cost);
  return on === undefined ? String(points) : `${points} on a ${on} or more`;
};

const recruit = async (
  prompt: Prompt,
  { campaign, facts }: Opened,
  army: CampaignArmy,
  books: readonly ArmyBook[],
): Promise<Wish> => {
  const open = armyBooks(campaign, army, books)
    .flatMap((book): readonly BookUnit[] => book.units)
    .filter(({ cost }) => cost <= army.bank);
  if (open.length === 0) return nothing(prompt, shortage(campaign, army, books, 'No unit'));
  const unit = await pick(prompt, 'Whom?', open, ({ name, size, cost }) => `${name} [${size}], ${cost} points`);
  if (!unit) return 'nothing';
  const { surcharge, xp } = rulesOf(campaign).veteran;
  const veteran =
    army.bank >= unit.cost + surcharge &&
    !isBookHero(unit) &&
    (await prompt.choose('How seasoned?', [
      { label: 'new to war', value: false },
      { label: `a veteran with ${xp} XP, for ${surcharge} points more`, value: true },
    ]));
  return { type: 'recruit', army: army.id, unit: unitOfBook({ unit }, registerFor(campaign, facts, army)), veteran };
};

const disband = async (prompt: Prompt, { units }: CampaignArmy): Promise<Wish> => {
  if (units.length === 0) return nothing(prompt, 'Nobody is left who could go home.');
  const unit = await pickUnit(prompt, 'Who goes home for good?', units);
  return unit ? { type: 'disband', unit: unit.id } : 'nothing';
};
