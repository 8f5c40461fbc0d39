import { Command } from 'commander';
import { adoptCommand } from './campaign-adopt.ts';
import { amendCommand } from './campaign-amend.ts';
import { campaignChronicleCommand } from './campaign-chronicle.ts';
import { eventCommand, outcomeCommand } from './campaign-event.ts';
import { joinCommand } from './campaign-join.ts';
import { roundCommand, spendCommand } from './campaign-mission.ts';
import { noteCommand, renameCommand } from './campaign-naming.ts';
import { newCommand } from './campaign-new.ts';
import { overrideCommand } from './campaign-override.ts';
import { pagesCommand } from './campaign-pages.ts';
import { campaignPlayCommand } from './campaign-play.ts';
import { recordCommand } from './campaign-record.ts';
import { recruitCommand } from './campaign-recruit.ts';
import { repairCommand } from './campaign-repair.ts';
import { revealCommand, sealCommand } from './campaign-secrets.ts';
import { setupCommand } from './campaign-setup.ts';
import { campaignSheetCommand } from './campaign-sheet.ts';
import {
  breakOffCommand,
  casualtiesCommand,
  disbandCommand,
  experienceCommand,
  nextCommand,
} from './campaign-steps.ts';
import { tablesCommand } from './campaign-tables.ts';
import { upgradeCommand } from './campaign-upgrade.ts';
import { statusCommand } from './campaign-status.ts';
import { logCommand, standingsCommand } from './campaign-views.ts';

/** Makes `muster campaign` with all its subcommands. */
export const campaignCommand = (): Command =>
  new Command('campaign')
    .addCommand(newCommand())
    .addCommand(adoptCommand())
    .addCommand(joinCommand())
    .addCommand(statusCommand())
    .addCommand(standingsCommand())
    .addCommand(campaignSheetCommand())
    .addCommand(campaignChronicleCommand())
    .addCommand(pagesCommand())
    .addCommand(tablesCommand())
    .addCommand(setupCommand())
    .addCommand(roundCommand())
    .addCommand(eventCommand())
    .addCommand(outcomeCommand())
    .addCommand(sealCommand())
    .addCommand(revealCommand())
    .addCommand(spendCommand())
    .addCommand(campaignPlayCommand())
    .addCommand(recordCommand())
    .addCommand(casualtiesCommand())
    .addCommand(experienceCommand())
    .addCommand(upgradeCommand())
    .addCommand(recruitCommand())
    .addCommand(nextCommand())
    .addCommand(disbandCommand())
    .addCommand(renameCommand())
    .addCommand(noteCommand())
    .addCommand(breakOffCommand())
    .addCommand(amendCommand())
    .addCommand(overrideCommand())
    .addCommand(logCommand())
    .addCommand(repairCommand())
    .helpCommand('help [command]', 'show help for a command')
    .addHelpText('after', HELP);

const HELP = `
Start a campaign:
  muster campaign new ember.campaign --name "Ember War" --rules gf-3.4.0 --type game
  muster campaign join ember.campaign --army Wardens --player Ann --list lantern-wardens-1000
Continue a campaign from paper or Army Forge:
  muster campaign adopt ember.campaign --from paper.txt
Play a match here, yourself or with computer players:
  muster campaign play ember.campaign --players human,solo
Keep track of a match at a table, step by step ("status" shows the next step):
  setup, round, event …, record, casualties, experience, upgrade …, next, recruit …, next
Muster rolls the dice, or you enter them with --dice 3,5,1 or --real-dice. For armies and units, give ids or names.`;
