import { capital } from '@muster/kernel';
import { type ArmyList, costOfList } from '@muster/army';
import { type BattlePlan, namesOf, type Ruleset } from '@muster/engine';
import { rulesetOf } from '@muster/rules';

/** What players should know about a battle: rules that are not executed, lists of other games, lists that cost too much. */
export const battleNotes = (plan: BattlePlan, lists: readonly ArmyList[]): string[] => [
  ...unknownNotes(plan),
  ...lists.flatMap((list) => systemNote(plan.ruleset, list)),
  ...lists.flatMap(pointsNote),
];

/** Names the rules that are not executed, each with its unit. */
export const unknownNotes = (plan: BattlePlan): string[] => {
  const { sides, units } = namesOf(plan);
  return plan.unknownRules.map(({ path, message }) => {
    const place = /^armies\[(\d+)\]\.units\[(\d+)\]/.exec(path);
    const unit = plan.units.filter(({ side }) => side === Number(place?.[1]))[Number(place?.[2])];
    const who = unit === undefined ? path : `${sides[unit.side]} · ${units[unit.index]}`;
    return `${capital(message)} (${who}).`;
  });
};

const systemNote = (ruleset: Ruleset, { army, system }: ArmyList): string[] =>
  system === ruleset.id
    ? []
    : [`${army.name} was written for ${rulesetOf(system)?.name ?? system} and is played by ${ruleset.name}.`];

const pointsNote = (list: ArmyList): string[] =>
  list.points !== undefined && costOfList(list) > list.points
    ? [`${list.army.name} costs ${costOfList(list)} points, more than the ${list.points} of its list.`]
    : [];
