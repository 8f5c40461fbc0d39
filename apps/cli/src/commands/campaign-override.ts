import { type Campaign, CAMPAIGN_TYPES, GAIN_LISTS, keyOf, type Override, STEPS, titleOf } from '@muster/campaign';
import { Command } from 'commander';
import { carryOut, type WriteOptions, withWriteOptions } from '../campaign/run-and-write.ts';
import { armyId, findArmy, findMatch, findUnit, readName, unitId } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { splitAtCommas } from '../options.ts';
import { readOptions } from './campaign-new.ts';

interface OverrideOptions extends WriteOptions {
  reason: string;
  unit?: string;
  army?: string;
  match?: string;
}

/** The fields that may be set of a unit, army, match or campaign, and the kinds of their values. */
const FIELDS = {
  unit: {
    name: 'name',
    hero: 'flag',
    casts: 'flag',
    blocks: 'flag',
    models: 'number',
    base: 'number',
    delta: 'number',
    xp: 'number',
    level: 'number',
    sitOut: 'number',
    ...Object.fromEntries(GAIN_LISTS.map((gain) => [gain, 'names'])),
  },
  army: { name: 'name', player: 'name', bank: 'number', vp: 'number', matches: 'number' },
  match: { step: 'step', round: 'number', winner: 'army', casualties: 'units', dead: 'units' },
  campaign: { name: 'name', type: 'type', limit: 'number', played: 'number', averaged: 'flag', option: 'option' },
} as const satisfies Readonly<Record<Override['of'], Readonly<Record<string, string>>>>;

/** Makes `muster campaign override`, with which the organiser sets any value. */
export const overrideCommand = (): Command =>
  withWriteOptions(
    new Command('override')
      .description('set any value as the organiser, with a reason')
      .argument('<file>', 'the campaign file')
      .argument('<settings...>', 'the fields and their values, such as xp=7 or traits=agile,elite')
      .requiredOption('--reason <text>', 'the reason')
      .option('--unit <unit>', 'the unit to change')
      .option('--army <army>', 'the army to change')
      .option('--match <id>', 'the match to change (default: the campaign itself)'),
  )
    .addHelpText(
      'after',
      `\n${Object.entries(FIELDS)
        .map(([of, fields]) => `  ${of.padEnd(9)}${Object.keys(fields).join(', ')}`)
        .join('\n')}`,
    )
    .action(async (file: string, settings: readonly string[], options: OverrideOptions): Promise<void> => {
      await carryOut(
        file,
        ({ campaign }) => {
          const override = overrideOf(campaign, settings, options);
          const reason = readName(options.reason, 'The reason');
          const by = readName(options.by ?? '', 'The name');
          return [() => ({ type: 'override', by, reason, override })];
        },
        options,
      );
    });

const overrideOf = (campaign: Campaign, settings: readonly string[], options: OverrideOptions): Override => {
  const { unit, army, match } = options;
  if ([unit, army, match].filter((one) => one !== undefined).length > 1)
    throw stopWith('bad-value', 'Use only one of --unit, --army and --match.');
  if (unit !== undefined)
    return { of: 'unit', id: findUnit(campaign, unit).unit.id, set: setOf('unit', campaign, settings) };
  if (army !== undefined)
    return { of: 'army', id: findArmy(campaign, army).id, set: setOf('army', campaign, settings) };
  if (match !== undefined)
    return { of: 'match', id: findMatch(campaign, match).id, set: setOf('match', campaign, settings) };
  return { of: 'campaign', set: setOf('campaign', campaign, settings) };
};

const setOf = (of: Override['of'], campaign: Campaign, settings: readonly string[]): Record<string, unknown> => {
  const kinds: Readonly<Record<string, string>> = FIELDS[of];
  const set: Record<string, unknown> = {};
  for (const setting of settings) {
    const at = setting.indexOf('=');
    const field = setting.slice(0, Math.max(0, at)).trim();
    const text = setting.slice(at + 1).trim();
    if (at < 0 || !Object.hasOwn(kinds, field))
      throw stopWith(
        'bad-value',
        `"${setting}" is not a setting. Write field=value. Fields of ${of === 'army' ? 'an army' : `a ${of}`}: ${Object.keys(kinds).join(', ')}.`,
        { what: field || setting },
      );
    if (field === 'option')
      set['options'] = { ...campaign.options, ...(set['options'] as object), ...readOptions([text]) };
    else set[field] = valueOf(campaign, field, kinds[field], text);
  }
  return set;
};

const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

const valueOf = (campaign: Campaign, field: string, kind: string, text: string): unknown => {
  const bad = (hint: string): never => {
    throw stopWith('bad-value', `${titleOf(field)} cannot be "${text}": ${hint}.`, { what: field, have: text });
  };
  switch (kind) {
    case 'number':
      if (!/^-?\d{1,6}$/.test(text)) return bad('it is a whole number');
      return Number(text) < 0 && field !== 'delta' ? bad('it is not below 0') : Number(text);
    case 'flag':
      return Object.hasOwn(FLAGS, text) ? FLAGS[text] : bad('it is yes or no');
    case 'names':
      return splitAtCommas(text).map((word) => (field === 'items' ? word : keyOf(word)));
    case 'units':
      return splitAtCommas(text).map((word) => unitId(campaign, word));
    case 'army':
      return armyId(campaign, text);
    case 'step':
      return STEPS.some((step) => step === text) ? text : bad(`it is one of ${STEPS.join(', ')}`);
    case 'type':
      return CAMPAIGN_TYPES.some((type) => type === text) ? text : bad(`it is one of ${CAMPAIGN_TYPES.join(', ')}`);
    default:
      return readName(text, titleOf(field));
  }
};
