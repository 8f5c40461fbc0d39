import { inch, type Question, type ShootOrder, type StrikeOrder } from '@muster/engine';
import { rangedWeapons, shotsWith } from '../offers/index.ts';
import { choosePick } from './models.ts';
import { shotWords } from './odds-words.ts';
import { askEach, YES_NO } from './prompt.ts';
import { CHOICES, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

/** Asks for the target of each of a unit's ranged weapons, or none. */
export const chooseShots = async (seat: AskingContext, unit: number): Promise<ShootOrder[] | 'auto'> => {
  let isAuto = false;
  const orders = await askEach(rangedWeapons(seat.battle, unit), async (weapon) => {
    const order = isAuto ? undefined : await chooseShot(seat, unit, weapon);
    isAuto ||= order === 'auto';
    return order;
  });
  return isAuto ? 'auto' : orders.filter((order) => order !== undefined && order !== 'auto');
};

const chooseShot = async (
  seat: AskingContext,
  unit: number,
  weapon: number,
): Promise<ShootOrder | 'auto' | undefined> => {
  const { battle, prompt, names } = seat;
  const targets = shotsWith(battle, unit, weapon);
  if (targets.length === 0) return undefined;
  const { name, range, attacks, rules, terms } = battle.plan.weapons[weapon];
  const profile = [inch(range), `A${attacks}`, ...rules].join(', ');
  const target = await prompt.choose<number | 'none' | 'auto'>(QUESTIONS.shot(names.units[unit], name, profile), [
    ...targets.map(({ target: value, models, cover, groups }) => ({
      label: CHOICES.shot(names.units[value], models, cover !== 'none', shotWords(battle, unit, value, groups)),
      value,
    })),
    { label: CHOICES.none, value: 'none' as const },
    { label: CHOICES.computerShoots, value: 'auto' as const },
  ]);
  if (target === 'none') return undefined;
  if (target === 'auto') return target;
  const pick = terms.picksModel ? await choosePick(seat, name, target) : undefined;
  return { weapon, target, ...(pick === undefined ? {} : { picks: [pick] }) };
};

/** Asks how a unit strikes, if there is a choice: weapons that work only once, and weapons that pick a model. */
export const chooseStrikes = async (
  seat: AskingContext,
  { unit, target, weapons }: Extract<Question, { kind: 'strike' }>,
): Promise<StrikeOrder | 'auto'> => {
  const { plan } = seat.battle;
  const special = weapons.filter(
    (weapon) => plan.weapons[weapon].terms.limited || plan.weapons[weapon].terms.picksModel,
  );
  if (special.length === 0) return 'auto';
  const orders = await askEach(special, async (weapon): Promise<Required<Pick<StrikeOrder, 'hold' | 'picks'>>> => {
    const { name, terms } = plan.weapons[weapon];
    const question = QUESTIONS.limitedWeapon(seat.names.units[unit], name);
    if (terms.limited && !(await seat.prompt.choose(question, YES_NO))) return { hold: [weapon], picks: [] };
    const model = terms.picksModel ? await choosePick(seat, name, target) : undefined;
    return { hold: [], picks: model === undefined ? [] : [{ weapon, model }] };
  });
  return { hold: orders.flatMap(({ hold }) => hold), picks: orders.flatMap(({ picks }) => picks) };
};
