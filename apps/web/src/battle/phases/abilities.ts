import { percent } from '@muster/kernel';
import { type Battle, castChance, type CastOrder, sideOf, tokensFor, type UseOrder, usesOf } from '@muster/engine';
import { castOrders } from '@muster/guide';
import { namesFor } from '../desk/names.ts';
import { spellWords } from '../log/meaning.ts';
import { modelName } from '../questions/model-labels.ts';
import { TARGET_TEXTS } from './texts.ts';

/** A target of a spell or a rule: a unit or one of its models, perhaps through another unit. */
export interface AbilityTarget<T> {
  label: string;
  target: number;
  order: T;
}

/** One spell of one caster, or one rule of one model, with all possible targets. */
export interface AbilityOption<T> {
  key: string;
  title: string;
  text: string;
  /** The most targets that it may have. */
  most: number;
  /** The model that casts or uses it, and its range. */
  model: number;
  range: number;
  aims: readonly AbilityTarget<T>[];
}

/** Returns the spells that a unit could cast now, with their targets. */
export const castOptions = (battle: Battle, unit: number): AbilityOption<CastOrder>[] => {
  const { plan } = battle;
  return groupOptions(
    castOrders(battle, unit),
    ({ model, spell: index }) => {
      const spell = plan.sides[sideOf(battle, unit)].spells[index];
      return {
        key: `${model} ${index}`,
        title: spell.spell.name,
        text: TARGET_TEXTS.spell(
          plan.models[model].name,
          tokensFor(battle, model),
          spellWords(plan, spell),
          percent(castChance(0, 0)),
        ),
        most: spell.targets,
        range: spell.range,
      };
    },
    battle,
  );
};

/** Returns the rules that a unit could use now, with their targets. */
export const abilityOptions = (battle: Battle, unit: number): AbilityOption<UseOrder>[] => {
  const { models } = battle.plan;
  return groupOptions(
    usesOf(battle, unit),
    ({ model, ability }) => {
      const { label, targets, range } = models[model].abilities[ability];
      return { key: `${model} ${ability}`, title: label, text: models[model].name, most: targets, range };
    },
    battle,
  );
};

/** Groups orders with one target each by spell or rule. */
const groupOptions = <T extends CastOrder | UseOrder>(
  orders: readonly T[],
  about: (order: T) => Omit<AbilityOption<T>, 'model' | 'aims'>,
  battle: Battle,
): AbilityOption<T>[] => {
  const options = new Map<string, AbilityOption<T> & { aims: AbilityTarget<T>[] }>();
  for (const order of orders) {
    const what = about(order);
    const option = options.get(what.key) ?? { ...what, model: order.model, aims: [] };
    option.aims.push({ label: aimWords(battle, order), target: order.targets[0], order });
    options.set(what.key, option);
  }
  return [...options.values()];
};

const aimWords = (battle: Battle, { targets: [target], picks, ...order }: CastOrder | UseOrder): string => {
  const { units } = namesFor(battle.plan);
  const pick = picks?.[0];
  const whom = pick === undefined ? units[target] : TARGET_TEXTS.model(modelName(battle, pick), units[target]);
  const through = 'through' in order ? order.through : undefined;
  return through === undefined ? whom : TARGET_TEXTS.through(whom, units[battle.unitOf[through]]);
};

/** Returns one order for several targets of one spell or rule. */
export const joinTargets = <T extends CastOrder | UseOrder>(aims: readonly AbilityTarget<T>[]): T => {
  const [{ order }] = aims;
  return {
    ...order,
    targets: aims.flatMap((aim) => aim.order.targets),
    ...(order.picks ? { picks: aims.flatMap((aim) => aim.order.picks ?? []) } : {}),
  };
};
