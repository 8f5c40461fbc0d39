import type { BattlePlan } from '@muster/engine';
import type { Invitation } from '@muster/protocol';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { type BattleSeats, seatInfos, seatsOf, sideOfLink, sidesOf } from './seating.ts';

/** A battle that a person may join. */
export interface Offered {
  title: string;
  plan: BattlePlan;
  places: BattleSeats;
  over: boolean;
}

/** Returns what a person with the link to a seat may know before taking it; a taken seat keeps its link. */
export const invitationOf = (
  { title, plan, places, over }: Offered,
  person: string | undefined,
  token: string,
): Invitation => {
  const side = sideOfLink(places, token);
  const seats = seatsOf(places);
  if (side < 0)
    throw new RefusedRequest('no-seat', REFUSAL_TEXTS.noSeat, {
      status: 404,
    });
  const infos = seatInfos(seats, () => false);
  const [hosts] = sidesOf(seats, places.header.by);
  const host = hosts === undefined ? undefined : infos[hosts];
  return {
    title,
    system: plan.ruleset.id,
    host: host?.name ?? '',
    ...(host?.account ? { hostAccount: true } : {}),
    side,
    free: seats[side].kind === 'open' && !over,
    mine: sidesOf(seats, person),
    sides: plan.sides.map(({ index, name, units }) => {
      const own = units.filter((unit) => !plan.units[unit].comes).map((unit) => plan.units[unit]);
      return {
        army: name,
        points: own.reduce((sum, { cost }) => sum + cost, 0),
        units: own.map((unit) => unit.name),
        player: seats[index].kind === 'open' ? '' : infos[index].name,
        ...(infos[index].account ? { account: true } : {}),
      };
    }),
    table: plan.table,
  };
};
