import { counted, percent } from '@muster/kernel';
import { type Battle, castChance, type CastOrder, sideOf, tokensFor, type UseOrder, usesOf } from '@muster/engine';
import { castOrders } from '@muster/guide';
import { namesFor } from '../desk/names.ts';
import { spellWords } from '../log/meaning.ts';
import { inches } from '../../parts/lengths.ts';

/** A target of a spell or a rule: a unit, or one of its models, perhaps from somebody else's place. */
export interface Aim<T> {
  label: string;
  target: number;
  order: T;
}

/** One spell of one caster, or one rule of one model, with everybody whom it may reach. */
export interface Deed<T> {
  key: string;
  title: string;
  text: string;
  /** The most that it may reach at once. */
  most: number;
  /** Who does it, and how far it reaches. */
  model: number;
  range: number;
  aims: readonly Aim<T>[];
}

/** Every spell that a unit could cast now, with its targets. */
export const castsOf = (battle: Battle, unit: number): Deed<CastOrder>[] => {
  const { plan } = battle;
  return deedsBy(
    castOrders(battle, unit),
    ({ model, spell: index }) => {
      const spell = plan.sides[sideOf(battle, unit)].spells[index];
      return {
        key: `${model} ${index}`,
        title: spell.spell.name,
        text: `${plan.models[model].name} has ${counted(tokensFor(battle, model), 'token')}. ${spellWords(plan, spell)} Works ${percent(castChance(0, 0))} of the time, before help and hindrance.`,
        most: spell.targets,
        range: spell.range,
      };
    },
    battle,
  );
};

/** Every rule that a unit could use now, with its targets. */
export const deedsOf = (battle: Battle, unit: number): Deed<UseOrder>[] => {
  const { models } = battle.plan;
  return deedsBy(
    usesOf(battle, unit),
    ({ model, ability }) => {
      const { label, targets, range } = models[model].abilities[ability];
      return { key: `${model} ${ability}`, title: label, text: models[model].name, most: targets, range };
    },
    battle,
  );
};

/** Orders at one target each, those of the same deed together. */
const deedsBy = <T extends CastOrder | UseOrder>(
  orders: readonly T[],
  about: (order: T) => Omit<Deed<T>, 'model' | 'aims'>,
  battle: Battle,
): Deed<T>[] => {
  const deeds = new Map<string, Deed<T> & { aims: Aim<T>[] }>();
  for (const order of orders) {
    const what = about(order);
    const deed = deeds.get(what.key) ?? { ...what, model: order.model, aims: [] };
    deed.aims.push({ label: aimWords(battle, order), target: order.targets[0], order });
    deeds.set(what.key, deed);
  }
  return [...deeds.values()];
};

const aimWords = (
  { plan, x, y, unitOf }: Battle,
  { targets: [target], picks, ...order }: CastOrder | UseOrder,
): string => {
  const { units } = namesFor(plan);
  const pick = picks?.[0];
  const whom =
    pick === undefined
      ? units[target]
      : `${plan.models[pick].name} of ${units[target]} at ${inches(x[pick])}, ${inches(y[pick])}`;
  const through = 'through' in order ? order.through : undefined;
  return through === undefined ? whom : `${whom}, through ${units[unitOf[through]]}`;
};

/** Several aims of one deed as one order. */
export const joinAims = <T extends CastOrder | UseOrder>(aims: readonly Aim<T>[]): T => {
  const [{ order }] = aims;
  return {
    ...order,
    targets: aims.flatMap((aim) => aim.order.targets),
    ...(order.picks ? { picks: aims.flatMap((aim) => aim.order.picks ?? []) } : {}),
  };
};
