import type { ArmyBook, BookUnit } from '@muster/army';
import {
  armyOf,
  type CampaignArmy,
  type CampaignUnit,
  type Command as CampaignCommand,
  openMatchOf,
  rulesOf,
  saleOf,
} from '@muster/campaign';
import { Stop } from '../findings.ts';
import type { Choice, Prompt } from '../human/prompt.ts';
import { say } from '../screen.ts';
import { openTalk, type Talk } from './ask.ts';
import { decideAll, openCampaign, type Opened, type WriteOptions, writeDown } from './carry.ts';
import { fromBook, newUpgrade } from './enlisting.ts';
import { takenIds } from './naming.ts';
import { offersFor, upgradeIds } from './offers.ts';

/** What somebody at the terminal wants to do next; nothing when they are done. */
type Wish = CampaignCommand | 'done' | 'again';

/** Lets a person buy, sell, recruit and disband for an army, as long as they like; every deal is written down at once. */
export const dealInPerson = async (
  file: string,
  army: string,
  books: readonly ArmyBook[],
  options: WriteOptions,
): Promise<void> => {
  const talk = openTalk();
  try {
    for (;;) {
      const opened = openCampaign(file);
      // oxlint-disable-next-line no-await-in-loop
      const wish = await askWish(talk, opened, army, books);
      if (wish === 'done') return;
      // oxlint-disable-next-line no-await-in-loop
      if (wish !== 'again') await tryWish(opened, wish, options);
    }
  } finally {
    talk.end();
  }
};

/** Carries a wish out; one that the rules refuse is explained and forgotten. */
const tryWish = async (opened: Opened, wish: CampaignCommand, options: WriteOptions): Promise<void> => {
  try {
    writeDown(opened, await decideAll(opened.campaign, [() => wish], options), options);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
  }
};

const askWish = (talk: Talk, opened: Opened, id: string, books: readonly ArmyBook[]): Promise<Wish> =>
  talk.ask(async (prompt) => {
    const army = armyOf(opened.campaign, id);
    const step = openMatchOf(opened.campaign, id)?.step;
    if (!army || (step !== 'upgrade' && step !== 'recruit')) return 'done';
    const what = step === 'upgrade' ? 'upgrades' : 'recruits';
    const choices: Choice<'first' | 'second' | 'done'>[] = [
      { label: step === 'upgrade' ? 'buy an upgrade' : 'recruit a unit', value: 'first' },
      { label: step === 'upgrade' ? 'sell an upgrade' : 'disband a unit', value: 'second' },
      { label: 'done', value: 'done' },
    ];
    const chosen = await prompt.choose(`${army.name} has ${army.bank} points for ${what}.`, choices);
    if (chosen === 'done') return 'done';
    if (step === 'upgrade') return chosen === 'first' ? buy(prompt, opened, army, books) : sell(prompt, army);
    return chosen === 'first' ? recruit(prompt, opened, army, books) : disband(prompt, army);
  });

const back = { label: 'back', value: undefined } as const;

const pickUnit = (
  prompt: Prompt,
  question: string,
  units: readonly CampaignUnit[],
): Promise<CampaignUnit | undefined> =>
  prompt.choose<CampaignUnit | undefined>(question, [
    ...units.map((unit) => ({ label: unit.name, value: unit })),
    back,
  ]);

const buy = async (
  prompt: Prompt,
  { campaign }: Opened,
  army: CampaignArmy,
  books: readonly ArmyBook[],
): Promise<Wish> => {
  const unit = await pickUnit(prompt, 'For whom?', army.units);
  if (!unit) return 'again';
  const offers = offersFor(unit, books, rulesOf(campaign).system).filter(({ cost }) => cost <= army.bank);
  const offer = await prompt.choose('Which one?', [
    ...offers.map((one) => ({ label: `${one.purchase.option.label}, ${one.cost} points`, value: one })),
    back,
  ]);
  if (!offer || !unit.kit || !('selection' in unit.kit)) return 'again';
  const { purchase } = offer;
  const { selection } = unit.kit;
  const times = selection.combined && purchase.section.affects?.type === 'all' ? 2 : 1;
  const upgrade = newUpgrade(selection.unit, purchase, times, upgradeIds(unit.upgrades));
  return { type: 'buy', unit: unit.id, upgrade };
};

const sell = async (prompt: Prompt, army: CampaignArmy): Promise<Wish> => {
  const unit = await pickUnit(
    prompt,
    'Whose?',
    army.units.filter(({ upgrades }) => upgrades.length > 0),
  );
  if (!unit) return 'again';
  const upgrade = await prompt.choose('Which one?', [
    ...unit.upgrades.map((one) => ({
      label: one.cost === 5 ? `${one.name}, 5 points on 4+` : `${one.name}, ${saleOf(one.cost)} points`,
      value: one,
    })),
    back,
  ]);
  return upgrade ? { type: 'sell', unit: unit.id, upgrade: upgrade.id } : 'again';
};

const recruit = async (
  prompt: Prompt,
  { campaign, facts }: Opened,
  army: CampaignArmy,
  books: readonly ArmyBook[],
): Promise<Wish> => {
  const open = unitsOf(army, books).filter(({ cost }) => cost <= army.bank);
  const unit = await prompt.choose<BookUnit | undefined>('Whom?', [
    ...open.map((one) => ({ label: `${one.name} [${one.size}], ${one.cost} points`, value: one })),
    back,
  ]);
  if (!unit) return 'again';
  const { surcharge, xp } = rulesOf(campaign).veteran;
  const veteran =
    army.bank >= unit.cost + surcharge &&
    !unit.rules.some(({ name }) => name === 'Hero') &&
    (await prompt.choose('How seasoned?', [
      { label: 'new to war', value: false },
      { label: `a veteran with ${xp} XP, for ${surcharge} points more`, value: true },
    ]));
  const register = { ids: takenIds(campaign, facts), names: new Set(army.units.map(({ name }) => name.toLowerCase())) };
  return { type: 'recruit', army: army.id, unit: fromBook(unit, [], false, register), veteran };
};

/** The units of the books that an army's units are from. */
const unitsOf = ({ units }: CampaignArmy, books: readonly ArmyBook[]): BookUnit[] => {
  const known = new Set(units.flatMap(({ kit }) => (kit && 'selection' in kit ? [kit.selection.unit.book] : [])));
  return books.filter(({ uid }) => known.has(uid)).flatMap((book) => [...book.units]);
};

const disband = async (prompt: Prompt, army: CampaignArmy): Promise<Wish> => {
  const unit = await pickUnit(prompt, 'Who goes home for good?', army.units);
  return unit ? { type: 'disband', unit: unit.id } : 'again';
};
