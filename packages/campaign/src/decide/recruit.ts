import type { CampaignArmy, Match } from '../state/campaign.ts';
import { openMatchOf, selectionOf } from '../state/find.ts';
import { ownBookIds } from '../book/offers.ts';
import type { Command, NewUnit } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { buyFirstList, demandArmyName } from './found.ts';
import { levelUp } from './level.ts';
import { addUnitToSheet, isHero, priceOf } from './new-unit.ts';
import { demandApproval } from './override.ts';
import { refuse } from '../contract/refusal.ts';

/** Step 6: recruits a unit with upgrades, paid from the bank (campaign:B11); a veteran costs more and has experience (campaign:R3). */
export const recruit = (
  desk: CommandState,
  { army: id, unit, veteran = false, approved }: Extract<Command, { type: 'recruit' }>,
): void => {
  const army = desk.army(id);
  const isOwn = isFromOwnBooks(army, unit);
  if (!isOwn && !approved) refuse('not-in-books', { what: unit.name ?? unit.id, of: bookNames(army) });
  const match = openMatchOf(desk.campaign, id);
  if (match ? match.step !== 'recruit' : !isStranded(desk, army))
    refuse('wrong-step', { what: army.name, need: 'recruit', have: match?.step ?? 'none' });
  const hero = isHero(unit);
  const part = match && desk.matchArmy(match.id, id);
  if (hero) demandHeroRoom(desk, match, army);
  if (veteran && (hero || (part?.veterans ?? 1) > 0)) refuse('no-veteran', { what: unit.name ?? unit.id });
  const { surcharge, xp } = desk.rules.veteran;
  const cost = priceOf(unit) + (veteran ? surcharge : 0);
  if (cost > army.bank) refuse('too-expensive', { what: unit.name ?? unit.id, need: cost, have: army.bank });
  desk.change({ type: 'bank', army: id, amount: -cost, why: 'recruited' });
  addUnitToSheet(desk, id, unit, {
    boughtAfter: match?.number,
    ...(approved && !isOwn ? { approved: demandApproval('approval', approved) } : {}),
  });
  if (match && part && (hero || veteran))
    desk.change({
      type: 'match-army',
      match: match.id,
      army: id,
      set: { heroes: part.heroes + (hero ? 1 : 0), veterans: part.veterans + (veteran ? 1 : 0) },
    });
  if (!veteran) return;
  desk.change({ type: 'xp', unit: unit.id, amount: xp, why: 'recruited' });
  // The key is not the unit: another choice must not lead to another roll.
  levelUp(desk, unit.id, `veteran of ${id}`);
};

/**
 * Whether a recruit comes from the books of its army. Armies without books, such as those that joined before books were
 * stored, may recruit any unit.
 */
const isFromOwnBooks = (army: CampaignArmy, { kit }: NewUnit): boolean => {
  if (army.books === undefined) return true;
  const own = ownBookIds(army);
  const book = selectionOf({ kit })?.unit.book;
  return own.size === 0 || (book !== undefined && own.has(book));
};

const bookNames = ({ books = [], name }: CampaignArmy): string =>
  books.length === 0 ? `the books of ${name}` : books.map((book) => book.name).join(', ');

/** Whether an army without available units may recruit at once; only if all armies play in every match (campaign:M7). */
const isStranded = ({ campaign }: CommandState, { units }: CampaignArmy): boolean =>
  !campaign.options.parallelPlay && units.every(({ sitOut }) => sitOut > 0);

/** Refuses one hero too many, in the army or after one mission (campaign:R1, campaign:R2). */
export const demandHeroRoom = (desk: CommandState, match: Match | undefined, army: CampaignArmy): void => {
  const { heroesAtOnce, heroesPerMission } = desk.rules;
  const heroes = army.units.filter(({ hero }) => hero).length;
  if (heroes >= heroesAtOnce) refuse('too-many-heroes', { what: army.name, need: heroesAtOnce, have: heroes });
  const recruited = match ? desk.matchArmy(match.id, army.id).heroes : 0;
  if (recruited >= heroesPerMission)
    refuse('too-many-heroes', { what: army.name, need: heroesPerMission, have: recruited });
};

/** Disbands a unit between missions, without a refund (campaign:R5). */
export const disband = (desk: CommandState, { unit }: Extract<Command, { type: 'disband' }>): void => {
  const { id, name } = desk.owner(unit);
  if (openMatchOf(desk.campaign, id)?.step === 'mission') refuse('wrong-step', { what: name, have: 'mission' });
  desk.change({ type: 'unit-gone', unit, why: 'disbanded' });
};

/** Disbands a whole army with its units, VP, points and matches (campaign:C11). */
export const disbandArmy = (desk: CommandState, { army }: Extract<Command, { type: 'disband-army' }>): void => {
  demandBetweenMissions(desk, army);
  desk.change({ type: 'army-disbanded', army });
};

/** Starts over with a first list after disbanding. */
export const restart = (
  desk: CommandState,
  { army, name, units, spells = [], books }: Extract<Command, { type: 'restart' }>,
): void => {
  demandBetweenMissions(desk, army);
  const { matches, vp, bank, units: left } = desk.army(army);
  if (left.length > 0 || matches > 0 || vp !== 0 || bank !== 0) refuse('has-played', { what: desk.army(army).name });
  demandArmyName(desk, name, army);
  desk.change({ type: 'army-restarted', army, name: name.trim(), spells, ...(books ? { books } : {}) });
  buyFirstList(desk, army, units);
};

const demandBetweenMissions = (desk: CommandState, army: string): void => {
  const { name } = desk.army(army);
  const step = openMatchOf(desk.campaign, army)?.step;
  if (step !== undefined && step !== 'recruit') refuse('wrong-step', { what: name, need: 'recruit', have: step });
};
