import type { BattleReport, Loss, UnitReport } from '@muster/kernel';
import { GAME, CAMPAIGN_STATE, phaseOf, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag, roundOf } from '../state/query.ts';
import type { Game } from './game.ts';
import type { LossNote } from '../contract/play.ts';
import { firstKillOf, killsOf } from './report-kills.ts';
import { concededOf, eventsOf, hasLeft, magicOf, orderOf, standingOf } from './report-mission.ts';

/** Returns the report of a battle: the result, the objectives, and what became of every unit. */
export const reportOf = (game: Game): BattleReport => {
  const { battle, plan } = game;
  const finished = phaseOf(battle) === 'finished';
  const winner = battle.game[GAME.winner] - 1;
  const kills = killsOf(plan, game.losses);
  const firstKill = firstKillOf(kills);
  const firstRecovery = (battle.mission[CAMPAIGN_STATE.firstRecovery] ?? 0) - 1;
  return {
    ruleset: { id: plan.ruleset.id, version: plan.ruleset.version },
    sides: plan.sides.map((side) => side.name),
    rounds: roundOf(battle),
    finished,
    ...(finished && winner >= 0 ? { winner } : {}),
    objectives: Array.from({ length: battle.game[GAME.objectives] }, (_, i) => ({
      x: battle.objX[i],
      y: battle.objY[i],
      ...(battle.objOwner[i] >= 0 ? { owner: battle.objOwner[i] } : {}),
    })),
    // A unit that an event brought is in no list.
    units: plan.units.filter(({ comes }) => !comes).map((unit) => unitReport(game, unit.index)),
    kills,
    events: eventsOf(battle),
    conceded: concededOf(battle),
    order: orderOf(battle),
    ...(firstRecovery >= 0 ? { firstRecovery } : {}),
    ...(firstKill === undefined ? {} : { firstKill }),
    magic: magicOf(battle),
  };
};

const unitReport = (game: Game, unit: number): UnitReport => {
  const { battle, plan } = game;
  const { id, name, side, cost, first, count } = plan.units[unit];
  const joined = hasUnitFlag(battle, unit, UNIT_FLAG.joined);
  const host = joined ? battle.unitOf[first] : unit;
  const own = game.losses.filter((loss) => loss.model >= first && loss.model < first + count);
  const left = hasLeft(battle, unit);
  const surviving = plan.models.slice(first, first + count).filter((model) => battle.alive[model.index]).length;
  return {
    id,
    name,
    side,
    cost,
    ...(joined ? { joined: plan.units[host].id } : {}),
    startingModels: count,
    survivingModels: surviving,
    destroyed: surviving === 0,
    routed: hasUnitFlag(battle, host, UNIT_FLAG.routed) && own.some((loss) => loss.cause === 'rout'),
    shakenAtEnd: surviving > 0 && !left && hasUnitFlag(battle, host, UNIT_FLAG.shaken),
    neverArrived:
      surviving > 0 &&
      !left &&
      !hasUnitFlag(battle, battle.unitIn[host] >= 0 ? battle.unitIn[host] : host, UNIT_FLAG.onTable),
    ...standingOf(battle, unit),
    losses: bundle(game, own),
  };
};

/** Returns the losses of one unit, those of one moment together. */
const bundle = (game: Game, notes: readonly LossNote[]): Loss[] => {
  const { plan } = game;
  const losses: Loss[] = [];
  const last = notes[notes.length - 1];
  for (const note of notes) {
    const { id: by, side: bySide } = plan.units[note.by] ?? {};
    const known = losses.find(
      (loss) =>
        loss.round === note.round &&
        loss.cause === note.cause &&
        loss.by === by &&
        loss.bySide === bySide &&
        loss.shaken === note.shaken,
    );
    const id = plan.models[note.model].id;
    const destroyed = note === last && game.battle.alive[note.model] === 0 && isGone(game, note);
    if (known) {
      known.models.push(id);
      known.destroyed ||= destroyed;
    } else
      losses.push({
        round: note.round,
        cause: note.cause,
        ...(by === undefined ? {} : { by, bySide }),
        models: [id],
        shaken: note.shaken,
        destroyed,
      });
  }
  return losses;
};

const isGone = ({ battle, plan }: Game, note: LossNote): boolean => {
  const { first, count } = plan.units[plan.models[note.model].unit];
  return plan.models.slice(first, first + count).every((model) => !battle.alive[model.index]);
};
