import { formUp, squeezeIn } from '@muster/ai';
import {
  type Action,
  checkObjective,
  type MusterOrder,
  type Placement,
  phaseOf,
  turnOf,
  waiting,
} from '@muster/engine';
import { chooseSpot, objectiveChoices, type Spot } from './places.ts';
import { type Choice, inTurn } from './prompt.ts';
import { type Seat, StartOver } from './table.ts';

/** Left to the helper. */
const AUTO = 'leave it to the computer';

/** Who places the first marker. */
export const chooseFirstPlacer = async ({ prompt, names }: Seat): Promise<Action> => {
  const choices = names.sides.map((label, value) => ({ label, value }));
  return {
    type: 'choose-first-placer',
    first: await prompt.choose('You won the roll-off. Who places the first objective?', choices),
  };
};

/** Where a marker goes. */
export const placeObjective = async (seat: Seat): Promise<Action> => {
  const { battle } = seat;
  const { width, depth } = battle.plan.table;
  const free: Choice<Spot>[] = [];
  for (const down of [50, 35, 65])
    for (const across of [50, 25, 75, 10, 90]) {
      const spot = { x: Math.round((width * across) / 100), y: Math.round((depth * down) / 100) };
      if (free.length < 5 && !checkObjective(battle, spot.x, spot.y))
        free.push({ label: spotLabel(spot), value: spot });
    }
  return { type: 'place-objective', ...(await chooseSpot(seat, 'Where do you place an objective?', free)) };
};

const spotLabel = ({ x, y }: Spot): string => `at ${x / 100}", ${y / 100}"`;

/** Reserves, heroes and passengers. */
export const muster = async (seat: Seat): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const suggested = suggestions(seat, side);
  const wished = suggested.joins.length + suggested.loads.length > 0;
  const start = await prompt.choose<MusterOrder | 'auto'>(`${names.sides[side]}: heroes and transports?`, [
    ...(wished ? [{ label: 'as the list suggests', value: suggested }] : []),
    { label: 'everybody on their own feet', value: { reserves: [], joins: [], loads: [] } },
    { label: AUTO, value: 'auto' },
  ]);
  if (start === 'auto') return helper.act(battle, side);
  const busy = [...start.joins.flatMap(({ hero, unit }) => [hero, unit]), ...start.loads.flatMap(({ units }) => units)];
  const able = battle.plan.sides[side].units.filter(
    (unit) => !busy.includes(unit) && reserveOf(seat, unit) !== undefined,
  );
  const reserves = await inTurn(able, async (unit) => {
    const kind = reserveOf(seat, unit) ?? 'scout';
    const wish = kind === 'ambush' ? 'wait in ambush' : 'scout ahead';
    return (await prompt.choose(`Shall ${names.units[unit]} ${wish}?`, YES_NO)) ? [{ unit, kind }] : [];
  });
  return { type: 'muster', ...start, reserves: reserves.flat() };
};

const reserveOf = ({ battle }: Seat, unit: number): 'ambush' | 'scout' | undefined => {
  const { mayAmbush, mayScout } = battle.plan.models[battle.plan.units[unit].first];
  return mayAmbush ? 'ambush' : mayScout ? 'scout' : undefined;
};

/** Yes or no. */
export const YES_NO: readonly Choice<boolean>[] = [
  { label: 'yes', value: true },
  { label: 'no', value: false },
];

const suggestions = ({ battle, lists }: Seat, side: number): MusterOrder => {
  const { units, sides } = battle.plan;
  const find = (id: string): number => sides[side].units.find((unit) => units[unit].id === id) ?? -1;
  const { joins, transports } = lists[side]?.suggestions ?? { joins: [], transports: [] };
  return {
    reserves: [],
    joins: joins.map(({ hero, unit }) => ({ hero: find(hero), unit: find(unit) })),
    loads: transports.map(({ transport, units: inside }) => ({ transport: find(transport), units: inside.map(find) })),
  };
};

/** Which edge. */
export const chooseEdge = async ({ prompt }: Seat): Promise<Action> => {
  const zone = await prompt.choose('You choose your edge of the table.', [
    { label: 'the upper edge', value: 0 },
    { label: 'the lower edge', value: 1 },
  ]);
  return { type: 'choose-edge', zone };
};

/** A unit is put on the table: at deployment, by scouts, or out of ambush. */
export const deploy = async (seat: Seat): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const phase = phaseOf(battle);
  const how = phase === 'ambush' ? 'ambush' : phase === 'scout' ? 'scout' : 'deployment';
  const choices = waiting(battle, side, how).map((unit): Choice<number | 'auto' | 'pass'> => ({
    label: names.units[unit],
    value: unit,
  }));
  const more: Choice<number | 'auto' | 'pass'>[] =
    how === 'ambush' ? [{ label: 'nobody comes now', value: 'pass' }] : [];
  const unit = await prompt.choose(`${names.sides[side]}: who comes onto the table?`, [
    ...choices,
    ...more,
    { label: AUTO, value: 'auto' },
  ]);
  if (unit === 'pass') return { type: 'pass' };
  if (unit === 'auto') return helper.act(battle, side);
  const spot = await chooseSpot(
    seat,
    `Where shall ${names.units[unit]} stand?`,
    how === 'ambush' ? objectiveChoices(seat) : zoneChoices(seat, side),
  );
  const positions: Placement[] | undefined =
    formUp(battle, unit, how, [[spot.x, spot.y]]) ?? squeezeIn(battle, unit, how, spot.x, spot.y);
  if (positions) return { type: how === 'ambush' ? 'arrive' : 'deploy', unit, positions };
  prompt.say('There is no room for them near that place: choose another.');
  throw new StartOver();
};

const zoneChoices = ({ battle }: Seat, side: number): Choice<Spot>[] => {
  const zone = battle.plan.zones[battle.sideZone[side]];
  const front = zone.minY === 0 ? zone.maxY - 100 : zone.minY + 100;
  const middle = Math.round((zone.minY + zone.maxY) / 2);
  const across = [
    ['far left', 8],
    ['left', 28],
    ['centre', 50],
    ['right', 72],
    ['far right', 92],
  ] as const;
  const at = (part: number): number => Math.round(zone.minX + ((zone.maxX - zone.minX) * part) / 100);
  return [
    ...across.map(([words, part]) => ({ label: `${words}, in front`, value: { x: at(part), y: front } })),
    ...across.map(([words, part]) => ({ label: `${words}, further back`, value: { x: at(part), y: middle } })),
  ];
};
