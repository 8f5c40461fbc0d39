import { type CampaignRuleset, newestCampaignRules, printedTables, rulesOf } from '@muster/campaign';
import { CAMPAIGN_RULESETS, type CampaignRulesetId } from '@muster/rules';
import { Command, Option } from 'commander';
import { openCampaign } from '../campaign/run-and-write.ts';
import { paint } from '../colours.ts';
import { CommandError } from '../findings.ts';
import { printLine, printJson } from '../screen.ts';
import { lineWidth, wrapText } from '../text-table.ts';

interface TablesOptions {
  rules?: CampaignRulesetId;
  json?: boolean;
}

const WIDTH = 110;

/** Makes `muster campaign tables`, which shows what objectives, traits, injuries, talents, skills and events do. */
export const tablesCommand = (): Command =>
  new Command('tables')
    .description('show the tables: objectives, casualties, injuries, talents, traits, skills and random events')
    .argument('[file]', 'the campaign file whose rules to show')
    .addOption(new Option('--rules <id>', 'campaign rules instead of a file').choices(CAMPAIGN_RULESETS))
    .option('--json', 'print them as JSON')
    .action((file: string | undefined, { rules: id, json }: TablesOptions): void => {
      const rules = rulesFor(file, id);
      const tables = printedTables(rules);
      if (json) return printJson({ ok: true, ruleset: rules.id, tables });
      const { bold, dim } = paint();
      printLine(bold(rules.name));
      for (const { title, rows } of tables) {
        printLine();
        printLine(bold(title));
        const widest = Math.max(...rows.map(({ name }) => name.length));
        for (const { dice, name, does } of rows) {
          const head = `  ${dice.padStart(3)}  ${name.padEnd(widest)}  `;
          const room = Math.max(30, lineWidth(WIDTH) - head.length);
          wrapText(does, room).forEach((line, i) =>
            printLine(`${i === 0 ? head : ' '.repeat(head.length)}${dim(line)}`),
          );
        }
      }
    });

/** Returns the rules of a campaign file, or the rules with an id. */
export const rulesFor = (file: string | undefined, id: CampaignRulesetId | undefined): CampaignRuleset => {
  if (id !== undefined) return newestCampaignRules(id);
  if (file !== undefined) return rulesOf(openCampaign(file).campaign);
  throw new CommandError(`Give a campaign file, or rules with --rules: ${CAMPAIGN_RULESETS.join(', ')}.`);
};
