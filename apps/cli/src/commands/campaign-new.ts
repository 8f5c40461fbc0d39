import {
  CAMPAIGN_TYPES,
  campaignRef,
  type CampaignType,
  NO_CAMPAIGN,
  optionMeaning,
  type OptionName,
  type Options,
  OPTIONS,
} from '@muster/campaign';
import { CAMPAIGN_RULESETS, type CampaignRulesetId } from '@muster/rules';
import { Command, Option } from 'commander';
import { dayOf, decideAll, printWritten, type WriteOptions, withWriteOptions } from '../campaign/run-and-write.ts';
import { newSeed } from '../campaign/draw-options.ts';
import { readName } from '../campaign/naming.ts';
import { createBook } from '../campaign/store.ts';
import { CommandError } from '../findings.ts';
import { collectValues } from '../options.ts';
import { printNote } from '../screen.ts';

interface NewOptions extends WriteOptions {
  seed?: string;
  name: string;
  rules: CampaignRulesetId;
  type: string;
  option?: string[];
}

const TYPES = CAMPAIGN_TYPES.map((type) => type.replace('-limited', ''));

/** Makes `muster campaign new`, which begins a campaign. */
export const newCommand = (): Command =>
  withWriteOptions(
    new Command('new')
      .description('begin a campaign in a new file')
      .argument('<file>', 'the new campaign file')
      .requiredOption('--name <name>', 'the name of the campaign')
      .addOption(new Option('--rules <id>', 'the campaign rules').choices(CAMPAIGN_RULESETS).makeOptionMandatory())
      .addOption(
        new Option('--type <type>', 'its limit: a number of games, of points (VP), of weeks, or none')
          .choices(TYPES)
          .default('game'),
      )
      .option('--option <name=value>', 'a campaign option, see below (repeatable)', collectValues)
      .option('--seed <text>', 'the seed of all dice that Muster rolls in this campaign (default: random)'),
    true,
  )
    .addHelpText('after', () => `\n${optionsHelp()}`)
    .action(begin);

const begin = async (file: string, options: NewOptions): Promise<void> => {
  const name = readName(options.name, 'The name');
  const kind = CAMPAIGN_TYPES.find((type) => type.startsWith(options.type)) as CampaignType;
  const agreed = readOptions(options.option ?? []);
  if (agreed.permadeath === false && options.rules === 'aof-2.0')
    printNote('Playing without permadeath is a house rule in this game.');
  const seed = newSeed(options);
  const step = () =>
    ({
      type: 'found',
      name,
      ruleset: campaignRef(options.rules),
      kind,
      options: agreed,
      begun: dayOf(options),
      seed,
    }) as const;
  const decided = await decideAll({ ...NO_CAMPAIGN, seed }, [step], options);
  createBook(
    file,
    name,
    decided.facts.map((fact) => ({ fact })),
  );
  printWritten(file, 0, decided, options);
};

const FLAGS: Readonly<Record<string, string>> = { yes: 'true', no: 'false', on: 'true', off: 'false' };

/** Reads options such as `permadeath=false`. */
export const readOptions = (pairs: readonly string[]): Partial<Options> => Object.fromEntries(pairs.map(readOption));

const readOption = (pair: string): [string, string | boolean] => {
  const [name, text = ''] = pair.split('=').map((part) => part.trim());
  if (!Object.hasOwn(OPTIONS, name))
    throw new CommandError(`There is no option "${name}". Options: ${Object.keys(OPTIONS).join(', ')}.`);
  const values: readonly (string | boolean)[] = OPTIONS[name as OptionName];
  const chosen = values.find((known) => String(known) === (FLAGS[text] ?? text));
  if (chosen === undefined)
    throw new CommandError(`The option ${name} cannot be "${text}". Values: ${values.join(' or ')}.`);
  return [name, chosen];
};

const optionsHelp = (): string =>
  [
    'Campaign options and their values:',
    ...Object.entries(OPTIONS).flatMap(([name, values]) =>
      values.map((value, i) => {
        const pair = (i === 0 ? name : '').padEnd(24);
        return `  ${pair}${String(value).padEnd(11)}${optionMeaning(name as OptionName, value)}${i === 0 ? ' (default)' : ''}`;
      }),
    ),
  ].join('\n');
