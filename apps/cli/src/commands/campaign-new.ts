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
import { dayOf, decideAll, tell, type WriteOptions, writes } from '../campaign/carry.ts';
import { newSeed } from '../campaign/drawing.ts';
import { readName } from '../campaign/naming.ts';
import { createBook } from '../campaign/store.ts';
import { Stop } from '../findings.ts';
import { gather } from '../options.ts';
import { note } from '../screen.ts';

interface NewOptions extends WriteOptions {
  seed?: string;
  name: string;
  rules: CampaignRulesetId;
  type: string;
  option?: string[];
}

const TYPES = CAMPAIGN_TYPES.map((type) => type.replace('-limited', ''));

/** `muster campaign new`: a campaign begins. */
export const newCommand = (): Command =>
  writes(
    new Command('new')
      .description('begin a campaign in a new file')
      .argument('<file>', 'the file that the campaign will be kept in')
      .requiredOption('--name <name>', 'what it is called')
      .addOption(new Option('--rules <id>', 'the campaign rules').choices(CAMPAIGN_RULESETS).makeOptionMandatory())
      .addOption(
        new Option('--type <type>', 'what ends it: a number of games, of points (VP) or of weeks, or nothing')
          .choices(TYPES)
          .default('game'),
      )
      .option('--option <name=value>', 'what the group has agreed on; may be given several times', gather)
      .option('--seed <text>', 'decides every die that Muster rolls in this campaign (default: random)'),
    true,
  )
    .addHelpText('after', () => `\n${optionsHelp()}`)
    .action(begin);

const begin = async (file: string, options: NewOptions): Promise<void> => {
  const name = readName(options.name, 'The name');
  const kind = CAMPAIGN_TYPES.find((type) => type.startsWith(options.type)) as CampaignType;
  const agreed = readOptions(options.option ?? []);
  if (agreed.permadeath === false && options.rules === 'aof-2.0')
    note('A campaign without permadeath is a house rule here: the book does not offer it.');
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
  tell(file, 0, decided, options);
};

const FLAGS: Readonly<Record<string, string>> = { yes: 'true', no: 'false', on: 'true', off: 'false' };

/** Reads options such as `permadeath=false`. */
export const readOptions = (pairs: readonly string[]): Partial<Options> => Object.fromEntries(pairs.map(readOption));

const readOption = (pair: string): [string, string | boolean] => {
  const [name, text = ''] = pair.split('=').map((part) => part.trim());
  if (!Object.hasOwn(OPTIONS, name))
    throw new Stop(`There is no option "${name}"; the options are ${Object.keys(OPTIONS).join(', ')}.`);
  const values: readonly (string | boolean)[] = OPTIONS[name as OptionName];
  const chosen = values.find((known) => String(known) === (FLAGS[text] ?? text));
  if (chosen === undefined) throw new Stop(`The option ${name} can be ${values.join(' or ')}, but not "${text}".`);
  return [name, chosen];
};

const optionsHelp = (): string =>
  [
    'Options and what their values mean; the first value is the default:',
    ...Object.entries(OPTIONS).flatMap(([name, values]) =>
      values.map((value, i) => {
        const pair = (i === 0 ? name : '').padEnd(24);
        return `  ${pair}${String(value).padEnd(11)}${optionMeaning(name as OptionName, value)}`;
      }),
    ),
  ].join('\n');
