import type { EventRule } from '@muster/engine';
import { captured } from './captured.ts';
import { anomaly } from './anomaly.ts';
import { walkingDead } from './walking-dead.ts';
import { sniper } from './sniper.ts';
import { oldFriend } from './old-friend.ts';
import { escort } from './escort.ts';
import { intel } from './intel.ts';
import { moralVictory } from './moral-victory.ts';
import { relic } from './relic.ts';
import { outpost } from './outpost.ts';
import { foundWeapon } from './found-weapon.ts';
import { windfallVp } from './windfall-vp.ts';
import { timeWarp } from './time-warp.ts';
import { bounty } from './bounty.ts';
import { brokenGear } from './broken-gear.ts';
import { mauled } from './mauled.ts';
import { noAmmo } from './no-ammo.ts';
import { combatFatigue } from './combat-fatigue.ts';
import { hostileTerrain } from './hostile-terrain.ts';
import { toxicQuarter } from './toxic-quarter.ts';
import { boobyTrap } from './booby-trap.ts';
import { earthquake } from './earthquake.ts';
import { darkClouds } from './dark-clouds.ts';
import { bloodFrenzy } from './blood-frenzy.ts';
import { surprise } from './surprise.ts';
import { misfire } from './misfire.ts';
import { lethalBlow } from './lethal-blow.ts';
import { noMercy } from './no-mercy.ts';
import { weakSpot } from './weak-spot.ts';
import { countdown } from './countdown.ts';
import { fieldMedics } from './field-medics.ts';
import { flashGrenades } from './flash-grenades.ts';
import { doubleFire } from './double-fire.ts';
import { warShout } from './war-shout.ts';
import { terror } from './terror.ts';
import { CAMPAIGN_RULESETS, type CampaignRulesetId, type EventVersions } from './versions.ts';
import { windfallPoints } from './windfall-points.ts';

export type { DiceAmount, EventEntry, EventPick, EventRule } from '@muster/engine';
export { CAMPAIGN_RULESETS, type CampaignRulesetId, type EventVersions } from './versions.ts';

/** Every random event, in the order of their numbers. */
const ALL: readonly EventVersions[] = [
  windfallPoints,
  bounty,
  brokenGear,
  mauled,
  noAmmo,
  combatFatigue,
  hostileTerrain,
  toxicQuarter,
  boobyTrap,
  earthquake,
  darkClouds,
  bloodFrenzy,
  surprise,
  misfire,
  lethalBlow,
  noMercy,
  weakSpot,
  countdown,
  fieldMedics,
  flashGrenades,
  doubleFire,
  warShout,
  terror,
  timeWarp,
  windfallVp,
  foundWeapon,
  outpost,
  relic,
  moralVictory,
  intel,
  escort,
  oldFriend,
  sniper,
  walkingDead,
  anomaly,
  captured,
];

/** The random events of each campaign ruleset, by number. */
export const EVENTS: Readonly<Record<CampaignRulesetId, Readonly<Record<number, EventRule>>>> = Object.fromEntries(
  CAMPAIGN_RULESETS.map((id) => [id, Object.fromEntries(ALL.map((event) => [event[id].number, event[id]]))]),
) as Record<CampaignRulesetId, Record<number, EventRule>>;
