import { INCH } from '@muster/kernel';
import { rollVolley } from './volley/roll.ts';
import { compileHits } from '../attack/unarmed-hits.ts';
import type { Play } from '../contract/play.ts';
import { checkShifted } from '../legal/shift.ts';
import { checkShove, shoveMoves } from '../legal/shove.ts';
import { UsedUpBy } from '../plan/used-up-by.ts';
import type { TargetedEffectPlan } from '../plan/ability-plan.ts';
import type { FailedTestEffect } from '../rule/ability.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { markPlace, markRule } from '../state/marks.ts';
import { spendOneTimeRules } from '../state/one-time-rules.ts';
import { hasUnitFlag, setUnitFlag, modelsOf, sideOf } from '../state/query.ts';
import { testDangerous } from './dangerous.ts';
import { rollMorale } from './morale.ts';
import { carryOutMoves } from './movement.ts';
import { checkTargetWounds } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';

/** How far a unit is moved when it fails its test, in hundredths of an inch. */
const SHOVE_REACH = 6 * INCH;

/** The most marks that a column holds. */
const MOST_MARKS = 99;

/** Applies a spell or an ability to one target, `times` times; `pick` is the one model of it, or -1. */
export const takeEffect = (
  play: Play,
  doer: number,
  deed: TargetedEffectPlan,
  target: number,
  pick: number,
  times: number,
): void => {
  const { battle } = play;
  if (hasUnitFlag(battle, target, UNIT_FLAG.destroyed) || (pick >= 0 && !battle.alive[pick])) return;
  give(play, doer, deed, target, times);
  if (deed.heals && pick >= 0) heal(play, target, pick);
  if (deed.moves > 0) reposition(play, deed, target, pick);
  if (deed.endangers) testDangerous(play, target, modelsOf(battle, target));
  if (deed.test && !hasUnitFlag(battle, target, UNIT_FLAG.destroyed)) testOf(play, doer, target, deed.test);
  if (deed.hits > 0) strikeWith(play, doer, deed, target, pick, times);
  handleWrecks(play);
};

const give = (play: Play, doer: number, deed: TargetedEffectPlan, target: number, times: number): void => {
  const { battle } = play;
  const { lasts } = deed;
  const column = lasts === 'once' ? battle.unitOnce : lasts === 'battle' ? battle.unitKept : battle.unitGrants;
  for (const grant of deed.grants) {
    column[target] |= 1 << grant;
    if (play.listening) play.emit({ type: 'granted', unit: target, rule: battle.plan.grants[grant].label, lasts });
  }
  const { side } = battle.plan.models[doer];
  for (const given of deed.marks) {
    const kind = battle.plan.marks[given.mark];
    const place = markPlace(battle, target, side, given.mark);
    const count = kind.stacks ? Math.min(MOST_MARKS, battle.marks[place] + given.count * times) : 1;
    battle.marks[place] = count;
    if (play.listening) play.emit({ type: 'marked', unit: target, side, rule: markRule(kind, count).label });
  }
};

const strikeWith = (
  play: Play,
  doer: number,
  deed: TargetedEffectPlan,
  target: number,
  pick: number,
  times: number,
): void => {
  const { battle } = play;
  if (hasUnitFlag(battle, target, UNIT_FLAG.destroyed)) return;
  const { weapon, hits } = deed;
  const order = { kind: 'spell', unit: battle.unitOf[doer], weapon, target, pick, cover: 'none' } as const;
  // What a model does by its own rule is not a spell, even if it looks like one.
  const isMagic = 'spell' in deed;
  rollVolley(play, compileHits(battle, order, doer, hits * times, isMagic));
  spendOneTimeRules(battle, target, isMagic ? UsedUpBy.enchanted : UsedUpBy.scorched);
  checkTargetWounds(play, target, 'spell', battle.unitOf[doer]);
};

/** Removes D3 wounds from a model. */
const heal = (play: Play, unit: number, model: number): void => {
  const { battle } = play;
  const [face] = play.roll('heal', unit, 1);
  const wounds = Math.min(battle.wounds[model], Math.ceil(face / 2));
  battle.wounds[model] -= wounds;
  battle.unitMarks[unit] = Math.min(battle.unitMarks[unit], battle.wounds[model]);
  if (play.listening) play.emit({ type: 'healed', unit, model, wounds });
};

/** Moves the target, or the one model of it, a little if its player wants that. */
const reposition = (play: Play, { moves: reach, weapon }: TargetedEffectPlan, unit: number, pick: number): void => {
  const { battle } = play;
  const models = pick >= 0 ? [pick] : modelsOf(battle, unit);
  const moves = play.ask(
    { kind: 'shift', side: sideOf(battle, unit), unit, rule: weapon.name, way: 'moved', models, reach },
    (answer) => checkShifted(battle, unit, answer, { models, reach }),
  );
  if (moves.length > 0) carryOutMoves(play, unit, moves, 'slip');
};

/**
 * Takes a morale test whose failure makes a unit Fatigued, or lets the other side move it; no unit becomes Shaken by
 * it.
 */
const testOf = (play: Play, doer: number, unit: number, ordeal: FailedTestEffect): void => {
  const { battle } = play;
  const { natural, secondChance, passed, surely } = rollMorale(play, unit, { kind: 'ordeal', by: -1 });
  if (play.listening)
    play.emit({
      type: 'morale',
      unit,
      kind: 'ordeal',
      natural,
      secondChance,
      passed,
      ...(surely === undefined ? {} : { surely }),
      result: passed ? 'steady' : ordeal,
    });
  if (passed) return;
  if (ordeal === 'fatigued') setUnitFlag(battle, unit, UNIT_FLAG.fatigued);
  else shove(play, battle.plan.models[doer].side, unit);
};

const shove = (play: Play, side: number, unit: number): void => {
  const { battle } = play;
  if (!canBeShoved(battle, unit)) return;
  const way = play.ask({ kind: 'shove', side, unit, reach: SHOVE_REACH }, (answer) =>
    answer === 'no' ? undefined : checkShove(battle, unit, answer, SHOVE_REACH),
  );
  if (way !== 'no') carryOutMoves(play, unit, shoveMoves(battle, unit, way), 'shove');
};

/** Only their own side moves Aircraft. */
const canBeShoved = (battle: Battle, unit: number): boolean =>
  modelsOf(battle, unit).every((model) => battle.plan.models[model].straightLine === 0);
