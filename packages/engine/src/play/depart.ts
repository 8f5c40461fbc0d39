import { DEPARTURES, type Departure } from '@muster/kernel';
import { dismissGuest } from './volley/wounds.ts';
import { placeNear } from '../auto/place.ts';
import type { Play } from '../contract/play.ts';
import { checkPlacement } from '../legal/deploy.ts';
import { placeModels } from '../space/place-models.ts';
import { passengersOf } from '../legal/transport.ts';
import { type Battle, RESERVE, UNIT_FLAG } from '../state/battle.ts';
import { clearUnitFlag, hasUnitFlag, setUnitFlag, modelsOf, sideOf } from '../state/query.ts';
import { entriesOf } from './kills.ts';

/**
 * Removes a unit from the table, or from reserve, alive and for good: it is not a casualty and no unit's kill
 * (campaign:K4), and counts neither as lost nor as left when armies test (muster:departed). A captured unit is a
 * roster entry: a hero leaves its squad behind, and a squad its hero (campaign:E3); in all other ways they leave
 * together. Passengers get out unharmed where it stands, unless its whole side leaves.
 */
export const depart = (play: Play, unit: number, how: Departure): void => {
  const { battle } = play;
  if (how === 'captured') splitEntry(battle, unit);
  if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away)) return;
  const wasOnTable = hasUnitFlag(battle, unit, UNIT_FLAG.onTable);
  const reserve = battle.unitReserve[unit];
  leave(play, unit, how);
  for (const passenger of passengersOf(battle, unit))
    if (how === 'conceded') depart(play, passenger, how);
    else if (wasOnTable) getOut(play, passenger, unit, how);
    else {
      // It waits for its turn without the transport.
      battle.unitIn[passenger] = -1;
      battle.unitReserve[passenger] = reserve;
    }
};

const leave = (play: Play, unit: number, how: Departure): void => {
  const { battle } = play;
  setUnitFlag(battle, unit, UNIT_FLAG.away);
  clearUnitFlag(battle, unit, UNIT_FLAG.onTable);
  battle.unitIn[unit] = -1;
  battle.unitReserve[unit] = RESERVE.none;
  battle.unitWounds[unit] = 0;
  battle.unitMarks[unit] = 0;
  // A unit that an event brought never counted.
  if (!battle.plan.units[unit].comes) battle.sideStart[sideOf(battle, unit)]--;
  noteDeparture(battle, unit, how);
  if (play.listening) play.emit({ type: 'left', unit, how });
};

/** Living models of a squad and its hero have left; models lost before stay lost (campaign:P3). */
const noteDeparture = (battle: Battle, unit: number, how: Departure): void => {
  for (const entry of entriesOf(battle, unit)) battle.unitLeft[entry] = DEPARTURES.indexOf(how) + 1;
};

/** Passengers get out where their transport stood; where there is no room for all of them, they leave with it. */
const getOut = (play: Play, unit: number, transport: number, how: Departure): void => {
  const { battle } = play;
  battle.unitIn[unit] = -1;
  const answer = play.ask({ kind: 'wreck', side: sideOf(battle, unit), unit, transport }, (positions) =>
    positions === 'auto' ? undefined : checkPlacement(battle, unit, positions, { near: transport }),
  );
  const places = answer === 'auto' ? placeNear(battle, unit, transport) : answer;
  if (places.length < modelsOf(battle, unit).length) return depart(play, unit, how);
  placeModels(battle, places);
  setUnitFlag(battle, unit, UNIT_FLAG.onTable);
  if (play.listening) play.emit({ type: 'disembarked', unit, transport });
};

/** Makes a roster entry a separate unit again: a hero out of its squad, or a squad without its hero. */
const splitEntry = (battle: Battle, entry: number): void => {
  const host = hasUnitFlag(battle, entry, UNIT_FLAG.joined) ? battle.unitOf[battle.plan.units[entry].first] : entry;
  const hero = battle.unitHero[host];
  if (hero >= 0 && battle.alive[hero]) detachHero(battle, host, hero);
};

/** Makes a hero a separate unit, as Fatigued and as Shaken as the unit that it was in. */
const detachHero = (battle: Battle, host: number, hero: number): void => {
  const { plan } = battle;
  const own = plan.models[hero].unit;
  battle.unitHero[host] = -1;
  battle.unitOf[hero] = own;
  battle.unitAlive[host]--;
  battle.unitAlive[own] = 1;
  battle.unitStart[host]--;
  battle.unitStart[own] = 1;
  battle.unitStartTough[own] = plan.models[hero].tough;
  if (battle.unitStart[host] === 1) battle.unitStartTough[host] = plan.models[plan.units[host].first].tough;
  battle.unitFlags[own] = battle.unitFlags[host];
  for (const column of ['unitArrived', 'unitReserve', 'unitIn', 'unitGrants', 'unitOnce', 'unitKept'] as const)
    battle[column][own] = battle[column][host];
  battle.sideStart[sideOf(battle, own)]++;
  // A squad of which only the hero was left has no models left.
  if (battle.unitAlive[host] > 0) return;
  setUnitFlag(battle, host, UNIT_FLAG.destroyed);
  dismissGuest(battle, host);
};
