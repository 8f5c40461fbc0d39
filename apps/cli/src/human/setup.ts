import { formUp, frontOf, pointOf, squeezeIn } from '@muster/ai';
import {
  type Action,
  arriving,
  AURA_PICKS,
  checkMuster,
  checkObjective,
  findMarkerSpot,
  freeZones,
  mayReserve,
  type MusterOrder,
  type Placement,
  phaseOf,
  redeployable,
  turnOf,
  waiting,
  zoneName,
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
  const anywhere = findMarkerSpot(battle);
  if (!anywhere) {
    seat.prompt.say('There is no place for another objective.');
    return { type: 'pass' };
  }
  const free: Choice<Spot>[] = [];
  for (const down of [50, 35, 65])
    for (const across of [50, 25, 75, 10, 90, 30, 70]) {
      const spot = { x: Math.round((width * across) / 100), y: Math.round((depth * down) / 100) };
      if (free.length < 5 && !checkObjective(battle, spot.x, spot.y))
        free.push({ label: spotLabel(spot), value: spot });
    }
  if (free.length === 0) free.push({ label: spotLabel(anywhere), value: anywhere });
  return { type: 'place-objective', ...(await chooseSpot(seat, 'Where do you place an objective?', free)) };
};

const spotLabel = ({ x, y }: Spot): string => `at ${x / 100}", ${y / 100}"`;

/** Reserves, heroes and passengers. */
export const muster = async (seat: Seat): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const suggested = suggestions(seat, side);
  const wished = suggested.joins.length + suggested.loads.length > 0 && !checkMuster(battle, side, suggested);
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
  const auras = await pickAuras(seat, side, start);
  return { type: 'muster', ...start, reserves: reserves.flat(), ...(auras.length === 0 ? {} : { auras }) };
};

/** Whom the auras of a side reach beside their bearers' own units, where that is picked. */
const pickAuras = async (
  { battle, prompt, names }: Seat,
  side: number,
  { joins }: MusterOrder,
): Promise<{ bearer: number; units: readonly number[] }[]> => {
  const { auraBearers, models, ruleset, sides } = battle.plan;
  if (ruleset.ways.auras !== 'picked') return [];
  const bearers = auraBearers.filter((model) => models[model].side === side);
  return inTurn(bearers, async (bearer) => {
    const words = models[bearer].auras.map(({ label }) => label).join(' and ');
    const units: number[] = [];
    for (let free = true; free && units.length < AURA_PICKS;) {
      const left = sides[side].units.filter(
        (unit) => unit !== models[bearer].unit && !units.includes(unit) && !joins.some(({ hero }) => hero === unit),
      );
      // oxlint-disable-next-line no-await-in-loop
      const unit = await prompt.choose<number>(
        `${names.units[models[bearer].unit]} gives ${words} to ${AURA_PICKS - units.length} more ${AURA_PICKS - units.length === 1 ? 'unit' : 'units'}. To whom?`,
        [...left.map((value) => ({ label: names.units[value], value })), { label: 'nobody else', value: -1 }],
      );
      free = unit >= 0;
      if (free) units.push(unit);
    }
    return { bearer, units };
  });
};

const reserveOf = ({ battle }: Seat, unit: number): 'ambush' | 'scout' | undefined => {
  const may = (kind: 'ambush' | 'scout'): boolean => mayReserve(battle, unit, kind);
  return may('ambush') ? 'ambush' : may('scout') ? 'scout' : undefined;
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

/** Which edge or corner. */
export const chooseEdge = async ({ battle, prompt, names }: Seat): Promise<Action> => {
  const { plan } = battle;
  const what = plan.sides.length > 2 ? 'corner' : 'edge';
  const zone = await prompt.choose(
    `${names.sides[turnOf(battle)]}: you choose your ${what} of the table.`,
    freeZones(battle).map((value) => ({ label: zoneName(plan, value), value })),
  );
  return { type: 'choose-edge', zone };
};

/** A unit is put on the table: at deployment, by scouts, or out of ambush. */
export const deploy = async (seat: Seat): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const phase = phaseOf(battle);
  const how = phase === 'ambush' ? 'ambush' : phase === 'scout' ? 'scout' : 'deployment';
  const again = phase === 'redeployment';
  const units = again
    ? redeployable(battle, side)
    : how === 'ambush'
      ? arriving(battle, side)
      : waiting(battle, side, how);
  const choices = units.map((unit): Choice<number | 'auto' | 'pass'> => ({
    label: names.units[unit],
    value: unit,
  }));
  const more: Choice<number | 'auto' | 'pass'>[] =
    how === 'ambush' || again ? [{ label: again ? 'nobody' : 'nobody comes now', value: 'pass' }] : [];
  const what = again ? 'who is deployed a second time?' : 'who comes onto the table?';
  const unit = await prompt.choose(`${names.sides[side]}: ${what}`, [
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
  const { minX, minY, maxX, maxY } = battle.plan.zones[battle.sideZone[side]];
  const front = frontOf(battle.plan, battle.sideZone[side]);
  const [low, high, near, far] = front.axis === 'y' ? [minX, maxX, minY, maxY] : [minY, maxY, minX, maxX];
  const rank = front.forward > 0 ? far - 100 : near + 100;
  const middle = Math.round((near + far) / 2);
  // As the picture shows it: along a short edge one goes up and down.
  const [less, more] = front.axis === 'y' ? ['left', 'right'] : ['up', 'down'];
  const across = [
    [`far ${less}`, 8],
    [less, 28],
    ['centre', 50],
    [more, 72],
    [`far ${more}`, 92],
  ] as const;
  const at = (part: number, ahead: number): Spot => {
    const [x, y] = pointOf(front, Math.round(low + ((high - low) * part) / 100), ahead);
    return { x, y };
  };
  return [
    ...across.map(([words, part]) => ({ label: `${words}, in front`, value: at(part, rank) })),
    ...across.map(([words, part]) => ({ label: `${words}, further back`, value: at(part, middle) })),
  ];
};
