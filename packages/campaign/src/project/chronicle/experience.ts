import { listText } from '@muster/kernel';
import { LABEL } from '../../contract/labels.ts';
import { titleOf } from '../../ruleset/index.ts';
import type { CampaignChange } from '../../state/change.ts';
import { reasonText } from './gains.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';

/** Returns the lines about experience: survivors of one army in one line, then other units, then the levels reached. */
export const experienceLines = (telling: ChronicleContext): ChronicleLine[] => {
  const earned = telling.changes('xp').filter(({ why }) => why !== 'surplus');
  const units = [...new Set(earned.map(({ unit }) => unit))];
  const ofUnit = (unit: string): typeof earned => earned.filter((change) => change.unit === unit);
  const only = units.filter((unit) => ofUnit(unit).every(({ why }) => why === 'survived'));
  const more = units.filter((unit) => !only.includes(unit));
  const armies = [...new Set(only.map((unit) => telling.ownerOf(unit)))];
  return [
    ...(units.length === 0 ? [] : [telling.all(0, 'Units earn experience.', 'act')]),
    ...armies.map((army) => {
      const own = only.filter((unit) => telling.ownerOf(unit) === army);
      const names = own.map((unit) => telling.unit(unit));
      return telling.about(
        army,
        1,
        `${listText(names)}: 1 XP${own.length > 1 ? ' each' : ''} for surviving.`,
        'plain',
        own.length === 1 ? own : [],
      );
    }),
    ...more.map((unit) => telling.of(unit, 1, xpText(telling, unit, ofUnit(unit)))),
    ...[...new Set(telling.changes('levelled').map(({ unit }) => unit))].flatMap((unit) => levelLines(telling, unit)),
  ];
};

const xpText = (
  telling: ChronicleContext,
  unit: string,
  earned: readonly Extract<CampaignChange, { type: 'xp' }>[],
): string => {
  const reasons = [...new Set(earned.map(({ why }) => why))].map((why) => {
    const sum = earned.filter((change) => change.why === why).reduce((all, { amount }) => all + amount, 0);
    return `${sum} XP${reasonText(why)}`;
  });
  return `${telling.unit(unit)}: ${listText(reasons)}.`;
};

/** Returns the lines about the levels that a unit reached, with the dice for all of them. */
export const levelLines = (telling: ChronicleContext, unit: string): ChronicleLine[] => {
  const lines: ChronicleLine[] = [];
  const changes = telling.fact.changes.filter((change) => 'unit' in change && change.unit === unit);
  for (const [at, change] of changes.entries()) {
    if (change.type !== 'levelled') continue;
    const rest = changes.slice(at + 1);
    const next = rest.findIndex(({ type }) => type === 'levelled');
    const gains = rest.slice(0, next < 0 ? rest.length : next).filter((one) => one.type === 'gained');
    const price = changes[at - 1];
    const level = telling.of(unit, 1, levelText(telling, unit, change.level, price, gains), 'gain');
    const gained = gains.map(({ name }) => name);
    lines.push(level, ...telling.effects(level, gained));
  }
  const [line] = lines;
  if (!line) return [];
  const rows = [
    ['trait', LABEL.trait(unit)],
    [telling.rules.words.skillSet, LABEL.skillSet(unit)],
    ['skill', LABEL.skill(unit)],
  ] as const;
  return [...lines, ...telling.dice(line, rows)];
};

const levelText = (
  telling: ChronicleContext,
  unit: string,
  level: number,
  price: CampaignChange | undefined,
  gains: readonly Extract<CampaignChange, { type: 'gained' }>[],
): string => {
  const worth = price?.type === 'price' ? ` (worth ${price.amount} points more)` : '';
  const head = `${telling.does(unit, 'reach', 'reaches')} level ${level}${worth}`;
  const names = gains.filter(({ list }) => list !== 'skillSets').map(({ name }) => titleOf(name));
  const sets = gains.filter(({ list }) => list === 'skillSets').map(({ name }) => titleOf(name));
  const set = sets.length === 0 ? '' : `, ${telling.rules.words.skillSet} ${listText(sets)}`;
  return names.length === 0
    ? `${head} with no trait or skill left to gain${set}.`
    : `${head}: ${listText(names)}${set}.`;
};
