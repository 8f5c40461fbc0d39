import { rowOf } from '../ruleset/index.ts';
import type { CampaignUnit, Match } from '../state/campaign.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';
import { rollUntilAvailable } from './level.ts';

/** Returns every unit of a match that counts as a casualty, in the order of the rules (campaign:K1, campaign:K2, campaign:K18). */
export const casualtiesOf = (desk: CommandState, match: Match): string[] =>
  inMatchOrder(desk, match).filter((id) => isCasualty(desk, match, desk.unit(id)));

/** Returns the units of a match that are still on a sheet: armies in the order of the last round, units in the order of the sheet. */
export const inMatchOrder = (desk: CommandState, match: Match): string[] => {
  const armies = match.armies.map(({ army }) => army);
  const place = (army: string): number => {
    const at = match.report.order.indexOf(army);
    return at < 0 ? armies.length + armies.indexOf(army) : at;
  };
  return [...armies]
    .sort((a, b) => place(a) - place(b))
    .flatMap((army) => {
      const { brought } = desk.matchArmy(match.id, army);
      return desk
        .army(army)
        .units.map(({ id }) => id)
        .filter((id) => Object.hasOwn(brought, id));
    });
};

const isCasualty = (desk: CommandState, { report }: Match, { id, models }: CampaignUnit): boolean => {
  if (report.destroyed.includes(id) || report.routed.includes(id)) return true;
  return desk.rules.casualty === 'majority' && 2 * (report.modelsKilled[id] ?? 0) > models;
};

/** Whether a unit fought a duel after the battle: then it does not roll for casualties (campaign:E14). */
export const foughtDuel = (desk: CommandState, { events }: Match, unit: string): boolean =>
  events.some(
    ({ number, targets, dead }) =>
      !dead && targets.includes(unit) && desk.rules.events[number].books.some(({ keep }) => keep === 'duel'),
  );

/** Step 3: casualties roll. */
export const checkCasualties = (desk: CommandState, id: string): void => {
  const match = desk.match(id, 'casualties');
  const casualties = casualtiesOf(desk, match);
  for (const { army } of match.armies) payMedics(desk, match, army, casualties);
  for (const unit of casualties) if (!foughtDuel(desk, match, unit)) rollCasualty(desk, id, unit);
  desk.change({ type: 'match', match: id, set: { casualties, step: 'experience' } });
};

/** Lets an army with field medics pay for them, once for all its units, before the first die (campaign:E8). */
const payMedics = (desk: CommandState, match: Match, army: string, casualties: readonly string[]): void => {
  const { events } = desk.rules;
  for (const happened of match.events) {
    const offer = happened.dead ? undefined : events[happened.number].books.find(({ keep }) => keep === 'medics');
    if (offer?.keep !== 'medics' || happened.army !== army || desk.matchArmy(match.id, army).medics) continue;
    const hurt = casualties.some((unit) => desk.owner(unit).id === army);
    if (!hurt || !desk.pays(army, LABEL.medics(army), offer.price)) continue;
    desk.change({ type: 'bank', army, amount: -offer.price, why: 'medics' });
    desk.change({ type: 'match-army', match: match.id, army, set: { medics: true } });
  }
};

const rollCasualty = (desk: CommandState, match: string, id: string): void => {
  const unit = desk.unit(id);
  const army = desk.owner(id).id;
  let again = desk.matchArmy(match, army).medics === true;
  let face = desk.die(LABEL.casualty(id));
  if (
    face === 1 &&
    again &&
    (!unit.hero || desk.choose(army, LABEL.reroll(id), ['casualty', 'injury']) === 'casualty')
  ) {
    again = false;
    face = desk.die(LABEL.casualtyAgain(id));
  }
  const result = rowOf(desk.rules.casualties, face);
  if (result === 'recovered') return;
  if (result === 'dead') return unit.hero ? injure(desk, match, unit, again) : die(desk, match, id);
  if (unit.hero) return bestow(desk, match, unit);
  desk.change({ type: 'xp', unit: id, amount: 1, why: 'natural-talent', match });
};

/**
 * Resolves a hero that rolled a 1: its price falls, and it is injured or dead (campaign:G1, campaign:K8, campaign:K10). A
 * saved re-roll of the medics is used for a deadly injury (campaign:E8).
 */
const injure = (desk: CommandState, match: string, unit: CampaignUnit, again: boolean): void => {
  const { injuries, injuryPrice } = desk.rules;
  if (injuryPrice !== 0) desk.change({ type: 'price', unit: unit.id, amount: injuryPrice, why: 'injury' });
  const isOpen = (injury: string): boolean => injury === 'dead' || !unit.injuries.includes(injury);
  let injury = rollUntilAvailable(desk, injuries, LABEL.injury(unit.id), isOpen);
  if (injury === 'dead' && again) injury = rollUntilAvailable(desk, injuries, LABEL.injuryAgain(unit.id), isOpen);
  if (injury === 'dead') return die(desk, match, unit.id);
  desk.change({ type: 'gained', unit: unit.id, list: 'injuries', name: injury });
};

/** Resolves a hero that rolled a 6: its price rises, and it gains a talent if one is left (campaign:K9, campaign:K11). */
const bestow = (desk: CommandState, match: string, { id, talents: owned }: CampaignUnit): void => {
  const { talents, talentPrice, naturalTalentAgain } = desk.rules;
  if (talentPrice !== 0) desk.change({ type: 'price', unit: id, amount: talentPrice, why: 'talent' });
  const isOpen = (talent: string): boolean =>
    !owned.includes(talent) || (talent === 'natural-talent' && naturalTalentAgain);
  if (!talents.results.some(isOpen)) return;
  const talent = rollUntilAvailable(desk, talents, LABEL.talent(id), isOpen);
  if (!owned.includes(talent)) desk.change({ type: 'gained', unit: id, list: 'talents', name: talent });
  if (talent === 'natural-talent') desk.change({ type: 'xp', unit: id, amount: 1, why: 'natural-talent', match });
};

/** Lets a unit die: it leaves its sheet, or without permadeath sits out D3 matches and loses its XP of this match (campaign:K14). */
export const die = (desk: CommandState, match: string, id: string, why: 'dead' | 'lost-duel' = 'dead'): void => {
  const { dead, xp } = desk.match(match);
  desk.change({ type: 'match', match, set: { dead: [...dead, id] } });
  if (desk.campaign.options.permadeath) return desk.change({ type: 'unit-gone', unit: id, why });
  const gained = xp[id] ?? 0;
  if (gained !== 0) desk.change({ type: 'xp', unit: id, amount: -gained, why: 'lost', match });
  desk.change({ type: 'sits-out', unit: id, matches: desk.d3(LABEL.sitOut(id)) });
};
