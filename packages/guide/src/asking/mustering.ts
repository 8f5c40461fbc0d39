import { type Action, type Battle, checkMuster, mayReserve, type MusterOrder, turnOf } from '@muster/engine';
import { aurasOf } from '../offers/index.ts';
import { type PromptChoice, askEach, YES_NO } from './prompt.ts';
import { CHOICES, QUESTIONS } from './question-texts.ts';
import type { AskingContext, ListSuggestions } from './seat.ts';

const EACH_ALONE: MusterOrder = { reserves: [], joins: [], loads: [] };
const NONE = -1;

/** Asks for heroes that join units, passengers, reserves and auras. */
export const muster = async (seat: AskingContext): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const suggested = suggestedMuster(battle, side, seat.lists[side]);
  const wish = await prompt.choose<MusterOrder | 'asked' | 'auto'>(QUESTIONS.muster(names.sides[side]), [
    ...(suggested ? [{ label: CHOICES.asListed, value: suggested }] : []),
    { label: CHOICES.onTheirOwn, value: EACH_ALONE },
    { label: CHOICES.oneByOne, value: 'asked' },
    { label: CHOICES.computer, value: 'auto' },
  ]);
  if (wish === 'auto') return helper.act(battle, side);
  const start = wish === 'asked' ? await chooseRides(seat, side, await chooseJoins(seat, side)) : wish;
  const busy = [...start.joins.flatMap(({ hero, unit }) => [hero, unit]), ...start.loads.flatMap(({ units }) => units)];
  const able = battle.plan.sides[side].units.filter(
    (unit) => !busy.includes(unit) && !battle.plan.units[unit].comes && reserveOf(seat, unit) !== undefined,
  );
  const reserves = await askEach(able, async (unit) => {
    const kind = reserveOf(seat, unit) ?? 'scout';
    const question = kind === 'ambush' ? QUESTIONS.ambush : QUESTIONS.scout;
    return (await prompt.choose(question(names.units[unit]), YES_NO)) ? [{ unit, kind }] : [];
  });
  const auras = await pickAuras(seat, side, start);
  return { type: 'muster', ...start, reserves: reserves.flat(), ...(auras.length === 0 ? {} : { auras }) };
};

/** Asks for each unit of a side which other unit it is put with, among those that are still legal. */
const oneByOne = (
  { battle, prompt, names }: AskingContext,
  side: number,
  start: MusterOrder,
  question: (unit: string) => string,
  none: string,
  ordered: (order: MusterOrder, unit: number, other: number) => MusterOrder,
): Promise<MusterOrder> => {
  const { units } = battle.plan.sides[side];
  return units.reduce<Promise<MusterOrder>>(async (before, unit) => {
    const order = await before;
    const others = units.filter((other) => !checkMuster(battle, side, ordered(order, unit, other)));
    if (others.length === 0) return order;
    const choices: PromptChoice<number>[] = others.map((value) => ({ label: names.units[value], value }));
    const other = await prompt.choose(question(names.units[unit]), [...choices, { label: none, value: NONE }]);
    return other === NONE ? order : ordered(order, unit, other);
  }, Promise.resolve(start));
};

/** Asks which heroes join which units. */
const chooseJoins = (seat: AskingContext, side: number): Promise<MusterOrder> =>
  oneByOne(
    seat,
    side,
    EACH_ALONE,
    (hero) => QUESTIONS.join(hero),
    CHOICES.noUnit,
    (order, hero, unit) => ({
      ...order,
      joins: [...order.joins, { hero, unit }],
    }),
  );

/** Asks which units ride in which transports. */
const chooseRides = (seat: AskingContext, side: number, start: MusterOrder): Promise<MusterOrder> =>
  oneByOne(
    seat,
    side,
    start,
    (unit) => QUESTIONS.ride(unit),
    CHOICES.noTransport,
    (order, unit, transport) => {
      const inside = order.loads.find((load) => load.transport === transport)?.units ?? [];
      const others = order.loads.filter((load) => load.transport !== transport);
      return { ...order, loads: [...others, { transport, units: [...inside, unit] }] };
    },
  );

/** Asks which other units the auras of a side reach, in games where they are picked. */
const pickAuras = async (
  { battle, prompt, names }: AskingContext,
  side: number,
  { joins }: MusterOrder,
): Promise<{ bearer: number; units: readonly number[] }[]> => {
  const joined = joins.map(({ hero }) => hero);
  return askEach(aurasOf(battle, side, joined), async ({ bearer, words, most, units: able }) => {
    const units: number[] = [];
    for (let free = true; free && units.length < most;) {
      const left = able.filter((unit) => !units.includes(unit));
      const count = most - units.length;
      // oxlint-disable-next-line no-await-in-loop
      const unit = await prompt.choose<number>(
        QUESTIONS.aura(names.units[battle.plan.models[bearer].unit], words, count),
        [...left.map((value) => ({ label: names.units[value], value })), { label: CHOICES.noMoreUnits, value: NONE }],
      );
      free = unit >= 0;
      if (free) units.push(unit);
    }
    return { bearer, units };
  });
};

const reserveOf = ({ battle }: AskingContext, unit: number): 'ambush' | 'scout' | undefined => {
  const may = (kind: 'ambush' | 'scout'): boolean => mayReserve(battle, unit, kind);
  return may('ambush') ? 'ambush' : may('scout') ? 'scout' : undefined;
};

/** Returns the legal order that an army list suggests for its side, if any. */
export const suggestedMuster = (
  battle: Battle,
  side: number,
  list: ListSuggestions | undefined,
): MusterOrder | undefined => {
  const { units, sides } = battle.plan;
  const find = (id: string): number => sides[side].units.find((unit) => units[unit].id === id) ?? -1;
  const { joins, transports } = list?.suggestions ?? { joins: [], transports: [] };
  if (joins.length + transports.length === 0) return undefined;
  const order: MusterOrder = {
    reserves: [],
    joins: joins.map(({ hero, unit }) => ({ hero: find(hero), unit: find(unit) })),
    loads: transports.map(({ transport, units: inside }) => ({ transport: find(transport), units: inside.map(find) })),
  };
  return checkMuster(battle, side, order) ? undefined : order;
};
