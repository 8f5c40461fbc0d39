import {
  type Battle,
  freezeGroup,
  isOnTable,
  modelsOf,
  type Question,
  type ShootOrder,
  sideOf,
  type StrikeOrder,
} from '@muster/engine';
import { inchText } from '../inches.ts';
import { choosePick } from './models.ts';
import { YES_NO } from './setup.ts';
import type { Seat } from './table.ts';

/** What a unit shoots at: each weapon at one target, or not at all. */
export const chooseShots = async (seat: Seat, unit: number): Promise<ShootOrder[] | 'auto'> => {
  const { battle, prompt, names } = seat;
  const orders: ShootOrder[] = [];
  for (const weapon of weaponsOf(battle, unit)) {
    const targets = targetsFor(battle, unit, weapon);
    if (targets.length === 0) continue;
    const { name, range, attacks, rules, terms } = battle.plan.weapons[weapon];
    const profile = [inchText(range), `A${attacks}`, ...rules].join(', ');
    // oxlint-disable-next-line no-await-in-loop
    const target = await prompt.choose<number | 'none' | 'auto'>(
      `${names.units[unit]}: ${name} (${profile}) at whom?`,
      [
        ...targets.map(({ target: value, models, cover }) => ({
          label: `${names.units[value]} (${models} can shoot${cover === 'none' ? '' : ', it has cover'})`,
          value,
        })),
        { label: 'nobody', value: 'none' as const },
        { label: 'leave all shots to the computer', value: 'auto' as const },
      ],
    );
    if (target === 'auto') return 'auto';
    if (target === 'none') continue;
    // oxlint-disable-next-line no-await-in-loop
    const pick = terms.picksModel ? await choosePick(seat, name, target) : undefined;
    orders.push({ weapon, target, ...(pick === undefined ? {} : { picks: [pick] }) });
  }
  return orders;
};

const weaponsOf = (battle: Battle, unit: number): number[] => [
  ...new Set(
    modelsOf(battle, unit).flatMap((model) =>
      battle.plan.models[model].weapons.filter((held) => held.type.range > 0).map((held) => held.type.index),
    ),
  ),
];

const targetsFor = (
  battle: Battle,
  unit: number,
  weapon: number,
): { target: number; models: number; cover: string }[] =>
  battle.plan.units
    .filter((other) => other.side !== sideOf(battle, unit) && isOnTable(battle, other.index))
    .flatMap(({ index: target }) => {
      const frozen = freezeGroup(battle, unit, { weapon, target });
      if (frozen.refusal) return [];
      const models = frozen.groups.reduce((sum, group) => sum + group.attackers.length, 0);
      return [{ target, models, cover: frozen.groups[0].cover }];
    });

/** How a unit strikes, where there is something to decide: weapons that work once, and those that pick a model. */
export const chooseStrikes = async (
  seat: Seat,
  question: Extract<Question, { kind: 'strike' }>,
): Promise<StrikeOrder | 'auto'> => {
  const { battle, prompt, names } = seat;
  const hold: number[] = [];
  const picks: { weapon: number; model: number }[] = [];
  const special = question.weapons.filter((weapon) => {
    const { terms } = battle.plan.weapons[weapon];
    return terms.limited || terms.picksModel;
  });
  if (special.length === 0) return 'auto';
  for (const weapon of special) {
    const { name, terms } = battle.plan.weapons[weapon];
    // oxlint-disable-next-line no-await-in-loop
    if (
      terms.limited &&
      !(await prompt.choose(`${names.units[question.unit]}: use ${name}, which works once?`, YES_NO))
    )
      hold.push(weapon);
    // oxlint-disable-next-line no-await-in-loop
    const model =
      terms.picksModel && !hold.includes(weapon) ? await choosePick(seat, name, question.target) : undefined;
    if (model !== undefined) picks.push({ weapon, model });
  }
  return { hold, picks };
};
