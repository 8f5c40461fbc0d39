import { type Action, freeZones, phaseOf, type Placement, type Spot, turnOf, zoneName } from '@muster/engine';
import { frontOf, pointOf } from '../front.ts';
import { formUp, squeezeIn } from '../moving/index.ts';
import { comingOf, comingUnits, keepBackWords, markerSpots } from '../offers/index.ts';
import { chooseSpot, objectiveChoices } from './places.ts';
import type { Choice } from './prompt.ts';
import { type Seat, StartOver } from './seat.ts';

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
  const free = markerSpots(seat.battle).map((value) => ({ label: spotLabel(value), value }));
  if (free.length === 0) {
    seat.prompt.say('There is no place for another objective.');
    return { type: 'pass' };
  }
  return { type: 'place-objective', ...(await chooseSpot(seat, 'Where do you place an objective?', free)) };
};

const spotLabel = ({ x, y }: Spot): string => `at ${x / 100}", ${y / 100}"`;

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
  const how = comingOf(battle);
  const again = phaseOf(battle) === 'redeployment';
  const choices = comingUnits(battle, side).map((unit): Choice<number | 'auto' | 'pass'> => ({
    label: names.units[unit],
    value: unit,
  }));
  const keep = keepBackWords(battle);
  const what = again ? 'who is deployed a second time?' : 'who comes onto the table?';
  const unit = await prompt.choose(`${names.sides[side]}: ${what}`, [
    ...choices,
    ...(keep ? [{ label: keep, value: 'pass' as const }] : []),
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
