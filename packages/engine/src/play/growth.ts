import type { Play } from '../contract/play.ts';
import type { GrowthPlan } from '../plan/benefits.ts';
import { UNIT_FLAG } from '../state/battle.ts';
import { anyModelHasRule } from '../state/special-combat.ts';
import { markPlace, markRule } from '../state/marks.ts';
import { hasUnitFlag, isOnTable, leader } from '../state/query.ts';

const gain = (play: Play, unit: number, growth: GrowthPlan): void => {
  const { battle } = play;
  const { growths } = battle.plan;
  const place = unit * growths.length + growths.indexOf(growth);
  if (battle.growth[place] >= growth.most || !anyModelHasRule(battle, unit, growth.rule)) return;
  battle.growth[place]++;
  if (play.listening) play.emit({ type: 'grew', unit, rule: growth.name, markers: battle.growth[place] });
};

/** Starts a round: units that grow with time get a marker, if on the table and not Shaken. */
export const growWithTime = (play: Play): void => {
  const { battle } = play;
  for (const growth of battle.plan.growths) {
    if (growth.gains !== 'round') continue;
    for (const { index } of battle.plan.units)
      if (isOnTable(battle, index) && !hasUnitFlag(battle, index, UNIT_FLAG.shaken)) gain(play, index, growth);
  }
};

/**
 * Handles a destroyed unit: the unit that destroyed it gets a marker if it grows that way, and is marked by units that
 * avenge it.
 */
export const growWithKills = (play: Play, fallen: number, by: number): void => {
  const { battle } = play;
  const { growths, marks, units } = battle.plan;
  if ((growths.length === 0 && marks.length === 0) || by < 0) return;
  // A joined hero that did it alone did it for its unit.
  const unit = hasUnitFlag(battle, by, UNIT_FLAG.joined) ? battle.unitOf[units[by].first] : by;
  if (units[unit].side === units[fallen].side || leader(battle, unit) < 0) return;
  for (const growth of growths) if (growth.gains === 'kill') gain(play, unit, growth);
  avenge(play, fallen, unit);
};

/** The side of a destroyed unit marks the unit that did it. */
const avenge = (play: Play, fallen: number, unit: number): void => {
  const { battle } = play;
  const { marks, models, units } = battle.plan;
  const { first, count: started, side } = units[fallen];
  const owed = models.slice(first, first + started).flatMap(({ avenged }) => avenged);
  for (const { mark, count } of owed) battle.marks[markPlace(battle, unit, side, mark)] += count;
  if (!play.listening) return;
  for (const mark of new Set(owed.map((one) => one.mark))) {
    const count = battle.marks[markPlace(battle, unit, side, mark)];
    play.emit({ type: 'marked', unit, side, rule: markRule(marks[mark], count).label });
  }
};
