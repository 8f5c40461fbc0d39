import { countedOrNo, inSentence, listText } from '@muster/kernel';
import type { Command } from '../../contract/command.ts';
import { LABEL } from '../../contract/labels.ts';
import type { Override } from '../../state/change.ts';
import { titleOf } from '../../ruleset/index.ts';
import type { Options } from '../../state/campaign.ts';
import { armyOf, matchOf, unitOf } from '../../state/find.ts';
import { changedOptions } from '../../story/option-texts.ts';
import { levelLines } from './experience.ts';
import { endText } from './gains.ts';
import type { ChronicleLine, ChronicleContext } from './chronicle-context.ts';
import { asClause } from '../../story/grammar.ts';

/** Returns the lines about a bought upgrade. */
export const buyLines = (telling: ChronicleContext): ChronicleLine[] => [
  ...telling.changes('upgrade-bought').map(({ unit, upgrade: { name, cost } }) => {
    const deal =
      cost < 0 ? `and ${countedOrNo(-cost, 'point')}` : cost === 0 ? 'for free' : `for ${countedOrNo(cost, 'point')}`;
    return telling.of(unit, 1, `${telling.does(unit, 'get')} ${name} ${deal}.`);
  }),
  ...telling
    .changes('promoted')
    .map(({ unit }) => telling.of(unit, 1, `${telling.does(unit, 'become')} a hero.`, 'gain')),
];

/** Returns the lines about an upgrade that was sold, or that no one bought. */
export const sellLines = (
  telling: ChronicleContext,
  { unit, upgrade }: Extract<Command, { type: 'sell' }>,
): ChronicleLine[] => {
  const name = unitOf(telling.before, unit)?.upgrades.find(({ id }) => id === upgrade)?.name ?? upgrade;
  const amount = telling.changes('bank').reduce((sum, change) => sum + change.amount, 0);
  const sold = telling.changes('upgrade-sold').length > 0;
  const deal =
    amount < 0
      ? `${telling.does(unit, 'give')} ${name} back and ${telling.verb(unit, 'pay')} ${countedOrNo(-amount, 'point')}`
      : `${telling.does(unit, 'sell')} ${name} for ${amount === 0 ? 'nothing' : countedOrNo(amount, 'point')}`;
  const line = telling.of(unit, 1, sold ? `${deal}.` : `No one buys ${name} from ${telling.object(unit)} this time.`);
  return [line, ...telling.dice(line, [['sale', LABEL.sale(unit, upgrade)]])];
};

/** Returns the lines about a recruited unit. */
export const recruitLines = (
  telling: ChronicleContext,
  { army, unit: { id }, veteran = false }: Extract<Command, { type: 'recruit' }>,
): ChronicleLine[] => {
  const paid = telling.changes('bank').reduce((sum, { amount }) => sum - amount, 0);
  const [{ approved }] = telling.changes('unit-added');
  const leave = approved ? ` The unit is not in the army's books; approved by ${approved.by}: ${approved.reason}.` : '';
  const what = veteran ? ', a veteran unit,' : telling.known(id).hero ? ', a hero,' : '';
  return [
    telling.about(
      army,
      0,
      `${telling.armyDoes(army, 'recruit')} ${inSentence(telling.unit(id))}${what} for ${countedOrNo(paid, 'point')}.${leave}`,
      'act',
      [id],
    ),
    ...levelLines(telling, id),
  ];
};

/** Returns the line about a disbanded unit. */
export const disbandLines = (telling: ChronicleContext): ChronicleLine[] =>
  telling.changes('unit-gone').map(({ unit, why }) => telling.of(unit, 0, endText(telling, unit, why), 'loss'));

/** Returns the line about an organiser's override. */
export const overrideLines = (telling: ChronicleContext): ChronicleLine[] =>
  telling.changes('overridden').map(({ by, reason, override }) => {
    const settings = Object.entries(override.set).flatMap(([field, value]) =>
      field === 'options'
        ? changedOptions(telling.before.options, value as Options).map(asClause)
        : [`${fieldText(field)} ${valueText(value)}`],
    );
    const text = `Override by ${by} for ${subject(telling, override)}: ${listText(settings)} (${reason}).`;
    if (override.of === 'unit') return telling.of(override.id, 0, text, 'act');
    return override.of === 'army' ? telling.about(override.id, 0, text, 'act') : telling.all(0, text, 'act');
  });

const subject = (telling: ChronicleContext, override: Override): string => {
  switch (override.of) {
    case 'unit':
      return telling.object(override.id);
    case 'army':
      return armyOf(telling.before, override.id)?.name ?? override.id;
    case 'match':
      return `match ${matchOf(telling.after, override.id)?.number ?? override.id}`;
    default:
      return 'the campaign';
  }
};

const FIELDS: Readonly<Record<string, string>> = {
  xp: 'XP',
  vp: 'VP',
  bank: 'points',
  delta: 'price change',
  sitOut: 'matches to sit out',
};

const fieldText = (field: string): string => (Object.hasOwn(FIELDS, field) ? FIELDS[field] : field);

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => titleOf(String(one))).join(', ');
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
    ? String(value)
    : 'changed';
};
