import { countedOrNo, listText } from '@muster/kernel';
import { LABEL } from '../../contract/labels.ts';
import { rowOf, titleOf } from '../../ruleset/index.ts';
import type { CampaignChange } from '../../state/change.ts';
import { matchOf, unitOf } from '../../state/find.ts';
import { gainLines, sitOutText } from './gains.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';

/** Returns the lines about casualty rolls. */
export const casualtyLines = (telling: ChronicleContext, id: string): ChronicleLine[] => {
  const casualties = matchOf(telling.after, id)?.casualties ?? [];
  if (casualties.length === 0) return [telling.all(0, 'There are no casualties.', 'act')];
  const paid = telling.changes('bank').filter(({ why }) => why === 'medics');
  return [
    telling.all(0, 'Armies roll for casualties.', 'act'),
    ...gainLines(telling, paid),
    ...casualties.flatMap((unit) => rollLines(telling, unit)),
  ];
};

const rollLines = (telling: ChronicleContext, unit: string): ChronicleLine[] => {
  const faces = [...telling.faces(LABEL.casualty(unit)), ...telling.faces(LABEL.casualtyAgain(unit))];
  // A unit that fought a duel does not roll.
  const face = faces.at(-1);
  if (face === undefined) return [];
  const changes = telling.fact.changes.filter((change) => 'unit' in change && change.unit === unit);
  const hero = telling.known(unit).hero;
  const result = rowOf(telling.rules.casualties, face);
  const dead = changes.some(({ type }) => type === 'unit-gone');
  const sits = changes.find((change) => change.type === 'sits-out');
  const tone = dead || sits ? 'loss' : result === 'natural-talent' ? 'gain' : 'plain';
  const line = telling.of(unit, 1, resultText(telling, unit, result, hero, changes), tone);
  const marks = changes.flatMap((change) => (change.type === 'gained' ? [change.name] : []));
  return [
    line,
    ...telling.effects(line, marks),
    ...telling.dice(line, [
      ['casualty', LABEL.casualty(unit)],
      ['again', LABEL.casualtyAgain(unit)],
      ['injury', LABEL.injury(unit)],
      ['again', LABEL.injuryAgain(unit)],
      ['talent', LABEL.talent(unit)],
      ['D3', LABEL.sitOut(unit)],
    ]),
  ];
};

/** Returns the matches and XP of a unit that died: `2 matches, 5 XP`. */
const recordText = (telling: ChronicleContext, unit: string): string => {
  const fought = telling.after.matches.filter(
    (match) => !match.void && match.armies.some(({ brought }) => Object.hasOwn(brought, unit)),
  ).length;
  const xp = unitOf(telling.before, unit)?.xp ?? 0;
  return `${countedOrNo(fought, 'match', 'matches')}, ${xp} XP`;
};

const resultText = (
  telling: ChronicleContext,
  unit: string,
  result: 'dead' | 'recovered' | 'natural-talent',
  hero: boolean,
  changes: readonly CampaignChange[],
): string => {
  if (changes.some(({ type }) => type === 'unit-gone'))
    return `${telling.does(unit, 'are', 'is')} dead (${recordText(telling, unit)}).`;
  const sits = changes.find((change) => change.type === 'sits-out');
  if (sits) return sitOutText(telling, unit, sits.matches);
  if (result === 'recovered') return `${telling.does(unit, 'recover')}.`;
  const marks = changes.flatMap((change) => (change.type === 'gained' ? [titleOf(change.name)] : []));
  const price = changes.reduce((sum, change) => (change.type === 'price' ? sum + change.amount : sum), 0);
  const xp = changes.reduce((sum, change) => (change.type === 'xp' ? sum + change.amount : sum), 0);
  const worth = price === 0 ? '' : ` (worth ${Math.abs(price)} points ${price < 0 ? 'less' : 'more'})`;
  const gained = [...marks, ...(xp > 0 ? [`${xp} XP`] : [])];
  if (result === 'dead') return `${telling.does(unit, 'survive')} with an injury: ${listText(gained)}${worth}.`;
  if (gained.length === 0) return `${telling.does(unit, 'recover')} with no talent left to gain${worth}.`;
  return hero
    ? `${telling.does(unit, 'recover')} and ${telling.verb(unit, 'gain')} a talent: ${listText(gained)}${worth}.`
    : `${telling.does(unit, 'recover')} and ${telling.verb(unit, 'gain')} ${listText(gained)}${worth}.`;
};
