// A campaign is a list of facts: commands that were decided by the rules.
export { type CommandContext, type CommandResult, evolve, type Fact, type CampaignWithFacts } from '@muster/campaign';
export { type Command, NEW_CAMPAIGN, runCommand } from '@muster/campaign';
export type { Campaign, CampaignArmy, CampaignRefusal, CampaignUnit, Match, MatchReport } from '@muster/campaign';
export { armyOf, matchOf, type Options } from '@muster/campaign';
export { joinCommand, type NewArmy } from '@muster/host';
export type { CampaignRulesetId } from '@muster/rules';

// Dice, random draws and decisions.
export { type ChoiceNeed, firstOf, keyedSource, type DrawNeed, policySource, type DrawSource } from '@muster/campaign';

// A match that Muster plays.
export { bringWithin, matchBattle, type MatchBattle } from '@muster/host';
export { fightMatch, type FightOrder, type Fought } from '@muster/lab';
export { seasonTable } from '@muster/host';
export { playSeason, type Season, type SeasonOrder } from '@muster/lab';
export { digest, type BattleDigest, type Unready } from '@muster/campaign';

// Corrections and files.
export { type Amend, amend, type Amendment, type Correction, type Entry, factsOf } from '@muster/campaign';
export { type CampaignBook, type CampaignFault, campaignHeaderLine, campaignLines } from '@muster/protocol';
export { parseCampaignFile } from '@muster/protocol';

// What people read.
export { type ArmySheet, sheetOf as campaignSheetOf } from '@muster/campaign';
export { type CampaignStatus, type Standing, standings, statusOf as campaignStatusOf } from '@muster/campaign';
export { type Chronicle, chronicleOf, type Fraction, fractionText } from '@muster/campaign';
