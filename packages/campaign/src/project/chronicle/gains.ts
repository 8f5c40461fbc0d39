import { countedOrNo, listed } from '@muster/kernel';
import { titleOf } from '../../ruleset/index.ts';
import type { Change, End, Reason } from '../../state/change.ts';
import type { ChronicleLine, Telling } from './telling.ts';

/** What points, VP and XP are for, as the end of a sentence. */
const REASON_TEXTS: Readonly<Partial<Record<Reason, string>>> = {
  objective: ' for its special objective',
  bounty: ' in bounties',
  ransom: ' as a ransom',
  medics: ' for medics',
  event: '',
  survived: ' for surviving',
  kill: ' for kills',
  frenzy: ' in the frenzy',
  'no-mercy': ' for No Mercy',
  'quick-win': ' for the quick win',
  revenge: ' for the revenge',
  duel: ' for the duel',
  'natural-talent': ' from Natural Talent',
};

/** Returns what something was for, as the end of a sentence: ` in bounties`. */
export const reasonText = (why: Reason): string => REASON_TEXTS[why] ?? '';

/** Returns the sentence that says how a unit leaves its sheet. */
export const endText = (telling: Telling, unit: string, why: End): string => {
  switch (why) {
    case 'dead':
      return `${telling.does(unit, 'are', 'is')} dead.`;
    case 'disbanded':
      return `${telling.does(unit, 'are', 'is')} disbanded.`;
    case 'not-ransomed':
      return `No ransom is paid for ${telling.object(unit)}, so ${telling.verb(unit, 'they are', 'it is')} lost.`;
    default:
      return `${telling.does(unit, 'lose')} the duel and ${telling.verb(unit, 'die')}.`;
  }
};

/** Returns lines about points, VP, XP, found items and lost units. Units that get the same for the same reason share a line. */
export const gainLines = (telling: Telling, changes: readonly Change[], depth = 1): ChronicleLine[] => [
  ...changes.flatMap((change) => gainLine(telling, change, depth) ?? []),
  ...xpLines(telling, changes, depth),
];

const gainLine = (telling: Telling, change: Change, depth: number): ChronicleLine | undefined => {
  switch (change.type) {
    case 'bank':
      return telling.about(change.army, depth, bankText(telling, change));
    case 'vp':
      return telling.about(change.army, depth, `${telling.armyDoes(change.army, 'get')} ${change.amount} VP.`, 'gain');
    case 'gained':
      return telling.of(change.unit, depth, gainedText(telling, change), 'gain');
    case 'lost':
      return telling.of(change.unit, depth, `${telling.does(change.unit, 'lose')} the ${titleOf(change.name)}.`);
    case 'unit-gone':
      return telling.of(change.unit, depth, endText(telling, change.unit, change.why), 'loss');
    case 'sits-out':
      return telling.of(change.unit, depth, sitOutText(telling, change.unit, change.matches), 'loss');
    default:
      return undefined;
  }
};

const gainedText = (telling: Telling, { unit, list, name }: Extract<Change, { type: 'gained' }>): string =>
  list === 'items'
    ? `${telling.does(unit, 'find')} the ${name.replace(/^The /, '')}.`
    : `${telling.does(unit, 'gain')} ${titleOf(name)}.`;

const bankText = (telling: Telling, { army, amount, why }: Extract<Change, { type: 'bank' }>): string =>
  amount < 0
    ? `${telling.armyDoes(army, 'pay')} ${countedOrNo(-amount, 'point')}${reasonText(why)}.`
    : `${telling.armyDoes(army, 'get')} ${countedOrNo(amount, 'point')}${reasonText(why)}.`;

/** Returns the sentence that says how many matches a unit sits out. */
export const sitOutText = (telling: Telling, unit: string, matches: number): string =>
  `${telling.does(unit, 'sit')} out ${matches === 1 ? 'the next match' : `the next ${matches} matches`}.`;

const xpLines = (telling: Telling, changes: readonly Change[], depth: number): ChronicleLine[] => {
  const groups = new Map<string, Extract<Change, { type: 'xp' }>[]>();
  for (const change of changes) {
    if (change.type !== 'xp' || change.why === 'lost') continue;
    const key = `${change.why} ${change.amount} ${telling.ownerOf(change.unit)}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map((group) => {
    const [{ unit, amount, why }, ...others] = group;
    const units = listed(group.map((one) => telling.unit(one.unit)));
    const text = `${units}: ${amount} XP${others.length > 0 ? ' each' : ''}${reasonText(why)}.`;
    // A line about several units belongs to their army.
    return others.length === 0
      ? telling.of(unit, depth, text, 'gain')
      : telling.about(telling.ownerOf(unit), depth, text, 'gain');
  });
};
