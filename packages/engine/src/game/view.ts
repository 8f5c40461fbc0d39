import { type Battle, GAME, type Phase, phaseOf, RESERVE, UNIT_FLAG } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { eachModel, hasUnitFlag, hasStoodStill, isLiving, roundOf, turnOf } from '../state/query.ts';
import type { UnitPlan } from '../plan/profile.ts';
import { randomEventsOf, eventField } from '../state/random-events.ts';
import { seenBy } from '../play/random-events/secrets.ts';
import type { Game } from './game.ts';
import type { Question } from '../contract/question.ts';

/** A model as a side sees it: where it is, its wounds and its spell tokens. */
export interface ModelView {
  model: number;
  id: string;
  name: string;
  x: number;
  y: number;
  z: number;
  radius: number;
  tough: number;
  /** Wounds, or wound markers where those gather on a unit's last model. */
  wounds: number;
  tokens: number;
  hero: boolean;
}

/** A unit as a side sees it: where it is, its conditions and its models. */
export interface UnitView {
  unit: number;
  id: string;
  name: string;
  side: number;
  place: 'table' | 'transport' | 'ambush' | 'scout' | 'reserve' | 'waiting' | 'gone';
  transport?: number;
  activated: boolean;
  shaken: boolean;
  fatigued: boolean;
  /** Made a move action this round, or arrived in it. */
  moved: boolean;
  routed: boolean;
  startingSize: number;
  granted: string[];
  models: ModelView[];
}

/** A marker of a random event, and the unit that carries it. */
export interface MarkerView {
  number: number;
  name: string;
  x: number;
  y: number;
  carrier?: number;
}

/** The state of a side: its zone, and the numbers for the morale of armies. */
export interface SideView {
  name: string;
  zone: number | undefined;
  /** Units left, those in reserve included, and those at the start of the battle. */
  units: number;
  startingUnits: number;
  /** Underdog points left, if a campaign gives any. */
  underdog?: number;
  /** The round before which it conceded. */
  conceded?: number;
}

/** What one side may see of a battle: no dice, no seed, no sealed answers of other sides. */
export interface BattleView {
  side: number | undefined;
  round: number;
  phase: Phase;
  turn: number;
  activeUnit: number | undefined;
  objectives: { x: number; y: number; owner: number | undefined }[];
  sides: SideView[];
  /** What random events have placed on the table. */
  markers: MarkerView[];
  units: UnitView[];
  /** Questions that wait for this side. */
  questions: Question[];
  /** Sides whose answer is awaited. */
  awaited: number[];
  winner: number | undefined;
}

/** Returns a battle as one side, or a spectator, sees it. Questions wait only in a game: a battle alone shows none. */
export const viewOf = (of: Game | Battle, side?: number): BattleView => {
  const [whole, pending] = 'present' in of ? [of.present, of.pending] : [of, []];
  const battle = seenBy(whole, side);
  const { plan } = battle;
  const phase = phaseOf(battle);
  return {
    side,
    round: roundOf(battle),
    phase,
    turn: turnOf(battle),
    activeUnit: battle.game[GAME.active] >= 0 ? battle.game[GAME.active] : undefined,
    objectives: Array.from({ length: battle.game[GAME.objectives] }, (_, i) => ({
      x: battle.objX[i],
      y: battle.objY[i],
      owner: battle.objOwner[i] >= 0 ? battle.objOwner[i] : undefined,
    })),
    sides: plan.sides.map(({ index }) => sideView(battle, index)),
    markers: markersOf(battle),
    units: plan.units
      .filter((unit) => !hasUnitFlag(battle, unit.index, UNIT_FLAG.joined) && hasCome(battle, unit))
      .map((unit) => unitView(battle, unit.index)),
    questions: pending.filter((question) => question.side === side),
    awaited: [...new Set(pending.map((question) => question.side))],
    winner: phase === 'finished' && battle.game[GAME.winner] > 0 ? battle.game[GAME.winner] - 1 : undefined,
  };
};

/** Whether a unit came with a list, or an event has brought it visibly. */
const hasCome = (battle: Battle, { index, comes }: UnitPlan): boolean =>
  !comes || (comes.as !== 'watcher' && battle.unitStart[index] > 0);

const markersOf = (battle: Battle): MarkerView[] =>
  randomEventsOf(battle)
    .filter(({ row }) => eventField(battle, row, 'x') >= 0 && eventField(battle, row, 'done') === 0)
    .map(({ row, rule }) => {
      const carrier = eventField(battle, row, 'by');
      const [x, y] = [eventField(battle, row, 'x'), eventField(battle, row, 'y')];
      return { number: rule.number, name: rule.name, x, y, ...(carrier >= 0 ? { carrier } : {}) };
    });

const sideView = (battle: Battle, side: number): SideView => {
  const { plan } = battle;
  const { name, units } = plan.sides[side];
  const zone = battle.sideZone[side];
  return {
    name,
    zone: zone >= 0 ? zone : undefined,
    units: units.filter((unit) => isLiving(battle, unit) && !plan.units[unit].comes).length,
    startingUnits: battle.sideStart[side],
    ...(battle.sideUnderdog.length > 0 ? { underdog: battle.sideUnderdog[side] } : {}),
    ...(battle.sideConceded[side] > 0 ? { conceded: battle.sideConceded[side] } : {}),
  };
};

const unitView = (battle: Battle, unit: number): UnitView => {
  const { plan } = battle;
  const { id, name, side } = plan.units[unit];
  const models: ModelView[] = [];
  eachModel(battle, unit, (model) => {
    const { radius, tough, hero, id: modelId, name: modelName } = plan.models[model];
    models.push({
      model,
      id: modelId,
      name: modelName,
      x: battle.x[model],
      y: battle.y[model],
      z: battle.z[model],
      radius,
      tough,
      wounds: battle.wounds[model],
      tokens: battle.tokens[model],
      hero,
    });
  });
  const transport = battle.unitIn[unit];
  return {
    unit,
    id,
    name,
    side,
    place: placeOf(battle, unit),
    ...(transport >= 0 ? { transport } : {}),
    activated: hasUnitFlag(battle, unit, UNIT_FLAG.activated),
    shaken: hasUnitFlag(battle, unit, UNIT_FLAG.shaken),
    fatigued: hasUnitFlag(battle, unit, UNIT_FLAG.fatigued),
    moved: !hasStoodStill(battle, unit),
    routed: hasUnitFlag(battle, unit, UNIT_FLAG.routed),
    startingSize: battle.unitStart[unit],
    granted: givenRules(battle, unit).map((rule) => rule.label),
    models,
  };
};

const placeOf = (battle: Battle, unit: number): UnitView['place'] => {
  if (!isLiving(battle, unit)) return 'gone';
  if (battle.unitIn[unit] >= 0) return 'transport';
  if (hasUnitFlag(battle, unit, UNIT_FLAG.onTable)) return 'table';
  const reserve = battle.unitReserve[unit];
  if (reserve === RESERVE.late) return 'reserve';
  return reserve === RESERVE.ambush ? 'ambush' : reserve === RESERVE.scout ? 'scout' : 'waiting';
};
