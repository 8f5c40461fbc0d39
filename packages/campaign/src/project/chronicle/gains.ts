import { countedOrNo, listText } from '@muster/kernel';
import { titleOf } from '../../ruleset/index.ts';
import type { CampaignChange, UnitEndReason, Reason } from '../../state/change.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';

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
export const endText = (telling: ChronicleContext, unit: string, why: UnitEndReason): string => {
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
export const gainLines = (
  telling: ChronicleContext,
  changes: readonly CampaignChange[],
  depth = 1,
): ChronicleLine[] => [
  ...changes.flatMap((change) => gainLine(telling, change, depth) ?? []),
  ...xpLines(telling, changes, depth),
];

const gainLine = (telling: ChronicleContext, change: CampaignChange, depth: number): ChronicleLine | undefined => {
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

const gainedText = (
  telling: ChronicleContext,
  { unit, list, name }: Extract<CampaignChange, { type: 'gained' }>,
): string =>
  list === 'items'
    ? `${telling.does(unit, 'find')} the ${name.replace(/^The /, '')}.`
    : `${telling.does(unit, 'gain')} ${titleOf(name)}.`;

const bankText = (
  telling: ChronicleContext,
  { army, amount, why }: Extract<CampaignChange, { type: 'bank' }>,
): string =>
  amount < 0
    ? `${telling.armyDoes(army, 'pay')} ${countedOrNo(-amount, 'point')}${reasonText(why)}.`
    : `${telling.armyDoes(army, 'get')} ${countedOrNo(amount, 'point')}${reasonText(why)}.`;

/** Returns the sentence that says how many matches a unit sits out. */
export const sitOutText = (telling: ChronicleContext, unit: string, matches: number): string =>
  `${telling.does(unit, 'sit')} out ${matches === 1 ? 'the next match' : `the next ${matches} matches`}.`;

const xpLines = (telling: ChronicleContext, changes: readonly CampaignChange[], depth: number): ChronicleLine[] => {
  const groups = new Map<string, Extract<CampaignChange, { type: 'xp' }>[]>();
  for (const change of changes) {
    if (change.type !== 'xp' || change.why === 'lost') continue;
    const key = `${change.why} ${change.amount} ${telling.ownerOf(change.unit)}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map((group) => {
    const [{ unit, amount, why }, ...others] = group;
    const units = listText(group.map((one) => telling.unit(one.unit)));
    const text = `${units}: ${amount} XP${others.length > 0 ? ' each' : ''}${reasonText(why)}.`;
    // A line about several units belongs to their army.
    return others.length === 0
      ? telling.of(unit, depth, text, 'gain')
      : telling.about(telling.ownerOf(unit), depth, text, 'gain');
  });
};
