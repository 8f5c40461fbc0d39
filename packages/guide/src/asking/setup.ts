import { type Action, freeZones, phaseOf, type Placement, type Spot, turnOf, zoneName } from '@muster/engine';
import { frontOf, pointOf } from '../front.ts';
import { formUp, placeUnitNear } from '../moving/index.ts';
import { arrivalMode, arrivingUnits, passLabel, objectiveSpots } from '../offers/index.ts';
import { chooseSpot, objectiveChoices } from './places.ts';
import type { PromptChoice } from './prompt.ts';
import { CHOICES, HINTS, QUESTIONS, ZONE_PLACES } from './question-texts.ts';
import { type AskingContext, StartOver } from './seat.ts';

/** Asks which side places the first objective. */
export const chooseFirstPlacer = async ({ prompt, names }: AskingContext): Promise<Action> => {
  const choices = names.sides.map((label, value) => ({ label, value }));
  return {
    type: 'choose-first-placer',
    first: await prompt.choose(QUESTIONS.firstPlacer, choices),
  };
};

/** Asks where to place an objective. */
export const placeObjective = async (seat: AskingContext): Promise<Action> => {
  const free = objectiveSpots(seat.battle).map((value) => ({ label: spotLabel(value), value }));
  if (free.length === 0) {
    seat.prompt.say(HINTS.noObjectiveSpot);
    return { type: 'pass' };
  }
  return { type: 'place-objective', ...(await chooseSpot(seat, QUESTIONS.objective, free)) };
};

const spotLabel = ({ x, y }: Spot): string => CHOICES.at(x, y);

/** Asks for a table edge or corner. */
export const chooseEdge = async ({ battle, prompt, names }: AskingContext): Promise<Action> => {
  const { plan } = battle;
  const question = plan.sides.length > 2 ? QUESTIONS.corner : QUESTIONS.edge;
  const zone = await prompt.choose(
    question(names.sides[turnOf(battle)]),
    freeZones(battle).map((value) => ({ label: zoneName(plan, value), value })),
  );
  return { type: 'choose-edge', zone };
};

/** Asks which unit comes onto the table and where: at deployment, with Scout or from Ambush. */
export const deploy = async (seat: AskingContext): Promise<Action> => {
  const { battle, prompt, names, helper } = seat;
  const side = turnOf(battle);
  const how = arrivalMode(battle);
  const again = phaseOf(battle) === 'redeployment';
  const choices = arrivingUnits(battle, side).map((unit): PromptChoice<number | 'auto' | 'pass'> => ({
    label: names.units[unit],
    value: unit,
  }));
  const keep = passLabel(battle);
  const question = again ? QUESTIONS.redeploy : QUESTIONS.deploy;
  const unit = await prompt.choose(question(names.sides[side]), [
    ...choices,
    ...(keep ? [{ label: keep, value: 'pass' as const }] : []),
    { label: CHOICES.computer, value: 'auto' },
  ]);
  if (unit === 'pass') return { type: 'pass' };
  if (unit === 'auto') return helper.act(battle, side);
  const spot = await chooseSpot(
    seat,
    QUESTIONS.position(names.units[unit]),
    how === 'ambush' ? objectiveChoices(seat) : zoneChoices(seat, side),
  );
  const positions: Placement[] | undefined =
    formUp(battle, unit, how, [[spot.x, spot.y]]) ?? placeUnitNear(battle, unit, how, spot.x, spot.y);
  if (positions) return { type: how === 'ambush' ? 'arrive' : 'deploy', unit, positions };
  prompt.say(HINTS.noRoom);
  throw new StartOver();
};

/** How far along a zone its places are, in hundredths. */
const PARTS = [8, 28, 50, 72, 92];

const zoneChoices = ({ battle }: AskingContext, side: number): PromptChoice<Spot>[] => {
  const { minX, minY, maxX, maxY } = battle.plan.zones[battle.sideZone[side]];
  const front = frontOf(battle.plan, battle.sideZone[side]);
  const [low, high, near, far] = front.axis === 'y' ? [minX, maxX, minY, maxY] : [minY, maxY, minX, maxX];
  const rank = front.forward > 0 ? far - 100 : near + 100;
  const middle = Math.round((near + far) / 2);
  // As on the map: along a short edge the places go up and down.
  const { farLeft, left, farUp, up, centre, right, farRight, down, farDown } = ZONE_PLACES;
  const places = front.axis === 'y' ? [farLeft, left, centre, right, farRight] : [farUp, up, centre, down, farDown];
  const across = places.map((place, i) => [place, PARTS[i]] as const);
  const at = (part: number, ahead: number): Spot => {
    const [x, y] = pointOf(front, Math.round(low + ((high - low) * part) / 100), ahead);
    return { x, y };
  };
  return [
    ...across.map(([place, part]) => ({ label: ZONE_PLACES.inFront(place), value: at(part, rank) })),
    ...across.map(([place, part]) => ({ label: ZONE_PLACES.furtherBack(place), value: at(part, middle) })),
  ];
};
