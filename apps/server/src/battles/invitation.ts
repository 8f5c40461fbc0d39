import type { BattlePlan } from '@muster/engine';
import type { Invitation } from '@muster/protocol';
import { Refused } from '../problem.ts';
import type { BattleHeader, Seat } from './header.ts';
import { seatInfos, sidesOf } from './seating.ts';

/** What whoever has the link to a seat may know before taking it; a seat that was taken keeps its link. */
export const invitationOf = (
  { title, by }: Pick<BattleHeader, 'title' | 'by'>,
  plan: BattlePlan,
  offered: readonly Seat[],
  seats: readonly Seat[],
  over: boolean,
  person: string | undefined,
  token: string,
): Invitation => {
  const side = offered.findIndex((seat) => seat.kind === 'open' && seat.token === token);
  if (side < 0)
    throw new Refused('no-seat', 'This link leads to no seat: ask whoever sent it for the whole link.', {
      status: 404,
    });
  const infos = seatInfos(seats, () => false);
  const [hosts] = sidesOf(seats, by);
  return {
    title,
    system: plan.ruleset.id,
    host: hosts === undefined ? '' : infos[hosts].name,
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
      };
    }),
    table: plan.table,
  };
};
