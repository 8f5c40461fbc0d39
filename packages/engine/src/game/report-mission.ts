import { DEPARTURES, type EventReport, type MagicReport, type UnitReport } from '@muster/kernel';
import {
  randomEventsOf,
  eventField,
  type RandomEventRow,
  type RandomEventField,
  eventTargets,
} from '../state/random-events.ts';
import { entriesOf } from '../play/kills.ts';
import { TABLE_QUARTERS } from '../state/battle.ts';
import { type Battle, GAME, magicPlace, phaseOf, UNIT_FLAG } from '../state/battle.ts';
import { guestOf, hasUnitFlag, isOnTable, modelsOf, roundOf, sidesFrom } from '../state/query.ts';
import { quarterAt } from '../state/quarters.ts';
import { refOf } from './report-kills.ts';

/**
 * Returns what a campaign needs to know of a unit besides its losses: how it left, or where it is (campaign:M12,
 * campaign:K4).
 */
export const standingOf = (battle: Battle, entry: number): Pick<UnitReport, 'left' | 'quarters' | 'zones'> => {
  const { plan } = battle;
  if (!plan.extras) return {};
  const left = battle.unitLeft[entry];
  if (left > 0) return { left: DEPARTURES[left - 1] };
  const unit = hasUnitFlag(battle, entry, UNIT_FLAG.joined) ? battle.unitOf[plan.units[entry].first] : entry;
  // A hero and its squad are one unit in play (campaign:K7): the squad counts for both as long as one of its models
  // lives.
  if (!isOnTable(battle, unit) || entriesOf(battle, unit)[0] !== entry) return {};
  const guest = guestOf(battle, unit);
  const models = modelsOf(battle, unit).filter((model) => model !== guest);
  const counts = Array.from({ length: TABLE_QUARTERS }, () => 0);
  for (const model of models) counts[quarterAt(battle, battle.x[model], battle.y[model])]++;
  const most = Math.max(...counts);
  const isInZone = (side: number): boolean => {
    const zone = plan.zones[battle.sideZone[side]];
    const inside = models.filter((model) => {
      const [x, y] = [battle.x[model], battle.y[model]];
      return zone && x >= zone.minX && x <= zone.maxX && y >= zone.minY && y <= zone.maxY;
    });
    return 2 * inside.length > models.length;
  };
  return {
    quarters: counts.flatMap((number, quarter) => (number === most ? quarter : [])),
    zones: plan.sides.map(({ index }) => index).filter(isInZone),
  };
};

/**
 * Returns the sides by their last activations in the last round; sides without any come after the others
 * (campaign:K18).
 */
export const orderOf = (battle: Battle): number[] => {
  const last = (side: number): number => battle.sideLast[side] || Infinity;
  return sidesFrom(battle, battle.game[GAME.first]).sort((a, b) => (last(a) === last(b) ? 0 : last(a) - last(b)));
};

/** Returns the sides that conceded, in the order of rounds. */
export const concededOf = ({ sideConceded }: Battle): { side: number; round: number }[] =>
  Array.from(sideConceded, (round, side) => ({ side, round }))
    .filter(({ round }) => round > 0)
    .sort((a, b) => a.round - b.round);

/** Returns the attempts to cast and to block, round by round (campaign:M14). */
export const magicOf = (battle: Battle): MagicReport[] => {
  if (battle.magic.length === 0) return [];
  const tried = (round: number, what: 'casts' | 'blocks'): number[] =>
    battle.plan.sides.map(({ index }) => battle.magic[magicPlace(battle, round, index, what)]);
  return Array.from({ length: roundOf(battle) }, (_, i) => ({
    casts: tried(i + 1, 'casts'),
    blocks: tried(i + 1, 'blocks'),
  }));
};

/** Returns the random events of a battle and their results. */
export const eventsOf = (battle: Battle): EventReport[] =>
  randomEventsOf(battle).map((happening) => eventReport(battle, happening));

const eventReport = (battle: Battle, { row, rule }: RandomEventRow): EventReport => {
  const { plan } = battle;
  const field = (name: RandomEventField): number => eventField(battle, row, name);
  const told = <T>(name: string, value: number, of: (value: number) => T): Record<string, T> =>
    value < 0 ? {} : { [name]: of(value) };
  const same = (value: number): number => value;
  const ref = (unit: number): ReturnType<typeof refOf> => refOf(plan, unit);
  const targets = eventTargets(battle, row);
  const isTerrain = rule.picks.of === 'player' && rule.picks.notes === 'terrain';
  // What was noted in secret stays secret until it is fulfilled or the battle is over.
  const noted = field('done') === 1 || phaseOf(battle) === 'finished' ? field('noted') : -1;
  return {
    number: field('number'),
    round: field('round'),
    ...told('side', field('side'), same),
    ...(targets.length > 0 ? { targets: targets.map(ref) } : {}),
    ...told('quarter', field('quarter'), same),
    ...told('d3', field('d3'), same),
    ...(isTerrain ? told('noted', noted, same) : told('noted', noted, ref)),
    ...(field('done') === 1 ? { done: true } : {}),
    // A unit that only carries a marker has not fulfilled anything yet.
    ...(field('done') === 1 ? told('by', field('by'), ref) : {}),
    ...(field('dead') === 1 ? { dead: true } : {}),
  };
};

/** Whether a unit is gone although it was not destroyed. */
export const hasLeft = (battle: Battle, entry: number): boolean =>
  battle.unitLeft[entry] > 0 || hasUnitFlag(battle, entry, UNIT_FLAG.away);
