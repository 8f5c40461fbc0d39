import { capital } from '@muster/kernel';
import { type ArmyList, costOfList } from '@muster/army';
import { type BattlePlan, namesOf, type Ruleset } from '@muster/engine';
import { rulesetOf } from '@muster/rules';
import { SETUP_TEXTS } from './setup-texts.ts';

/** Returns notes for the players: rules without an effect, lists of other games, and lists over their points limit. */
export const battleNotes = (plan: BattlePlan, lists: readonly ArmyList[]): string[] => [
  ...unknownNotes(plan),
  ...lists.flatMap((list) => systemNote(plan.ruleset, list)),
  ...lists.flatMap(pointsNote),
];

/** Returns a note for each rule without an effect, with its unit. */
export const unknownNotes = (plan: BattlePlan): string[] => {
  const { sides, units } = namesOf(plan);
  return plan.unknownRules.map(({ path, message }) => {
    const place = /^armies\[(\d+)\]\.units\[(\d+)\]/.exec(path);
    const unit = plan.units.filter(({ side }) => side === Number(place?.[1]))[Number(place?.[2])];
    const who = unit === undefined ? path : `${sides[unit.side]} · ${units[unit.index]}`;
    return SETUP_TEXTS.unknownRule(capital(message), who);
  });
};

const systemNote = (ruleset: Ruleset, { army, system }: ArmyList): string[] =>
  system === ruleset.id ? [] : [SETUP_TEXTS.otherGame(army.name, rulesetOf(system)?.name ?? system, ruleset.name)];

const pointsNote = (list: ArmyList): string[] =>
  list.points !== undefined && costOfList(list) > list.points
    ? [SETUP_TEXTS.tooExpensive(list.army.name, costOfList(list), list.points)]
    : [];
