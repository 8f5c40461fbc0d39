// Founds a campaign, adds two armies, plays one match and carries out its steps.
import { readyList, shippedBooks } from 'muster/army';
import { bringWithin, campaignSheetOf, type CampaignWithFacts, type Command, fightMatch } from 'muster/campaign';
import { fractionText, joinCommand, matchOf, NEW_CAMPAIGN, runCommand, seasonTable, standings } from 'muster/campaign';

let kept: CampaignWithFacts = NEW_CAMPAIGN;
const run = (command: Command): void => {
  const result = runCommand(kept, command, { at: '2026-05-30', by: 'organiser' });
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  kept = result.kept;
};

const begun = '2026-05-30';
const ruleset = { base: 'gf-3.4.0@1', changes: [] };
run({ type: 'found', name: 'The Ashen Road', ruleset, kind: 'endless', begun, seed: 'ash' });
for (const [player, name] of [
  ['Ada', 'lantern-wardens-1000'],
  ['Ben', 'mossback-kith-1000'],
] as const)
  run(joinCommand(kept, { name: `${player}'s army`, player, list: readyList(name), books: shippedBooks() }));

const match = 'match-1';
run({ type: 'set-up', match, bring: bringWithin(kept.campaign, kept.campaign.armies) });
for (const { id } of kept.campaign.armies) run({ type: 'roll-objective', match, army: id });
const ready = matchOf(kept.campaign, match);
const fought =
  ready &&
  fightMatch(kept.campaign, ready, { table: seasonTable(kept.campaign, match, 2), seed: match, players: ['solo'] });
if (!fought || 'unit' in fought) throw new Error('This match cannot be fought.');
run({ type: 'conclude', match, ...fought.digest });
run({ type: 'check-casualties', match });
run({ type: 'earn-experience', match });

for (const { rank, army, name, score } of standings(kept.campaign)) {
  console.log(`${rank}. ${name}: ${fractionText(score)} VP`);
  for (const unit of campaignSheetOf(kept.campaign, army)?.units ?? [])
    console.log(`   ${unit.name}: ${unit.xp} XP, worth ${unit.value} points`);
}
