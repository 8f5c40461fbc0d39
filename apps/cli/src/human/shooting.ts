import { type Battle, freezeGroup, heldBy, isOnTable, modelsOf, type ShootOrder, sideOf } from '@muster/engine';
import { inchText } from '../inches.ts';
import type { Seat } from './table.ts';

/** What a unit shoots at: each weapon at one target, or not at all. */
export const chooseShots = async (seat: Seat, unit: number): Promise<ShootOrder[] | 'auto'> => {
  const { battle, prompt, names } = seat;
  const orders: ShootOrder[] = [];
  for (const weapon of weaponsOf(battle, unit)) {
    const targets = targetsFor(battle, unit, weapon);
    if (targets.length === 0) continue;
    const { name, range, attacks, rules } = battle.plan.weapons[weapon];
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
    if (target !== 'none') orders.push({ weapon, target });
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

/** A weapon's name as its bearer holds it. */
export const weaponName = (battle: Battle, model: number, weapon: number): string =>
  heldBy(battle, model, weapon)?.type.name ?? battle.plan.weapons[weapon].name;
